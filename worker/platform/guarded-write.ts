import { type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import { AppError } from "#domain/kernel/app-error.ts";
import { idempotencyKeys } from "#drizzle/schema/platform.ts";
import type { Context } from "#worker/platform/context.ts";
import { insertWhere, type RowValues } from "./conditional-insert.ts";
import {
  type Counter,
  callerCounter,
  countCall,
  type LimitedProcedure,
  mailboxCounters,
  overLimit,
  readCounters,
  withinLimits,
} from "./rate-limits.ts";
import { seal, sha256, unseal } from "./secrets.ts";
import { batchOf } from "./write/batch.ts";

export interface GuardedWrite<R, Row = never> {
  procedure: LimitedProcedure;
  /** The client's key of this intent. */
  key: string;
  /** The account that writes: keys and counters are its own. A visitor's are of the address. */
  actor?: string;
  /** The parsed input without the key: a retry must carry the same. */
  input: unknown;
  /** What the caller gets, now and at every retry. */
  response: R;
  /** The visitor's address that gets a mail of this write: it has limits of its own. */
  mailsTo?: string;
  /** More that this write counts in, besides what its caller writes by this procedure. */
  counters?: Counter[];
  /** Must hold for the write to happen, else NOT_FOUND, or the refusal. */
  precondition?: SQL;
  /** What a precondition that failed is answered with, by rows that the same batch reads. */
  refusal?: { read: BatchItem<"sqlite"> & PromiseLike<Row[]>; of: (rows: Row[]) => AppError };
  /** The rows, in order. */
  rows: GuardedStatement[];
  /** Statements of another part of the platform that stand behind the rows, made for the same condition. */
  behind?: (condition: SQL) => readonly BatchItem<"sqlite">[];
}

export type GuardedStatement = (condition: SQL) => SQL;

/** A row of a guarded write. */
export function row<T extends SQLiteTable>(table: T, values: RowValues<T>): GuardedStatement {
  return (condition) => insertWhere(table, values, condition);
}

export interface Written<R> {
  response: R;
  /** True when an earlier call with this key had written it already. */
  isReplay: boolean;
}

/**
 * Writes rows once per key and within the limits of caller and mailbox, in one atomic batch that is also the only database call
 * (security 8, 22, 23). The row in `idempotency_keys` decides: it is made where no other call holds the key, the
 * counters are not over and the precondition holds; all further rows are written only where that row is ours.
 * @throws AppError KEY_REUSED (same key, other input), RATE_LIMITED, NOT_FOUND or the given refusal; nothing was written then
 */
export async function guardedWrite<R, Row = never>(ctx: Context, write: GuardedWrite<R, Row>): Promise<Written<R>> {
  const counters = [
    callerCounter(write.procedure, write.actor ?? ctx.clientAddress),
    ...(write.mailsTo ? mailboxCounters(write.mailsTo) : []),
    ...(write.counters ?? []),
  ];
  const requestHash = sha256(JSON.stringify(write.input));
  // Sealing never gives the same text twice, so the stored response also tells whose write it was.
  const sealed = seal(ctx.settings, JSON.stringify(write.response));
  const isHeld = sql`exists (select 1 from ${idempotencyKeys} where ${sameKey(write)})`;
  const isOurs = sql`exists (select 1 from ${idempotencyKeys}
    where ${sameKey(write)} and ${idempotencyKeys.response} = ${sql.param(sealed, idempotencyKeys.response)})`;
  const claim = insertWhere(
    idempotencyKeys,
    { ...intentOf(write), requestHash, response: sealed, createdAt: ctx.now() },
    sql`not ${isHeld} and ${withinLimits(counters)} and ${write.precondition ?? sql`true`}`,
  );
  const { held, counted, refused } = await batchOf(ctx, {
    call: ctx.db.run(countCall(counters, ctx.now(), sql`not ${isHeld}`)),
    claim: ctx.db.run(claim),
    held: ctx.db.select().from(idempotencyKeys).where(sameKey(write)),
    counted: readCounters(ctx.db, counters),
    rows: write.rows.map((insert) => ctx.db.run(insert(isOurs))),
    behind: write.behind?.(isOurs) ?? [],
    refused: write.refusal ? [write.refusal.read] : [],
  });
  const [kept] = held;
  // Within the limits it was the precondition that failed.
  if (!kept) {
    throw (
      overLimit(counters, counted, ctx.now()) ?? write.refusal?.of(refused[0] as Row[]) ?? new AppError("NOT_FOUND")
    );
  }
  if (kept.requestHash !== requestHash) throw new AppError("KEY_REUSED");
  const isReplay = kept.response !== sealed;
  // Sealed by this very verb under this key, so it has the shape of its response.
  const response = JSON.parse(unseal(ctx.settings, String(kept.response))) as R;
  return { response, isReplay };
}

/** Visitors have no account: the random key itself tells their intents apart. */
function intentOf({ actor = "guest", procedure, key }: Intent) {
  return { actor, procedure, key };
}

function sameKey(intent: Intent): SQL {
  const { actor, procedure, key } = intentOf(intent);
  return sql`${idempotencyKeys.actor} = ${actor} and ${idempotencyKeys.procedure} = ${procedure} and ${idempotencyKeys.key} = ${key}`;
}

type Intent = Pick<GuardedWrite<unknown>, "actor" | "procedure" | "key">;
