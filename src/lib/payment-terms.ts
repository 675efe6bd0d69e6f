import { LOCALES, type Locale } from "#domain/kernel/locale.ts";
import { m } from "#i18n/paraglide/messages.js";

type Words = (inputs: Record<string, never>, options: { locale: Locale }) => string;

/** Terms of payment that the region knows, as the form offers them; said in a language of choice. */
export const COMMON_TERMS: readonly Words[] = [
  m.quotes_pay_advance,
  m.quotes_pay_deposit,
  m.quotes_pay_net,
  m.quotes_pay_lc,
  m.quotes_pay_cad,
];

/**
 * Those of the common terms that a text is, in whichever of the site's languages it was chosen; undefined for a text that
 * somebody wrote, or that a row of another version lacks. Spaces, capitals and the sign of a percentage don't matter.
 */
export function commonTermsOf(text: string | null): Words | undefined {
  if (text === null) return undefined;
  const bare = bareText(text);
  return COMMON_TERMS.find((words) => LOCALES.some((locale) => bareText(words({}, { locale })) === bare));
}

/** The same text in another language of the site, where it is one of the common terms; otherwise as it was written. */
export function paymentTermsIn(text: string, locale: Locale): string {
  return commonTermsOf(text)?.({}, { locale }) ?? text;
}

function bareText(text: string): string {
  return text.normalize("NFKC").replaceAll("٪", "%").replaceAll("’", "'").replace(/\s/g, "").toLowerCase();
}
