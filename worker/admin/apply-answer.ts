import { eq, type SQL, sql } from "drizzle-orm";
import type { ChecklistItem } from "#domain/suppliers/checklist.ts";
import { supplierChecklist, supplierDocuments, suppliers, supplierTranslations } from "#drizzle/schema/suppliers.ts";
import type { RowValues } from "#worker/platform/conditional-insert.ts";
import { updateWhere } from "#worker/platform/conditional-update.ts";
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
  const set = (values: Partial<RowValues<typeof suppliers>>) => updateWhere(ctx, suppliers, values, isCompany);
  const rows: GuardedStatement[] = [];
  if (item === "trn") rows.push(set({ trn: answerOf(id, item, "trn") }));
  if (item === "addresses") rows.push(moveTexts(ctx, id), set(newPlace(id)));
  if (item === "trade_licence") rows.push(set({ licenceValidUntil: newestLicenceEnd() }));
  if (item === "trade_licence" && status === "approved") {
    // Approved by an override, it has no badge yet.
    rows.push(set({ verifiedAt: sql`ifnull(${suppliers.verifiedAt}, ${ctx.now()})` }));
  }
  if (status === "approved") rows.push(set({ decidedAt: ctx.now() }));
  return rows;
}

/** The newest licence ends when the reviewer read that it does, whatever its owner said: the scheduler goes by it. */
export function dateNewestLicence(ctx: SignedInContext, supplierId: string, end: number): GuardedStatement {
  const isNewest = sql`${supplierDocuments.id} = (select newest.id from ${supplierDocuments} as newest
    where newest.supplier_id = ${supplierId} and newest.item = 'trade_licence' order by newest.created_at desc limit 1)`;
  return updateWhere(ctx, supplierDocuments, { validUntil: end }, isNewest);
}

function newPlace(id: string) {
  const of = (field: "country" | "city") => sql`ifnull(${answerOf(id, "addresses", field)}, ${suppliers[field]})`;
  return { country: of("country"), city: of("city") };
}

/** The city in the company's texts follows, where it was the old one or none. */
function moveTexts(ctx: SignedInContext, id: string): GuardedStatement {
  const { supplierId, city } = supplierTranslations;
  const old = sql`(select ${suppliers.city} from ${suppliers} where ${suppliers.id} = ${id})`;
  const isOld = sql`${supplierId} = ${id} and ${city} in ('', ${old})`;
  return updateWhere(
    ctx,
    supplierTranslations,
    { city: sql`ifnull(${answerOf(id, "addresses", "city")}, ${city})` },
    isOld,
  );
}

function answerOf(id: string, item: ChecklistItem, field: string): SQL {
  const { supplierId, answer } = supplierChecklist;
  return sql`(select ${answer} ->> ${`$.${field}`} from ${supplierChecklist}
    where ${supplierId} = ${id} and ${supplierChecklist.item} = ${item})`;
}
