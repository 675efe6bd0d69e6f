import { LOCALES } from "#domain/kernel/locale.ts";
import type * as schema from "#drizzle/schema/all.ts";
import type { SeedProduct } from "./catalogue/products.ts";
import { lines } from "./lines.ts";
import type { SupplierId } from "./suppliers/all.ts";
import { reviewRows } from "./suppliers/review-rows.ts";
import type { SupplierDraft } from "./suppliers/supplier-draft.ts";

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

/** All rows of a product. `number` is its place in the demo catalogue, from one. */
export function productRows(draft: SeedProduct, number: number, now: number) {
  const created = now - (240 - (number % 200)) * DAY - number * 60_000;
  const { by, sku, slug, status, orderMultiple, pictures, texts, certificates, leadTime, tiers, ...facts } = draft;
  const product: Row<typeof schema.products> = {
    number,
    id: `prd_${sku.toLowerCase()}`,
    supplierId: by,
    sku,
    slug,
    status,
    orderMultiple,
    ...facts,
    leadTimeDaysMin: leadTime.min,
    leadTimeDaysMax: leadTime.max,
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
      ...texts[locale],
    }),
  );
  const images = pictures.map(
    (name, position): Row<typeof schema.productImages> => ({
      productNumber: number,
      position,
      path: `/pictures/${name}.svg`,
      ...PICTURE,
    }),
  );
  const certifications = certificates.map(({ code, validUntil }) => ({
    ...{ productNumber: number, certification: code, validUntil },
  }));
  return { product, translations, images, certifications, tiers: tierRows(draft, number) };
}

/** The price at the minimum order is the first tier; a product on request has none. */
function tierRows({ priceMinor, moq, tiers }: SeedProduct, productNumber: number): Row<typeof schema.priceTiers>[] {
  if (priceMinor === null) return [];
  return [{ minQuantity: moq, priceMinor }, ...tiers].map((tier) => ({ productNumber, ...tier }));
}
