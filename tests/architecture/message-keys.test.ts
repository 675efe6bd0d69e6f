import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { allTexts, LOCALES, MESSAGE_DOMAINS } from "./message-files.ts";
import { projectFiles, readProjectFile } from "./project-files.ts";

/** Keys that stand twice in a file: JSON keeps the last and says nothing. */
function twice(json: string): string[] {
  const keys = [...json.matchAll(/^ {2}"(\w+)":/gm)].map(([, key = ""]) => key);
  return keys.filter((key, at) => keys.indexOf(key) !== at);
}

/** A number that the code writes before the name of a unit, instead of a quantity with its plural. */
const JOINED_BY_HAND = /formatNumber\((?:[^;{}]|\{[^}]*\})*?\)\}?(?:\s|\{" "\})*(?:\$?\{|<)[^;{}<>]{0,40}unitName\(/;

/** Keys whose English text speaks to its reader. */
function addressing(): Set<string> {
  return new Set(
    allTexts("en")
      .filter(({ text }) => /\byou(?:r|rs)?\b/i.test(text))
      .map(({ key }) => key),
  );
}

/** Keys said in files of a path. */
function keysOf(path: RegExp): Set<string> {
  const code = projectFiles(/\.tsx?$/, ["src"]).filter((file) => path.test(file));
  return new Set(code.flatMap((file) => [...readProjectFile(file).matchAll(/\bm\.(\w+)/g)].map(([, key = ""]) => key)));
}

describe("no key means two things", () => {
  it("finds a key that stands twice", () => {
    expect(twice('{\n  "cart_title": "Cart",\n  "cart_items": "Items",\n  "cart_title": "Basket"\n}')).toEqual([
      "cart_title",
    ]);
  });

  it.each(LOCALES)("no key stands twice in %s", (locale) => {
    const found = MESSAGE_DOMAINS.flatMap((domain) =>
      twice(readFileSync(`i18n/messages/${domain}/${locale}.json`, "utf8")),
    );
    expect(found).toEqual([]);
  });

  it.each([
    ["src/shell/account-entries.tsx", /\bm\.(\w+)/g],
    ["src/shell/work/work-parts.ts", /\blabel: m\.(\w+)/g],
  ])("entries of %s are told apart", (menu, entries) => {
    const keys = [...readProjectFile(menu).matchAll(entries)].map(([, key]) => key);
    expect(keys.length).toBeGreaterThan(5);
    for (const locale of LOCALES) {
      const texts = allTexts(locale).filter(({ key }) => keys.includes(key));
      expect(new Set(texts.map(({ text }) => text)).size, locale).toBe(texts.length);
    }
  });

  it("what speaks to a buyer or a supplier is not said to an operator, too", () => {
    const spoken = addressing();
    expect(spoken).toContain("ratings_review");
    const ofTraders = keysOf(/^src\/features\/(?!admin\/|editor\/)/);
    const borrowed = [...keysOf(/^src\/features\/admin\//)].filter((key) => spoken.has(key) && ofTraders.has(key));
    expect(borrowed).toEqual([]);
  });
});

describe("numbers and units", () => {
  it("finds those joined by hand", () => {
    expect("{formatNumber(line.milli / 1000, locale)} {unitName(line.unit)}").toMatch(JOINED_BY_HAND);
    expect('{formatNumber(n, locale)}{" "}\n{unitName(line.unit)}').toMatch(JOINED_BY_HAND);
    expect(["`", "{formatNumber(count, locale)} ", "{unitName(unit)}`"].join("$")).toMatch(JOINED_BY_HAND);
    expect("{formatNumber(n, locale)} / {count}; const name = unitName(unit)").not.toMatch(JOINED_BY_HAND);
  });

  it("are one quantity with its plural everywhere", () => {
    const found = projectFiles(/\.tsx?$/, ["src", "worker"]).filter((file) =>
      JOINED_BY_HAND.test(readProjectFile(file)),
    );
    expect(found).toEqual([]);
  });
});
