import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import { AppError } from "#domain/kernel/app-error.ts";
import type { SupplierStatus } from "#domain/kernel/supplier-status.ts";
import { SUPPLIER_MOVES, type SupplierAction } from "#domain/suppliers/supplier-machine.ts";
import { notices, outbox } from "#drizzle/schema/platform.ts";
import { supplierEvents, suppliers } from "#drizzle/schema/suppliers.ts";
import { insertWhere } from "#worker/platform/conditional-insert.ts";
import type { Context } from "#worker/platform/context.ts";
import type { InsertedRow } from "#worker/platform/guarded-write.ts";
import { newId } from "#worker/platform/ids.ts";
import { deliver, type OutboxRow } from "#worker/platform/outbox.ts";
import { dismissFromRooms } from "#worker/platform/rooms.ts";
import { type MovableCompany, nameIn } from "./movable-company.ts";
import { mailTo, noticeTo, type Teller } from "./tell-owner.ts";

export interface CompanyMove {
  action: SupplierAction;
  /** The account that moves it; null for the clock. */
  actorId: string | null;
  /** What the owner gets to read. */
  note: string | null;
  /** What else changes in the company's row. */
  changes?: Partial<typeof suppliers.$inferInsert>;
  /** Must hold besides state and version. */
  precondition?: SQL;
  /** More rows of the batch, such as the audit's. */
  rows?: InsertedRow[];
}

/**
 * The statements of a move: state, event, notice, mail. The first compares and sets from-state and version, the second
 * is the event where the first changed a row, all others are written where the event was (workflows: rules for all).
 */
export function moveStatements(ctx: Teller, company: MovableCompany, move: CompanyMove) {
  const { from, to } = SUPPLIER_MOVES[move.action];
  const { id, status, version } = company;
  const now = ctx.now();
  const eventId = newId("evt");
  const event = {
    id: eventId,
    supplierId: id,
    action: move.action,
    fromStatus: status,
    toStatus: to,
    actorId: move.actorId,
    note: move.note,
    createdAt: now,
  };
  const isAsSeen = and(eq(suppliers.id, id), eq(suppliers.status, status), eq(suppliers.version, version));
  const { mail, rows } = told(ctx, company, move);
  const isMoved = sql`exists (select 1 from ${supplierEvents} where ${supplierEvents.id} = ${eventId})`;
  return {
    mail,
    moved: ctx.db
      .update(suppliers)
      .set({ ...move.changes, status: to, version: version + 1, updatedAt: now })
      .where(and(isAsSeen, inArray(suppliers.status, [...from]), move.precondition)),
    event: ctx.db.run(insertWhere(supplierEvents, event, sql`changes() = 1`)),
    others: [...rows, ...(move.rows ?? [])].map((insert) => ctx.db.run(insert(isMoved))),
  };
}

/**
 * Moves a company in one atomic batch and sends the mail behind the answer.
 * @throws AppError CONFLICT with the state it is in now when somebody was faster; nothing was written then
 */
export async function moveCompany(
  ctx: Context,
  company: MovableCompany,
  move: CompanyMove,
): Promise<{ status: SupplierStatus; version: number }> {
  const { moved, event, others, mail } = moveStatements(ctx, company, move);
  const [{ rowsAffected }, , [now]] = await ctx.db.batch([
    moved,
    event,
    ctx.db.select({ status: suppliers.status }).from(suppliers).where(eq(suppliers.id, company.id)),
    ...others,
  ]);
  if (rowsAffected === 0) throw new AppError("CONFLICT", { state: now?.status ?? company.status, action: move.action });
  if (mail) ctx.waitUntil(deliver(ctx, mail));
  // Who speaks for a company that may not sell any more speaks no longer (security.md 27).
  if (company.status === "approved" && company.owner) dismissFromRooms(ctx, company.owner.id);
  return { status: SUPPLIER_MOVES[move.action].to, version: company.version + 1 };
}

function told(ctx: Teller, { owner, names }: MovableCompany, { action, note }: CompanyMove) {
  const rows: InsertedRow[] = [];
  if (!owner) return { mail: null, rows };
  const news = { what: action, companyName: nameIn(names, owner.locale), note };
  const notice = noticeTo(ctx, owner, news);
  const mail: OutboxRow = mailTo(ctx, owner, news);
  rows.push(
    (condition) => insertWhere(notices, notice, condition),
    (condition) => insertWhere(outbox, mail, condition),
  );
  return { mail, rows };
}
