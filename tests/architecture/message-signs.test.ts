import { describe, expect, it, test } from "vitest";
import { allTexts, LOCALES } from "./message-files.ts";
import { projectFiles, readProjectFile } from "./project-files.ts";
import { TEXT_RULES, type TextRule } from "./text-rules.ts";

describe.each(TEXT_RULES)("$name", (rule) => {
  it("is broken by each bad text, and by no good one", () => {
    const { passed, refused } = verdicts(rule);
    expect(passed).toEqual([]);
    expect(refused).toEqual([]);
  });

  it("holds in every text", () => {
    const found = languagesOf(rule).flatMap((locale) =>
      allTexts(locale)
        .filter((said) => rule.breaks(said, locale))
        .map(({ key, text }) => `${locale} ${key}: ${text}`),
    );
    expect(found).toEqual([]);
  });
});

test("every rule has a bad and a good text in each of its languages", () => {
  for (const { bad, good } of TEXT_RULES) expect(Object.keys(good)).toEqual(Object.keys(bad));
});

/** A colon typed behind a message, which French writes otherwise: `withColon` knows how (i18n/colon.ts). */
const TYPED_COLON = /\bm\.\w+\([^()]*\)\}:[ <{]|>\{\w+\}:(?=[\s<])/;

test("no colon is typed behind a message", () => {
  expect(TYPED_COLON.test("{m.orders_freight()}: <Price")).toBe(true);
  expect(TYPED_COLON.test("<dt>{label}:</dt>")).toBe(true);
  const typed = projectFiles(/\.tsx?$/, ["src"]).filter((file) => TYPED_COLON.test(readProjectFile(file)));
  expect(typed).toEqual([]);
});

/** A sign of percentage typed behind a number, which each language writes in its own way: `formatPercent` knows how. */
const TYPED_PERCENT = /format\w+\([^`]*\)\}[\s\u00a0]?[%٪]/;

test("no sign of percentage is typed behind a number", () => {
  expect(TYPED_PERCENT.test("formatNumber(share, locale)}%")).toBe(true);
  const typed = projectFiles(/\.tsx?$/, ["src", "i18n", "worker"]).filter((file) =>
    TYPED_PERCENT.test(readProjectFile(file)),
  );
  expect(typed).toEqual([]);
});

function languagesOf({ bad }: TextRule) {
  return LOCALES.filter((locale) => bad[locale] !== undefined);
}

/** Bad texts that a rule lets pass, and good ones that it refuses. */
function verdicts({ bad, good, breaks }: TextRule) {
  const said = (texts: TextRule["bad"], isBroken: boolean) =>
    LOCALES.flatMap((locale) =>
      (texts[locale] ?? []).filter((text) => breaks({ key: "shell_said", text }, locale) === isBroken),
    );
  return { passed: said(bad, false), refused: said(good, true) };
}
