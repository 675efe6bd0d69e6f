import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { fetchForReads } from "#drizzle/read-breaker.ts";

const WAIT_MS = 200;
const CONNECT_MS = 300;
const PAUSE_MS = 2000;
let server: Server;
let url: string;
/** How long the server takes; null: it takes the call and keeps silent. */
let delayMs: number | null;
let calls: number;
let now: number;

beforeEach(async () => {
  [delayMs, calls, now] = [0, 0, 1_000_000];
  vi.spyOn(Date, "now").mockImplementation(() => now);
  server = createServer((_, answer) => {
    calls += 1;
    if (delayMs !== null) setTimeout(() => answer.end("ok"), delayMs);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
});
afterEach(() => {
  vi.restoreAllMocks();
  server.closeAllConnections();
  server.close();
});

const read = () => fetchForReads(url, WAIT_MS, CONNECT_MS)(new Request(url));
const isRefused = () => expect(read()).rejects.toHaveProperty("name", "TimeoutError");

async function fallsSilent(): Promise<void> {
  delayMs = null;
  await isRefused();
  await isRefused();
}

it("waits twice for a silent database, then refuses unasked, and recovers by a probe without a restart", async () => {
  await fallsSilent();
  for (let turn = 0; turn < 20; turn += 1) await isRefused();
  expect(calls).toBe(2);
  now += PAUSE_MS;
  await Promise.all(Array.from({ length: 10 }, isRefused));
  expect(calls).toBe(3);
  now += PAUSE_MS;
  delayMs = 0;
  expect((await read()).status).toBe(200);
  expect(await Promise.all(Array.from({ length: 5 }, async () => (await read()).status))).toEqual(Array(5).fill(200));
});

it("takes one slow call alone for no silence, and counts again after an answer", async () => {
  for (let turn = 0; turn < 3; turn += 1) {
    delayMs = null;
    await isRefused();
    now += 1;
    delayMs = 0;
    expect((await read()).status).toBe(200);
    now += 1;
  }
});

it("waits longer where the connection has to be made first: at the start, after a rest, and for a probe", async () => {
  delayMs = WAIT_MS + CONNECT_MS / 2;
  expect((await read()).status).toBe(200);
  await isRefused();
  now += 30_001;
  expect((await read()).status).toBe(200);
  now += 1;
  await fallsSilent();
  now += PAUSE_MS;
  delayMs = WAIT_MS + CONNECT_MS / 2;
  expect((await read()).status).toBe(200);
});

it("sends the next probe when the last one's request ended without a word", async () => {
  await fallsSilent();
  now += PAUSE_MS;
  void read().catch(() => {});
  await isRefused();
  now += PAUSE_MS + WAIT_MS + CONNECT_MS;
  delayMs = 0;
  expect((await read()).status).toBe(200);
});

it("is not alarmed by one slow query while others are answered", async () => {
  delayMs = null;
  const slow = isRefused();
  await new Promise((resolve) => setTimeout(resolve, WAIT_MS / 3));
  delayMs = 0;
  now += 1;
  await read();
  await slow;
  expect((await read()).status).toBe(200);
});

it("asks a database that refuses connections each time: that costs nothing", async () => {
  const gone = fetchForReads("http://127.0.0.1:9/", WAIT_MS, CONNECT_MS);
  for (let turn = 0; turn < 3; turn += 1) {
    await expect(gone(new Request("http://127.0.0.1:9/"))).rejects.not.toHaveProperty("name", "TimeoutError");
  }
});
