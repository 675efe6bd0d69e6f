import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

it("the Worker is deployed to the site's own address alone, previews included", () => {
  const lines = readFileSync("wrangler.toml", "utf8").split("\n");
  expect(lines).toEqual(expect.arrayContaining(["workers_dev = false", "preview_urls = false"]));
  expect(lines.filter((line) => /^\s*(workers_dev|preview_urls)\b/.test(line))).toHaveLength(2);
});
