import { and, eq, type SQL, sql } from "drizzle-orm";
import { AppError } from "#domain/kernel/app-error.ts";
import { orderMachine } from "#domain/orders/order-machine.ts";
import { orderAsOf } from "#domain/orders/order-schedule.ts";
import { invitationStatusAt, UNANSWERED } from "#domain/rfq/invitation-machine.ts";
import { type QuoteAction, type QuoteStatus, quoteMachine } from "#domain/rfq/quote-machine.ts";
import type { TrackRfq } from "#domain/rfq/rfq-link.ts";
import { rfqStatusAt } from "#domain/rfq/rfq-machine.ts";
import type { RfqStatus } from "#domain/rfq/rfq-status.ts";
import { wideningOf } from "#domain/rfq/widening.ts";
import { products } from "#drizzle/schema/catalogue.ts";
import { rfqEvents, rfqs } from "#drizzle/schema/rfq.ts";
import { goodsNames } from "#worker/catalogue/goods-names-sql.ts";
import type { Context } from "#worker/platform/context.ts";
import { guestGenerationOf, guestKey, isMailProof, sha256 } from "#worker/platform/secrets.ts";
import { IS_GUESTS } from "./buyer.ts";
import { selectAddressee, selectTracked } from "./guest/tracked-parts.ts";
import { INVITATION_EVENT } from "./inbox/own-invitation.ts";
import { IS_DIRECT } from "./matching/stored-wanted.ts";
import { summaryOf } from "./quotes/quote-summary.ts";

const columns = {
  status: rfqs.status,
  createdAt: rfqs.createdAt,
  openedAt: rfqs.openedAt,
  widenedAt: rfqs.widenedAt,
  isDirect: IS_DIRECT,
  confirmBy: rfqs.confirmBy,
  quotesCount: rfqs.quotesCount,
  deadlineAt: rfqs.deadlineAt,
  companyName: rfqs.companyName,
  category: rfqs.category,
  subcategory: rfqs.subcategory,
  description: rfqs.description,
  quantity: rfqs.quantity,
  notes: rfqs.notes,
  destinationCountry: rfqs.destinationCountry,
  destinationCity: rfqs.destinationCity,
  incoterm: rfqs.incoterm,
  targetCurrency: rfqs.targetCurrency,
  email: rfqs.email,
  linkGeneration: rfqs.linkGeneration,
  isGuests: IS_GUESTS.mapWith(Boolean),
  isAccounts: sql`${rfqs.buyerId} is not null`.mapWith(Boolean),
  areMailsStopped: sql`${rfqs.mailsStoppedAt} is not null`.mapWith(Boolean),
};

/**
 * Who looks: the reader of the guest's mailbox, who may act; somebody with the link that the sender's browser got, or that was
 * passed on; the account itself.
 */
type Reader = "mailbox" | "link" | "account";

/**
 * What the holder of a request's link may see, and its account without the key: no phone, and an e-mail to its mailbox alone,
 * since links get forwarded (security 14). Who reads the guest's mailbox gets the key to act with. One database call, two
 * without a key.
 * @throws AppError NOT_FOUND for a wrong key, none and another account, an unknown reference or an unconfirmed request that has run out
 */
export async function trackRfq(ctx: Context, { reference, key, proof }: TrackRfq) {
  const { reader, holds } = await readerOf(ctx, { reference, key, proof });
  const isHolder = and(eq(rfqs.reference, reference), holds);
  const rfqId = sql`(select ${rfqs.id} from ${rfqs} where ${isHolder})`;
  const [
    [rfq],
    events,
    [product],
    [addressee],
    quoted,
    terms,
    quoteLines,
    asked,
    questions,
    lines,
    files,
    ordered,
    orderFiles,
  ] = await ctx.db.batch([
    ctx.db.select(columns).from(rfqs).where(isHolder),
    selectEvents(ctx, rfqId),
    selectProduct(ctx, isHolder),
    selectAddressee(ctx, rfqId),
    ...selectTracked(ctx, rfqId),
  ]);
  const now = ctx.now();
  const status = rfq ? rfqStatusAt(rfq, now) : null;
  if (!rfq || status === null) throw new AppError("NOT_FOUND");
  const { quotesCount, email, isGuests, linkGeneration, ...seen } = rfq;
  const mayAct = reader === "mailbox" && isGuests;
  return {
    ...seen,
    reference,
    status,
    reader,
    /** Acts for the guest; null for who may only read, and where the request is an account's. */
    actKey: mayAct ? guestKey(ctx.settings, reference, linkGeneration) : null,
    email: mayAct ? email : null,
    ...wideningOf({ ...seen, status, quotesCount }, now),
    product: product ?? null,
    addressee: addressee ?? null,
    events,
    lines,
    files,
    asked: countsOf(asked, now),
    questions: questions.map((question) => questionOf(question, mayAct && status === "open", now)),
    answers: quoted.map((row) => {
      const { rfqReference: _, buyerCompany: __, ...quote } = summaryOf(row, now);
      const order = ordered.find(({ quoteId }) => quoteId === quote.id);
      return {
        ...quote,
        terms: terms.find(({ quoteId }) => quoteId === quote.id) ?? null,
        lines: quoteLines.filter(({ quoteId }) => quoteId === quote.id),
        actions: mayAct ? guestActions(quote.status, status) : [],
        order: order ? orderOf(order, orderFiles, mayAct, now) : null,
      };
    }),
  };
}

type Asked = Awaited<ReturnType<typeof selectTracked>[4]>[number];
type Tracked = Awaited<ReturnType<typeof selectTracked>[7]>[number];
type OrderFiles = Awaited<ReturnType<typeof selectTracked>[8]>;

/** `isOpen`: a supplier's that waits for the guest, where the guest may answer. */
function questionOf({ invitation, ...question }: Asked, mayAnswer: boolean, now: number) {
  const waits = question.answer === null && invitationStatusAt(invitation, now) === "info_requested";
  return { ...question, isOpen: mayAnswer && waits && question.asker === "supplier" };
}

/** A link is passed on: the owner's own phone, the documents, the version and what was said of a cancellation are for who acts here (security 14). */
function orderOf({ id, cancelNote, ...order }: Tracked, orderFiles: OrderFiles, mayAct: boolean, now: number) {
  const documents = orderFiles.filter(({ orderId }) => orderId === id).map(({ orderId: _, ...document }) => document);
  const asOfNow = orderAsOf(order, now);
  const { cancelAskedBy: _, ...facts } = asOfNow;
  const seen = { ...facts, cancel: mayAct ? cancelStep(asOfNow) : null };
  return mayAct
    ? { ...seen, cancelNote, documents }
    : { ...seen, version: 0, closingReason: null, supplierPhone: null, cancelNote: null, documents: [] };
}

/** What the guest may do about cancelling a confirmed order: ask for it, answer the supplier, or take its own wish back. */
function cancelStep({ status, cancelAskedBy }: Pick<Tracked, "status" | "cancelAskedBy">) {
  if (!orderMachine.can(status, "cancel_agreed", "consent")) return null;
  if (cancelAskedBy === null) return "ask" as const;
  return cancelAskedBy === "supplier" ? ("answer" as const) : ("waits" as const);
}

/** With a key it alone counts; it costs no question of who asks. */
async function readerOf(ctx: Context, { reference, key, proof }: TrackRfq): Promise<{ reader: Reader; holds: SQL }> {
  if (key === undefined) {
    const viewer = await ctx.viewer();
    if (!viewer) throw new AppError("NOT_FOUND");
    return { reader: "account", holds: eq(rfqs.buyerId, viewer.userId) };
  }
  const isProven = proof !== undefined && isMailProof(ctx.settings, key, proof);
  const generation = guestGenerationOf(ctx.settings, reference, key);
  if (generation !== null) {
    // Before the request is opened, only the mail that asks to confirm it leads here.
    const isOpen = sql`((${rfqs.openedAt} is not null or ${isProven}) and ${rfqs.email} <> '')`;
    return { reader: "mailbox", holds: sql`(${isOpen} and ${rfqs.linkGeneration} = ${generation})` };
  }
  return { reader: isProven ? "mailbox" : "link", holds: eq(rfqs.accessHash, sha256(key)) };
}

/** What a guest may do with a quote: take it or turn it down; to bargain takes an account. */
function guestActions(status: QuoteStatus, rfqStatus: RfqStatus): QuoteAction[] {
  const isLive = rfqStatus === "open" || rfqStatus === "closed";
  return quoteMachine
    .actionsOf(status, "buyer")
    .filter((action) => action === "reject" || (action === "accept" && isLive));
}

function countsOf(asked: Awaited<ReturnType<typeof selectTracked>[3]>, now: number) {
  const states = asked.map((invitation) => invitationStatusAt(invitation, now));
  const unanswered: readonly string[] = UNANSWERED;
  return {
    invited: states.length,
    /** Of those the ones that the widening asked. */
    added: asked.filter(({ wave }) => wave > 1).length,
    /** As in the list: who answered has read it too, who let it run out need not have. */
    viewed: asked.filter(({ viewedAt, respondedAt }) => viewedAt !== null || respondedAt !== null).length,
    waiting: states.filter((state) => unanswered.includes(state)).length,
    declined: states.filter((state) => state === "declined").length,
  };
}

function selectEvents({ db }: Context, rfqId: SQL) {
  return db
    .select({ action: rfqEvents.action, toStatus: rfqEvents.toStatus, createdAt: rfqEvents.createdAt })
    .from(rfqEvents)
    .where(sql`${rfqEvents.rfqId} = ${rfqId} and ${rfqEvents.action} not like ${`${INVITATION_EVENT}%`}`)
    .orderBy(rfqEvents.createdAt);
}

/** The product it was asked for, in every language. */
function selectProduct({ db }: Context, isHolder: SQL | undefined) {
  const { category, slug } = products;
  return db
    .select({ category, slug, names: goodsNames("rfqs.product_number") })
    .from(rfqs)
    .innerJoin(products, eq(products.number, rfqs.productNumber))
    .where(isHolder);
}
