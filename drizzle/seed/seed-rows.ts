import { LOCALES, type Locale } from "#domain/kernel/locale.ts";
import type * as schema from "#drizzle/schema/all.ts";
import type { ProductDraft } from "./product-draft.ts";
import { SPEC_LABELS, type SpecLabel } from "./spec-labels.ts";
import type { SupplierId } from "./suppliers/all.ts";
import { reviewRows } from "./suppliers/review-rows.ts";
import type { SupplierDraft } from "./suppliers/supplier-draft.ts";
import { inLocale, lines } from "./trilingual.ts";

const DAY = 86_400_000;
const PICTURE = { width: 800, height: 600 };

type Row<T extends { $inferInsert: unknown }> = T["$inferInsert"];

/**
 * A supplier's rows; `productsCount` is how many of its products are published.
 * @param place of the supplier in the demo data, from one
 */
export function supplierRows(id: SupplierId, draft: SupplierDraft, productsCount: number, now: number, place = 1) {
  const { facts, events, items } = reviewRows(id, draft, place, now);
  const supplier: Row<typeof schema.suppliers> = {
    id,
    slug: draft.slug,
    status: draft.status ?? "approved",
    businessType: draft.type,
    country: draft.at[0],
    city: draft.at[1],
    yearEstablished: draft.since,
    employeeCount: draft.staff,
    website: `https://www.${draft.slug}.example`,
    logoPath: `/pictures/logo-${draft.slug}.svg`,
    coverPath: `/pictures/cover-${draft.cover}.svg`,
    productsCount,
    ...facts,
  };
  const translations = LOCALES.map((locale): Row<typeof schema.supplierTranslations> => {
    const [name = "", city = "", specialization = "", description = ""] = lines(draft[locale], 4);
    return { supplierId: id, locale, name, city, specialization, description };
  });
  const certifications = draft.certs.map(
    (certification, place): Row<typeof schema.supplierCertifications> => ({
      supplierId: id,
      certification,
      validUntil: now + (300 + place * 160) * DAY,
    }),
  );
  return { supplier, translations, certifications, events, items };
}

/** The name, the description and the specifications of a product in one language. */
export function productText(draft: ProductDraft, locale: Locale) {
  const [name = "", description = ""] = lines(draft[locale], 2);
  const specs = Object.entries(draft.specs).map(([label, value]): [string, string] => [
    inLocale(SPEC_LABELS[label as SpecLabel], locale),
    inLocale(value, locale),
  ]);
  return { name, description, specs };
}

/** All rows of a product. `number` is its place in the demo catalogue, from one. */
export function productRows(draft: ProductDraft, number: number, now: number) {
  const created = now - (240 - (number % 200)) * DAY - number * 60_000;
  const status = draft.status ?? "published";
  const [moq, unit, orderMultiple = 1] = draft.order;
  const product: Row<typeof schema.products> = {
    number,
    id: `prd_${draft.sku.toLowerCase()}`,
    supplierId: draft.by,
    sku: draft.sku,
    slug: draft.slug,
    category: draft.category,
    subcategory: draft.subcategory,
    status,
    origin: draft.origin,
    priceMinor: draft.price.minor,
    currency: draft.price.currency,
    unit,
    moq,
    orderMultiple,
    leadTimeDaysMin: draft.lead[0],
    leadTimeDaysMax: draft.lead[1],
    hsCode: draft.hs,
    publishedAt: status === "published" || status === "paused" ? created + DAY : null,
    // One to three days ago, so that the queue shows ages that a real one has.
    submittedAt: status === "in_review" ? now - (1 + (number % 3)) * DAY : null,
    createdAt: created,
    updatedAt: created + DAY,
  };
  const translations = LOCALES.map(
    (locale): Row<typeof schema.productTranslations> => ({
      productNumber: number,
      locale,
      ...productText(draft, locale),
    }),
  );
  const images = draft.pictures.map(
    (name, position): Row<typeof schema.productImages> => ({
      productNumber: number,
      position,
      path: `/pictures/${name}.svg`,
      ...PICTURE,
    }),
  );
  const certifications = draft.certs.map((certification) => ({ productNumber: number, certification }));
  return { product, translations, images, certifications, tiers: tierRows(draft, number) };
}

/** The price at the minimum order is the first tier; a product on request has none. */
function tierRows(draft: ProductDraft, productNumber: number): Row<typeof schema.priceTiers>[] {
  const { minor, tiers } = draft.price;
  if (minor === null) return [];
  const all: [number, number][] = [[draft.order[0], minor], ...tiers];
  return all.map(([minQuantity, priceMinor]) => ({ productNumber, minQuantity, priceMinor }));
}
