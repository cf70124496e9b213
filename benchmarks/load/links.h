/* What the load needs below its scenario: the clock, sorted figures, and sockets that speak HTTP and RFC 6455. */
#ifndef LINKS_H
#define LINKS_H
#include <arpa/inet.h>
#include <errno.h>
#include <netinet/tcp.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <time.h>
#include <unistd.h>

enum { ADDRESSES = 200 }; /* loopback addresses that links come from: one alone has too few ports */

struct series {
    double *at;
    size_t count, room;
};

static void fail(const char *what) {
    perror(what);
    exit(1);
}

/* Milliseconds since 1970, which the house's clock tells too. */
static double now_ms(void) {
    struct timespec now;
    clock_gettime(CLOCK_REALTIME, &now);
    return (double)now.tv_sec * 1e3 + (double)now.tv_nsec / 1e6;
}

static void *at_least(void *old, size_t size) {
    void *grown = realloc(old, size);
    if (!grown) fail("memory");
    return grown;
}

static void add(struct series *series, double value) {
    if (series->count == series->room) {
        series->room = series->room ? 2 * series->room : 4096;
        series->at = at_least(series->at, series->room * sizeof(double));
    }
    series->at[series->count++] = value;
}

static int rising(const void *left, const void *right) {
    double a = *(const double *)left, b = *(const double *)right;
    return (a > b) - (a < b);
}

static void print_series(const char *name, struct series *series) {
    size_t n = series->count;
    qsort(series->at, n, sizeof(double), rising);
    printf("\"%s\":{\"count\":%zu", name, n);
    if (n) printf(",\"p50\":%.1f,\"p99\":%.1f,\"max\":%.1f", series->at[n / 2], series->at[n * 99 / 100], series->at[n - 1]);
    printf("}");
}

static const char *after(const char *text, size_t size, const char *key) {
    const char *found = memmem(text, size, key, strlen(key));
    return found ? found + strlen(key) : NULL;
}

static double number_after(const char *text, size_t size, const char *key) {
    const char *found = after(text, size, key);
    return found ? atof(found) : -1;
}

static void copy_until(char *to, size_t room, const char *from, char end) {
    size_t size = 0;
    while (from[size] && from[size] != end && size + 1 < room) size++;
    memcpy(to, from, size);
    to[size] = 0;
}

/* A connection that is being made; `index` names it to epoll and chooses the address that it comes from. */
static int connection(int epoll, int port, int index) {
    struct sockaddr_in house = {.sin_family = AF_INET, .sin_port = htons((uint16_t)port)}, own = {.sin_family = AF_INET};
    struct epoll_event event = {.events = EPOLLIN | EPOLLOUT | EPOLLRDHUP | EPOLLET, .data.u32 = (uint32_t)index};
    int on = 1, link = socket(AF_INET, SOCK_STREAM | SOCK_NONBLOCK, 0);
    house.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    own.sin_addr.s_addr = htonl(INADDR_LOOPBACK + (uint32_t)(index % ADDRESSES));
    if (link < 0) fail("socket");
    setsockopt(link, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
    setsockopt(link, IPPROTO_IP, IP_BIND_ADDRESS_NO_PORT, &on, sizeof on);
    if (bind(link, (struct sockaddr *)&own, sizeof own)) fail("bind");
    if (connect(link, (struct sockaddr *)&house, sizeof house) && errno != EINPROGRESS) fail("connect");
    if (epoll_ctl(epoll, EPOLL_CTL_ADD, link, &event)) fail("epoll_ctl");
    return link;
}

/* Closed as by a cut cable, without leaving the port waiting. */
static void cut(int link) {
    struct linger at_once = {1, 0};
    setsockopt(link, SOL_SOCKET, SO_LINGER, &at_once, sizeof at_once);
    close(link);
}

/* What is sent is small: a socket that takes no more is one whose house has hung up. */
static void send_all(int link, const char *data, size_t size) {
    if (send(link, data, size, MSG_NOSIGNAL) != (ssize_t)size) errno = 0;
}

/* A text frame, masked with zeros, which a server must undo all the same. */
static void say(int link, const char *text) {
    char frame[512] = {(char)0x81};
    size_t size = strlen(text), head = size < 126 ? 2 : 4;
    frame[1] = (char)(0x80 | (size < 126 ? size : 126));
    if (size >= 126) frame[2] = (char)(size >> 8), frame[3] = (char)size;
    memcpy(frame + head + 4, text, size);
    send_all(link, frame, head + 4 + size);
}

/* The size of a frame's head and of what is in it; false while they have not come. */
static int frame_head(const char *data, size_t size, size_t *head, size_t *body) {
    const unsigned char *byte = (const unsigned char *)data;
    if (size < 2) return 0;
    size_t more = byte[1] < 126 ? 0 : byte[1] == 126 ? 2 : 8;
    if (size < 2 + more) return 0;
    *head = 2 + more, *body = more ? 0 : byte[1];
    for (size_t at = 0; at < more; at++) *body = *body << 8 | byte[2 + at];
    return 1;
}
#endif
