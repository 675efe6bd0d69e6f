import { sql } from "drizzle-orm";
import type { DecideItem } from "#domain/admin/review-suppliers.ts";
import type { ItemState } from "#domain/suppliers/checklist.ts";
import { supplierChecklist } from "#drizzle/schema/suppliers.ts";
import { auditEntry } from "#worker/platform/audit-entry.ts";
import { insertWhere } from "#worker/platform/conditional-insert.ts";
import type { SignedInContext } from "#worker/platform/context.ts";
import type { GuardedStatement } from "#worker/platform/guarded-write.ts";
import { noticeRow } from "#worker/platform/write/notice-rows.ts";
import type { CompanyToTransition } from "#worker/suppliers/company-to-transition.ts";
import { noticeTo } from "#worker/suppliers/notify-owner.ts";
import { applyAnswer, dateNewestLicence } from "./apply-answer.ts";
import { provenRows } from "./proven-certificates.ts";

type ItemDecided = Pick<DecideItem, "id" | "item" | "decision" | "note" | "licenceEnd" | "certificates">;

/** What a decision on an item of a company's checklist writes besides the company's version and its event. */
export function itemRows(
  ctx: SignedInContext,
  company: CompanyToTransition,
  input: ItemDecided,
  state: ItemState,
): GuardedStatement[] {
  const { id, item, decision, note, licenceEnd, certificates } = input;
  const decided = { supplierId: id, item, state: decision, note, updatedAt: ctx.now() };
  const { owner, names } = company;
  const news = { what: "reject_item", names, note } as const;
  return [
    (condition) => sql`${insertWhere(supplierChecklist, decided, condition)}
      on conflict (supplier_id, item) do update set state = excluded.state, note = excluded.note,
        updated_at = excluded.updated_at`,
    auditEntry(ctx, {
      action: "decide_item",
      entity: "supplier",
      entityId: id,
      before: { item, state },
      after: {
        ...{ item, state: decision },
        ...(licenceEnd ? { licenceEnd } : {}),
        ...(certificates.length > 0 ? { certificates: certificates.map(({ certification }) => certification) } : {}),
      },
      reason: note,
    }),
    ...(licenceEnd ? [dateNewestLicence(ctx, id, licenceEnd)] : []),
    ...provenRows(ctx, input),
    ...(decision === "accepted" ? applyAnswer(ctx, company, item) : []),
    ...(decision === "rejected" && owner ? [noticeRow(noticeTo(ctx, owner, news))] : []),
  ];
}
