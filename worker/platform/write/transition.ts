import { and, eq, type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import { AppError } from "#domain/kernel/app-error.ts";
import type { Database } from "#drizzle/client.ts";
import { auditLog } from "#drizzle/schema/platform.ts";
import type { RowValues } from "#worker/platform/conditional-insert.ts";
import { updateWhere } from "#worker/platform/conditional-update.ts";
import type { SignedInContext } from "#worker/platform/context.ts";
import { type GuardedStatement, guardedWrite, row } from "#worker/platform/guarded-write.ts";
import type { Intent } from "#worker/platform/idempotent-replay.ts";
import { newId } from "#worker/platform/ids.ts";
import { batchOf } from "./batch.ts";

export type StatefulTable = SQLiteTable & Record<"status" | "version", SQLiteColumn>;
/** Also the audit log, where that is the history: it has no columns of the states, its lines hold them as before and after. */
export type EventTable = SQLiteTable & Record<"id" | "action" | "createdAt", SQLiteColumn>;
/** What the kernel itself writes into an event. */
export type OwnFields = "id" | "action" | "fromStatus" | "toStatus" | "createdAt";

/** A table whose rows have a state and a version, the column that names a row, and the table of its events. */
export interface Stateful<T extends StatefulTable, E extends EventTable> {
  table: T;
  key: SQLiteColumn;
  events: E;
  /** How the actions of its events begin, where those of something else stand in the same table. */
  eventPrefix?: string;
}

/** A row as it was read: what a transition compares before it sets. */
export interface Seen<Status extends string = string> {
  key: string | number;
  status: Status;
  version: number;
}

export interface Transition<T extends StatefulTable, E extends EventTable, Status extends string = string> {
  action: string;
  /** What a refusal calls it, where its caller knows it by another name than its history. */
  asked?: string;
  to: Status;
  /** The event's further columns: whose it is, who did it, why. */
  event: Omit<E["$inferInsert"], OwnFields>;
  /** What else changes in the row. */
  changes?: Partial<RowValues<T>>;
  /** Must hold besides state and version: ownership, the state of something else; the table's columns are those of the row. */
  guard?: SQL | undefined;
  /** Rows that read the row as it was: they stand before its change. */
  before?: readonly GuardedStatement[];
  /** More rows of the batch, each written only where the event was: notices, mails, lines. */
  effects?: readonly GuardedStatement[];
  /** Statements of another part of the platform that stand behind the effects, made for the same condition. */
  behind?: (isDone: SQL) => readonly BatchItem<"sqlite">[];
  /** What a refusal tells, where another row than the one that changes says it. */
  present?: Present<Status>;
  /** When it happened, where that was not just now; milliseconds since the epoch. */
  at?: number;
}

export interface Transitioned<Status extends string = string> {
  status: Status;
  version: number;
}

/** A query of the state that something is in now. */
type Present<Status extends string> = BatchItem<"sqlite"> & PromiseLike<Transitioned<Status>[]>;

export interface Ports {
  db: Database;
  now(): number;
}

/**
 * The statements of a state change, for a batch that holds more than one (a clock, an award). The event is written where the row
 * is as it was seen and the guard holds; the row and all effects change where the event was (workflows: rules for all of them).
 * @returns `event` first, then `others` under `isDone`; `read` tells the state that the row is in then
 */
export function transitionRows<T extends StatefulTable, E extends EventTable, Status extends string>(
  { db, now }: Ports,
  { table, key, events, eventPrefix = "" }: Stateful<T, E>,
  seen: Seen<Status>,
  { action, to, event, changes, guard, before = [], effects = [], at, present }: Transition<T, E, Status>,
) {
  const id = newId(isAuditLog(events) ? "aud" : "evt");
  const isSame = eq(key, seen.key);
  const isAsSeen = and(isSame, eq(table.status, seen.status), eq(table.version, seen.version), guard);
  const isDone = sql`exists (select 1 from ${events} where ${events.id} = ${id})`;
  const states = isAuditLog(events) ? {} : { fromStatus: seen.status, toStatus: to };
  const own = { id, action: eventPrefix + action, ...states, createdAt: at ?? now() };
  const values = { ...changes, status: to, version: seen.version + 1, ...updatedAt(table, now()) };
  const changed = updateWhere<SQLiteTable>({ db }, table, values, isSame);
  return {
    event: row<SQLiteTable>(events, { ...event, ...own }),
    precondition: sql`exists (select 1 from ${table} where ${isAsSeen})`,
    isDone,
    others: [...before, changed, ...effects],
    read: present ?? presentOf<Status>(db, table, isSame),
  };
}

/** When it changed, where its table tells that. */
export function updatedAt(table: SQLiteTable, now: number): { updatedAt?: number } {
  return "updatedAt" in table ? { updatedAt: now } : {};
}

/** Its lines are named alike, whether a state changed or not. */
function isAuditLog(events: SQLiteTable): boolean {
  return events === auditLog;
}

/** A state change as statements of a batch with others; the event is the first of them. */
export function transitionStatements<T extends StatefulTable, E extends EventTable, Status extends string>(
  ports: Ports,
  entity: Stateful<T, E>,
  seen: Seen<Status>,
  change: Transition<T, E, Status>,
) {
  const { event, precondition, isDone, others } = transitionRows(ports, entity, seen, change);
  const run = (write: GuardedStatement, condition: SQL) => ports.db.run(write(condition));
  return [run(event, precondition), ...others.map((write) => run(write, isDone)), ...(change.behind?.(isDone) ?? [])];
}

/** The query of the state that a row is in. */
function presentOf<Status extends string>(db: Database, table: StatefulTable, isSame: SQL): Present<Status> {
  return db
    .select({ status: sql<Status>`${table.status}`, version: sql<number>`${table.version}` })
    .from(table as SQLiteTable)
    .where(isSame);
}

/**
 * Changes a state in one atomic batch and one database call: compares state and version, writes the event, changes the
 * row, and writes the effects where the event was. The caller has asked the machine of `domain/` before.
 * @throws AppError CONFLICT with the state and version that the row is in now; nothing was written then
 */
export async function transition<T extends StatefulTable, E extends EventTable, Status extends string>(
  ctx: Ports,
  entity: Stateful<T, E>,
  seen: Seen<Status>,
  change: Transition<T, E, Status>,
): Promise<Transitioned<Status>> {
  const { event, precondition, isDone, others, read } = transitionRows(ctx, entity, seen, change);
  const { written, present } = await batchOf(ctx, {
    written: ctx.db.run(event(precondition)),
    present: read,
    others: others.map((write) => ctx.db.run(write(isDone))),
    behind: change.behind?.(isDone) ?? [],
  });
  if (written.rowsAffected === 0) throw conflictOf(seen, change.asked ?? change.action, present);
  return { status: change.to, version: seen.version + 1 };
}

/**
 * Several transitions of one table in one atomic batch, each for itself: what somebody else changed first is left out.
 * @returns for each whether it happened
 */
export async function transitionEach<T extends StatefulTable, E extends EventTable, Status extends string>(
  ctx: Ports,
  entity: Stateful<T, E>,
  due: readonly { seen: Seen<Status>; change: Transition<T, E, Status> }[],
): Promise<boolean[]> {
  if (due.length === 0) return [];
  const parts = due.map(({ seen, change }) => transitionStatements(ctx, entity, seen, change));
  const results = await batchOf(ctx, Object.fromEntries(parts.entries()));
  return parts.map((_, at) => results[at]?.[0]?.rowsAffected === 1);
}

/**
 * As {@link transition}, once for each intent of the caller: a retry gets the first answer, within the verb's limits.
 * @returns also whether it is a retry's: then nothing was written, and nobody is notified again
 * @throws AppError also RATE_LIMITED and KEY_REUSED
 */
export async function transitionOnce<T extends StatefulTable, E extends EventTable, Status extends string>(
  ctx: SignedInContext,
  entity: Stateful<T, E>,
  seen: Seen<Status>,
  change: Transition<T, E, Status>,
  { procedure, key, input }: Intent,
) {
  const { event, precondition, others, read } = transitionRows(ctx, entity, seen, change);
  const response: Transitioned<Status> = { status: change.to, version: seen.version + 1 };
  return await guardedWrite<Transitioned<Status>, Transitioned<Status>>(ctx, {
    ...{ procedure, key, input, actor: ctx.caller.userId, response, precondition },
    refusal: { read, of: (present) => conflictOf(seen, change.asked ?? change.action, present) },
    rows: [event, ...others],
    ...(change.behind ? { behind: change.behind } : {}),
  });
}

/** Somebody was faster, or the guard does not hold: the refusal says what the row is now. */
export function conflictOf(seen: Seen, action: string, [present]: Transitioned[]): AppError {
  const { status: state, version } = present ?? seen;
  return new AppError("CONFLICT", { state, version, action });
}
