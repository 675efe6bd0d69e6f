/** What a paper may be written in; the last is Arabic with English beside it. */
export const PAPER_LANGUAGES = ["ar", "en", "fr", "ar-en"] as const;
export type PaperLanguage = (typeof PAPER_LANGUAGES)[number];
