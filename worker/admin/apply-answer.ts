import { eq, type SQL, sql } from "drizzle-orm";
import type { ChecklistItem } from "#domain/suppliers/checklist.ts";
import { supplierChecklist, supplierDocuments, suppliers, supplierTranslations } from "#drizzle/schema/suppliers.ts";
import type { SignedInContext } from "#worker/platform/context.ts";
import type { GuardedStatement } from "#worker/platform/guarded-write.ts";
import { type CompanyToTransition, newestLicenceEnd } from "#worker/suppliers/company-to-transition.ts";

/**
 * What accepting an item writes into the company's own row. An answer is read where it is stored, so what is accepted
 * is what stands there. An approved company's renewed file becomes part of its approval: its owner can't take it back.
 */
export function applyAnswer(
  ctx: SignedInContext,
  { id, status }: CompanyToTransition,
  item: ChecklistItem,
): GuardedStatement[] {
  const isCompany = eq(suppliers.id, id);
  const set =
    (columns: SQL): GuardedStatement =>
    (condition) =>
      sql`update ${suppliers} set ${columns} where ${isCompany} and ${condition}`;
  const rows: GuardedStatement[] = [];
  if (item === "trn") rows.push(set(sql`trn = ${answerOf(id, item, "trn")}`));
  if (item === "addresses") rows.push(moveTexts(id), set(newPlace(id)));
  if (item === "trade_licence") rows.push(set(sql`licence_valid_until = ${newestLicenceEnd()}`));
  if (item === "trade_licence" && status === "approved") {
    // Approved by an override, it has no badge yet.
    rows.push(set(sql`verified_at = ifnull(verified_at, ${ctx.now()})`));
  }
  if (status === "approved") rows.push(set(sql`decided_at = ${ctx.now()}`));
  return rows;
}

/** The newest licence ends when the reviewer read that it does, whatever its owner said: the scheduler goes by it. */
export function dateNewestLicence(supplierId: string, end: number): GuardedStatement {
  const { id } = supplierDocuments;
  return (condition) => sql`update ${supplierDocuments} set valid_until = ${end} where ${id} = (
      select newest.id from ${supplierDocuments} as newest where newest.supplier_id = ${supplierId}
        and newest.item = 'trade_licence' order by newest.created_at desc limit 1) and ${condition}`;
}

function newPlace(id: string): SQL {
  const of = (field: "country" | "city") => sql`ifnull(${answerOf(id, "addresses", field)}, ${suppliers[field]})`;
  return sql`country = ${of("country")}, city = ${of("city")}`;
}

/** The city in the company's texts follows, where it was the old one or none. */
function moveTexts(id: string): GuardedStatement {
  const { supplierId, city } = supplierTranslations;
  const old = sql`(select ${suppliers.city} from ${suppliers} where ${suppliers.id} = ${id})`;
  return (condition) => sql`update ${supplierTranslations} set city = ifnull(${answerOf(id, "addresses", "city")}, city)
    where ${supplierId} = ${id} and ${city} in ('', ${old}) and ${condition}`;
}

function answerOf(id: string, item: ChecklistItem, field: string): SQL {
  const { supplierId, answer } = supplierChecklist;
  return sql`(select ${answer} ->> ${`$.${field}`} from ${supplierChecklist}
    where ${supplierId} = ${id} and ${supplierChecklist.item} = ${item})`;
}
