import type { Locale } from "../../domain/kernel/locale.ts";
import type { Message } from "./message-files.ts";

/** Plural forms of a language beside the last, `*` (CLDR). */
const KNOWN: Record<Locale, readonly string[]> = {
  ar: ["zero", "one", "two", "few", "many"],
  en: ["one"],
  fr: ["one", "many"],
};

/** Words that are the same for one and for many. */
const INVARIANT: Record<Locale, RegExp> = {
  ar: /\{\w+\} (?:كجم|جم|منهم)/,
  en: /\{number\} (?:kg|g|m²|m³|dozen|unread|active|can’t)|by \{number\}/,
  fr: /\{number\}[ \u00a0](?:kg|g|m²|m³|avis|devis)|par \{number\}/,
};

/** An Arabic noun as it stands behind 11 to 99; behind whole hundreds it stands without the ending. */
const OF_ELEVEN = /\{(?:number|count)\}[ \u00a0]\p{L}[\p{L}\p{M}]*ًا(?!\p{L})/u;
/** Words behind a number that are no noun, or one that never changes. */
const AFTER_ANY_NUMBER =
  /^(?:[KM]B|[KM]o|كيلوبايت|ميغابايت|of|to|at|and|more|in|forward|back|sur|à|au|en|et|de|من|إلى|على|أخرى|فأكثر)$/;
/** Placeholders that stand for a number. */
const NUMBERS =
  /\{(?:number|count|total|done|rows|size|left|all|most|maximum|minimum|categories|sections|columns|days|hours|years|pages|products)\}\u2069?[ \u00a0](\p{L}+)/gu;
/** Texts whose number is never small. */
const OF_MANY = new Map([
  ["import_file_text", "a limit of thousands of rows"],
  ["import_refused_too_many_rows", "the same limit"],
]);

/** Forms of a message that its language lacks, or that say what the last one says. */
export function needlessForms(message: Message, locale: Locale): string[] {
  const forms = formsOf(message);
  const last = forms.find(({ plural }) => plural === "*")?.text;
  return forms
    .filter(({ plural }) => plural !== "*")
    .filter(({ plural, text }) => text === last || !KNOWN[locale].includes(plural))
    .map(({ plural }) => plural);
}

/** Forms that a message needs in its language and lacks. */
export function missingForms(message: Message, locale: Locale): string[] {
  const forms = formsOf(message);
  const last = forms.find(({ plural }) => plural === "*")?.text;
  if (forms.length === 0) return [];
  if (last === undefined) return ["*"];
  const isCounted = /\{(?:number|count|to)\}[ \u00a0]\p{L}/u.test(last) && !INVARIANT[locale].test(last);
  // A range ends with two or more.
  const arabic = OF_ELEVEN.test(last) ? ["few", "many"] : ["few"];
  const needed = locale === "ar" ? arabic : /\{from\}/.test(last) ? [] : ["one"];
  return isCounted ? needed.filter((name) => !forms.some(({ plural }) => plural === name)) : [];
}

/** True where a noun follows a number in a text that has no other form for one, two or many. */
export function countsWithoutForms(key: string, message: Message): boolean {
  if (typeof message !== "string" || OF_MANY.has(key)) return false;
  return [...message.matchAll(NUMBERS)].some(([, word = ""]) => !AFTER_ANY_NUMBER.test(word));
}

/** The forms of a plural message; one for nothing at all, `count=0`, is said beside them. */
function formsOf(message: Message): { plural: string; text: string }[] {
  if (typeof message === "string") return [];
  return Object.entries(message[0].match)
    .filter(([name]) => !name.startsWith("count=0"))
    .map(([name, text]) => ({ plural: name.split("=").at(-1) ?? "", text }));
}
