import { LOCALES, type Locale } from "#domain/kernel/locale.ts";
import { type GoodsLine, isNamed, lineFor, type Shown, type ShownLine } from "#domain/kernel/names.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";

/** What the form of a product's page writes around its name, in whichever language it was sent. */
const phraseOf = (name: string) => LOCALES.map((locale) => m.rfq_form_description_for_product({ name }, { locale }));

/** A line of a document in a language: by the name that its goods have there, with the text that binds where that is another. */
export function goodsLine({ description, names }: GoodsLine, locale: Locale = currentLocale()): ShownLine {
  return lineFor(description, names ?? null, locale, phraseOf);
}

/** What a buyer asks for: in its own words, but for the form's own sentence and the bare name of the goods. */
export function askedLabels(asked: GoodsLine): Shown {
  const { written, ...shown } = goodsLine(asked);
  if (written === null || isNamed(asked)) return shown;
  if (!isNamed(asked, phraseOf)) return { text: asked.description, locale: null };
  return { text: m.rfq_form_description_for_product({ name: shown.text }), locale: currentLocale() };
}
