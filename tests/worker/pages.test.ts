import { describe, expect, it } from "vitest";
import { pageHeaders } from "#worker/http/page-headers.ts";
import { loadTemplate } from "#worker/http/page-template.ts";

const headersOf = (address: string, status = 200, isSignedIn = false) =>
  pageHeaders({ url: new URL(address), status, locale: "fr", nonce: "n", isSignedIn });

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

  it("is not made of an error of the assets", async () => {
    const assets = (status: number) => ({ fetch: async () => new Response("<html>", { status }) });
    await expect(loadTemplate(assets(500), "https://mawrid.test/a")).rejects.toThrow("no page template: 500");
    expect(await loadTemplate(assets(200), "https://mawrid.test/a")).toBe("<html>");
  });
});
