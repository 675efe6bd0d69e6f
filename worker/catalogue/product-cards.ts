import type { CategorySlug, SubcategorySlug } from "#domain/catalogue/categories.ts";
import type { ProductCard } from "#domain/catalogue/product-card.ts";
import type { Certification, Unit } from "#domain/catalogue/product-facts.ts";
import type { Country } from "#domain/kernel/countries.ts";
import type { Currency } from "#domain/kernel/currency.ts";
import type { Locale } from "#domain/kernel/locale.ts";
import { badgeHolds } from "#worker/suppliers/badge-sql.ts";

const SUMMARY_LENGTH = 100;

/**
 * The card of a product as one JSON text, read back by {@link readCard}: one text instead of two dozen columns keeps
 * the database's answer small. Stands in a SELECT over {@link cardJoins}. Certificates that have ended are left out.
 * @param now an SQL expression: milliseconds
 */
export function cardJson(now: string): string {
  return `json_array(
  p.number, p.id, p.slug, p.category, p.subcategory, t.name, t.locale, substr(t.description, 1, ${SUMMARY_LENGTH}),
  i.path, i.width, i.height, p.origin,
  (SELECT group_concat(certification) FROM product_certifications
    WHERE product_number = p.number AND ifnull(valid_until > ${now}, 1)),
  p.price_minor, (SELECT min(price_minor) FROM price_tiers WHERE product_number = p.number), p.currency,
  p.unit, p.moq, p.order_multiple, p.lead_time_days_min, p.lead_time_days_max,
  s.slug, st.name, ${badgeHolds("s", now)}, s.country, s.owner_id IS NOT NULL)`;
}

/**
 * The joins behind a product's number, for a FROM clause that already has it. Only published products of approved
 * suppliers come through, whatever led to the number.
 * @param number an SQL expression: the product's number
 * @param locale an SQL expression: the reader's language, a placeholder or a column, never a value. Where that
 *   translation is missing the first of ar, en, fr stands in, which is also their order by letter.
 */
export function cardJoins(number: string, locale: string): string {
  return `CROSS JOIN products p ON p.number = ${number} AND p.status = 'published'
  CROSS JOIN suppliers s ON s.id = p.supplier_id AND s.status = 'approved'
  LEFT JOIN product_translations t ON t.product_number = p.number AND t.locale = ifnull(
    (SELECT locale FROM product_translations WHERE product_number = p.number AND locale = ${locale}),
    (SELECT min(locale) FROM product_translations WHERE product_number = p.number))
  LEFT JOIN supplier_translations st ON st.supplier_id = s.id AND st.locale = ifnull(
    (SELECT locale FROM supplier_translations WHERE supplier_id = s.id AND locale = ${locale}),
    (SELECT min(locale) FROM supplier_translations WHERE supplier_id = s.id))
  LEFT JOIN product_images i ON i.product_number = p.number
    AND i.position = (SELECT min(position) FROM product_images WHERE product_number = p.number)`;
}

/** The columns of {@link cardJson} in order. */
export type CardColumns = [
  ...[number: number, id: string, slug: string, category: CategorySlug, subcategory: SubcategorySlug],
  ...[name: string | null, nameLocale: Locale | null, summary: string | null],
  ...[imagePath: string | null, imageWidth: number | null, imageHeight: number | null],
  ...[origin: Country, certifications: string | null],
  ...[priceMinor: number | null, tierPriceMinor: number | null, currency: Currency],
  ...[unit: Unit, moq: number, orderMultiple: number],
  ...[leadTimeDaysMin: number | null, leadTimeDaysMax: number | null],
  ...[supplierSlug: string, supplierName: string | null, isVerified: 0 | 1, country: string],
  ...[takesRequests: 0 | 1],
];

/** Makes a card of what {@link cardJson} gave, once its JSON is parsed. */
export function readCard(columns: CardColumns): ProductCard {
  const slug = columns[2];
  return {
    number: columns[0],
    id: columns[1],
    slug,
    category: columns[3],
    subcategory: columns[4],
    name: columns[5] ?? slug,
    nameLocale: columns[6] ?? "en",
    summary: columns[7] ?? "",
    imagePath: columns[8],
    imageWidth: columns[9],
    imageHeight: columns[10],
    origin: columns[11],
    certifications: (columns[12]?.split(",") ?? []) as Certification[],
    priceMinor: columns[13],
    tierPriceMinor: columns[14],
    currency: columns[15],
    unit: columns[16],
    moq: columns[17],
    orderMultiple: columns[18],
    leadTimeDaysMin: columns[19],
    leadTimeDaysMax: columns[20],
    supplier: {
      slug: columns[21],
      name: columns[22] ?? columns[21],
      verified: columns[23] === 1,
      country: columns[24],
      takesRequests: columns[25] === 1,
    },
  };
}
