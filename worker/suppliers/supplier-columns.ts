import { and, type Column, eq, sql } from "drizzle-orm";
import type { Locale } from "#domain/kernel/locale.ts";
import { placeIn } from "#domain/kernel/places.ts";
import { supplierAddresses, suppliers, supplierTranslations } from "#drizzle/schema/suppliers.ts";
import { accountAnswers } from "#worker/identity/reachable-sql.ts";
import { bestTranslation } from "#worker/platform/best-translation.ts";
import { badgeOf, checksOf } from "./badge-sql.ts";
import { responsesOf } from "./responses-sql.ts";

/**
 * What the public sees of a supplier in a list: an allow-list, so nothing else can slip out (security 14).
 * @param now milliseconds; the badge and the rate are those of this moment
 * @param locale of the reader; each text that is missing in it comes in the next best, on its own
 */
export const supplierCardColumns = (now: number, locale: Locale) => ({
  id: suppliers.id,
  slug: suppliers.slug,
  name: supplierTranslations.name,
  /** The language that the name stands in. */
  textLocale: sql<Locale>`ifnull(${supplierTranslations.nameLocale}, ${supplierTranslations.locale})`,
  /** As the reader's language calls it, also where the company wrote it in another. */
  city: bestText(supplierTranslations.city, locale).mapWith((city: string) => placeIn(city, locale)),
  specialization: bestText(supplierTranslations.specialization, locale),
  specializationLocale: bestLocale(supplierTranslations.specialization, locale),
  country: suppliers.country,
  businessType: suppliers.businessType,
  logoPath: suppliers.logoPath,
  isVerified: badgeOf(now).mapWith(Boolean),
  verifiedAt: whileBadged(suppliers.verifiedAt, now),
  licenceValidUntil: whileBadged(suppliers.licenceValidUntil, now),
  checks: checksOf(now),
  responses: responsesOf(now),
  ratingAverage: suppliers.ratingAverage,
  ratingCount: suppliers.ratingCount,
  productsCount: suppliers.productsCount,
  ordersCount: suppliers.ordersCount,
});

function whileBadged(time: Column, now: number) {
  return sql<number | null>`iif(${badgeOf(now)}, ${time}, null)`;
}

/** What a supplier's own page shows on top. */
export const supplierProfileColumns = (now: number, locale: Locale) => ({
  ...supplierCardColumns(now, locale),
  description: bestText(supplierTranslations.description, locale),
  descriptionLocale: bestLocale(supplierTranslations.description, locale),
  yearEstablished: suppliers.yearEstablished,
  employeeCount: suppliers.employeeCount,
  website: suppliers.website,
  coverPath: suppliers.coverPath,
  isReachable: sql.raw(accountAnswers("suppliers.owner_id")).mapWith(Boolean),
  /** Somebody owns it: nothing may be sent to a company without. */
  takesRequests: sql`${suppliers.ownerId} is not null`.mapWith(Boolean),
  joinedAt: suppliers.createdAt,
});

/** A text in the reader's language, else in the first that has it: ar, en, fr is also their order by letter. */
function bestText(column: Column, locale: Locale) {
  return sql<string>`ifnull(${bestOf(column, column, locale)}, '')`;
}

function bestLocale(column: Column, locale: Locale) {
  return sql<Locale>`ifnull(${bestOf(supplierTranslations.locale, column, locale)}, ${locale})`;
}

function bestOf(wanted: Column, written: Column, locale: Locale) {
  const own = (column: Column) => sql`best.${sql.identifier(column.name)}`;
  return sql`(select ${own(wanted)} from ${supplierTranslations} as best
    where best.supplier_id = ${suppliers.id} and ${own(written)} <> ''
    order by best.locale <> ${locale}, best.locale limit 1)`;
}

/** Joins the supplier's texts in the reader's language or the next best. */
export function supplierTextIn(locale: Locale) {
  return bestTranslation(supplierTranslations, supplierTranslations.supplierId, suppliers.id, locale);
}

/** Only approved suppliers are public, whatever else is true of them (workflows: Supplier). */
export const isPublicSupplier = eq(suppliers.status, "approved");

/** The supplier at an address, or at one that it left: its own tells where it is. */
export function supplierAt(slug: string) {
  return sql`${suppliers.id} = ifnull((select own.id from ${suppliers} as own where own.slug = ${slug}),
    (select ${supplierAddresses.supplierId} from ${supplierAddresses} where ${supplierAddresses.slug} = ${slug}))`;
}

/** The public supplier at an address. */
export function publicSupplierAt(slug: string) {
  return and(supplierAt(slug), isPublicSupplier);
}
