import { describe, expect, it } from "vitest";
import { allTexts } from "./message-files.ts";

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

describe("French signs", () => {
  it("that have a space before or behind them never stand on another line than their word", () => {
    expect(allTexts("fr").filter(({ text }) => /[^\s] [»:;?!]|« /.test(text))).toEqual([]);
  });
});
