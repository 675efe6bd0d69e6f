import { createExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { createSite } from "#worker/http/site.ts";
import { expectConsoleErrors } from "../support/no-console-errors.ts";
import { ALL, crowdedSite, OPEN_DOOR, READ, refusalOf, WRITE } from "./support/crowd.ts";
import { ORIGIN, PRODUCTION, post, siteOver } from "./support/site.ts";

const { site, url, database, holdAgain } = crowdedSite();

describe("a place is given back", () => {
  beforeEach(() => database().speak());

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
    const faulty = siteOver(url(), { limiter: OPEN_DOOR, vars: PRODUCTION });
    const broken = vi.spyOn(OPEN_DOOR, "limit").mockRejectedValue(new Error("a fault"));
    expectConsoleErrors(2 * (ALL + 1));
    for (let n = 0; n < ALL + 1; n += 1) {
      expect((await refusalOf(await away(READ))).appCode).toBe("UNAVAILABLE");
      expect((await faulty(READ)).status).toBe(500);
    }
    broken.mockRestore();
    vi.mocked(globalThis.fetch).mockRestore();
    expect((await site(READ)).status).toBe(200);
  });

  it("by whoever leaves: the platform is told to let the work go on to its end", async () => {
    holdAgain();
    const context = createExecutionContext();
    const waited: Promise<unknown>[] = [];
    vi.spyOn(context, "waitUntil").mockImplementation((work) => void waited.push(work));
    const bindings = { ...env, TURSO_DATABASE_URL: url() };
    const answer = createSite().fetch(new Request(`${ORIGIN}${READ}`), bindings, context);
    await vi.waitFor(() => expect(database().waiting()).toBe(1));
    expect(waited).toHaveLength(1);
    let isOver = false;
    const end = waited[0]?.then(() => {
      isOver = true;
    });
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(isOver).toBe(false);
    database().speak();
    await end;
    expect((await answer).status).toBe(200);
  });
});
