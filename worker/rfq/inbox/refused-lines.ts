import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import { AppError } from "#domain/kernel/app-error.ts";
import { type AskAgain, MOST_REFUSED, type RefusedLine } from "#domain/rfq/refused-lines.ts";
import { refusedLines } from "#drizzle/schema/rfq.ts";
import { suppliers } from "#drizzle/schema/suppliers.ts";
import type { SignedInContext } from "#worker/platform/context.ts";
import type { InsertedRow } from "#worker/platform/guarded-write.ts";
import { newId } from "#worker/platform/ids.ts";

/** What the caller's company said is not its line, the latest first. One call besides the session's. */
export async function listRefusedLines({ db, caller }: SignedInContext) {
  const { id, kind, value, label, createdAt } = refusedLines;
  return db
    .select({ id, kind, value, label, createdAt })
    .from(refusedLines)
    .where(isOwn(caller.userId))
    .orderBy(desc(createdAt), id)
    .limit(MOST_REFUSED);
}

/**
 * Takes back what the caller's company refused: it is asked for that again.
 * @throws AppError NOT_FOUND, whether it is another's or nobody's
 */
export async function askAgain({ db, caller }: SignedInContext, { id }: AskAgain): Promise<{ id: string }> {
  const [gone] = await db
    .delete(refusedLines)
    .where(and(eq(refusedLines.id, id), isOwn(caller.userId)))
    .returning({ id: refusedLines.id });
  if (!gone) throw new AppError("NOT_FOUND");
  return gone;
}

/** Rows that remember what a company refuses, each once and so many at most. */
export function rememberRefused(
  { now }: Pick<SignedInContext, "now">,
  supplierId: string,
  lines: readonly RefusedLine[],
): InsertedRow[] {
  return lines.map(
    ({ kind, value, label }) =>
      (condition: SQL) =>
        sql`insert into ${refusedLines} (id, supplier_id, kind, value, label, created_at)
        select ${newId("ref")}, ${supplierId}, ${kind}, ${value}, ${label}, ${now()} where ${condition}
          and (select count(*) from ${refusedLines} where supplier_id = ${supplierId}) < ${MOST_REFUSED}
        on conflict do nothing`,
  );
}

function isOwn(ownerId: string): SQL {
  return sql`${refusedLines.supplierId} = (select own.id from ${suppliers} as own
    where own.owner_id = ${ownerId} and own.status = 'approved')`;
}
