import { expect, it } from "vitest";
import { headersFile } from "../../scripts/vite/static-headers.ts";

it("gives static files the site's headers, each in one rule, and lasting names a year", () => {
  const text = headersFile();
  expect(text.match(/X-Content-Type-Options: nosniff/g)).toHaveLength(1);
  expect(text).toContain("/assets/*\n  Cache-Control: public, max-age=31536000, immutable");
  expect(text.split("\n").every((line) => line.length < 2000)).toBe(true);
});
