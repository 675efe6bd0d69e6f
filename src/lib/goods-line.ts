import { LOCALES, type Locale } from "#domain/kernel/locale.ts";
import { type GoodsLine, lineFor, type Shown, type ShownLine } from "#domain/kernel/names.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";

/** What the form of a product's page writes around its name, in whichever language it was sent. */
const phraseOf = (name: string) => LOCALES.map((locale) => m.rfq_form_description_for_product({ name }, { locale }));

/** A line of a document in a language: by the name that its goods have there, with the text that binds where that says more. */
export function goodsLine({ description, names }: GoodsLine, locale: Locale = currentLocale()): ShownLine {
  return lineFor(description, names ?? null, locale, phraseOf);
}

/** What a buyer asks for: in its own words, but for the form's own sentence and the bare name of the goods. */
export function askedLabels({ description, names }: GoodsLine): Shown {
  const reader = currentLocale();
  const asWritten = lineFor(description, names ?? null, reader);
  if (asWritten.written === null) return asWritten;
  const named = goodsLine({ description, names });
  if (named.written !== null) return { text: description, locale: null };
  return { text: m.rfq_form_description_for_product({ name: named.text }), locale: reader };
}
