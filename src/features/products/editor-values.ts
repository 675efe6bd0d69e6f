import type { CategorySlug, SubcategorySlug } from "#domain/catalogue/categories.ts";
import type { Certification, Unit } from "#domain/catalogue/product-facts.ts";
import type { ProductForm, ProductFormInput } from "#domain/catalogue/product-form.ts";
import type { Country } from "#domain/kernel/countries.ts";
import type { Currency } from "#domain/kernel/currency.ts";
import { LOCALES, type Locale } from "#domain/kernel/locale.ts";
import { fromMinor } from "#domain/kernel/price.ts";
import { dayInDubai, endOfDay } from "#domain/kernel/time.ts";
import { currentLocale } from "#i18n/locale.ts";
import { asTyped } from "#src/lib/format/as-typed.ts";

interface EditorTexts {
  name: string;
  description: string;
  specs: { label: string; value: string }[];
}

/** What the editor's fields hold: everything as it is typed. */
export interface EditorValues {
  sku: string;
  category: CategorySlug;
  subcategory: SubcategorySlug;
  origin: Country;
  unit: Unit;
  moq: string;
  orderMultiple: string;
  currency: Currency;
  /** The price is named when somebody asks; what was typed as price stays in its field. */
  onRequest: boolean;
  price: string;
  tiers: { minQuantity: string; price: string }[];
  leadTime: string;
  hsCode: string;
  certificates: { code: Certification; validUntil: string }[];
  pictures: { path: string; alt: Record<Locale, string> }[];
  texts: Record<Locale, EditorTexts>;
}

interface Stored {
  sku: string;
  version: number;
  content: ProductForm;
  revision: { content: ProductForm } | null;
}

/** The fields of a stored product; of a live one with a staged change, that change with the terms that hold now. */
export function valuesOf({ sku, version, content, revision }: Stored): EditorValues {
  const shown = revision?.content ?? content;
  const { unit, moq, orderMultiple, currency, priceMinor, tiers, leadTime } = content;
  return {
    sku,
    category: shown.category,
    subcategory: shown.subcategory,
    origin: shown.origin,
    unit,
    moq: String(moq),
    orderMultiple: String(orderMultiple),
    currency,
    // Of a product that was just begun, nobody has said so yet.
    onRequest: priceMinor === null && version > 1,
    price: priceMinor === null ? "" : asTyped(fromMinor(priceMinor, currency), currentLocale()),
    tiers: tiers.map((tier) => ({
      minQuantity: String(tier.minQuantity),
      price: asTyped(fromMinor(tier.priceMinor, currency), currentLocale()),
    })),
    leadTime: leadTimeText(leadTime),
    hsCode: shown.hsCode ?? "",
    certificates: shown.certificates.map(({ code, validUntil }) => ({ code, validUntil: dayOf(validUntil) })),
    pictures: shown.pictures.map(({ path, alt }) => ({ path, alt: { ...alt } })),
    texts: eachLocale((locale) => ({
      ...shown.texts[locale],
      specs: shown.texts[locale].specs.map(([label, value]) => ({ label, value })),
    })),
  };
}

/** The product that the fields make; rows that nothing stands in are left out. */
export function productOf({ sku: _, onRequest, ...values }: EditorValues): ProductFormInput {
  return {
    ...values,
    price: onRequest ? "" : values.price,
    tiers: onRequest ? [] : values.tiers.filter(isFilled),
    certificates: values.certificates.map(({ code, validUntil }) => ({ code, validUntil: lastMoment(validUntil) })),
    texts: eachLocale((locale) => ({
      ...values.texts[locale],
      specs: values.texts[locale].specs.filter(isFilled).map(({ label, value }): [string, string] => [label, value]),
    })),
  };
}

/**
 * The name of the field that a place in {@link productOf}'s product comes from: rows that were left out count again, and
 * the two cells of a specification have names.
 */
export function fieldOf(values: EditorValues, path: readonly PropertyKey[]): string {
  const [first, second, third, row, cell] = path;
  if (first === "tiers") return ["tiers", rowOf(values.tiers, second), third].join(".");
  if (first !== "texts" || third !== "specs" || row === undefined) return path.join(".");
  const specs = values.texts[second as Locale]?.specs ?? [];
  return ["texts", second, third, rowOf(specs, row), cell === 1 ? "value" : "label"].join(".");
}

function rowOf(rows: readonly Record<string, string>[], place: PropertyKey | undefined): number {
  const kept = rows.flatMap((row, index) => (isFilled(row) ? [index] : []));
  return kept[Number(place)] ?? 0;
}

function isFilled(row: Record<string, string>): boolean {
  return Object.values(row).some((text) => text.trim() !== "");
}

function leadTimeText({ min, max }: ProductForm["leadTime"]): string {
  if (min === null) return "";
  return max === null || max === min ? String(min) : `${min}-${max}`;
}

function eachLocale<T>(make: (locale: Locale) => T): Record<Locale, T> {
  // One entry for each language.
  return Object.fromEntries(LOCALES.map((locale) => [locale, make(locale)])) as Record<Locale, T>;
}

/** What a field of a day holds as the end of that day, in milliseconds; null for no day. @param day `YYYY-MM-DD` or empty */
function lastMoment(day: string): number | null {
  const end = endOfDay(day);
  return Number.isNaN(end) ? null : end;
}

/** What a field of a day shows of a moment; empty for none. */
function dayOf(moment: number | null): string {
  return moment === null ? "" : dayInDubai(moment);
}
