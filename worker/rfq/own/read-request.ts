import { and, asc, desc, eq, isNotNull, type SQL, sql } from "drizzle-orm";
import { AppError } from "#domain/kernel/app-error.ts";
import { completenessOf } from "#domain/rfq/completeness.ts";
import { invitationStatusAt } from "#domain/rfq/invitation-machine.ts";
import type { OwnRfqInput } from "#domain/rfq/own-rfqs.ts";
import { parseQuantity } from "#domain/rfq/quantity.ts";
import { mayAskAgain, type RfqAction, rfqMachine, rfqStatusAt } from "#domain/rfq/rfq-machine.ts";
import type { RfqStatus } from "#domain/rfq/rfq-status.ts";
import { wideningOf } from "#domain/rfq/widening.ts";
import { orders } from "#drizzle/schema/orders.ts";
import { quotes } from "#drizzle/schema/quotes.ts";
import { rfqEvents, rfqInvitations, rfqQuestions, rfqs } from "#drizzle/schema/rfq.ts";
import { suppliers } from "#drizzle/schema/suppliers.ts";
import { goodsNames } from "#worker/catalogue/goods-names-sql.ts";
import type { SignedInContext } from "#worker/platform/context.ts";
import { INVITATION_EVENT } from "../inbox/own-invitation.ts";
import { IS_DIRECT } from "../matching/stored-wanted.ts";
import { selectSummaries, sellerColumns, summaryOf } from "../quotes/quote-summary.ts";
import { selectFiles, selectLines } from "../request-parts.ts";
import { isOwnRfq } from "./own-rfq.ts";

const columns = {
  id: rfqs.id,
  reference: rfqs.reference,
  status: rfqs.status,
  version: rfqs.version,
  createdAt: rfqs.createdAt,
  openedAt: rfqs.openedAt,
  confirmBy: rfqs.confirmBy,
  deadlineAt: rfqs.deadlineAt,
  extendedAt: rfqs.extendedAt,
  widenedAt: rfqs.widenedAt,
  isDirect: IS_DIRECT,
  quotesCount: rfqs.quotesCount,
  category: rfqs.category,
  subcategory: rfqs.subcategory,
  description: rfqs.description,
  names: goodsNames("rfqs.product_number"),
  quantity: rfqs.quantity,
  notes: rfqs.notes,
  companyName: rfqs.companyName,
  contactName: rfqs.contactName,
  email: rfqs.email,
  phone: rfqs.phone,
  destinationCountry: rfqs.destinationCountry,
  destinationCity: rfqs.destinationCity,
  incoterm: rfqs.incoterm,
  targetCurrency: rfqs.targetCurrency,
  closingNote: rfqs.closingNote,
  locale: rfqs.locale,
  resubmitOf: sql<
    string | null
  >`(select before.reference from ${rfqs} as before where before.id = "rfqs"."resubmit_of")`,
  // Found among the buyer's own, by the index of those.
  resubmittedAs: sql<string | null>`(select after.reference from ${rfqs} as after
    where after.buyer_id = "rfqs"."buyer_id" and after.resubmit_of = "rfqs"."id"
    order by after.created_at desc limit 1)`,
  /** The order that its award made. */
  order: sql<string | null>`(select o.reference from ${quotes} as q inner join ${orders} as o on o.quote_id = q.id
    where q.rfq_id = "rfqs"."id" and q.status = 'accepted' limit 1)`,
};

/**
 * A request of the caller with all that came of it: who was asked and why, their questions, their quotes. One call besides
 * the session's.
 * @throws AppError NOT_FOUND, whether it is another's or nobody's
 */
export async function readRequest(ctx: SignedInContext, { reference }: OwnRfqInput) {
  const isTheirs = isOwnRfq(ctx, reference);
  const rfqId = sql`(select ${rfqs.id} from ${rfqs} where ${isTheirs})`;
  const isSent = and(eq(quotes.rfqId, rfqId), isNotNull(quotes.sentAt));
  const [[rfq], lines, files, events, invited, questions, offers] = await ctx.db.batch([
    ctx.db.select(columns).from(rfqs).where(isTheirs),
    selectLines(ctx.db, rfqId),
    selectFiles(ctx.db, rfqId),
    selectEvents(ctx, rfqId),
    selectInvited(ctx, rfqId),
    selectQuestions(ctx, rfqId),
    selectSummaries(ctx, isSent).orderBy(desc(quotes.updatedAt)),
  ]);
  const now = ctx.now();
  const status = rfq ? rfqStatusAt(rfq, now) : null;
  if (!rfq || status === null) throw new AppError("NOT_FOUND");
  const { id: _, ...seen } = rfq;
  return {
    ...seen,
    status,
    ...wideningOf({ ...seen, status }, now),
    lines,
    files,
    events,
    completeness: completenessOf({
      ...seen,
      quantities: lines.map((line) => parseQuantity(line.quantity)),
      hasTargetPrice: lines.some(({ targetPriceMinor }) => targetPriceMinor !== null),
      files: files.length,
    }),
    actions: actionsOf({ ...seen, status }),
    invitations: invited.map((invitation) => ({
      ...invitation,
      status: invitationStatusAt(invitation, now),
      questions: questions.flatMap(({ invitationId, ...question }) =>
        invitationId === invitation.id ? [question] : [],
      ),
    })),
    quotes: offers.map((row) => summaryOf(row, now)),
  };
}

type RequestAction = RfqAction | "extend" | "resubmit";

function actionsOf(rfq: { status: RfqStatus; extendedAt: number | null; quotesCount: number }): RequestAction[] {
  const { status, extendedAt } = rfq;
  const moves = rfqMachine.actionsOf(status, "buyer").filter((action) => action !== "award");
  return [
    ...moves,
    ...(status === "open" && extendedAt === null ? (["extend"] as const) : []),
    ...(mayAskAgain(rfq) ? (["resubmit"] as const) : []),
  ];
}

function selectEvents({ db }: SignedInContext, rfqId: SQL) {
  const { action, fromStatus, toStatus, actor, createdAt } = rfqEvents;
  return db
    .select({ action, fromStatus, toStatus, actor, createdAt })
    .from(rfqEvents)
    .where(sql`${rfqEvents.rfqId} = ${rfqId} and ${action} not like ${`${INVITATION_EVENT}%`}`)
    .orderBy(asc(createdAt));
}

function selectInvited({ db, now }: SignedInContext, rfqId: SQL) {
  const { id, status, wave, reasons, createdAt, deadlineAt, viewedAt, respondedAt, declineReason, declineNote } =
    rfqInvitations;
  return db
    .select({
      ...{ id, status, wave, reasons, createdAt, deadlineAt, viewedAt, respondedAt, declineReason, declineNote },
      supplier: sellerColumns(now()),
    })
    .from(rfqInvitations)
    .innerJoin(suppliers, eq(suppliers.id, rfqInvitations.supplierId))
    .where(eq(rfqInvitations.rfqId, rfqId))
    .orderBy(asc(rfqInvitations.wave), desc(rfqInvitations.score));
}

function selectQuestions({ db }: SignedInContext, rfqId: SQL) {
  const { id, invitationId, asker, question, answer, createdAt, answeredAt } = rfqQuestions;
  return db
    .select({ id, invitationId, asker, question, answer, createdAt, answeredAt })
    .from(rfqInvitations)
    .innerJoin(rfqQuestions, eq(rfqQuestions.invitationId, rfqInvitations.id))
    .where(eq(rfqInvitations.rfqId, rfqId))
    .orderBy(asc(rfqQuestions.createdAt));
}
