/* A house full of patrons: signs them in, seats them at their tables, lets all wager within two seconds after betting
 * opens, and measures what each of them was told, and when. One thread, one epoll; every figure is taken from messages
 * as they came over a socket. `python benchmarks/load/run.py` builds it and drives it; the wire is that of docs/WIRE.md.
 *
 *   patrons PORT COUNT SEATS     reads commands, one a line, and answers each with one line of JSON:
 *     come                       everybody becomes a guest, gets a ticket, opens a link and takes a seat
 *     play COUPS                 so many coups, all wagering in each
 *     again                      every link is cut; all come back at once, with the tickets that they were given
 *
 * An acknowledgement is timed from the moment at which its wager was due: a house that stops reading hides nothing. */
#include "links.h"
#include <poll.h>
#include <strings.h>
#include <sys/resource.h>

enum { LEAD_MS = 1000, SPREAD_MS = 2000, WHEEL = 1 << 17, IN_FLIGHT = 64, ROOM = 1 << 20, COUPS_MAX = 32, LOOK = -1 };
enum step { ABSENT, GUEST, TICKET, UPGRADE, LINKED, SEATED };

struct patron {
    int link, table, coup, next, asked;
    enum step step;
    char cookie[160], ticket[80], id[24];
    char *part; /* the beginning of what has not come whole */
    size_t part_size;
    long sequence;
    double due, told, closes; /* the wager's moment, its acknowledgement, the end of betting */
};

struct coup {
    double opened; /* when the first table of all opened betting */
    struct series answered, ages, settled;
};

static struct patron *patrons;
static struct coup coups[COUPS_MAX + 1];
static int count, seats, port, epoll, coming, seated, lost, refused, gaps, played_to, settled_last, wheel[WHEEL];
static double wheel_ms;
static long frames, bytes;
static char room[ROOM + 1];
static int *named; /* patrons by id, open addressing; 0 is nobody, else index + 1 */
static uint32_t named_mask;

static int index_of(const struct patron *patron) { return (int)(patron - patrons); }

/* Where a patron's id stands in the index, or where it would. */
static int *place_of(const char *id) {
    uint32_t hash = 2166136261u;
    for (const char *at = id; *at && *at != '"'; at++) hash = (hash ^ (uint8_t)*at) * 16777619u;
    for (uint32_t slot = hash & named_mask;; slot = (slot + 1) & named_mask) {
        if (!named[slot]) return &named[slot];
        const char *known = patrons[named[slot] - 1].id;
        if (!strncmp(known, id, strlen(known))) return &named[slot];
    }
}

static void request(struct patron *patron, const char *line, const char *headers) {
    char text[1024];
    int size = snprintf(text, sizeof text, "%s HTTP/1.1\r\nHost: 127.0.0.1:%d\r\nOrigin: http://127.0.0.1:%d\r\n%s%s%s%s\r\n",
                        line, port, port, *patron->cookie ? "Cookie: " : "", patron->cookie,
                        *patron->cookie ? "\r\n" : "", headers);
    send_all(patron->link, text, (size_t)size);
}

static void upgrade(struct patron *patron) {
    char line[160];
    snprintf(line, sizeof line, "GET /ws?ticket=%s", patron->ticket);
    request(patron, line, "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
                          "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n");
}

static void come(struct patron *patron, enum step step) {
    patron->step = step, patron->asked = 0;
    patron->link = connection(epoll, port, index_of(patron));
    coming++;
}

static void hang_up(struct patron *patron) {
    cut(patron->link);
    free(patron->part);
    patron->part = NULL, patron->part_size = 0, patron->step = ABSENT;
}

static void subscribe(struct patron *patron) {
    char text[128], last[32] = "null";
    if (patron->sequence >= 0) snprintf(last, sizeof last, "%ld", patron->sequence);
    snprintf(text, sizeof text, "{\"t\":\"subscribe\",\"topic\":\"table:t%d\",\"last_seq\":%s}", patron->table, last);
    say(patron->link, text);
}

static void wager(struct patron *patron) {
    static const char *const bets[] = {"banker", "player", "banker", "tie"};
    char text[256];
    snprintf(text, sizeof text, "{\"t\":\"wager\",\"id\":\"%012llx-%08d-%04d\",\"table\":\"t%d\",\"wagers\":{\"%s\":50000}}",
             (unsigned long long)now_ms(), index_of(patron), patron->coup, patron->table, bets[index_of(patron) % 4]);
    say(patron->link, text);
}

static void schedule(struct patron *patron, double due) {
    int *bucket = &wheel[(int64_t)due % WHEEL];
    patron->due = due, patron->next = *bucket, *bucket = index_of(patron) + 1;
}

static void turn_wheel(void) {
    for (double now = now_ms(); wheel_ms <= now; wheel_ms += 1) {
        int *bucket = &wheel[(int64_t)wheel_ms % WHEEL], one = *bucket;
        *bucket = 0;
        for (; one; one = patrons[one - 1].next) wager(&patrons[one - 1]);
    }
}

static void take_events(struct patron *patron, const char *text, size_t size, double now) {
    const char *found;
    if (patron->sequence >= 0 && (long)number_after(text, 200, "\"after\":") > patron->sequence) gaps++;
    patron->sequence = (long)number_after(text, 200, "\"seq\":");
    struct coup *coup = &coups[patron->coup];
    if (patron->coup && (found = after(text, size, "\"kind\":\"wagers-placed\",\"patron\":\""))) {
        /* So old was the total that this message brings up to date: its first wager was acknowledged then. */
        int one = *place_of(found);
        if (one && patrons[one - 1].told > 0) add(&coup->ages, now - patrons[one - 1].told);
    }
    if (patron->coup && after(text, size, "\"kind\":\"coup-settled\"")) {
        add(&coup->settled, now - patron->closes);
        settled_last += patron->coup == played_to;
    }
    if (patron->coup < played_to && (found = after(text, size, "\"kind\":\"betting-opened\""))) {
        size_t left = size - (size_t)(found - text);
        patron->coup++, patron->told = 0, patron->closes = number_after(found, left, "\"closes_at\":");
        coup = &coups[patron->coup];
        if (!coup->opened) coup->opened = number_after(found, left, "\"opens_at\":");
        double due = coup->opened + LEAD_MS + drand48() * SPREAD_MS;
        schedule(patron, due > now + 1 ? due : now + 1);
    }
}

static void take_message(struct patron *patron, const char *text, size_t size) {
    double now = now_ms();
    frames++;
    if (!strncmp(text, "{\"t\":\"events\"", 13)) {
        take_events(patron, text, size, now);
    } else if (!strncmp(text, "{\"t\":\"ack\"", 10)) {
        patron->told = now;
        add(&coups[patron->coup].answered, now - patron->due);
    } else if (!strncmp(text, "{\"t\":\"refused\"", 14) || !strncmp(text, "{\"t\":\"error\"", 12)) {
        if (!refused++) fprintf(stderr, "refused: %.200s\n", text);
    } else if (!strncmp(text, "{\"t\":\"welcome\"", 14)) {
        copy_until(patron->ticket, sizeof patron->ticket, after(text, size, "\"resume\":\""), '"');
        subscribe(patron);
    } else if (!strncmp(text, "{\"t\":\"snapshot\"", 15)) {
        patron->sequence = (long)number_after(text, 200, "\"seq\":");
    } else if (!strncmp(text, "{\"t\":\"seat\"", 11) && patron->step == LINKED) {
        patron->step = SEATED, seated++, coming--;
    }
}

/* What a header of an answer says, whoever writes its name how. */
static const char *header(const char *data, size_t size, const char *name) {
    size_t length = strlen(name);
    for (const char *line = data; line + length < data + size; line++)
        if (*line == '\n' && !strncasecmp(line + 1, name, length)) return line + 1 + length;
    return NULL;
}

/* Takes what is there of an answer over HTTP; gives how many bytes of it were whole. */
static size_t take_answer(struct patron *patron, const char *data, size_t size) {
    const char *body = after(data, size, "\r\n\r\n"), *found;
    if (!body) return 0;
    size_t head = (size_t)(body - data), length = 0;
    if (patron->step == UPGRADE) {
        if (strncmp(data, "HTTP/1.1 101", 12)) fprintf(stderr, "no link: %.80s\n", data), exit(1);
        patron->step = LINKED;
        return head;
    }
    if ((found = header(data, head, "content-length: "))) length = strtoul(found, NULL, 10);
    if (size < head + length) return 0;
    if (strncmp(data, "HTTP/1.1 200", 12)) fprintf(stderr, "no guest: %.*s\n", (int)(head + length), data), exit(1);
    if (patron->step == GUEST) {
        if ((found = header(data, head, "set-cookie: "))) copy_until(patron->cookie, sizeof patron->cookie, found, ';');
        if ((found = after(body, length, "\"id\":\""))) copy_until(patron->id, sizeof patron->id, found, '"');
        *place_of(patron->id) = index_of(patron) + 1;
        patron->step = TICKET;
        request(patron, "POST /api/ticket", "Content-Length: 0\r\n");
    } else {
        copy_until(patron->ticket, sizeof patron->ticket, after(body, length, "\"ticket\":\""), '"');
        hang_up(patron);
        coming--;
        come(patron, UPGRADE);
    }
    return head + length;
}

/* Everything whole in what has come; keeps the rest for later. */
static void take(struct patron *patron, char *data, size_t size) {
    size_t at = 0, head = 0, body = 0;
    while (at < size) {
        enum step step = patron->step;
        if (step < LINKED) {
            size_t taken = take_answer(patron, data + at, size - at);
            if (!taken) break;
            if (step == TICKET) return; /* another connection by now */
            at += taken;
        } else {
            if (!frame_head(data + at, size - at, &head, &body) || size - at < head + body) break;
            if ((data[at] & 0x0f) == 1) {
                char *end = data + at + head + body, kept = *end;
                *end = 0; /* so that no search runs on into the next frame */
                take_message(patron, data + at + head, body);
                *end = kept;
            }
            if ((data[at] & 0x0f) == 9) send_all(patron->link, "\x8a\x80\0\0\0\0", 6); /* still here */
            at += head + body;
        }
    }
    char *rest = at < size ? memcpy(at_least(NULL, size - at + 1), data + at, size - at) : NULL;
    free(patron->part);
    patron->part = rest, patron->part_size = size - at;
}

static void readable(struct patron *patron) {
    for (;;) {
        size_t before = patron->part_size;
        int link = patron->link;
        memcpy(room, patron->part ? patron->part : room, before);
        ssize_t got = recv(link, room + before, ROOM - before, 0);
        if (got > 0) {
            bytes += got;
            take(patron, room, before + (size_t)got);
            if (patron->link != link || (size_t)got < ROOM - before) return;
        } else if (got == 0 || errno != EAGAIN) {
            if (patron->step == SEATED) lost++, seated--;
            else coming--;
            hang_up(patron);
            return;
        } else {
            return;
        }
    }
}

/* In play the patrons look for what has come every half millisecond. Were they to sleep until they are woken, each of the
 * house's frames would have to wake them, on the house's core: a call that no network card makes. */
static void turn(int wait_ms) {
    struct epoll_event events[512];
    int ready = epoll_wait(epoll, events, 512, wait_ms == LOOK ? 0 : wait_ms);
    if (!ready && wait_ms == LOOK) nanosleep(&(struct timespec){.tv_nsec = 500000}, NULL);
    for (int at = 0; at < ready; at++) {
        struct patron *patron = &patrons[events[at].data.u32];
        if (patron->step == ABSENT) continue;
        if (events[at].events & EPOLLOUT && !patron->asked) {
            patron->asked = 1;
            if (patron->step == GUEST) request(patron, "POST /api/guest", "Content-Length: 0\r\n");
            else upgrade(patron);
        }
        if (events[at].events & (EPOLLIN | EPOLLRDHUP | EPOLLERR | EPOLLHUP)) readable(patron);
    }
    turn_wheel();
}

static void everybody_comes(void) {
    double began = now_ms();
    for (int next = 0; seated < count && now_ms() < began + 300e3; turn(10))
        while (next < count && coming < IN_FLIGHT) come(&patrons[next++], GUEST);
    printf("{\"patrons\":%d,\"seconds\":%.2f}\n", seated, (now_ms() - began) / 1e3);
}

static void play(int number) {
    memset(coups, 0, sizeof coups);
    for (int one = 0; one < count; one++) patrons[one].coup = 0;
    refused = gaps = lost = settled_last = 0, frames = bytes = 0, played_to = number;
    double began = now_ms();
    while (settled_last < seated && now_ms() < began + 180e3) turn(LOOK);
    struct rusage used;
    getrusage(RUSAGE_SELF, &used);
    printf("{\"seconds\":%.2f,\"refused\":%d,\"gaps\":%d,\"lost\":%d,\"frames\":%ld,\"bytes\":%ld,\"coups\":[",
           (now_ms() - began) / 1e3, refused, gaps, lost, frames, bytes);
    for (int coup = 1; coup <= number; coup++) {
        printf("%s{", coup > 1 ? "," : "");
        print_series("acknowledged", &coups[coup].answered), printf(",");
        print_series("totals", &coups[coup].ages), printf(",");
        print_series("settled", &coups[coup].settled), printf("}");
    }
    printf("]}\n");
    played_to = 0;
}

static void all_again(void) {
    for (int one = 0; one < count; one++) hang_up(&patrons[one]), patrons[one].coup = 0;
    seated = coming = lost = 0;
    double began = now_ms();
    struct series back = {0};
    for (int next = 0; seated < count && now_ms() < began + 120e3;) {
        for (int burst = 0; next < count && burst < 200; burst++) come(&patrons[next++], UPGRADE);
        turn(next < count ? 0 : 5);
        while (back.count < (size_t)seated) add(&back, now_ms() - began);
    }
    printf("{\"patrons\":%d,", seated);
    print_series("back", &back), printf("}\n");
}

int main(int argc, char **argv) {
    char line[64];
    if (argc != 4) return fprintf(stderr, "usage: patrons PORT COUNT SEATS\n"), 2;
    port = atoi(argv[1]), count = atoi(argv[2]), seats = atoi(argv[3]);
    struct rlimit files;
    getrlimit(RLIMIT_NOFILE, &files);
    files.rlim_cur = files.rlim_max;
    setrlimit(RLIMIT_NOFILE, &files);
    epoll = epoll_create1(0);
    patrons = calloc((size_t)count, sizeof *patrons);
    for (named_mask = 1; named_mask < 4u * (uint32_t)count; named_mask = 2 * named_mask + 1) continue;
    named = calloc(named_mask + 1, sizeof *named);
    if (!patrons || !named) fail("memory");
    for (int one = 0; one < count; one++) patrons[one].table = one / seats + 1, patrons[one].sequence = -1;
    srand48(1);
    wheel_ms = (double)(int64_t)now_ms();
    setvbuf(stdout, NULL, _IOLBF, 0);
    struct pollfd input = {.fd = 0, .events = POLLIN};
    for (;;) {
        while (!poll(&input, 1, 0)) turn(10);
        if (!fgets(line, sizeof line, stdin)) return 0;
        if (!strncmp(line, "come", 4)) everybody_comes();
        if (!strncmp(line, "play", 4)) play(atoi(line + 5));
        if (!strncmp(line, "again", 5)) all_again();
    }
}
