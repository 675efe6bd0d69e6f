import { env } from "cloudflare:workers";
import { describe, expect, it, vi } from "vitest";
import { calls, keptPages } from "#worker/http/admission/open-places.ts";
import { MAIL_STOP } from "#worker/platform/mail-stops.ts";
import { edgeCache } from "#worker/platform/pages/edge-cache.ts";
import { settingsOf } from "#worker/platform/settings.ts";
import { ALL, crowdedSite, OPEN_DOOR, READ, READS, refusalOf, signOut, TEN_READS, WRITE } from "./support/crowd.ts";
import { pageSiteOver } from "./support/page-site.ts";
import { PRODUCTION, post, siteOver } from "./support/site.ts";
import { slowBody } from "./support/slow-body.ts";

const BROWSER = { Accept: "text/html", "Sec-Fetch-Dest": "document" };

const { come, fillReads, fillAll, site, url, database, holdAgain, answers } = crowdedSite();

describe("while enough is under way", () => {
  it("one more read is refused by name, at once, with when to come back; afterwards all go on", async () => {
    await fillReads();
    const answer = await site(READ);
    expect(answer.status).toBe(503);
    const { appCode, retryAfter } = await refusalOf(answer);
    expect(appCode).toBe("UNAVAILABLE");
    expect(answer.headers.get("Retry-After")).toBe(String(retryAfter));
    expect([1, 2, 3, 4]).toContain(retryAfter);
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
    expect(answer.headers.get("Strict-Transport-Security")).toBeTruthy();
    expect(new Set((await answers()).map(({ status }) => status))).toEqual(new Set([200]));
    expect((await site(READ)).status).toBe(200);
  });

  it.each([
    ["ar", "خطأ في الاتصال"],
    ["en", "Connection error"],
    ["fr", "Serveur injoignable"],
  ])("who opens a page reads so in %s", async (lang, words) => {
    await fillReads();
    const answer = await site(`/sitemap.xml?lang=${lang}`, { headers: BROWSER });
    const { status, headers } = answer;
    expect([status, headers.get("Content-Language"), Number(headers.get("Retry-After")) > 0]).toEqual([
      503,
      lang,
      true,
    ]);
    // Nothing moves by itself under who reads it (WCAG 2.2.1).
    expect(headers.get("Refresh")).toBeNull();
    const page = await answer.text();
    expect(page).toContain(words);
    for (const other of ["ar", "en", "fr"].filter((one) => one !== lang)) expect(page).toContain(`?lang=${other}`);
  });

  it("writes go on for a while, beacons do not; then writes are refused too, and write nothing", async () => {
    await fillReads();
    expect((await site("/api/product-views", post({}))).status).toBe(503);
    await come(ALL - READS, WRITE, signOut());
    const refused = await site(WRITE, signOut());
    expect([refused.status, (await refusalOf(refused)).appCode]).toEqual([503, "UNAVAILABLE"]);
    expect(refused.headers.get("Set-Cookie")).toBeNull();
  });

  it("whoever watches the site and search engines' robots are answered", async () => {
    await fillAll();
    expect((await site("/api/health")).status).toBe(200);
    expect((await site("/robots.txt")).status).toBe(200);
    expect((await site("/sw.js")).status).not.toBe(503);
    expect((await site(MAIL_STOP)).status).toBe(302);
    expect((await site(MAIL_STOP, { ...post("List-Unsubscribe=One-Click"), method: "POST" })).status).toBe(404);
    expect((await refusalOf(await site("/api/trpc/admin.health"))).appCode).toBe("UNAUTHENTICATED");
    const ready = site("/api/ready");
    database().speak();
    expect((await ready).status).toBe(200);
  });

  it("a batch of reads counts a place for four of its calls", async () => {
    await come(15, TEN_READS);
    await come(2);
    await come(1, TEN_READS);
    expect((await site(READ)).status).toBe(503);
  });

  it("ten people of an office with a batch each under way are not in the way of the eleventh", async () => {
    const production = siteOver(url(), { vars: { ...PRODUCTION, READ_WITHIN_MS: "10000" }, limiter: OPEN_DOOR });
    await come(11, TEN_READS, { headers: { "CF-Connecting-IP": "198.51.100.1" } }, production);
    expect((await answers()).map(({ status }) => status)).toEqual(Array(11).fill(200));
  });

  it("a batch of writes counts each of them", async () => {
    const ten = `/api/trpc/${Array(10).fill("auth.signOut").join(",")}?batch=1`;
    await fillReads();
    const inputs = Object.fromEntries(Array.from({ length: 10 }, (_, n) => [n, {}]));
    await come(1, ten, post(inputs, { Cookie: `__Host-session=${"a".repeat(43)}` }));
    await come(6, WRITE, signOut());
    expect((await site(WRITE, signOut())).status).toBe(503);
  });

  it("a refused room is no socket, and a refused upload no file", async () => {
    await fillAll();
    expect((await site("/parties/inbox/a?token=b", { headers: { Upgrade: "websocket" } })).status).toBe(503);
    const upload = { ...post("x"), headers: { "Content-Type": "image/png", "Sec-Fetch-Site": "same-origin" } };
    const before = (await env.FILES.list()).objects.length;
    expect((await site("/api/avatar", upload)).status).toBe(503);
    expect((await env.FILES.list()).objects).toHaveLength(before);
  });

  it("an address that holds its part is refused, others are not", async () => {
    const production = siteOver(url(), { vars: { ...PRODUCTION, READ_WITHIN_MS: "10000" }, limiter: OPEN_DOOR });
    const greedy = { headers: { "CF-Connecting-IP": "198.51.100.1" } };
    await come(ALL / 2, READ, greedy, production);
    expect((await production(READ, greedy)).status).toBe(503);
    await come(1, READ, { headers: { "CF-Connecting-IP": "198.51.100.2" } }, production);
  });

  it("the log tells what was refused for it", async () => {
    await fillReads();
    const log = vi.spyOn(console, "log").mockImplementation(() => undefined);
    await site(READ);
    expect(JSON.parse(String(log.mock.lastCall?.[0]))).toMatchObject({
      at: "request",
      status: 503,
      errors: ["UNAVAILABLE"],
      full: true,
    });
  });

  it("a refused write wrote nothing, so no page is forgotten for it", async () => {
    const pages = pageSiteOver(url());
    const body = slowBody("/api/trpc/rfq.submit");
    const asked = pages.send("/api/trpc/rfq.submit", body.init);
    await fillAll();
    const put = vi.mocked(edgeCache().put).mockClear();
    body.end();
    expect((await asked).status).toBe(503);
    expect(put).not.toHaveBeenCalled();
  });

  it("pages that were kept are given, others are refused in words", async () => {
    const pages = pageSiteOver(url());
    expect((await pages.get("/terms")).status).toBe(200);
    await fillReads();
    const kept = await pages.get("/terms");
    expect([kept.status, kept.isKept]).toEqual([200, true]);
    const other = await pages.get("/privacy", "preferred-language=en");
    expect([other.status, other.draws, other.headers.get("Retry-After") !== null]).toEqual([503, 0, true]);
    const shown = await pages.send("/privacy?lang=en", { headers: BROWSER });
    expect([shown.status, shown.html.includes("Connection error")]).toEqual([503, true]);
    const later = Date.now() + 11 * 60_000;
    vi.mocked(Date.now).mockReturnValue(later);
    // By then the first ones have no places any more.
    await fillReads();
    const old = await pages.get("/terms");
    expect([old.status, old.isKept]).toEqual([200, true]);
  });

  it("kept pages have all of their places to themselves", async () => {
    await fillReads();
    const read = { address: null, size: 1, isWrite: false, spare: 0 };
    const taken = Array.from({ length: ALL + 1 }, () => keptPages.take(read));
    for (const place of taken) place?.leave();
    expect(taken.map((place) => place !== null)).toEqual([...Array(ALL).fill(true), false]);
  });
});

it("how few are let in at least is a setting, which each trip to the database names", async () => {
  const heard = vi.spyOn(calls, "noteTrip");
  const heardOfPages = vi.spyOn(keptPages, "noteTrip");
  database().speak();
  await siteOver(url(), { vars: { LEAST_PLACES: "24" } })(READ);
  expect(heard).toHaveBeenLastCalledWith(expect.any(Number), 24);
  expect(heardOfPages).toHaveBeenLastCalledWith(expect.any(Number), 12);
});

it("a machine that stands still takes no places from other tests", async () => {
  await fillAll();
  for (let second = 1; second <= 5; second += 1) {
    const now = Date.now() + 1000;
    vi.mocked(Date.now).mockReturnValue(now);
    for (let n = 0; n < 3; n += 1) calls.noteTrip(5000, settingsOf(env).leastPlaces);
  }
  await answers();
  holdAgain();
  await fillReads();
});
