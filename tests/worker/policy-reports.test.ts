import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { contentSecurityPolicy, POLICY_REPORTS } from "#worker/http/security-headers.ts";
import { freshDatabaseUrl } from "../support/database.ts";
import { siteOver } from "./support/site.ts";

const ORIGIN = "https://mawrid.test";
const KEY = `Kk_-${"k".repeat(39)}`;
const told = {
  "effective-directive": "script-src-elem",
  "violated-directive": "script-src-elem",
  "original-policy": contentSecurityPolicy(),
  "blocked-uri": "inline",
  "document-uri": `${ORIGIN}/rfq/${KEY}?q=secret`,
  "source-file": `${ORIGIN}/assets/ar/frame-a1b2c3d.js`,
  "line-number": 12,
  "script-sample": "secret words",
  referrer: "",
};

let site: ReturnType<typeof siteOver>;
beforeAll(async () => {
  site = siteOver(await freshDatabaseUrl());
});

let written: string[];
beforeEach(() => {
  written = [];
  vi.spyOn(console, "warn").mockImplementation((line: unknown) => void written.push(String(line)));
});
afterEach(() => vi.restoreAllMocks());
const lines = () => written.map((line) => JSON.parse(line)).filter(({ at }) => at === "policy");

/** As browsers send it. */
function report(change: Partial<Record<keyof typeof told, unknown>> = {}): Promise<Response> {
  const headers = { "Content-Type": "application/csp-report", "Sec-Fetch-Site": "same-origin", Origin: ORIGIN };
  const body = JSON.stringify({ "csp-report": { ...told, ...change } });
  return site(POLICY_REPORTS, { method: "POST", headers, body });
}

it("a page's policy says where to report", () => {
  expect(contentSecurityPolicy()).toContain(`report-uri ${POLICY_REPORTS}`);
});

it("what the policy refused is one line of the log, without keys, words and addresses", async () => {
  expect((await report()).status).toBe(204);
  expect((await report({ "blocked-uri": `https://evil.test/${KEY}?a=b` })).status).toBe(204);
  expect(lines()).toEqual([
    expect.objectContaining({ directive: "script-src-elem", blocked: "inline", page: "/rfq/…", line: 12 }),
    expect.objectContaining({ blocked: "evil.test" }),
  ]);
  for (const secret of [KEY, "secret"]) expect(written.join()).not.toContain(secret);
});

it("a report that names no script and no line is one, too", async () => {
  expect((await report({ "source-file": null, "line-number": null })).status).toBe(204);
  expect(lines()).toEqual([expect.not.objectContaining({ script: expect.anything(), line: expect.anything() })]);
});

it("is taken up to 16 kilobytes, and by this path alone", async () => {
  expect((await report({ "script-sample": "x".repeat(16_384) })).status).toBe(413);
  const headers = { "Content-Type": "application/csp-report", "Sec-Fetch-Site": "same-origin", Origin: ORIGIN };
  const call = await site("/api/trpc/auth.signOut", { method: "POST", headers, body: "{}" });
  expect(call.status).toBe(415);
});

it("what an extension of the browser put into the page is not told", async () => {
  expect((await report({ "blocked-uri": "chrome-extension" })).status).toBe(204);
  for (const source of ["moz-extension", "chrome-extension", "moz-extension://1b2c/content.js", "sandbox eval code"]) {
    expect((await report({ "source-file": source })).status).toBe(204);
  }
  expect(lines()).toEqual([]);
});

it.each([{ "effective-directive": undefined }, { "effective-directive": "x".repeat(61) }, { "line-number": "12" }])(
  "what is no report is refused: %j",
  async (change) => {
    expect((await report(change)).status).toBe(400);
    expect(lines()).toEqual([]);
  },
);
