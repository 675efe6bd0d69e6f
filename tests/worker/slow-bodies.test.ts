import { describe, expect, it, vi } from "vitest";
import { bodyBytes } from "#worker/http/admission/body-bytes.ts";
import { ALL, crowdedSite, refusalOf, WRITE } from "./support/crowd.ts";
import { PRODUCTION, siteOver } from "./support/site.ts";
import { slowBody } from "./support/slow-body.ts";

const FILE = "/api/rfqs/files?name=a.pdf";

/** Its limiter lets everybody pass. */
const OPEN_DOOR = { limit: async () => ({ success: true }) };
const MB = 1024 * 1024;

/** Whether so many bytes more would be let in. */
function hasRoomFor(bytes: number): boolean {
  const leave = bodyBytes.take({ address: null, bytes, withinMs: 0 });
  leave?.();
  return leave !== null;
}

const { fillAll, site, answers, url } = crowdedSite();

describe("a body on its way", () => {
  it.each([
    ["a call", WRITE],
    ["a file", FILE],
  ])("of %s holds no place, and asks for one when it is there", async (_, path) => {
    const bodies = Array.from({ length: 2 * ALL }, () => slowBody(path));
    const asked = bodies.map(({ init }) => site(path, init));
    await fillAll();
    bodies[0]?.end();
    const first = await asked[0];
    expect([first?.status, Number(first?.headers.get("Retry-After")) > 0]).toEqual([503, true]);
    // Who comes now is refused before the body is there.
    expect((await site(path, slowBody(path).init)).status).toBe(503);
    await answers();
    bodies[1]?.end();
    for (const { breakOff } of bodies.slice(2)) breakOff();
    expect((await Promise.all(asked.slice(1))).map(({ status }) => status)).not.toContain(503);
  });

  it.each([
    ["a call within 20 seconds", WRITE, 20_000],
    ["a file within five minutes", FILE, 300_000],
  ])("is that of %s, or given up", async (_, path, withinMs) => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    let answer: Response | undefined;
    const asked = site(path, slowBody(path).init).then((one) => {
      answer = one;
    });
    await vi.advanceTimersByTimeAsync(withinMs - 1);
    expect(answer).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1);
    vi.useRealTimers();
    await asked;
    expect(answer?.status).toBe(503);
    expect(answer && (await refusalOf(answer)).appCode).toBe("UNAVAILABLE");
  });

  it("takes room for its bytes, said or not, and is refused unread once 48 MB are taken", async () => {
    // Guests send 5 MB at most.
    const bodies = [...Array(4).fill(5 * MB), ...Array(5).fill(null)].map((length) => slowBody(FILE, length));
    const asked = bodies.map(({ init }) => site(FILE, init));
    await vi.waitFor(() => expect(hasRoomFor(4 * MB)).toBe(false));
    for (const length of [5 * MB, null]) {
      const refused = await site(FILE, slowBody(FILE, length).init);
      expect([refused.status, Number(refused.headers.get("Retry-After")) > 0]).toEqual([503, true]);
      expect((await refusalOf(refused)).appCode).toBe("UNAVAILABLE");
    }
    for (const { breakOff } of bodies) breakOff();
    expect((await Promise.all(asked)).map(({ status }) => status)).not.toContain(503);
    expect(hasRoomFor(48 * MB)).toBe(true);
  });

  it("of whoever sends large files one after the other is never refused, nor are those of others meanwhile", async () => {
    const production = siteOver(url(), { vars: PRODUCTION, limiter: OPEN_DOOR });
    const from = (address: string, length: number) => {
      const { init, breakOff } = slowBody(FILE, length);
      return { init: { ...init, headers: { ...init.headers, "CF-Connecting-IP": address } }, breakOff };
    };
    for (let n = 0; n < 12; n += 1) {
      const file = from("198.51.100.1", 5 * MB);
      const asked = production(FILE, file.init);
      file.breakOff();
      expect((await refusalOf(await asked)).appCode).toBe("BAD_INPUT");
    }
    const hanging = [1, 1, 2].map((n) => from(`198.51.100.${n}`, 5 * MB));
    const asked = hanging.map(({ init }) => production(FILE, init));
    await vi.waitFor(() => expect(hasRoomFor(34 * MB)).toBe(false));
    expect((await production(FILE, from("198.51.100.1", 5 * MB).init)).status).toBe(503);
    for (const { breakOff } of hanging) breakOff();
    expect((await Promise.all(asked)).map(({ status }) => status)).not.toContain(503);
  });

  it("of a beacon is read once, by its own limit", async () => {
    const take = vi.spyOn(bodyBytes, "take");
    await answers();
    const { "Content-Length": _, ...headers } = slowBody(WRITE).init.headers;
    await site("/api/product-views", { method: "POST", headers, body: "{}" });
    expect(take.mock.calls.map(([{ bytes }]) => bytes)).toEqual([2048]);
  });

  it("that is shorter than it said is broken", async () => {
    const body = slowBody(WRITE, 3);
    const asked = site(WRITE, body.init);
    body.end();
    expect((await refusalOf(await asked)).appCode).toBe("BAD_INPUT");
  });

  it("is no fault of ours where it breaks off", async () => {
    const body = slowBody(WRITE);
    const asked = site(WRITE, body.init);
    body.breakOff();
    expect((await refusalOf(await asked)).appCode).toBe("BAD_INPUT");
  });
});
