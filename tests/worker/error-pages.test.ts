import { beforeAll, describe, expect, it } from "vitest";
import { freshDatabaseUrl } from "../support/database.ts";
import { expectConsoleErrors } from "../support/no-console-errors.ts";
import { PRODUCTION, siteOver } from "./support/site.ts";

const BROWSER = { Accept: "text/html,application/xhtml+xml", "Sec-Fetch-Dest": "document" };
const LANGUAGES = [
  ["ar", "rtl", "خطأ في الاتصال"],
  ["en", "ltr", "Connection error"],
  ["fr", "ltr", "Serveur injoignable"],
] as const;

let url: string;
let site: ReturnType<typeof siteOver>;
beforeAll(async () => {
  url = await freshDatabaseUrl();
  site = siteOver(url);
});

/** A page of ours that works without anything else: no script, no style sheet, no picture. */
async function expectPage(answer: Response, status: number, lang: string, dir: string): Promise<string> {
  expect(answer.status).toBe(status);
  expect(answer.headers.get("Content-Type")).toMatch(/^text\/html/);
  expect(answer.headers.get("Cache-Control")).toBe("no-store");
  expect(answer.headers.get("Content-Security-Policy")).toContain("script-src 'self';");
  const html = await answer.text();
  expect(html).toContain(`<html lang="${lang}" dir="${dir}">`);
  expect(html).not.toMatch(/<(?:script|link|img)\b|\{"error"/);
  return html;
}

describe("without its settings", () => {
  const bare = () => siteOver(url, { vars: { ...PRODUCTION, APP_SECRET: "" } });

  it.each(LANGUAGES)(
    "the site says in %s that it can't be reached, and when to come back",
    async (lang, dir, words) => {
      expectConsoleErrors(2);
      const byCookie = await bare()("/products", { headers: { ...BROWSER, Cookie: `preferred-language=${lang}` } });
      expect(byCookie.headers.get("Retry-After")).toBe("60");
      expect(await expectPage(byCookie, 503, lang, dir)).toContain(words);
      const byLink = await bare()(`/products?q=a&lang=${lang}`, { headers: BROWSER });
      const html = await expectPage(byLink, 503, lang, dir);
      for (const [other] of LANGUAGES) expect(html.includes(`?q=a&amp;lang=${other}`)).toBe(other !== lang);
    },
  );

  it("names the setting in the log, never on the page, and gives an id", async () => {
    expectConsoleErrors(1);
    const html = await (await bare()("/", { headers: BROWSER })).text();
    expect(html).not.toMatch(/APP_SECRET|Missing settings|stack/);
    expect(html).toMatch(/<bdi dir="ltr">[0-9a-f-]{36}<\/bdi>/);
  });

  it("programs read JSON", async () => {
    expectConsoleErrors(1);
    const answer = await bare()("/api/health", { headers: BROWSER });
    expect(await answer.json()).toMatchObject({ error: { data: { appCode: "UNAVAILABLE", httpStatus: 503 } } });
  });
});

describe("who opens an address in a browser", () => {
  it("reads a page where there is nothing, with the way home and no way to try again", async () => {
    const html = await expectPage(await site("/files/avatars/none", { headers: BROWSER }), 404, "ar", "rtl");
    expect(html).toContain('href="/"');
    expect(html).not.toContain('href=""');
  });

  it("is shown the way to sign in where a file needs it", async () => {
    const headers = { ...BROWSER, Cookie: "preferred-language=en" };
    const html = await expectPage(await site("/files/private/orders/fil_1", { headers }), 401, "en", "ltr");
    expect(html).toContain('href="/auth"');
  });

  it("reads when to come back over the flood limit", async () => {
    const production = siteOver(url, { vars: PRODUCTION });
    const headers = { ...BROWSER, "CF-Connecting-IP": "error-pages", Cookie: "preferred-language=fr" };
    for (let turn = 0; turn < 8; turn += 1) await production("/any", { headers });
    const answer = await production("/any", { headers });
    expect(answer.headers.get("Retry-After")).toBe("60");
    expect(await expectPage(answer, 429, "fr", "ltr")).toContain("Trop de requêtes");
  });

  it("reads a page while the database is away", async () => {
    expectConsoleErrors(1);
    const answer = await siteOver("http://127.0.0.1:9/")("/sitemap.xml", { headers: BROWSER });
    expect(await expectPage(answer, 503, "ar", "rtl")).toContain("خطأ في الاتصال");
  });

  it("finds what the address holds as text alone", async () => {
    const answer = await site('/nothing?q="><script>alert(1)</script>', { headers: BROWSER });
    await expectPage(answer, 404, "ar", "rtl");
  });
});

it.each([
  ["/files/avatars/none", { Accept: "image/avif,*/*", "Sec-Fetch-Dest": "image" }],
  ["/files/avatars/none", { "Sec-Fetch-Dest": "empty", Accept: "text/html" }],
  ["/files/avatars/none", {}],
  ["/api/none", BROWSER],
])("a script or a picture of %s reads JSON: %j", async (path, headers) => {
  const answer = await site(path, { headers: headers as Record<string, string> });
  expect(answer.headers.get("Content-Type")).toMatch(/^application\/json/);
});
