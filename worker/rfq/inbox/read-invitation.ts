import { and, asc, eq, sql } from "drizzle-orm";
import type { PriceTier } from "#domain/catalogue/price-tiers.ts";
import { AppError } from "#domain/kernel/app-error.ts";
import { type GoodsLine, isNamed } from "#domain/kernel/names.ts";
import { invitationMachine, invitationStatusAt } from "#domain/rfq/invitation-machine.ts";
import { rfqStatusAt } from "#domain/rfq/rfq-machine.ts";
import type { InvitationInput } from "#domain/rfq/supplier-inbox.ts";
import { priceTiers, products } from "#drizzle/schema/catalogue.ts";
import { quotes } from "#drizzle/schema/quotes.ts";
import { rfqInvitations, rfqLines, rfqQuestions, rfqs } from "#drizzle/schema/rfq.ts";
import { suppliers } from "#drizzle/schema/suppliers.ts";
import { goodsNames } from "#worker/catalogue/goods-names-sql.ts";
import { accountAnswers } from "#worker/identity/reachable-sql.ts";
import type { SignedInContext } from "#worker/platform/context.ts";
import { selectFiles } from "../request-parts.ts";
import { isOwnInvitation } from "./own-invitation.ts";

const columns = {
  id: rfqInvitations.id,
  version: rfqInvitations.version,
  status: rfqInvitations.status,
  reasons: rfqInvitations.reasons,
  wave: rfqInvitations.wave,
  deadlineAt: rfqInvitations.deadlineAt,
  createdAt: rfqInvitations.createdAt,
  viewedAt: rfqInvitations.viewedAt,
  respondedAt: rfqInvitations.respondedAt,
  declineReason: rfqInvitations.declineReason,
  declineNote: rfqInvitations.declineNote,
  confirmBy: rfqs.confirmBy,
  quotesCount: rfqs.quotesCount,
  request: {
    reference: rfqs.reference,
    status: rfqs.status,
    category: rfqs.category,
    subcategory: rfqs.subcategory,
    description: rfqs.description,
    names: goodsNames("rfqs.product_number"),
    quantity: rfqs.quantity,
    notes: rfqs.notes,
    destinationCountry: rfqs.destinationCountry,
    destinationCity: rfqs.destinationCity,
    incoterm: rfqs.incoterm,
    targetCurrency: rfqs.targetCurrency,
    createdAt: rfqs.createdAt,
    deadlineAt: rfqs.deadlineAt,
    locale: rfqs.locale,
  },
  buyer: { companyName: rfqs.companyName, contactName: rfqs.contactName, email: rfqs.email, phone: rfqs.phone },
  /** The buyer is known once this supplier has quoted or the buyer has answered it (workflows: Invitation). */
  isBuyerKnown: sql`(exists (select 1 from ${quotes} where ${quotes.invitationId} = ${rfqInvitations.id}
      and ${quotes.sentAt} is not null)
    or exists (select 1 from ${rfqQuestions} where ${rfqQuestions.invitationId} = ${rfqInvitations.id}
      and ${rfqQuestions.asker} = 'supplier' and ${rfqQuestions.answer} is not null))`.mapWith(Boolean),
  isReachable: sql.raw(accountAnswers("rfqs.buyer_id")).mapWith(Boolean),
  quote: sql`(select json_object('id', ${quotes.id}, 'status', ${quotes.status}, 'version', ${quotes.version})
    from ${quotes} where ${quotes.invitationId} = ${rfqInvitations.id} order by ${quotes.createdAt} desc limit 1)`.mapWith(
    (json: string): { id: string; status: string; version: number } => JSON.parse(json),
  ),
};

/**
 * What the caller's company was asked, in full; who asks stays hidden until it quotes or the buyer has replied. One call
 * besides the session's.
 * @throws AppError NOT_FOUND, whether it is another's or nobody's
 */
export async function readInvitation(ctx: SignedInContext, { id }: InvitationInput) {
  const isTheirs = isOwnInvitation(ctx, id);
  const rfqId = sql`(select ${rfqInvitations.rfqId} from ${rfqInvitations}
    inner join ${suppliers} on ${suppliers.id} = ${rfqInvitations.supplierId} where ${isTheirs})`;
  const [[found], lines, files, questions] = await ctx.db.batch([
    ctx.db
      .select(columns)
      .from(rfqInvitations)
      .innerJoin(rfqs, eq(rfqs.id, rfqInvitations.rfqId))
      .innerJoin(suppliers, eq(suppliers.id, rfqInvitations.supplierId))
      .where(isTheirs),
    selectAskedLines(ctx, rfqId),
    selectFiles(ctx.db, rfqId),
    selectQuestions(ctx, id),
  ]);
  if (!found) throw new AppError("NOT_FOUND");
  const { confirmBy, quotesCount, isBuyerKnown, buyer, request, ...invitation } = found;
  const rfqStatus = rfqStatusAt({ ...request, confirmBy, quotesCount }, ctx.now()) ?? request.status;
  const status = rfqStatus === "open" ? invitationStatusAt(invitation, ctx.now()) : endedStatus(invitation, ctx.now());
  return {
    ...invitation,
    status,
    actions: invitationMachine
      .actionsOf(status, "supplier")
      .filter((action) => action !== "reconsider" || rfqStatus === "open"),
    request: { ...request, status: rfqStatus, lines: lines.map(withOwnGoods), files },
    buyer: isBuyerKnown ? buyer : null,
    questions,
  };
}

/** With its request an invitation is over. */
function endedStatus(invitation: Parameters<typeof invitationStatusAt>[0], now: number) {
  return invitationStatusAt({ ...invitation, deadlineAt: now }, now);
}

/** Of another's product no more is told than the buyer wrote. */
function withOwnGoods<Line extends GoodsLine & { product: object | null }>(line: Line): Line {
  return line.product !== null || isNamed(line) ? line : { ...line, names: null };
}

/** Lines of a request; products only where they are the caller's own. */
function selectAskedLines({ db, caller }: SignedInContext, rfqId: ReturnType<typeof sql>) {
  const { position, description, quantity, quantityMilli, unit, targetPriceMinor } = rfqLines;
  const { productNumber, minQuantity: tierFrom, priceMinor: tierPrice } = priceTiers;
  const names = goodsNames("rfq_lines.product_number");
  const product = {
    id: products.id,
    names: goodsNames("products.number"),
    priceMinor: products.priceMinor,
    currency: products.currency,
    unit: products.unit,
    moq: products.moq,
    orderMultiple: products.orderMultiple,
    tiers: sql`(select json_group_array(json_object('minQuantity', ${tierFrom}, 'priceMinor', ${tierPrice}))
      from ${priceTiers} where ${productNumber} = ${products.number})`.mapWith((json: string): PriceTier[] =>
      JSON.parse(json),
    ),
  };
  const isOwnProduct = and(
    eq(products.number, rfqLines.productNumber),
    sql`${products.supplierId} = (select own.id from ${suppliers} as own where own.owner_id = ${caller.userId})`,
  );
  return db
    .select({ position, description, names, quantity, quantityMilli, unit, targetPriceMinor, product })
    .from(rfqLines)
    .leftJoin(products, isOwnProduct)
    .where(eq(rfqLines.rfqId, rfqId))
    .orderBy(asc(position));
}

function selectQuestions({ db }: SignedInContext, invitationId: string) {
  const { id, asker, question, answer, createdAt, answeredAt } = rfqQuestions;
  return db
    .select({ id, asker, question, answer, createdAt, answeredAt })
    .from(rfqQuestions)
    .where(eq(rfqQuestions.invitationId, invitationId))
    .orderBy(asc(createdAt));
}
