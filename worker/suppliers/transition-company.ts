import type { SQL } from "drizzle-orm";
import { AppError } from "#domain/kernel/app-error.ts";
import type { SupplierStatus } from "#domain/kernel/supplier-status.ts";
import { SUPPLIER_TRANSITIONS, type SupplierAction } from "#domain/suppliers/supplier-machine.ts";
import { outbox } from "#drizzle/schema/platform.ts";
import { supplierEvents, suppliers } from "#drizzle/schema/suppliers.ts";
import { insertWhere } from "#worker/platform/conditional-insert.ts";
import type { Context } from "#worker/platform/context.ts";
import type { GuardedStatement } from "#worker/platform/guarded-write.ts";
import { deliver, type OutboxRow } from "#worker/platform/outbox.ts";
import { dismissFromRooms } from "#worker/platform/rooms.ts";
import { noticeRow } from "#worker/platform/write/notice-rows.ts";
import { type Transitioned, transition } from "#worker/platform/write/transition.ts";
import type { CompanyToTransition } from "./company-to-transition.ts";
import { mailTo, type Notifier, noticeTo } from "./notify-owner.ts";
import { endRevisions } from "./profile/end-revisions.ts";

export interface CompanyTransition {
  action: SupplierAction;
  /** The account that moves it; null for the scheduler. */
  actorId: string | null;
  /** What the owner gets to read. */
  note: string | null;
  /** What else changes in the company's row. */
  changes?: Partial<typeof suppliers.$inferInsert>;
  /** Must hold besides state and version. */
  precondition?: SQL;
  /** More rows of the batch, such as the audit's. */
  rows?: GuardedStatement[];
}

/** How a company changes its state (worker/platform/write/transition.ts). */
export const COMPANY = { table: suppliers, key: suppliers.id, events: supplierEvents };

/**
 * A company's move as a transition, with the notice and the mail that its owner gets.
 * @throws AppError CONFLICT where the move does not start from the company's state
 */
export function companyTransition(ctx: Notifier, company: CompanyToTransition, move: CompanyTransition) {
  const { from, to } = SUPPLIER_TRANSITIONS[move.action];
  const { id, status, version } = company;
  if (!from.some((known) => known === status))
    throw new AppError("CONFLICT", { state: status, action: move.action, version });
  const { mail, rows } = notifyOwner(ctx, company, move);
  return {
    mail,
    seen: { key: id, status, version },
    change: {
      action: move.action,
      to,
      event: { supplierId: id, actorId: move.actorId, note: move.note },
      ...(move.changes ? { changes: move.changes } : {}),
      guard: move.precondition,
      effects: [...rows, ...(move.rows ?? []), ...(to === "terminated" ? endRevisions(ctx, id) : [])],
    },
  };
}

/**
 * Moves a company in one atomic batch and sends the mail after the response.
 * @throws AppError CONFLICT with the state it is in now when somebody was faster; nothing was written then
 */
export async function transitionCompany(ctx: Context, company: CompanyToTransition, move: CompanyTransition) {
  const { seen, change, mail } = companyTransition(ctx, company, move);
  const moved: Transitioned<SupplierStatus> = await transition(ctx, COMPANY, seen, change);
  if (mail) ctx.waitUntil(deliver(ctx, mail));
  // Who speaks for a company that may not sell any more speaks no longer (security 27).
  if (company.status === "approved" && company.owner) dismissFromRooms(ctx, company.owner.id);
  return moved;
}

function notifyOwner(ctx: Notifier, { owner, names }: CompanyToTransition, { action, note }: CompanyTransition) {
  const rows: GuardedStatement[] = [];
  if (!owner) return { mail: null, rows };
  const news = { what: action, names, note };
  const notice = noticeTo(ctx, owner, news);
  const mail: OutboxRow = mailTo(ctx, owner, news);
  rows.push(noticeRow(notice), (condition) => insertWhere(outbox, mail, condition));
  return { mail, rows };
}
