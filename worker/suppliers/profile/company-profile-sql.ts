import { eq, type SQL, sql } from "drizzle-orm";
import type { RevisionStatus } from "#domain/kernel/revision-machine.ts";
import {
  type CompanyIdentity,
  type CompanyTextRow,
  companyTextsOf,
  type IdentityChange,
} from "#domain/suppliers/company-texts.ts";
import type { Database } from "#drizzle/client.ts";
import { companyRevisionEvents, companyRevisions } from "#drizzle/schema/company-revisions.ts";
import { users } from "#drizzle/schema/identity.ts";
import { suppliers, supplierTranslations } from "#drizzle/schema/suppliers.ts";
import type { GuardedStatement } from "#worker/platform/guarded-write.ts";

/** How a staged change of a company changes its state (worker/platform/write/transition.ts). */
export const COMPANY_REVISION = {
  table: companyRevisions,
  key: companyRevisions.id,
  events: companyRevisionEvents,
};

/** The newest staged change of a company, whatever became of it. */
export interface NewestRevision {
  id: string;
  version: number;
  status: RevisionStatus;
  note: string | null;
  createdAt: number;
  updatedAt: number;
  content: IdentityChange;
}

/** The query of companies with all that their owners edit: one statement, each part found by its key. */
export function selectProfiles(db: Database, where: SQL | undefined) {
  return db
    .select({
      id: suppliers.id,
      slug: suppliers.slug,
      status: suppliers.status,
      version: suppliers.version,
      businessType: suppliers.businessType,
      country: suppliers.country,
      licenceNumber: suppliers.licenceNumber,
      website: suppliers.website,
      yearEstablished: suppliers.yearEstablished,
      employeeCount: suppliers.employeeCount,
      written: writtenTexts(),
      revision: newestRevision(),
      owner: { id: users.id, email: users.email, locale: users.locale },
    })
    .from(suppliers)
    .leftJoin(users, eq(users.id, suppliers.ownerId))
    .where(where);
}
export type CompanyProfile = Awaited<ReturnType<typeof selectProfiles>>[number];

/** What of a company is looked at before it changes in public, as it is now. */
export function identityOf({ written, businessType, country, licenceNumber }: CompanyProfile): CompanyIdentity {
  return { names: written.names, businessType, country, licenceNumber };
}

/** Names and texts of a company by language; a name that is only lent is none. */
export function writtenTexts() {
  const { locale, name, nameLocale, specialization, city, description, supplierId } = supplierTranslations;
  return sql`(select json_group_array(json_object('locale', ${locale}, 'name', ${name}, 'nameLocale', ${nameLocale},
      'specialization', ${specialization}, 'city', ${city}, 'description', ${description}))
    from ${supplierTranslations} where ${supplierId} = ${suppliers.id})`.mapWith((json: string) =>
    companyTextsOf(JSON.parse(json) as CompanyTextRow[]),
  );
}

/** Writes a company's texts again as they become, for the batch that changes it. */
export function rewriteTexts(supplierId: string, rows: readonly CompanyTextRow[]): GuardedStatement[] {
  return [
    (condition) =>
      sql`delete from ${supplierTranslations} where ${supplierTranslations.supplierId} = ${supplierId} and ${condition}`,
    (condition) => sql`insert into ${supplierTranslations}
        (supplier_id, locale, name, name_locale, specialization, city, description)
      select ${supplierId}, v.value ->> 'locale', v.value ->> 'name', v.value ->> 'nameLocale',
        v.value ->> 'specialization', v.value ->> 'city', v.value ->> 'description'
      from json_each(${JSON.stringify(rows)}) v where ${condition}`,
  ];
}

function newestRevision() {
  const { id, version, status, note, createdAt, updatedAt, content, supplierId } = companyRevisions;
  return sql`(select json_object('id', ${id}, 'version', ${version}, 'status', ${status}, 'note', ${note},
      'createdAt', ${createdAt}, 'updatedAt', ${updatedAt}, 'content', json(${content}))
    from ${companyRevisions} where ${supplierId} = ${suppliers.id}
    order by ${updatedAt} desc, ${status} = 'pending' desc limit 1)`.mapWith(
    (json: string): NewestRevision => JSON.parse(json),
  ) as SQL<NewestRevision | null>;
}
