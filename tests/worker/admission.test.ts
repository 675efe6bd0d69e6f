import { createExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { calls, keptPages, noteTrip } from "#worker/http/admission/open-places.ts";
import { createSite } from "#worker/http/site.ts";
import { freshDatabaseUrl } from "../support/database.ts";
import { expectConsoleErrors } from "../support/no-console-errors.ts";
import { holdDatabase } from "./support/held-database.ts";
import { pageSiteOver } from "./support/page-site.ts";
import { ORIGIN, PRODUCTION, post, siteOver } from "./support/site.ts";

const READ = `/api/trpc/content.about?input=${encodeURIComponent('{"locale":"en"}')}`;
const WRITE = "/api/trpc/auth.signOut";
const READS = 48;
const ALL = 64;
const BROWSER = { Accept: "text/html", "Sec-Fetch-Dest": "document" };
/** Its limiter lets everybody pass. */
const OPEN_DOOR = { limit: async () => ({ success: true }) };

const signOut = () => post({}, { Cookie: `__Host-session=${"a".repeat(43)}` });

let url: string;
let site: ReturnType<typeof siteOver>;
beforeAll(async () => {
  url = await freshDatabaseUrl();
  site = siteOver(url, { vars: { READ_WITHIN_MS: "10000" } });
  // Whatever other files of this isolate left behind.
  for (const ahead of [2000, 4000]) {
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + ahead });
    noteTrip(0);
    vi.useRealTimers();
  }
  // What is called for the first time is loaded first.
  await site(READ);
  await site(WRITE, signOut());
});

let database: ReturnType<typeof holdDatabase>;
let underWay: Promise<Response>[];
beforeEach(() => {
  // A slow machine's trips count here for nothing.
  for (const places of [calls, keptPages]) vi.spyOn(places, "noteTrip").mockImplementation(() => undefined);
  database = holdDatabase(url);
  underWay = [];
});
afterEach(async () => {
  database.speak();
  await Promise.all(underWay);
  vi.restoreAllMocks();
});

/** So many come while the database keeps silent; each has its place when this ends. */
async function crowd(count: number, path = READ, init?: RequestInit, of = site): Promise<void> {
  const before = database.waiting();
  for (let n = 0; n < count; n += 1) underWay.push(of(path, init));
  await vi.waitFor(() => expect(database.waiting() - before).toBeGreaterThanOrEqual(count), 10_000);
}

const codeOf = async (answer: Response) =>
  ((await answer.json()) as { error: { data: { appCode: string; retryAfter: number } } }).error.data;

describe("while enough is under way", () => {
  it("one more read is refused by name, at once, with when to come back; afterwards all go on", async () => {
    await crowd(READS);
    const answer = await site(READ);
    expect(answer.status).toBe(503);
    const { appCode, retryAfter } = await codeOf(answer);
    expect(appCode).toBe("UNAVAILABLE");
    expect(answer.headers.get("Retry-After")).toBe(String(retryAfter));
    expect([1, 2, 3, 4]).toContain(retryAfter);
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
    expect(answer.headers.get("Strict-Transport-Security")).toBeTruthy();
    database.speak();
    expect(new Set((await Promise.all(underWay)).map(({ status }) => status))).toEqual(new Set([200]));
    expect((await site(READ)).status).toBe(200);
  });

  it.each([
    ["ar", "خطأ في الاتصال"],
    ["en", "Connection error"],
    ["fr", "Serveur injoignable"],
  ])("who opens a page reads so in %s", async (lang, words) => {
    await crowd(READS);
    const answer = await site(`/sitemap.xml?lang=${lang}`, { headers: BROWSER });
    expect([answer.status, Number(answer.headers.get("Retry-After")) > 0]).toEqual([503, true]);
    expect(await answer.text()).toContain(words);
  });

  it("writes go on for a while, beacons do not; then writes are refused too, and write nothing", async () => {
    await crowd(READS);
    expect((await site("/api/product-views", post({}))).status).toBe(503);
    await crowd(ALL - READS, WRITE, signOut());
    const refused = await site(WRITE, signOut());
    expect([refused.status, (await codeOf(refused)).appCode]).toEqual([503, "UNAVAILABLE"]);
    expect(refused.headers.get("Set-Cookie")).toBeNull();
  });

  it("whoever watches the site and search engines' robots are answered", async () => {
    await crowd(READS);
    await crowd(ALL - READS, WRITE, signOut());
    expect((await site("/api/health")).status).toBe(200);
    expect((await site("/robots.txt")).status).toBe(200);
    const ready = site("/api/ready");
    database.speak();
    expect((await ready).status).toBe(200);
  });

  it("a batch counts its calls", async () => {
    const inputs = Object.fromEntries(Array.from({ length: 10 }, (_, n) => [n, { locale: "en" }]));
    const ten = `/api/trpc/${Array(10).fill("content.about").join(",")}?batch=1&input=${encodeURIComponent(JSON.stringify(inputs))}`;
    await crowd(4, ten);
    expect(await Promise.race([site(READ), Promise.resolve("let in")])).toBe("let in");
    await crowd(1, ten);
    expect((await site(READ)).status).toBe(503);
  });

  it("a refused room is no socket, and a refused upload no file", async () => {
    await crowd(ALL - READS, WRITE, signOut());
    await crowd(READS, WRITE, signOut());
    expect((await site("/parties/inbox/a?token=b", { headers: { Upgrade: "websocket" } })).status).toBe(503);
    const upload = { ...post("x"), headers: { "Content-Type": "image/png", "Sec-Fetch-Site": "same-origin" } };
    expect((await site("/api/avatar", upload)).status).toBe(503);
  });

  it("an address that holds its part is refused, others are not", async () => {
    const production = siteOver(url, { vars: { ...PRODUCTION, READ_WITHIN_MS: "10000" }, limiter: OPEN_DOOR });
    const greedy = { headers: { "CF-Connecting-IP": "198.51.100.1" } };
    await crowd(ALL / 2, READ, greedy, production);
    expect((await production(READ, greedy)).status).toBe(503);
    await crowd(1, READ, { headers: { "CF-Connecting-IP": "198.51.100.2" } }, production);
  });

  it("the log tells what was refused for it", async () => {
    await crowd(READS);
    const log = vi.spyOn(console, "log").mockImplementation(() => undefined);
    await site(READ);
    expect(JSON.parse(String(log.mock.lastCall?.[0]))).toMatchObject({
      at: "request",
      status: 503,
      errors: ["UNAVAILABLE"],
      full: true,
    });
  });

  it("pages that were kept are given, others are refused in words", async () => {
    const pages = pageSiteOver(url);
    expect((await pages.get("/terms")).status).toBe(200);
    await crowd(READS);
    const kept = await pages.get("/terms");
    expect([kept.status, kept.isKept]).toEqual([200, true]);
    const other = await pages.get("/privacy", "preferred-language=en");
    expect([other.status, other.draws, other.headers.get("Retry-After") !== null]).toEqual([503, 0, true]);
    const shown = await pages.send("/privacy?lang=en", { headers: BROWSER });
    expect([shown.status, shown.html.includes("Connection error")]).toEqual([503, true]);
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 11 * 60_000 });
    // By then the first ones have no places any more.
    await crowd(READS);
    const old = await pages.get("/terms");
    vi.useRealTimers();
    expect([old.status, old.isKept]).toEqual([200, true]);
  });
});

describe("a place is given back", () => {
  beforeEach(() => database.speak());

  it.each<[string, string, RequestInit?]>([
    ["unknown", "/api/none"],
    ["of a wrong method", "/api/trpc/content.about", { method: "DELETE" }],
    ["from another site", WRITE, { method: "POST", headers: { Origin: "https://evil.test" } }],
    ["no JSON", WRITE, { ...post("x"), headers: { "Content-Type": "text/plain", "Sec-Fetch-Site": "same-origin" } }],
    ["broken JSON", WRITE, post("{")],
    ["too long a batch", `/api/trpc/${Array(30).fill("content.about").join(",")}?batch=1`],
    ["no room", "/parties/inbox/a?token=b"],
    ["no file", "/files/avatars/none"],
  ])("by what is %s", async (_, path, init) => {
    for (let n = 0; n < ALL + 1; n += 1) expect((await site(path, init)).status).toBeLessThan(500);
    expect((await site(READ)).status).toBe(200);
  });

  it("by what fails: a database that is away, a fault of ours", async () => {
    const away = siteOver("http://127.0.0.1:9/");
    vi.spyOn(globalThis, "fetch").mockRejectedValue(new TypeError("fetch failed"));
    const faulty = siteOver(url, { limiter: OPEN_DOOR, vars: PRODUCTION });
    const broken = vi.spyOn(OPEN_DOOR, "limit").mockRejectedValue(new Error("a fault"));
    vi.spyOn(console, "log").mockImplementation(() => undefined);
    expectConsoleErrors(2 * (ALL + 1));
    for (let n = 0; n < ALL + 1; n += 1) {
      expect((await codeOf(await away(READ))).appCode).toBe("UNAVAILABLE");
      expect((await faulty(READ)).status).toBe(500);
    }
    broken.mockRestore();
    vi.mocked(globalThis.fetch).mockRestore();
    expect((await site(READ)).status).toBe(200);
  });

  it("by whoever leaves: the platform is told to let the work go on to its end", async () => {
    database = holdDatabase(url);
    const context = createExecutionContext();
    const waited: Promise<unknown>[] = [];
    vi.spyOn(context, "waitUntil").mockImplementation((work) => void waited.push(work));
    const bindings = { ...env, TURSO_DATABASE_URL: url };
    const answer = createSite().fetch(new Request(`${ORIGIN}${READ}`), bindings, context);
    await vi.waitFor(() => expect(database.waiting()).toBe(1));
    expect(waited).toHaveLength(1);
    const first = await Promise.race([waited[0]?.then(() => "over"), Promise.resolve("under way")]);
    expect(first).toBe("under way");
    database.speak();
    await waited[0];
    expect((await answer).status).toBe(200);
  });
});
