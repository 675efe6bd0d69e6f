import { afterEach, describe, expect, it } from "vitest";
import { LOCALES } from "#domain/kernel/locale.ts";
import { type ParamKind, PHRASE_KEYS, paramsOf, phraseSchema } from "#domain/messaging/phrases.ts";
import { phraseTemplate, phraseWords } from "#src/features/messages/composer/phrase-words.ts";
import { speak } from "../../../../support/in-locale.ts";

afterEach(() => speak("ar"));

/** What somebody types for each kind of parameter, and what a reader of each language must find of it. */
const TYPED: Record<ParamKind, { typed: string; read: Record<"ar" | "en" | "fr", RegExp> }> = {
  words: { typed: "زجاج مكسور", read: same(/زجاج مكسور/) },
  place: { typed: "Jebel Ali", read: same(/Jebel Ali/) },
  certificate: { typed: "ISO 9001", read: same(/ISO 9001/) },
  reference: { typed: "MWR-77/2", read: same(/MWR-77\/2/) },
  date: { typed: "2027-02-03", read: { ar: /3 فبراير 2027/, en: /3 February 2027/, fr: /3 février 2027/ } },
  days: { typed: "١٢", read: { ar: /12 يومًا/, en: /12 days/, fr: /12 jours/ } },
  amount: { typed: "١٬٢٥٠٫٧٥", read: { ar: /1,250\.75/, en: /1,250\.75/, fr: /1\s250,75/ } },
  percent: { typed: "12.5", read: { ar: /12\.5/, en: /12\.5%/, fr: /12,5\s%/ } },
  currency: { typed: "KWD", read: { ar: /دينار كويتي/, en: /KWD/, fr: /KWD/ } },
  unit: { typed: "carton", read: { ar: /كرتون/, en: /carton/, fr: /carton/ } },
};

function same(words: RegExp) {
  return { ar: words, en: words, fr: words };
}

describe.each(LOCALES)("in %s", (locale) => {
  it.each(PHRASE_KEYS)("draws %s with each of its parameters", (key) => {
    speak(locale);
    const kinds = Object.entries(paramsOf(key));
    const params = Object.fromEntries(kinds.map(([name, kind]) => [name, TYPED[kind].typed]));
    const words = phraseWords(phraseSchema.parse({ key, params })) ?? "";
    for (const [name, kind] of kinds) expect(words, `${name} of ${key}`).toMatch(TYPED[kind].read[locale]);
    expect(words.length).toBeGreaterThan(8);
    expect(words).not.toMatch(/…|undefined|NaN|\{/);
    const isolated = words.match(/\u2068/g)?.length ?? 0;
    expect(words.match(/\u2069/g)?.length ?? 0).toBe(isolated);
    if (kinds.length === 0) expect(words).toBe(phraseTemplate(key));
    else expect(phraseTemplate(key)).toContain("…");
  });

  it("says each phrase in words of its own", () => {
    speak(locale);
    expect(new Set(PHRASE_KEYS.map(phraseTemplate)).size).toBe(PHRASE_KEYS.length);
  });

  it("leaves a blank for a parameter that it can't read, and is silent about an unknown phrase", () => {
    speak(locale);
    expect(phraseWords({ key: "in_stock", params: { quantity: "3", unit: "barrel" } })).toContain("…");
    expect(phraseWords({ key: "toString", params: {} })).toBeNull();
  });
});

it("counts one and a half of a unit in every language", () => {
  for (const locale of LOCALES) {
    speak(locale);
    const half = phraseWords({ key: "minimum_order_is", params: { quantity: "1.5", unit: "tonne" } });
    expect(half, locale).toMatch(/1[.,]5/);
  }
});
