import { and, type Column, eq, sql } from "drizzle-orm";
import type { Locale } from "#domain/kernel/locale.ts";
import { suppliers, supplierTranslations } from "#drizzle/schema/suppliers.ts";
import { accountAnswers } from "#worker/identity/reachable-sql.ts";
import { bestTranslation } from "#worker/platform/best-translation.ts";
import { badgeOf, checksOf } from "./badge-sql.ts";
import { responsesOf } from "./responses-sql.ts";

/**
 * What the public sees of a supplier in a list: an allow-list, so nothing else can slip out (security.md 14).
 * @param now milliseconds; the badge and the rate are those of this moment
 */
export const supplierCardColumns = (now: number) => ({
  id: suppliers.id,
  slug: suppliers.slug,
  name: supplierTranslations.name,
  city: supplierTranslations.city,
  specialization: supplierTranslations.specialization,
  textLocale: supplierTranslations.locale,
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
export const supplierProfileColumns = (now: number) => ({
  ...supplierCardColumns(now),
  description: supplierTranslations.description,
  yearEstablished: suppliers.yearEstablished,
  employeeCount: suppliers.employeeCount,
  website: suppliers.website,
  coverPath: suppliers.coverPath,
  isReachable: sql.raw(accountAnswers("suppliers.owner_id")).mapWith(Boolean),
  /** Somebody owns it: nothing may be sent to a company without. */
  takesRequests: sql`${suppliers.ownerId} is not null`.mapWith(Boolean),
  joinedAt: suppliers.createdAt,
});

/** Joins the supplier's texts in the reader's language or the next best. */
export function supplierTextIn(locale: Locale) {
  return bestTranslation(supplierTranslations, supplierTranslations.supplierId, suppliers.id, locale);
}

/** Only approved suppliers are public, whatever else is true of them (workflows: Supplier). */
export const isPublicSupplier = eq(suppliers.status, "approved");

/** The public supplier at an address. */
export function publicSupplierAt(slug: string) {
  return and(eq(suppliers.slug, slug), isPublicSupplier);
}
