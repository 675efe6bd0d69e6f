import { and, eq, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import { AppError } from "#domain/kernel/app-error.ts";
import type { Database } from "#drizzle/client.ts";
import type { SignedInContext } from "#worker/platform/context.ts";
import { guardedWrite, type InsertedRow, row } from "#worker/platform/guarded-write.ts";
import { newId } from "#worker/platform/ids.ts";
import type { Intent } from "#worker/platform/kept-answer.ts";
import { batchOf } from "./batch.ts";

type StatefulTable = SQLiteTable & Record<"status" | "version" | "updatedAt", SQLiteColumn>;
type EventTable = SQLiteTable & Record<"id" | "action" | "fromStatus" | "toStatus" | "createdAt", SQLiteColumn>;
/** What {@link transition} itself writes into an event. */
type OwnFields = "id" | "action" | "fromStatus" | "toStatus" | "createdAt";

/** A table whose rows have a state and a version, the column that names a row, and the table of its events. */
export interface Stateful<T extends StatefulTable, E extends EventTable> {
  table: T;
  key: SQLiteColumn;
  events: E;
}

/** A row as it was read: what a transition compares before it sets. */
export interface Seen<Status extends string = string> {
  key: string | number;
  status: Status;
  version: number;
}

export interface Transition<T extends StatefulTable, E extends EventTable, Status extends string = string> {
  action: string;
  to: Status;
  /** The event's further columns: whose it is, who did it, why. */
  event: Omit<E["$inferInsert"], OwnFields>;
  /** What else changes in the row. */
  changes?: Partial<T["$inferInsert"]>;
  /** Must hold besides state and version: ownership, the state of something else. */
  guard?: SQL | undefined;
  /** More rows of the batch, each written only where the event was: notices, mails, lines. */
  effects?: readonly InsertedRow[];
  /** When it happened, where that was not just now; milliseconds since the epoch. */
  at?: number;
}

export interface Transitioned<Status extends string = string> {
  status: Status;
  version: number;
}

interface Ports {
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
  { table, key, events }: Stateful<T, E>,
  seen: Seen<Status>,
  { action, to, event, changes, guard, effects = [], at }: Transition<T, E, Status>,
) {
  const id = newId("evt");
  const isSame = eq(key, seen.key);
  const isAsSeen = sql`exists (select 1 from ${table} where ${isSame} and ${table.status} = ${seen.status}
    and ${table.version} = ${seen.version})`;
  const isDone = sql`exists (select 1 from ${events} where ${events.id} = ${id})`;
  const own = { id, action, fromStatus: seen.status, toStatus: to, createdAt: at ?? now() };
  const values = { ...changes, status: to, version: seen.version + 1, updatedAt: now() };
  const changed: InsertedRow = (condition) =>
    // The table's own columns, by its own types: the builder can't follow a table that is a parameter.
    db.update<SQLiteTable>(table).set(values).where(and(isSame, condition)).getSQL();
  return {
    event: row<SQLiteTable>(events, { ...event, ...own }),
    precondition: guard ? sql`${isAsSeen} and ${guard}` : isAsSeen,
    isDone,
    others: [changed, ...effects],
    read: db
      .select({ status: sql<Status>`${table.status}`, version: sql<number>`${table.version}` })
      .from(table as SQLiteTable)
      .where(isSame),
  };
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
  });
  if (written.rowsAffected === 0) throw conflictOf(seen, change.action, present);
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
  const parts = due.map(({ seen, change }) => {
    const { event, precondition, isDone, others } = transitionRows(ctx, entity, seen, change);
    return [ctx.db.run(event(precondition)), ...others.map((write) => ctx.db.run(write(isDone)))];
  });
  if (parts.length === 0) return [];
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
    refusal: { read, of: (present) => conflictOf(seen, change.action, present) },
    rows: [event, ...others],
  });
}

/** Somebody was faster, or the guard does not hold: the refusal says what the row is now. */
export function conflictOf(seen: Seen, action: string, [present]: Transitioned[]): AppError {
  const { status: state, version } = present ?? seen;
  return new AppError("CONFLICT", { state, version, action });
}
