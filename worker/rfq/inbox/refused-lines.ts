import { desc, type SQL, sql } from "drizzle-orm";
import { MOST_REFUSED, type RefusedLine } from "#domain/rfq/refused-lines.ts";
import { refusedLines } from "#drizzle/schema/rfq.ts";
import { suppliers } from "#drizzle/schema/suppliers.ts";
import { insertWhere } from "#worker/platform/conditional-insert.ts";
import type { SignedInContext } from "#worker/platform/context.ts";
import type { GuardedStatement } from "#worker/platform/guarded-write.ts";
import { newId } from "#worker/platform/ids.ts";
import type { InvitationToTransition } from "./own-invitation.ts";

/** What the caller's company said is not its line, the latest first. One call besides the session's. */
export async function listRefusedLines({ db, caller }: SignedInContext) {
  const { id, kind, value, label, createdAt } = refusedLines;
  return db
    .select({ id, kind, value, label, createdAt })
    .from(refusedLines)
    .where(isOwnRefusal(caller.userId))
    .orderBy(desc(createdAt), id)
    .limit(MOST_REFUSED);
}

/** Rows that remember what a company refuses by declining an invitation, each once and so many at most. */
export function rememberRefused(
  { now }: Pick<SignedInContext, "now">,
  { id, supplierId }: Pick<InvitationToTransition, "id" | "supplierId">,
  lines: readonly RefusedLine[],
): GuardedStatement[] {
  return lines.map(
    ({ kind, value, label }) =>
      (condition: SQL) =>
        sql`${insertWhere(
          refusedLines,
          { id: newId("ref"), supplierId, invitationId: id, kind, value, label, createdAt: now() },
          sql`${condition} and (select count(*) from ${refusedLines}
            where ${refusedLines.supplierId} = ${supplierId}) < ${MOST_REFUSED}`,
        )} on conflict do nothing`,
  );
}

/** Holds for what the caller's company refused, while it may sell. */
export function isOwnRefusal(ownerId: string): SQL {
  return sql`${refusedLines.supplierId} = (select own.id from ${suppliers} as own
    where own.owner_id = ${ownerId} and own.status = 'approved')`;
}
