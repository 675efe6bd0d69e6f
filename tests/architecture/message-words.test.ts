import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Locale } from "../../domain/kernel/locale.ts";
import { NEVER } from "./glossary.ts";
import { allTexts, LOCALES } from "./message-files.ts";

/** Texts that address a whole company: what one writes to another, and two sentences of the specification (i18n/README.md). */
const TO_COMPANIES = /^(phrases_|forms_contact_whatsapp_text$|company_apply_done$|forms_contact_sent$)/;
const MARKS = /[\u064B-\u0652]/g;
/** Endings that address several people: a pronoun, an imperative, a verb of the present and one of the past. */
const PLURAL = [
  /^(?!.*(?:الحكم|التحكم|محكم|هكم)$).+كم$/,
  /^(?!.*داوا$).{3,}وا$/,
  /^(?:و|ف|س|ل)?ت(?!كون|هون|عاون).{2,}ون(?:ه|ها|ي)?$/,
  /تمو(?:ه|ها|ني)$/,
  /^و?أنتم$/,
];

function pluralWords(text: string): string[] {
  const words = text.replace(MARKS, "").match(/[\u0621-\u064A]+/g) ?? [];
  return words.filter((word) => PLURAL.some((ending) => ending.test(word)));
}

describe("how a reader is addressed (i18n/README.md)", () => {
  it("takes plural address for what it is", () => {
    expect(pluralWords("أرسلوا طلبكم من صفحتكم، وأنتم تقرؤونه وقيّمتموه")).toHaveLength(6);
    expect(pluralWords("أرسل طلبك من صفحتك. كم الكمية؟ تكون جاهزة، وتم الحكم من لوحة التحكم")).toEqual([]);
  });

  it("is one person in every Arabic text", () => {
    const found = allTexts("ar").filter(({ key, text }) => !TO_COMPANIES.test(key) && pluralWords(text).length > 0);
    expect(found.map(({ key, text }) => `${key}: ${pluralWords(text).join("، ")}`)).toEqual([]);
  });

  it("says again in English", () => {
    expect(allTexts("en").filter(({ text }) => /\banew\b/i.test(text))).toEqual([]);
  });
});

/** Letters that may be written at an Arabic word. */
const ATTACHED = "(?:و|ف)?(?:ال|ب|ل|لل|بال|وال)?";

/** The words of the glossary that no text says, each with the pattern that finds it. */
const BARRED = Object.fromEntries(LOCALES.map((locale) => [locale, barredIn(locale)])) as Record<Locale, Barred[]>;

interface Barred {
  word: string;
  pattern: RegExp;
}

function barredIn(locale: Locale): Barred[] {
  const letters = locale === "ar" ? "\\u0621-\\u064A" : "\\w\\u00C0-\\u024F-";
  const before = locale === "ar" ? ATTACHED : "";
  return Object.values(NEVER[locale])
    .flatMap((words) => words.split(", "))
    .map((word) => ({ word, pattern: new RegExp(`(?<![${letters}])${before}${word}(?![${letters}])`, "iu") }));
}

/** Words of the glossary that a text must not say. */
function neverSaid(locale: Locale, text: string): string[] {
  const said = text.replace(/\{\w+\}/g, "");
  return BARRED[locale].filter(({ pattern }) => pattern.test(said)).map(({ word }) => word);
}

describe("one word per notion (glossary.ts)", () => {
  it.each<[Locale, string, string[]]>([
    ["ar", "تُدفع العربون قبل الشحن", ["عربون"]],
    ["ar", "طلبيات المشترين", []],
    ["en", "The mail of the house is a paper", ["paper", "the house", "house", "mail"]],
    ["en", "An e-mail about the warehouse", []],
    ["fr", "Votre candidature et vos dépôts, un dépôt", ["dépôt", "candidature"]],
  ])("takes a word for what it is: in %s, %s", (locale, text, words) => {
    expect(neverSaid(locale, text).sort()).toEqual(words.sort());
  });

  it.each(LOCALES)("in every text of %s", (locale) => {
    const found = allTexts(locale).flatMap(({ key, text }) => neverSaid(locale, text).map((word) => `${key}: ${word}`));
    expect(found).toEqual([]);
  });

  it("in docs/glossary.md, which names the words that are said", () => {
    const rows = readFileSync("docs/glossary.md", "utf8").split("\n").slice(8);
    const words = rows.flatMap((row) => {
      const [, , ar = "", en = "", fr = ""] = row.split("|");
      return [...neverSaid("ar", ar), ...neverSaid("en", en), ...neverSaid("fr", fr)];
    });
    expect(rows.length).toBeGreaterThan(40);
    expect(words).toEqual([]);
  });

  it("writes a supplier with its shadda, and Mawrid without an article", () => {
    const bare = /(?<![\u0621-\u064A])[وفبك]?(?:ال|لل)مورد(?![\u064B-\u0652]|[\u0621-\u064A])/u;
    const anyone = /أي مورد(?![\u064B-\u0652\u0621-\u064A])|^مورد لم/u;
    expect("صفحة المورد").toMatch(bare);
    expect("لم تحفظ أي مورد بعد").toMatch(anyone);
    // What the word meant before it was a name.
    const found = allTexts("ar").filter(
      ({ key, text }) => key !== "content_about_background_name" && (bare.test(text) || anyone.test(text)),
    );
    expect(found).toEqual([]);
  });
});
