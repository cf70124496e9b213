// The yardstick: the same evening on a plain server, as one would write it in an afternoon. Node, the `ws` package and
// SQLite with the same durability (WAL, synchronous = FULL), committed in groups. A wallet is a row, a wager is a row:
// no double entry, no hash chain, no idempotent commands, no proofs, no rules; the coup is a coin toss.
// Usage: node server.mjs PORT TABLES FILE
import { randomBytes } from "node:crypto";
import { createServer } from "node:http";
import { DatabaseSync } from "node:sqlite";
import { WebSocketServer } from "ws";

const [port, tableCount, file] = [Number(process.argv[2]), Number(process.argv[3]), process.argv[4]];
const BETTING_MS = 6000;
const RESULT_MS = 2000;
const TELL_MS = 200;
const COMMIT_MS = 2;

const database = new DatabaseSync(file);
database.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;
    CREATE TABLE wallet (patron TEXT PRIMARY KEY, balance INTEGER NOT NULL CHECK (balance >= 0)) WITHOUT ROWID;
    CREATE TABLE wager (id TEXT PRIMARY KEY, patron TEXT, place TEXT, coup INTEGER, bet TEXT, stake INTEGER) WITHOUT ROWID;`);
const addWallet = database.prepare("INSERT INTO wallet VALUES (?, 10000000)");
const take = database.prepare("UPDATE wallet SET balance = balance - ? WHERE patron = ?");
const give = database.prepare("UPDATE wallet SET balance = balance + ? WHERE patron = ?");
const addWager = database.prepare("INSERT INTO wager VALUES (?, ?, ?, ?, ?, ?)");

const sessions = new Map();
const tickets = new Map();
const wallets = new Map();
const tables = new Map();
let waiting = [];

for (let number = 1; number <= tableCount; number++) {
    const table = { id: `t${number}`, sequence: 0, coup: 0, open: false, links: new Set(), untold: [], wagers: [] };
    tables.set(table.id, table);
    open(table);
}

function tell(table, events) {
    const after = table.sequence;
    table.sequence += events.length;
    const text = JSON.stringify({ t: "events", table: table.id, after, seq: table.sequence, events });
    for (const link of table.links) link.send(text);
}

function tellUntold(table) {
    if (table.untold.length) tell(table, table.untold.splice(0));
}

function open(table) {
    table.coup++;
    table.open = true;
    const now = Date.now();
    tell(table, [{ kind: "betting-opened", coup: table.coup, opens_at: now, closes_at: now + BETTING_MS }]);
    setTimeout(() => settle(table), BETTING_MS);
}

function settle(table) {
    table.open = false;
    commit();
    tellUntold(table);
    const winner = ["banker", "player", "tie"][Math.floor(Math.random() * 3)];
    database.exec("BEGIN IMMEDIATE");
    for (const wager of table.wagers) {
        if (wager.bet !== winner) continue;
        give.run(2 * wager.stake, wager.patron);
        wallets.set(wager.patron, wallets.get(wager.patron) + 2 * wager.stake);
    }
    database.exec("COMMIT");
    table.wagers = [];
    tell(table, [{ kind: "betting-closed" }, { kind: "coup-settled", winner, settled_at: Date.now() }]);
    setTimeout(() => open(table), RESULT_MS);
}

function commit() {
    if (!waiting.length) return;
    const batch = waiting;
    waiting = [];
    database.exec("BEGIN IMMEDIATE");
    for (const { table, wager } of batch) {
        take.run(wager.stake, wager.patron);
        addWager.run(wager.id, wager.patron, table.id, table.coup, wager.bet, wager.stake);
    }
    database.exec("COMMIT");
    for (const { link, table, wager } of batch) {
        table.wagers.push(wager);
        if (!table.untold.length) setTimeout(() => tellUntold(table), TELL_MS);
        table.untold.push({ kind: "wagers-placed", patron: wager.patron, wagers: { [wager.bet]: wager.stake } });
        const balance = wallets.get(wager.patron) - wager.stake;
        wallets.set(wager.patron, balance);
        link.send(JSON.stringify({ t: "ack", id: wager.id, seq: table.sequence, balance_minor: balance }));
    }
}

function heard(link, patron, message) {
    const table = tables.get(message.table ?? String(message.topic).slice("table:".length));
    if (message.t === "subscribe" && table) {
        table.links.add(link);
        link.on("close", () => table.links.delete(link));
        link.send(JSON.stringify({ t: "snapshot", table: table.id, seq: table.sequence, state: { coup: table.coup } }));
        link.send(JSON.stringify({ t: "seat", table: table.id, seated: true }));
    } else if (message.t === "wager" && table?.open) {
        const [[bet, stake]] = Object.entries(message.wagers);
        if (!waiting.length) setTimeout(commit, COMMIT_MS);
        waiting.push({ link, table, wager: { id: message.id, patron, bet, stake } });
    } else {
        link.send(JSON.stringify({ t: "refused", id: message.id, reason: "not-now" }));
    }
}

function ticketFor(patron) {
    const ticket = randomBytes(32).toString("hex");
    tickets.set(ticket, patron);
    return ticket;
}

const server = createServer((request, response) => {
    const cookie = /house=(\w+)/.exec(request.headers.cookie ?? "")?.[1];
    if (request.url === "/api/guest") {
        const patron = `p${randomBytes(8).toString("hex")}`;
        const token = randomBytes(32).toString("hex");
        addWallet.run(patron);
        wallets.set(patron, 10_000_000);
        sessions.set(token, patron);
        response.setHeader("Set-Cookie", `house=${token}; HttpOnly`);
        answer(response, { patron: { id: patron } });
    } else if (request.url === "/api/ticket" && sessions.has(cookie)) {
        answer(response, { ticket: ticketFor(sessions.get(cookie)) });
    } else {
        answer(response, {});
    }
});

function answer(response, body) {
    const text = JSON.stringify(body);
    response.setHeader("Content-Length", Buffer.byteLength(text));
    response.end(text);
}

const door = new WebSocketServer({ noServer: true, perMessageDeflate: false });
server.on("upgrade", (request, socket, head) => {
    const ticket = new URL(request.url, "http://house").searchParams.get("ticket");
    const patron = tickets.get(ticket);
    tickets.delete(ticket);
    if (patron === undefined) return socket.destroy();
    door.handleUpgrade(request, socket, head, (link) => {
        link.on("message", (data) => heard(link, patron, JSON.parse(data)));
        link.on("error", () => link.terminate());
        link.send(JSON.stringify({ t: "welcome", patron: { id: patron }, resume: ticketFor(patron) }));
    });
});
server.listen({ port, host: "127.0.0.1", backlog: 65_535 });
process.on("SIGINT", () => process.exit(0));
