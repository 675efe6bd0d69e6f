/** What a document may be written in; the last is Arabic with English beside it. */
export const DOCUMENT_LANGUAGES = ["ar", "en", "fr", "ar-en"] as const;
export type DocumentLanguage = (typeof DOCUMENT_LANGUAGES)[number];
