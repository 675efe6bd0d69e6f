import { and, eq, inArray, sql } from "drizzle-orm";
import { AppError } from "#domain/kernel/app-error.ts";
import { yearInDubai } from "#domain/kernel/time.ts";
import { invitationStatusAt } from "#domain/rfq/invitation-machine.ts";
import type { QuoteStatus } from "#domain/rfq/quote-machine.ts";
import { quoteReference } from "#domain/rfq/quote-reference.ts";
import type { StartQuote } from "#domain/rfq/quote-verbs.ts";
import { rfqStatusAt } from "#domain/rfq/rfq-machine.ts";
import { verifyCode } from "#domain/rfq/verify-code.ts";
import { quoteEvents, quotes } from "#drizzle/schema/quotes.ts";
import { rfqInvitations, rfqs } from "#drizzle/schema/rfq.ts";
import { suppliers } from "#drizzle/schema/suppliers.ts";
import { insertWhere } from "#worker/platform/conditional-insert.ts";
import type { SignedInContext } from "#worker/platform/context.ts";
import { newId } from "#worker/platform/ids.ts";

/** Of them a supplier has one at a time for a request; the database holds it (`quotes_one_live`). */
const LIVE = ["draft", "sent", "countered", "accepted"] as const;

export interface StartedQuote {
  id: string;
  reference: string;
  status: QuoteStatus;
  version: number;
}

/**
 * Begins a quote of an approved, invited supplier while the request is open. Where one is alive already it is answered instead,
 * so ten calls begin one. After a quote has ended, a new one may be begun.
 * @throws AppError NOT_FOUND; CONFLICT with the state of the request or the invitation
 */
export async function startQuote(ctx: SignedInContext, { invitationId }: StartQuote): Promise<StartedQuote> {
  const invitation = await readInvitation(ctx, invitationId);
  const { rfqId, supplierId } = invitation;
  const now = ctx.now();
  const id = newId("quo");
  const random = () => crypto.getRandomValues(new Uint8Array(24));
  const draft = {
    id,
    reference: quoteReference(yearInDubai(now), random()),
    ...{ rfqId, invitationId, supplierId },
    // A guest's request may join an account at this moment.
    buyerId: sql`(select ${rfqs.buyerId} from ${rfqs} where ${rfqs.id} = ${rfqId})`,
    status: "draft" as const,
    lastMover: "supplier" as const,
    draft: {},
    verifyCode: verifyCode(random()),
    createdAt: now,
    updatedAt: now,
  };
  const begun = { quoteId: id, action: "start", fromStatus: null, toStatus: "draft", actor: "supplier" };
  const event = { id: newId("evt"), ...begun, actorId: ctx.caller.userId, createdAt: now };
  const isLive = and(eq(quotes.rfqId, rfqId), eq(quotes.supplierId, supplierId), inArray(quotes.status, [...LIVE]));
  const [, , [quote]] = await ctx.db.batch([
    ctx.db.run(
      insertWhere(
        quotes,
        draft,
        sql`not exists (select 1 from ${quotes} where ${isLive}) and ${mayStart(ctx, invitationId)}`,
      ),
    ),
    ctx.db.run(insertWhere(quoteEvents, event, sql`exists (select 1 from ${quotes} where ${quotes.id} = ${id})`)),
    ctx.db
      .select({ id: quotes.id, reference: quotes.reference, status: quotes.status, version: quotes.version })
      .from(quotes)
      .where(isLive),
  ]);
  if (!quote) throw new AppError("CONFLICT", { state: invitation.rfqStatus, action: "start" });
  return quote;
}

async function readInvitation(ctx: SignedInContext, id: string) {
  const [row] = await ctx.db
    .select({
      status: rfqInvitations.status,
      deadlineAt: rfqInvitations.deadlineAt,
      rfqId: rfqs.id,
      supplierId: rfqInvitations.supplierId,
      rfqStatus: rfqs.status,
      rfqDeadlineAt: rfqs.deadlineAt,
      confirmBy: rfqs.confirmBy,
      quotesCount: rfqs.quotesCount,
      hasLive: sql`exists (select 1 from ${quotes} where ${quotes.rfqId} = ${rfqs.id}
        and ${quotes.supplierId} = ${suppliers.id} and ${quotes.status} in ${LIVE})`.mapWith(Boolean),
    })
    .from(rfqInvitations)
    .innerJoin(suppliers, eq(suppliers.id, rfqInvitations.supplierId))
    .innerJoin(rfqs, eq(rfqs.id, rfqInvitations.rfqId))
    .where(and(eq(rfqInvitations.id, id), eq(suppliers.ownerId, ctx.caller.userId), eq(suppliers.status, "approved")));
  if (!row) throw new AppError("NOT_FOUND");
  if (row.hasLive) return row;
  const rfqStatus = rfqStatusAt({ ...row, status: row.rfqStatus, deadlineAt: row.rfqDeadlineAt }, ctx.now());
  if (rfqStatus !== "open") throw new AppError("CONFLICT", { state: rfqStatus ?? "expired", action: "start" });
  const status = invitationStatusAt(row, ctx.now());
  if (status === "declined" || status === "expired") throw new AppError("CONFLICT", { state: status, action: "start" });
  return row;
}

function mayStart(ctx: SignedInContext, invitationId: string) {
  return sql`exists (select 1 from ${rfqInvitations}
      inner join ${suppliers} on ${suppliers.id} = ${rfqInvitations.supplierId}
      inner join ${rfqs} on ${rfqs.id} = ${rfqInvitations.rfqId}
    where ${rfqInvitations.id} = ${invitationId} and ${rfqInvitations.status} not in ('declined', 'expired')
      and ${suppliers.ownerId} = ${ctx.caller.userId} and ${suppliers.status} = 'approved'
      and ${rfqs.status} = 'open' and ${rfqs.deadlineAt} > ${ctx.now()})`;
}
