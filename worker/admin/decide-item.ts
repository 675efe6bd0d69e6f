import { and, eq, sql } from "drizzle-orm";
import type { DecideItem } from "#domain/admin/review-suppliers.ts";
import { AppError } from "#domain/kernel/app-error.ts";
import type { SupplierStatus } from "#domain/kernel/supplier-status.ts";
import { canDecide, type ItemState, mayProvide } from "#domain/suppliers/checklist.ts";
import { supplierChecklist, suppliers } from "#drizzle/schema/suppliers.ts";
import type { SignedInContext } from "#worker/platform/context.ts";
import { wasRefused } from "#worker/platform/refused-write.ts";
import { transition } from "#worker/platform/write/transition.ts";
import type { CompanyToTransition } from "#worker/suppliers/company-to-transition.ts";
import { COMPANY } from "#worker/suppliers/transition-company.ts";
import { decideLogo } from "./decide-logo.ts";
import { itemRows } from "./item-rows.ts";
import { areItsDocuments, expectInForce } from "./proven-certificates.ts";
import { reviewedCompany } from "./reviewed-company.ts";

/**
 * Accepts, rejects or waives an item of a company's checklist, as the reviewer saw it; what an accepted answer says
 * becomes the company's own data, what accepted documents prove its public certificates. Item, company, event and audit in one
 * batch.
 * @throws AppError NOT_FOUND; FORBIDDEN for one's own company; BAD_INPUT with `licenceEnd:ended` or as {@link expectInForce};
 *   CONFLICT with the item's
 *   state, or the company's where it has changed since it was looked at
 */
export async function decideItem(
  ctx: SignedInContext,
  input: DecideItem,
): Promise<{ item: DecideItem["item"]; state: ItemState; version: number }> {
  const { id, item, decision, version } = input;
  const company = await reviewedCompany(ctx, id);
  if (input.licenceEnd && input.licenceEnd <= ctx.now()) {
    throw new AppError("BAD_INPUT", { issues: [{ path: "licenceEnd", code: "ended" }] });
  }
  expectInForce(input, ctx.now());
  const state = company.checklist[item] ?? "missing";
  if (!mayProvide(company.status)) throw new AppError("CONFLICT", { state: company.status, action: decision });
  if (!canDecide(state, decision)) throw new AppError("CONFLICT", { state, action: decision });
  const logo = await decideLogo(ctx, company, input);
  const { status } = company;
  const change = {
    action: `item_${decision}`,
    asked: decision,
    to: status,
    event: { supplierId: id, actorId: ctx.caller.userId, note: item },
    guard: input.certificates.length > 0 ? areItsDocuments(input) : undefined,
    effects: [...itemRows(ctx, company, input, state), ...logo.rows],
    present: presentOf(ctx, company, input, state),
  };
  try {
    const decided = await transition(ctx, COMPANY, { key: id, status, version }, change);
    logo.tidy(true);
    return { item, state: decision, version: decided.version };
  } catch (fault) {
    if (wasRefused(fault)) logo.tidy(false);
    throw fault;
  }
}

/** What a decision that came too late hears: the company's state where that has changed, else the item's as it is now. */
function presentOf(
  { db }: SignedInContext,
  { id, status }: CompanyToTransition,
  { item }: DecideItem,
  seen: ItemState,
) {
  const { state } = supplierChecklist;
  const isMoved = sql`${suppliers.status} <> ${status} or ifnull(${state}, 'missing') = ${seen}`;
  return db
    .select({
      status: sql<SupplierStatus>`iif(${isMoved}, ${suppliers.status}, ifnull(${state}, 'missing'))`,
      version: suppliers.version,
    })
    .from(suppliers)
    .leftJoin(supplierChecklist, and(eq(supplierChecklist.supplierId, suppliers.id), eq(supplierChecklist.item, item)))
    .where(eq(suppliers.id, id));
}
