import { describe, expect, it, test } from "vitest";
import { allTexts, LOCALES } from "./message-files.ts";
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
