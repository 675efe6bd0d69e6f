import { expect, it } from "vitest";
import { headersFile } from "../../scripts/vite/static-headers.ts";

it("gives static files the site's headers, each in one rule, and lasting names a year", () => {
  const text = headersFile();
  expect(text.match(/X-Content-Type-Options: nosniff/g)).toHaveLength(1);
  expect(text).toContain("/assets/*\n  Cache-Control: public, max-age=31536000, immutable");
  expect(text.split("\n").every((line) => line.length < 2000)).toBe(true);
});

it("gives them a year of TLS with all subdomains, and a policy of own scripts without objects, base and frames", () => {
  const [everywhere = ""] = headersFile().split("\n\n");
  const headerOf = (name: string) => new RegExp(`^ {2}${name}: (.*)$`, "m").exec(everywhere)?.[1] ?? "";
  const [, seconds] = /^max-age=(\d+); includeSubDomains$/.exec(headerOf("Strict-Transport-Security")) ?? [];
  expect(Number(seconds)).toBeGreaterThanOrEqual(365 * 24 * 60 * 60);
  const policy = headerOf("Content-Security-Policy").split("; ");
  expect(policy).toEqual(expect.arrayContaining(["default-src 'self'", "script-src 'self'"]));
  for (const name of ["object-src", "base-uri", "frame-ancestors"]) expect(policy).toContain(`${name} 'none'`);
});
