import { and, eq, ne, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import type { ApplicationInput } from "#domain/admin/review-suppliers.ts";
import { AppError } from "#domain/kernel/app-error.ts";
import type { Country } from "#domain/kernel/countries.ts";
import { countryOfPlace } from "#domain/kernel/place-countries.ts";
import { REVIEW_WORKING_DAYS } from "#domain/suppliers/apply.ts";
import { supplierMachine } from "#domain/suppliers/supplier-machine.ts";
import type { Database } from "#drizzle/client.ts";
import { users } from "#drizzle/schema/identity.ts";
import { supplierChecklist, suppliers, supplierTranslations } from "#drizzle/schema/suppliers.ts";
import type { Context } from "#worker/platform/context.ts";
import { checklistWith, openItemsOf, selectParts } from "#worker/suppliers/company-parts.ts";
import { namesOf } from "#worker/suppliers/company-to-transition.ts";
import { workingDaysOpen } from "#worker/suppliers/read-company.ts";
import { selectInvite } from "./companies/invite-owner.ts";

const MOST_DUPLICATES = 10;

const columns = {
  id: suppliers.id,
  slug: suppliers.slug,
  status: suppliers.status,
  version: suppliers.version,
  businessType: suppliers.businessType,
  country: suppliers.country,
  city: suppliers.city,
  website: suppliers.website,
  licenceNumber: suppliers.licenceNumber,
  trn: suppliers.trn,
  isTrusted: suppliers.isTrusted,
  appliedAt: suppliers.appliedAt,
  decidedAt: suppliers.decidedAt,
  decisionNote: suppliers.decisionNote,
  verifiedAt: suppliers.verifiedAt,
  licenceValidUntil: suppliers.licenceValidUntil,
  owner: { id: users.id, name: users.name, email: users.email, phone: users.phone, locale: users.locale },
};

/**
 * Everything of one company that a decision needs, the owner's contact and companies with the same licence or tax number
 * included. One database call besides the session's.
 * @throws AppError NOT_FOUND
 */
export async function application(ctx: Context, { id }: ApplicationInput) {
  const { db } = ctx;
  const [[company], texts, duplicates, invites, items, documents, events] = await db.batch([
    db.select(columns).from(suppliers).leftJoin(users, eq(users.id, suppliers.ownerId)).where(eq(suppliers.id, id)),
    db
      .select({
        locale: supplierTranslations.locale,
        name: supplierTranslations.name,
        nameLocale: supplierTranslations.nameLocale,
        description: supplierTranslations.description,
      })
      .from(supplierTranslations)
      .where(eq(supplierTranslations.supplierId, id)),
    selectDuplicates(db, id),
    selectInvite(db, id),
    ...selectParts(db, id),
  ]);
  if (!company) throw new AppError("NOT_FOUND");
  const workingDays = workingDaysOpen(ctx, company);
  return {
    ...company,
    cityElsewhere: elsewhere(company),
    texts,
    workingDays,
    reviewWorkingDays: REVIEW_WORKING_DAYS,
    isLate: company.status === "pending" && (workingDays ?? 0) > REVIEW_WORKING_DAYS,
    checklist: checklistWith(items, documents),
    openItems: openItemsOf(items),
    actions: supplierMachine.actionsOf(company.status, "admin"),
    events,
    duplicates,
    invite: invites[0] ?? null,
  };
}

/** The country of a company's city, where it is known and not the one that the company names. */
function elsewhere({ city, country }: { city: string; country: string }): Country | null {
  const found = countryOfPlace(city);
  return found === country ? null : found;
}

/** Other companies with the same licence number, or the same tax number in their answers. */
function selectDuplicates(db: Database, id: string) {
  const own = alias(suppliers, "own");
  const ownItem = alias(supplierChecklist, "own_item");
  const trnOf = (table: typeof supplierChecklist | typeof ownItem) => sql`(${table.answer} ->> '$.trn')`;
  const sameLicence = sql`select ${suppliers.id} from ${suppliers} as ${own} inner join ${suppliers}
    on ${suppliers.licenceNumber} = ${own.licenceNumber} where ${own.id} = ${id}`;
  const sameTrn = sql`select ${supplierChecklist.supplierId} from ${supplierChecklist} as ${ownItem} inner join ${supplierChecklist}
    on ${trnOf(supplierChecklist)} = ${trnOf(ownItem)} where ${ownItem.supplierId} = ${id} and ${ownItem.item} = 'trn'`;
  return db
    .select({ id: suppliers.id, status: suppliers.status, names: namesOf(), licenceNumber: suppliers.licenceNumber })
    .from(suppliers)
    .where(and(ne(suppliers.id, id), sql`${suppliers.id} in (${sameLicence} union ${sameTrn})`))
    .limit(MOST_DUPLICATES);
}
