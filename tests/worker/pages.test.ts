/// <reference types="@cloudflare/vitest-pool-workers/types" />
import { createExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { guestLinkOfPage } from "#worker/http/guest-link.ts";
import { pageHeaders } from "#worker/http/page-headers.ts";
import { loadTemplate } from "#worker/http/page-template.ts";
import { createSite } from "#worker/http/site.ts";
import { expectConsoleErrors } from "../support/no-console-errors.ts";

const headersOf = (address: string, status = 200, isSignedIn = false) =>
  pageHeaders({
    url: new URL(address),
    status,
    locale: "fr",
    policy: "default-src 'self'",
    isSignedIn,
    guestLink: null,
  });

const KEY = "k".repeat(43);
const PAGE = "/rfq/RFQ-2026-7K3F9Q";

describe("the page of a guest's link", () => {
  const opened = (search: string, cookie: string | null = null, status = 200) => {
    const url = new URL(`https://mawrid.test${PAGE}${search}`);
    const guestLink = guestLinkOfPage(url, cookie);
    return {
      guestLink,
      headers: pageHeaders({ url, status, locale: "fr", policy: "default-src 'self'", isSignedIn: false, guestLink }),
    };
  };

  it("exchanges the key of its address for a cookie of its own path, and sends no address along", () => {
    const { guestLink, headers } = opened(`?key=${KEY}&proof=${KEY}&lang=fr`);
    expect(guestLink).toEqual({ reference: "RFQ-2026-7K3F9Q", key: KEY, proof: KEY });
    expect(headers.getSetCookie()).toContainEqual(
      `guest-link=${KEY}.${KEY}; Path=${PAGE}; HttpOnly; SameSite=Lax; Secure`,
    );
    expect(headers.get("Referrer-Policy")).toBe("strict-origin");
    expect(headers.get("Cache-Control")).toBe("no-store");
  });

  it("is opened by the cookie from then on, and by a newer address before it", () => {
    const { guestLink, headers } = opened("", `a=b; guest-link=${KEY}`);
    expect(guestLink).toEqual({ reference: "RFQ-2026-7K3F9Q", key: KEY });
    expect(headers.get("Cache-Control")).toBe("no-store");
    expect(opened(`?key=${"n".repeat(43)}`, `guest-link=${KEY}`).guestLink?.key).toBe("n".repeat(43));
  });

  it("takes back a cookie that opened nothing, and keeps it while the database is away", () => {
    expect(opened("", `guest-link=${KEY}`, 404).headers.get("Set-Cookie")).toMatch(/^guest-link=; .*Max-Age=0$/);
    expect(opened("", `guest-link=${KEY}`, 503).headers.get("Set-Cookie")).toBeNull();
  });

  it("keeps the key of an address that could not be drawn, and no cookie goes for an address that opens nothing", () => {
    expect(opened(`?key=${KEY}`, null, 503).headers.get("Set-Cookie")).toMatch(new RegExp(`^guest-link=${KEY}; `));
    expect(opened(`?key=${"o".repeat(43)}`, `guest-link=${KEY}`, 404).headers.get("Set-Cookie")).toBeNull();
  });

  it("is nobody's with a malformed key or on any other path", () => {
    expect(opened("?key=x").guestLink).toBeNull();
    expect(opened("", "guest-link=;").guestLink).toBeNull();
    expect(guestLinkOfPage(new URL(`https://mawrid.test/about?key=${KEY}`), `guest-link=${KEY}`)).toBeNull();
  });
});

describe("a page", () => {
  it("is kept nowhere when its address holds a key, it failed or somebody is signed in", () => {
    const cacheOf = (address: string, status?: number) => headersOf(address, status).get("Cache-Control");
    expect(cacheOf("https://mawrid.test/about")).toBe("private, no-cache");
    expect(cacheOf("https://mawrid.test/rfq/RFQ-2026-7K3F9Q?key=x")).toBe("no-store");
    expect(cacheOf("https://mawrid.test/about", 503)).toBe("no-store");
    expect(headersOf("https://mawrid.test/about", 200, true).get("Cache-Control")).toBe("no-store");
  });

  it("says when to come back while the database is away", () => {
    expect(headersOf("https://mawrid.test/", 503).get("Retry-After")).toBe("2");
    expect(headersOf("https://mawrid.test/").get("Retry-After")).toBeNull();
  });

  it("remembers only languages of ours, and over https securely", () => {
    const cookieOf = (address: string) => headersOf(address).get("Set-Cookie");
    expect(cookieOf("https://mawrid.test/?lang=fr")).toMatch(/^preferred-language=fr; .*; Secure$/);
    expect(cookieOf("http://localhost:8787/?lang=fr")).toMatch(/SameSite=Lax$/);
    expect(cookieOf("https://mawrid.test/?lang=xx")).toBeNull();
    expect(cookieOf("https://mawrid.test/")).toBeNull();
  });

  it("that can't be made says so, and when to come back", async () => {
    expectConsoleErrors(1);
    const site = createSite();
    site.get("*", async (c) =>
      c.html((await loadTemplate({ fetch: async () => new Response("", { status: 404 }) }, c.req.url)).html),
    );
    const headers = { Accept: "text/html", Cookie: "preferred-language=fr" };
    const answer = await site.request("https://mawrid.test/about", { headers }, env, createExecutionContext());
    expect([answer.status, answer.headers.get("Retry-After")]).toEqual([503, "60"]);
    expect(await answer.text()).toContain('<html lang="fr" dir="ltr">');
  });

  it("is not made of an error of the assets", async () => {
    const assets = (status: number) => ({ fetch: async () => new Response("<html>", { status }) });
    await expect(loadTemplate(assets(500), "https://mawrid.test/a")).rejects.toThrow("no page template: 500");
    expect(await loadTemplate(assets(200), "https://mawrid.test/a")).toEqual({ html: "<html>", first: null });
  });
});
