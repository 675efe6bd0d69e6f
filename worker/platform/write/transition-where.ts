import { type SQL, sql } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import { insertEach, type RowValues } from "#worker/platform/conditional-insert.ts";
import { updateWhere } from "#worker/platform/conditional-update.ts";
import type { GuardedStatement } from "#worker/platform/guarded-write.ts";
import { idBySql } from "#worker/platform/notify-accounts.ts";
import {
  type EventTable,
  type OwnFields,
  type Ports,
  type Stateful,
  type StatefulTable,
  updatedAt,
} from "./transition.ts";

export interface StatusWhere<T extends StatefulTable> {
  to: string | SQL;
  /** Which rows, by the state that they are in. */
  where: SQL | undefined;
  /** What else changes in them. */
  changes?: Partial<RowValues<T>>;
}

export interface TransitionWhere<T extends StatefulTable, E extends EventTable> extends StatusWhere<T> {
  action: string | SQL;
  /** The events' further columns; an expression may speak of the row. */
  event: EventValues<E>;
}

type EventValues<E extends EventTable> = { id?: string } & {
  [K in keyof Omit<E["$inferInsert"], OwnFields>]: E["$inferInsert"][K] | SQL;
};

/**
 * Rows of a batch that change the state of all that a condition names, as an end that many share: the event of each from the
 * state that it is in, then the rows themselves. What reads the state of before stands in front of both.
 * @returns the events and the change
 */
export function transitionWhere<T extends StatefulTable, E extends EventTable>(
  ports: Ports,
  { table, events, eventPrefix = "" }: Pick<Stateful<T, E>, "table" | "events" | "eventPrefix">,
  { action, event, ...change }: TransitionWhere<T, E>,
): [GuardedStatement, GuardedStatement] {
  const own = {
    id: idBySql("evt"),
    action: typeof action === "string" ? eventPrefix + action : action,
    fromStatus: sql`${table.status}`,
    toStatus: change.to,
    createdAt: ports.now(),
  };
  const eventOfEach: GuardedStatement = (condition) =>
    insertEach<SQLiteTable>(events, { ...own, ...event }, table, sql`${change.where} and ${condition}`);
  return [eventOfEach, statusWhere(ports, table, change)];
}

/** The change alone, of what has no events of its own: the history of something else tells it. */
export function statusWhere<T extends StatefulTable>(
  ports: Ports,
  table: T,
  { to, where, changes }: StatusWhere<T>,
): GuardedStatement {
  const values = { ...changes, status: to, version: sql`${table.version} + 1`, ...updatedAt(table, ports.now()) };
  return updateWhere<SQLiteTable>(ports, table, values, where);
}
