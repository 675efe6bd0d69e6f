import { describe, expect, it, vi } from "vitest";
import { ALL, crowdedSite, refusalOf, WRITE } from "./support/crowd.ts";
import { slowBody } from "./support/slow-body.ts";

const FILE = "/api/rfqs/files?name=a.pdf";

const { fillAll, site, answers } = crowdedSite();

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
    expect(answer?.status).toBe(408);
    expect(answer && (await refusalOf(answer)).appCode).toBe("UNAVAILABLE");
  });

  it("is no fault of ours where it breaks off", async () => {
    const body = slowBody(WRITE);
    const asked = site(WRITE, body.init);
    body.breakOff();
    expect((await refusalOf(await asked)).appCode).toBe("BAD_INPUT");
  });
});
