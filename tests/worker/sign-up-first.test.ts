import { beforeAll, describe, expect, it } from "vitest";
import { databaseAt, freshDatabaseUrl } from "../support/database.ts";
import { makeActors } from "./support/actors.ts";
import { siteOver } from "./support/site.ts";

let site: ReturnType<typeof siteOver>;
let cookie: string;
beforeAll(async () => {
  const url = await freshDatabaseUrl();
  site = siteOver(url);
  const actors = await makeActors(databaseAt(url), ["buyer A"]);
  cookie = actors["buyer A"].cookie;
});

const open = (search = "", headers: Record<string, string> = {}) =>
  site(`/supplier-registration${search}`, { headers, redirect: "manual" });

describe("the page of a company's application", () => {
  it("leads a visitor to the sign-up and back, in the language of the address, and is kept nowhere", async () => {
    const answer = await open();
    expect([answer.status, answer.headers.get("Location")]).toEqual([
      302,
      "/auth?tab=signup&returnTo=%2Fsupplier-registration",
    ]);
    expect([answer.headers.get("Cache-Control"), answer.headers.get("Vary")]).toEqual(["no-store", "Cookie"]);
    const french = await open("?lang=fr");
    expect(french.headers.get("Location")).toBe("/auth?tab=signup&returnTo=%2Fsupplier-registration&lang=fr");
    const broken = await open("", { Cookie: "__Host-session=x; session=x" });
    expect(broken.status).toBe(302);
  });

  it("is left to the pages for who has a session, and under every other address", async () => {
    expect((await open("", { Cookie: cookie })).status).toBe(404);
    expect((await site("/supplier-dashboard", { redirect: "manual" })).status).toBe(404);
  });
});
