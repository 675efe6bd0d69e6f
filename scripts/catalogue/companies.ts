import { DAY_MS } from "#domain/kernel/time.ts";
import type { Database } from "#drizzle/client.ts";
import { suppliers, supplierTranslations } from "#drizzle/schema/suppliers.ts";
import { reindexCompanies } from "#worker/catalogue/search/index-products.ts";
import { Random } from "./random.ts";
import { brandOf } from "./wording.ts";

/** Companies of one batch. */
const AT_ONCE = 500;
const BRANDS = 1728;
const COUNTRIES = ["AE", "SA", "KW", "OM", "QA", "BH"] as const;

/**
 * Writes approved companies, every third of them verified, that nobody owns: the same ones for the same number, and only
 * those that are missing.
 * @param now milliseconds
 * @returns their addresses
 */
export async function writeCompanies(db: Database, count: number, now: number): Promise<[string, ...string[]]> {
  const random = new Random(count);
  const made = Array.from({ length: count }, (_, place) => company(place, random, now - 400 * DAY_MS));
  for (let at = 0; at < count; at += AT_ONCE) {
    const some = made.slice(at, at + AT_ONCE);
    await db.batch([
      db
        .insert(suppliers)
        .values(some.map(({ row }) => row))
        .onConflictDoNothing(),
      db
        .insert(supplierTranslations)
        .values(some.flatMap(({ texts }) => texts))
        .onConflictDoNothing(),
    ]);
    await reindexCompanies(
      db,
      some.map(({ row }) => row.id),
      [],
      now,
    );
  }
  const [first = "", ...others] = made.map(({ row }) => row.slug);
  return [first, ...others];
}

function company(place: number, random: Random, since: number) {
  const id = `sup_made_${place}`;
  const names = [random.between(0, BRANDS - 1), random.between(0, BRANDS - 1)].map(brandOf);
  const latin = names.map((name) => name.latin).join(" ");
  const arabic = names.map((name) => name.arabic).join(" ");
  const text = { supplierId: id, city: "", specialization: "", description: "" };
  return {
    row: {
      id,
      slug: `made-${place}`,
      status: "approved" as const,
      businessType: "distribution" as const,
      country: random.pick(COUNTRIES),
      city: "",
      verifiedAt: place % 3 === 0 ? since : null,
      createdAt: since,
      updatedAt: since,
    },
    texts: [
      { ...text, locale: "ar" as const, name: arabic },
      { ...text, locale: "en" as const, name: latin },
    ],
  };
}
