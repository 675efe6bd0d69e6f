import { beforeAll, expect, it } from "vitest";
import { freshDatabaseUrl } from "../support/database.ts";
import { PRODUCTION, siteOver } from "./support/site.ts";

let url: string;
beforeAll(async () => {
  url = await freshDatabaseUrl();
});

const ask = (vars = {}) => siteOver(url, { vars })("/sw.js");

it("is a script of this site that browsers ask for each time, and whose policy lets it talk to this site alone", async () => {
  const answer = await ask();
  expect([answer.status, answer.headers.get("Content-Type")]).toEqual([200, "text/javascript; charset=utf-8"]);
  expect(answer.headers.get("Cache-Control")).toBe("no-cache");
  const policy = answer.headers.get("Content-Security-Policy")?.split("; ");
  expect(policy).toEqual(expect.arrayContaining(["connect-src 'self'", "worker-src 'self'", "script-src 'self'"]));
});

it("stores nothing, whatever it is asked for: what it gives was put there by the page", async () => {
  const script = await (await ask()).text();
  expect(script).toContain("respondWith");
  expect(script).not.toMatch(/\.put\(|\.add(?:All)?\(|indexedDB/);
});

it.each(["off", " Off\n", "OFF"])("takes itself away where it is switched %j, with all that was kept", async (off) => {
  const script = await (await ask({ ...PRODUCTION, SERVICE_WORKER: off })).text();
  expect(script).toMatch(/caches\.delete[\s\S]*registration\.unregister/);
  expect(script).not.toContain("respondWith");
});

it("stays where the setting says anything else, however long: a slip must not take the site away", async () => {
  expect(await (await ask({ ...PRODUCTION, SERVICE_WORKER: "o".repeat(5000) })).text()).toContain("respondWith");
});
