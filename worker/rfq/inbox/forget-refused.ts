import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import { type RefusedLine, refusedLines as taughtBy } from "#domain/rfq/refused-lines.ts";
import type { Database } from "#drizzle/client.ts";
import { refusedLines, rfqInvitations, rfqs } from "#drizzle/schema/rfq.ts";
import { suppliers } from "#drizzle/schema/suppliers.ts";
import { updateWhere } from "#worker/platform/conditional-update.ts";
import type { SignedInContext } from "#worker/platform/context.ts";
import type { GuardedStatement } from "#worker/platform/guarded-write.ts";
import { batchOf } from "#worker/platform/write/batch.ts";
import {
  ASKED,
  type InvitationToTransition,
  invitationToTransition,
  selectInvitationToTransition,
} from "./own-invitation.ts";

/** So many of a company's declines are asked whether they teach the same; what one before them taught may go with another. */
const MOST_STANDING = 50;

/** A decline of a company's own, and those of it that stand beside. */
export interface Declined {
  invitation: InvitationToTransition;
  standing: Pick<InvitationToTransition, "id" | "asked">[];
}

/** An invitation, with what else the caller's company declined as not its product. One call; null where there is none. */
export async function readDeclined(ctx: SignedInContext, where: SQL | undefined): Promise<Declined | null> {
  const isOwn = sql`${rfqInvitations.supplierId} = (select own.id from ${suppliers} as own
    where own.owner_id = ${ctx.caller.userId} and own.status = 'approved')`;
  const { found, declined } = await batchOf(ctx, {
    found: selectInvitationToTransition(ctx, where),
    declined: ctx.db
      .select({ id: rfqInvitations.id, asked: ASKED })
      .from(rfqInvitations)
      .innerJoin(rfqs, eq(rfqs.id, rfqInvitations.rfqId))
      .where(and(isOwn, eq(rfqInvitations.status, "declined"), eq(rfqInvitations.declineReason, "not_our_product")))
      .orderBy(desc(rfqInvitations.deadlineAt))
      .limit(MOST_STANDING),
  });
  if (!found[0]) return null;
  const invitation = invitationToTransition(ctx, found[0]);
  return { invitation, standing: declined.filter(({ id }) => id !== invitation.id) };
}

/**
 * Forgets what a decline taught, whichever taught it first. A line that another decline of the company teaches too stays, as
 * that one's, for as long as it stands.
 */
export function forgetTaught(ctx: { db: Database }, { invitation, standing }: Declined): GuardedStatement[] {
  const { id, supplierId, declineReason, asked } = invitation;
  const lines = declineReason === "not_our_product" ? taughtBy(asked) : [];
  const isLine = ({ kind, value }: RefusedLine) => sql`(${refusedLines.supplierId} = ${supplierId}
    and ${refusedLines.kind} = ${kind} and ${refusedLines.value} = ${value})`;
  const kept: GuardedStatement[] = [];
  const gone = [sql`${refusedLines.invitationId} = ${id}`];
  for (const line of lines) {
    const other = standing.find((declined) => taughtBy(declined.asked).some((its) => isSame(its, line)));
    if (!other) gone.push(isLine(line));
    else kept.push(keep(ctx, other.id, isLine(line)));
  }
  // What stays has another invitation by then.
  return [
    ...kept,
    (condition) => sql`delete from ${refusedLines} where (${sql.join(gone, sql` or `)}) and ${condition}`,
  ];
}

function keep(ctx: { db: Database }, invitationId: string, where: SQL): GuardedStatement {
  const stands = sql`exists (select 1 from ${rfqInvitations} as other
    where other.id = ${invitationId} and other.status = 'declined')`;
  return updateWhere(ctx, refusedLines, { invitationId }, sql`${where} and ${stands}`);
}

function isSame(one: RefusedLine, other: RefusedLine): boolean {
  return one.kind === other.kind && one.value === other.value;
}
