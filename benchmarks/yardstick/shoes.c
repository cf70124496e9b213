/* The yardstick of benchmarks/fast_numbers.py: honest eight-deck shoes, dealt and tallied by hand-written AVX2.

   It is written for one game and one grid and knows nothing of rule sets: eight decks, punto banco's order of cards, a
   cut card with one coup after it, totals and card counts by pairs of one rank. What a coup comes to is looked up in the
   tables that it is given. The streams are those of puntobanco.sim, so its histogram must be the house's to the last
   coup, and a wrong yardstick is seen at once.

   Four shoes lie side by side; dice are 16-bit words times their sides, two registers of them at a time; a card is
   placed by one wide store for all four shoes; coups are dealt in turn from the four; counts are kept in four shares. */

#include <immintrin.h>
#include <stdint.h>
#include <string.h>

enum {
    CARDS = 416, ACES = 32, SHOES = 4, PLACES = CARDS * SHOES, FIRST = ACES * SHOES, AFTER = 64, THROWS = (PLACES - FIRST) / 32,
    CLASSES = 1600, GROUPS = 64, KEPT = 1 << 15, FLUSH = 6000, SURE = 64, CUT = 402,
};

#define LINE __attribute__((aligned(64)))

typedef struct { __m256i a, b, c, d; } stream;

typedef struct {
    uint16_t sides[THROWS * 32] LINE, least[THROWS * 32] LINE, dice[THROWS * 32] LINE;
    uint32_t cells[PLACES + AFTER] LINE;
    uint16_t cards[PLACES + AFTER] LINE, hands[PLACES + AFTER] LINE, what[PLACES + AFTER] LINE, kept[KEPT] LINE;
    uint32_t shares[4][CLASSES] LINE;
    uint64_t again[4];
} desk;

static const uint16_t CODES[13] = {0x01, 0x12, 0x23, 0x34, 0x45, 0x56, 0x67, 0x78, 0x89, 0x90, 0xa0, 0xb0, 0xc0};

static inline uint64_t turned(uint64_t word, int by) { return word << by | word >> (64 - by); }

static uint64_t next_word(uint64_t *s) {
    uint64_t word = turned(s[0] + s[3], 23) + s[0], shifted = s[1] << 17;
    s[2] ^= s[0]; s[3] ^= s[1]; s[1] ^= s[2]; s[0] ^= s[3]; s[2] ^= shifted; s[3] = turned(s[3], 45);
    return word;
}

static uint32_t number_below(uint32_t sides, uint64_t *s) {
    unsigned __int128 product = (unsigned __int128)next_word(s) * sides;
    if ((uint64_t)product < sides) {
        uint64_t least = -(uint64_t)sides % sides;
        while ((uint64_t)product < least) product = (unsigned __int128)next_word(s) * sides;
    }
    return product >> 64;
}

static inline __m256i turned4(__m256i words, int by) {
    return _mm256_or_si256(_mm256_slli_epi64(words, by), _mm256_srli_epi64(words, 64 - by));
}

static inline __m256i next_words(stream *s) {
    __m256i words = _mm256_add_epi64(turned4(_mm256_add_epi64(s->a, s->d), 23), s->a);
    __m256i shifted = _mm256_slli_epi64(s->b, 17);
    s->c = _mm256_xor_si256(s->c, s->a); s->d = _mm256_xor_si256(s->d, s->b);
    s->b = _mm256_xor_si256(s->b, s->c); s->a = _mm256_xor_si256(s->a, s->d);
    s->c = _mm256_xor_si256(s->c, shifted); s->d = turned4(s->d, 45);
    return words;
}

/* Throw 16 dice; the mask has two bits for each, set where the die stands. */
static inline uint32_t throw16(desk *w, stream *s, int first, __m256i shoes) {
    __m256i words = next_words(s);
    __m256i sides = _mm256_load_si256((void *)(w->sides + first)), least = _mm256_load_si256((void *)(w->least + first));
    __m256i die = _mm256_mulhi_epu16(words, sides), rest = _mm256_mullo_epi16(words, sides);
    _mm256_store_si256((void *)(w->dice + first), _mm256_or_si256(_mm256_slli_epi16(die, 2), shoes));
    return _mm256_movemask_epi8(_mm256_cmpeq_epi16(_mm256_max_epu16(rest, least), rest));
}

static void throw_again(desk *w, int first, uint32_t stands) {
    for (uint32_t bad = ~stands; bad;) {
        int at = __builtin_ctz(bad) >> 1;
        bad &= ~(3u << 2 * at);
        w->dice[first + at] = number_below(w->sides[first + at], w->again) * SHOES + at % SHOES;
    }
}

static void throw_dice(desk *w, stream *low, stream *high) {
    const __m256i shoes = _mm256_set1_epi64x(0x0003000200010000);
    stream a = *low, b = *high;
    uint32_t stands[THROWS][2];
    uint64_t bad = 0;
    for (int throw = 0; throw < THROWS; throw++) {
        stands[throw][0] = throw16(w, &a, throw * 32, shoes);
        stands[throw][1] = throw16(w, &b, throw * 32 + 16, shoes);
        bad |= (uint64_t)((stands[throw][0] & stands[throw][1]) != 0xffffffff) << throw;
    }
    for (; bad; bad &= bad - 1) {
        int throw = __builtin_ctzll(bad);
        throw_again(w, throw * 32, stands[throw][0]);
        throw_again(w, throw * 32 + 16, stands[throw][1]);
    }
    *low = a; *high = b;
}

static void shuffle(desk *w) {
    uint32_t *cells = w->cells;
    const uint16_t *die = w->dice;
    for (int place = 0; place < FIRST; place++) cells[place] = CODES[0];
    for (int card = ACES; card < CARDS; card++, die += SHOES) {
        uint32_t code = CODES[card / ACES], to0 = die[0], to1 = die[1], to2 = die[2], to3 = die[3];
        __m128i row = _mm_cvtsi32_si128(cells[to0]);
        row = _mm_insert_epi32(row, cells[to1], 1);
        row = _mm_insert_epi32(row, cells[to2], 2);
        row = _mm_insert_epi32(row, cells[to3], 3);
        _mm_store_si128((void *)(cells + card * SHOES), row);
        cells[to0] = code; cells[to1] = code; cells[to2] = code; cells[to3] = code;
    }
}

static void look_up(desk *w) {
    uint16_t *cards = w->cards, *hands = w->hands, *what = w->what;
    for (int place = 0; place < PLACES; place++) cards[place] = w->cells[place];
    for (int place = 0; place < PLACES; place++) {
        uint16_t first = cards[place], second = cards[place + 2 * SHOES], total = (first & 15) + (second & 15);
        total = total > 9 ? total - 10 : total;
        hands[place] = total * 100 | (first == second ? 0x4000 : 0);
    }
    for (int place = 0; place < PLACES; place++) {
        uint16_t player = hands[place], banker = hands[place + SHOES];
        uint16_t totals = (player & 0x3fff) * 10 + (banker & 0x3fff);
        uint16_t values = (cards[place + 4 * SHOES] & 15) * 10 + (cards[place + 5 * SHOES] & 15);
        what[place] = (totals + values) | (player & 0x4000) | (banker & 0x4000) << 1;
    }
}

#define DEAL(place) { \
    uint32_t index = w->what[place], entry = table[index & 0x3fff]; \
    place += (entry & 7) * SHOES; \
    w->kept[count++] = (entry >> 3) + (index >> 14); }

static uint32_t deal(desk *w, const uint16_t *restrict table, const uint16_t *restrict burnt, uint32_t count) {
    uint32_t place[SHOES];
    for (int shoe = 0; shoe < SHOES; shoe++) place[shoe] = burnt[w->cards[shoe] & 15] * SHOES + shoe;
    for (int coup = 0; coup < SURE; coup++) {
        DEAL(place[0]) DEAL(place[1]) DEAL(place[2]) DEAL(place[3])
    }
    for (int shoe = 0; shoe < SHOES; shoe++) {
        while (place[shoe] < (CUT + 1) * SHOES) DEAL(place[shoe])
        DEAL(place[shoe])
    }
    return count;
}

static void count_out(desk *w, uint32_t count) {
    uint32_t at = 0;
    for (; at + 4 <= count; at += 4) {
        w->shares[0][w->kept[at]]++; w->shares[1][w->kept[at + 1]]++;
        w->shares[2][w->kept[at + 2]]++; w->shares[3][w->kept[at + 3]]++;
    }
    for (; at < count; at++) w->shares[0][w->kept[at]]++;
}

size_t desk_size(void) { return sizeof(desk); }

/* Deal whole blocks of 256 shoes; seeds: 36 words for each. */
void deal_blocks(desk *w, const uint64_t *seeds, int64_t blocks, const uint16_t *table, const uint16_t *burnt, int64_t *classes) {
    for (int at = 0; at < THROWS * 32; at++) {
        w->sides[at] = ACES + at / SHOES + 1;
        w->least[at] = 65536 % (ACES + at / SHOES + 1);
    }
    memset(w->shares, 0, sizeof w->shares);
    uint32_t count = 0;
    for (int64_t block = 0; block < blocks; block++, seeds += 36) {
        const __m256i *rows = (const void *)seeds;
        stream low, high;
        low.a = _mm256_loadu_si256(rows); high.a = _mm256_loadu_si256(rows + 1);
        low.b = _mm256_loadu_si256(rows + 2); high.b = _mm256_loadu_si256(rows + 3);
        low.c = _mm256_loadu_si256(rows + 4); high.c = _mm256_loadu_si256(rows + 5);
        low.d = _mm256_loadu_si256(rows + 6); high.d = _mm256_loadu_si256(rows + 7);
        memcpy(w->again, seeds + 32, sizeof w->again);
        for (int group = 0; group < GROUPS; group++) {
            throw_dice(w, &low, &high);
            shuffle(w);
            look_up(w);
            count = deal(w, table, burnt, count);
            if (count > FLUSH) {
                count_out(w, count);
                count = 0;
            }
        }
    }
    count_out(w, count);
    for (int share = 0; share < 4; share++)
        for (int at = 0; at < CLASSES; at++) classes[at] += w->shares[share][at];
}
