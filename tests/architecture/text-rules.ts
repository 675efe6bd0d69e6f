import type { Locale } from "../../domain/kernel/locale.ts";

/** A text of a message in one language. */
interface Said {
  key: string;
  text: string;
}

/** What holds for every text of some languages, with texts that break it and texts that don't. */
export interface TextRule {
  name: string;
  bad: Partial<Record<Locale, readonly string[]>>;
  good: Partial<Record<Locale, readonly string[]>>;
  breaks: (said: Said, locale: Locale) => boolean;
}

/** The specification's own texts, which say "جاري". */
const BUSY_OF_THE_SPECIFICATION = /^(company_apply_busy|profile_loading|profile_saving|shell_loading)$/;
/** Fields that ask for something, and what the other person does: nothing of one's own is going on. */
const PROMPTS = /_placeholder$|^(forms_choose|messages_search|messages_typing)$/;

const BUSY: Record<Locale, RegExp> = {
  ar: /^جارٍ .+\.\.\./,
  en: /^\w+ing\b.*…/,
  // A noun alone goes on as well: "Envoi…", not "Envoi en cours…".
  fr: /^(?!.* en cours…)\p{Lu}\p{L}.*…/u,
};
const ELLIPSIS: Record<Locale, string> = { ar: "...", en: "…", fr: "…" };
const OTHER_ELLIPSIS: Record<Locale, string> = { ar: "…", en: "...", fr: "..." };
const OTHER_QUOTES: Record<Locale, RegExp> = { ar: /["“”„]/, en: /["«»„]/, fr: /["“”„]/ };

/** Rules of signs and of what goes on; those of words stand in glossary.ts, those of plural forms in plural-rules.ts. */
export const TEXT_RULES: readonly TextRule[] = [
  {
    name: "French signs keep a no-break space to their word",
    bad: {
      fr: [
        "Aucun résultat : 3",
        "Aucun résultat: 3",
        "Êtes-vous sûr?",
        "Le badge « Vérifié »",
        "«Vérifié\u00a0»",
        "5 %",
        "5%",
      ],
    },
    good: {
      fr: ["Aucun résultat\u00a0: 3", "«\u00a0Vérifié\u00a0»\u00a0!", "5\u00a0%", "https://mawrid.test à 16:30"],
    },
    breaks: ({ text }) => / [»:;?!%]|« |[\p{L}\d)}](?:[»;?!%]|:(?!\/\/|\d))|«[^\u00a0]/u.test(text),
  },
  {
    name: "Arabic and English signs touch their word",
    bad: { ar: ["هل أنت متأكد ؟", "الضريبة 5 %"], en: ["Are you sure ?", "VAT 5 %", "No results : 3"] },
    good: { ar: ["الضريبة 5%: مشمولة، أليس كذلك؟"], en: ["VAT 5%: included?"] },
    breaks: ({ text }) => /[\p{L}\d)}][ \u00a0][:;?!%؛؟،]/u.test(text),
  },
  {
    name: "thousands in French are set apart as its formats do",
    bad: { fr: ["De 20 à 4 000 caractères", "De 20 à 4\u00a0000 caractères"] },
    good: { fr: ["De 20 à 4\u202f000 caractères", "+971\u00a050 123 4567"] },
    breaks: ({ text }) => /(?<![\d+] ?)\d{1,3}[ \u00a0]\d{3}(?!\d)/.test(text.replace(/\+\d[\d\s]*/g, "")),
  },
  {
    name: "apostrophes are typographic",
    bad: { en: ["It's ready"], fr: ["L'entreprise"] },
    good: { en: ["It’s ready"], fr: ["L’entreprise"] },
    breaks: ({ text }) => text.includes("'"),
  },
  {
    name: "quotation marks are those of the language",
    bad: { ar: ["شارة “التوثيق”"], en: ['The "Verified" badge', "The «Verified» badge"], fr: ["Le badge “Vérifié”"] },
    good: { ar: ["شارة «التوثيق»"], en: ["The “Verified” badge"], fr: ["Le badge «\u00a0Vérifié\u00a0»"] },
    breaks: ({ text }, locale) => OTHER_QUOTES[locale].test(text),
  },
  {
    name: "an ellipsis has one form in a language; Arabic has that of the specification's own texts",
    bad: { ar: ["جارٍ الحفظ…"], en: ["Saving..."], fr: ["Envoi..."] },
    good: { ar: ["جارٍ الحفظ..."], en: ["Saving…"], fr: ["Envoi…"] },
    breaks: ({ text }, locale) => text.includes(OTHER_ELLIPSIS[locale]),
  },
  {
    name: "what goes on is said in one form",
    bad: {
      ar: ["جاري الحفظ...", "نقرأ الملف...", "جاري الحفظ"],
      en: ["We read the file…", "The file is read…"],
      fr: ["Envoi en cours…", "nous lisons le fichier…"],
    },
    good: { ar: ["جارٍ الحفظ..."], en: ["Saving the draft…"], fr: ["Enregistrement du brouillon…"] },
    breaks: ({ key, text }, locale) =>
      !PROMPTS.test(key) &&
      !BUSY_OF_THE_SPECIFICATION.test(key) &&
      ((text.includes(ELLIPSIS[locale]) && !BUSY[locale].test(text)) || /(?<!\p{L})جاري /u.test(text)),
  },
  {
    name: "a number and its unit are one message with plural forms (src/vocabulary/trade-terms.ts), not two side by side",
    bad: { ar: ["الكمية: {quantity} {unit}"], en: ["{number} {unit} ordered"], fr: ["{count}\u00a0{unit}"] },
    good: { ar: ["الكمية: {quantity}"], en: ["{price} per {unit}"], fr: ["{quantity} à {price}"] },
    breaks: ({ text }) => /\{(?:number|quantity|count|total|moq|minimum|step)\}[\s\u00a0]*\{unit\}/.test(text),
  },
  {
    name: "a share is written by formatPercent: no sign is put to a number, and Arabic's keeps its side by a mark",
    bad: { ar: ["الضريبة {rate}%", "و70% قبل الشحن", "خصم 5٪"], en: ["VAT {rate}%"], fr: ["TVA {rate}\u00a0%"] },
    good: {
      ar: ["الضريبة {rate}", "و70\u200e%\u200e قبل الشحن"],
      en: ["VAT {rate}", "30% deposit"],
      fr: ["30\u00a0% d’acompte"],
    },
    breaks: ({ text }, locale) => /\}[\s\u00a0\u202f]?[%٪]|٪/.test(text) || (locale === "ar" && /\d%/.test(text)),
  },
  {
    name: "a range in Arabic is joined by a hyphen: a dash would turn its numbers round",
    bad: { ar: ["خلال 1–3 أيام عمل", "{from}–{to} أيام"] },
    good: { ar: ["خلال 1-3 أيام عمل", "الجمعة: \u20668:30 – 12:00\u2069"] },
    breaks: ({ text }) => /[\d}]\s*–\s*[\d{]/.test(text.replace(/\u2066[^\u2069]*\u2069/g, "")),
  },
  {
    name: "French says vous",
    bad: { fr: ["Ta commande est prête", "Connecte-toi"] },
    good: { fr: ["Votre commande est prête", "Connectez-vous"] },
    breaks: ({ text }) => /(?<![\p{L}’])(?:tu|te|toi|ton|ta|tes)(?![\p{L}’])/iu.test(text),
  },
];
