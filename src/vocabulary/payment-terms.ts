import { toLatinDigits } from "#domain/kernel/digits.ts";
import { LOCALES, type Locale } from "#domain/kernel/locale.ts";
import { formatPercent } from "#i18n/formats.ts";
import { m } from "#i18n/paraglide/messages.js";
import { counted } from "./counted.ts";

type Words = (inputs: Record<string, never>, options: { locale: Locale }) => string;
/** Terms with figures of their own, such as days or shares of the total, in the order in which every language says them. */
type Figured = (figures: readonly number[], locale: Locale) => string;

const net: Figured = ([days = 0], locale) => m.quotes_pay_net_days(counted(days, locale), { locale });
const credit: Figured = ([days = 0], locale) => m.quotes_pay_lc_days(counted(days, locale), { locale });
const shipment: Figured = (figures, locale) => m.quotes_pay_shares(shares(figures, locale), { locale });
const documents: Figured = (figures, locale) => m.quotes_pay_shares_documents(shares(figures, locale), { locale });
const delivery: Figured = (figures, locale) => m.quotes_pay_shares_delivery(shares(figures, locale), { locale });

function shares([deposit = 0, rest = 0]: readonly number[], locale: Locale) {
  return { deposit: formatPercent(deposit, locale), rest: formatPercent(rest, locale) };
}

/** The same figures are the same terms: versions of a quote are told apart by them. */
const figured = new Map<Figured, Map<string, Words>>();

function withFigures(said: Figured, ...figures: number[]): Words {
  const known = figured.get(said) ?? new Map<string, Words>();
  const words = known.get(figures.join()) ?? ((_, { locale }) => said(figures, locale));
  figured.set(said, known.set(figures.join(), words));
  return words;
}

/** Terms of payment that the region knows, as the form offers them; said in a language of choice. */
export const COMMON_TERMS: readonly Words[] = [
  m.quotes_pay_advance,
  m.quotes_pay_deposit,
  m.quotes_pay_net,
  m.quotes_pay_lc,
  m.quotes_pay_cad,
  withFigures(shipment, 50, 50),
  withFigures(documents, 30, 70),
  withFigures(net, 60),
  withFigures(net, 90),
  withFigures(credit, 60),
  withFigures(credit, 90),
  m.quotes_pay_delivery,
];

/**
 * Those of the common terms that a text is, in whichever of the site's languages it was chosen and with whatever figures;
 * undefined for a text that somebody wrote, or that a row of another version lacks. Spaces, capitals, digits of the other
 * script, marks of direction and the sign of a percentage don't matter.
 */
export function commonTermsOf(text: string | null): Words | undefined {
  if (text === null) return undefined;
  const bare = bareText(text);
  const isSaid = (words: Words) => LOCALES.some((locale) => bareText(words({}, { locale })) === bare);
  return COMMON_TERMS.find(isSaid) ?? figuredTermsOf(bare).find(isSaid);
}

/** The same text in another language of the site, where it is one of the common terms; otherwise as it was written. */
export function paymentTermsIn(text: string, locale: Locale): string {
  return commonTermsOf(text)?.({}, { locale }) ?? text;
}

/** All terms that could be said with the figures of a text. */
function figuredTermsOf(bare: string): Words[] {
  const [first, second, ...more] = (bare.match(/\d{1,3}/g) ?? []).map(Number);
  // Arabic says one and two days without a figure.
  if (first === undefined) return [1, 2].flatMap((days) => [withFigures(net, days), withFigures(credit, days)]);
  if (more.length > 0) return [];
  if (second === undefined) return [withFigures(net, first), withFigures(credit, first)];
  if (first + second !== 100) return [];
  return [shipment, documents, delivery].map((said) => withFigures(said, first, second));
}

function bareText(text: string): string {
  const plain = toLatinDigits(text.normalize("NFKC")).replaceAll("٪", "%").replaceAll("’", "'");
  return plain.replace(/[\s\u200e\u200f]/g, "").toLowerCase();
}
