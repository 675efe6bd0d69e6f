import { and, type SQL, sql } from "drizzle-orm";
import type { SeenItem } from "#domain/admin/review-suppliers.ts";
import { AppError } from "#domain/kernel/app-error.ts";
import { canDecide } from "#domain/suppliers/checklist.ts";
import { supplierDocuments, supplierEvents } from "#drizzle/schema/suppliers.ts";
import type { SignedInContext } from "#worker/platform/context.ts";
import { type GuardedStatement, row } from "#worker/platform/guarded-write.ts";
import { newId } from "#worker/platform/ids.ts";
import type { CompanyToTransition } from "#worker/suppliers/company-to-transition.ts";
import { itemRows } from "./item-rows.ts";

/**
 * The company as it is once the items that its reviewer looked at are accepted.
 * @throws AppError CONFLICT with the item's state where it is not there to be accepted (any more); BAD_INPUT with
 *   `trade_licence:ended` for a licence whose last day is over
 */
export function withAccepted(
  { now }: SignedInContext,
  company: CompanyToTransition,
  accept: readonly SeenItem[],
): CompanyToTransition {
  for (const { item } of accept) {
    const state = company.checklist[item] ?? "missing";
    if (!canDecide(state, "accepted")) throw new AppError("CONFLICT", { state, action: "accepted" });
  }
  const isLicence = accept.some(({ item }) => item === "trade_licence");
  if (isLicence && company.newestLicenceEnd !== null && company.newestLicenceEnd <= now()) {
    throw new AppError("BAD_INPUT", { issues: [{ path: "trade_licence", code: "ended" }] });
  }
  const accepted = Object.fromEntries(accept.map(({ item }) => [item, "accepted" as const]));
  return { ...company, checklist: { ...company.checklist, ...accepted } };
}

/** Each item with its event, its line of the audit log and what its answer says, as one decided alone. */
export function acceptedRows(
  ctx: SignedInContext,
  company: CompanyToTransition,
  accept: readonly SeenItem[],
): GuardedStatement[] {
  const { id, status } = company;
  const own = { supplierId: id, actorId: ctx.caller.userId, createdAt: ctx.now() };
  return accept.flatMap(({ item }) => {
    const decided = { id, item, decision: "accepted" as const, note: null, certificates: [] };
    const event = { ...own, action: "item_accepted", fromStatus: status, toStatus: status, note: item };
    return [
      row(supplierEvents, { id: newId("evt"), ...event }),
      ...itemRows(ctx, company, decided, company.checklist[item] ?? "missing"),
    ];
  });
}

/** Holds where no file of an item is newer than the one that its reviewer saw, and that one is still there. */
export function areNewest(id: string, accept: readonly SeenItem[]): SQL | undefined {
  const { supplierId, item, createdAt } = supplierDocuments;
  const newest = (name: string) => sql`(select max(${createdAt}) from ${supplierDocuments}
    where ${supplierId} = ${id} and ${item} = ${name})`;
  return and(
    ...accept.map(({ item: name, document }) =>
      document === null
        ? sql`${newest(name)} is null`
        : sql`exists (select 1 from ${supplierDocuments} where ${supplierDocuments.id} = ${document}
            and ${supplierId} = ${id} and ${item} = ${name} and ${createdAt} = ${newest(name)})`,
    ),
  );
}
