import { readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { FOR_ROBOTS, NOT_FOR_ROBOTS } from "#worker/http/robots.ts";

/** First parts of what anybody may read, and search engines list. */
const PUBLIC = [
  ...["", "about", "contact", "logistics", "manufacturers", "partners", "prd", "privacy", "products", "suppliers"],
  ...["supplier-registration", "terms", "tips"],
];

const routes = readdirSync("src/routes")
  .filter((file) => /^[a-z].*\.tsx$/.test(file))
  .map((file) => file.replace(/\.tsx$/, "").replace(/(^|\.)index$/, ""))
  .map((name) => `/${name.replaceAll(".", "/")}`);

/** As search engines read it (RFC 9309): the longest rule that fits counts. */
function isAllowed(path: string): boolean {
  const longest = (rules: string[]) =>
    Math.max(0, ...rules.filter((one) => path.startsWith(one)).map((one) => one.length));
  return longest(FOR_ROBOTS) >= longest(NOT_FOR_ROBOTS);
}

describe("/robots.txt", () => {
  it.each(routes)("knows whether %s is public", (path) => {
    const isPublic = PUBLIC.includes(path.split("/")[1] ?? "") || FOR_ROBOTS.includes(path);
    expect(isAllowed(path)).toBe(isPublic);
  });
});
