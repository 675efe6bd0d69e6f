import { eq, type SQL, sql } from "drizzle-orm";
import type { Names } from "#domain/kernel/names.ts";
import type { ChecklistItem, ItemState } from "#domain/suppliers/checklist.ts";
import type { Database } from "#drizzle/client.ts";
import { users } from "#drizzle/schema/identity.ts";
import { supplierChecklist, supplierDocuments, suppliers, supplierTranslations } from "#drizzle/schema/suppliers.ts";
import type { Owner } from "./notify-owner.ts";
import type { LogoSource } from "./publish-logo.ts";

/** What has to be known of a company before it moves. */
export interface CompanyToTransition
  extends Pick<
    typeof suppliers.$inferSelect,
    "id" | "status" | "version" | "verifiedAt" | "licenceValidUntil" | "logoPath"
  > {
  /** Imported companies have none. */
  owner: Owner | null;
  names: Names;
  checklist: Partial<Record<ChecklistItem, ItemState>>;
  /** When the licence that was uploaded last ends; null where nobody said. */
  newestLicenceEnd: number | null;
  /** The private file of the logo that was uploaded last. */
  newestLogo: LogoSource | null;
}

/** The query of companies in the form in which they move: one statement, each part found by its key. */
export function selectToTransition(db: Database, where: SQL | undefined) {
  return db
    .select({
      id: suppliers.id,
      status: suppliers.status,
      version: suppliers.version,
      verifiedAt: suppliers.verifiedAt,
      licenceValidUntil: suppliers.licenceValidUntil,
      logoPath: suppliers.logoPath,
      owner: { id: users.id, email: users.email, locale: users.locale },
      names: namesOf(),
      checklist: checklistOf(),
      newestLicenceEnd: newestLicenceEnd(),
      newestLogo: newestLogo(),
    })
    .from(suppliers)
    .leftJoin(users, eq(users.id, suppliers.ownerId))
    .where(where)
    .$dynamic();
}

/** Its names by language; one that a language is lent from another is none of its own. */
export function namesOf() {
  const { locale, name, nameLocale, supplierId } = supplierTranslations;
  return sql`(select json_group_object(${locale}, ${name}) from ${supplierTranslations}
    where ${supplierId} = ${suppliers.id} and ${nameLocale} is null)`.mapWith(
    (json: string): Names => JSON.parse(json),
  );
}

/** Names of its city by language, of those languages that have one. */
export function citiesOf() {
  const { locale, city, supplierId } = supplierTranslations;
  return sql`(select json_group_object(${locale}, ${city}) from ${supplierTranslations}
    where ${supplierId} = ${suppliers.id} and ${city} <> '')`.mapWith((json: string): Names => JSON.parse(json));
}

function checklistOf() {
  const { item, state, supplierId } = supplierChecklist;
  return sql`(select json_group_object(${item}, ${state}) from ${supplierChecklist}
    where ${supplierId} = ${suppliers.id})`.mapWith((json: string): CompanyToTransition["checklist"] =>
    JSON.parse(json),
  );
}

/** Of the trade licences whose end was given, the one that was uploaded last. */
export function newestLicenceEnd() {
  const { validUntil, item, supplierId, createdAt } = supplierDocuments;
  return sql<number | null>`(select ${validUntil} from ${supplierDocuments}
    where ${supplierId} = ${suppliers.id} and ${item} = 'trade_licence' and ${validUntil} is not null
    order by ${createdAt} desc limit 1)`;
}

function newestLogo() {
  const { fileKey, mediaType, item, supplierId, createdAt } = supplierDocuments;
  return sql`(select json_object('fileKey', ${fileKey}, 'mediaType', ${mediaType}) from ${supplierDocuments}
    where ${supplierId} = ${suppliers.id} and ${item} = 'logo' order by ${createdAt} desc limit 1)`.mapWith(
    (json: string): LogoSource => JSON.parse(json),
  ) as SQL<LogoSource | null>;
}
