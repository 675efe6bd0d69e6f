import { eq, sql } from "drizzle-orm";
import type { Viewer } from "#domain/identity/access.ts";
import { AppError } from "#domain/kernel/app-error.ts";
import type { Locale } from "#domain/kernel/locale.ts";
import { nameIn } from "#domain/kernel/names.ts";
import { isPlainName } from "#domain/kernel/plain-name.ts";
import type { RfqStatus } from "#domain/rfq/rfq-status.ts";
import type { SubmitRfq } from "#domain/rfq/submit-rfq.ts";
import { products } from "#drizzle/schema/catalogue.ts";
import { outbox } from "#drizzle/schema/platform.ts";
import type { rfqs } from "#drizzle/schema/rfq.ts";
import { suppliers } from "#drizzle/schema/suppliers.ts";
import { presentSynonyms } from "#worker/catalogue/search/known-synonyms.ts";
import type { Context } from "#worker/platform/context.ts";
import { describeFault } from "#worker/platform/errors.ts";
import { type GuardedStatement, guardedWrite, row } from "#worker/platform/guarded-write.ts";
import { flushOutbox } from "#worker/platform/notify-accounts.ts";
import { deliver, type OutboxRow, outboxRow } from "#worker/platform/outbox.ts";
import { mailProof, newLinkKey, requestCode, sha256 } from "#worker/platform/secrets.ts";
import { namesOf } from "#worker/suppliers/company-to-transition.ts";
import { inviteDirectly, inviteMatching } from "./matching/invite-suppliers.ts";
import {
  areFilesFree,
  canBeAsked,
  isOnSale,
  isOwnerless,
  type NewRfq,
  rfqInserts,
  rfqRow,
  takesRequests,
  textsOf,
} from "./rfq-rows.ts";

type RfqRow = typeof rfqs.$inferSelect;

export interface SubmittedRfq {
  reference: string;
  /** Opens the request's page; only its hash is stored. */
  accessKey: string;
  /** A guest's waits for the mail's link, that of an account is open at once. */
  status: RfqStatus;
  confirmBy: number | null;
  deadlineAt: number;
}

/**
 * Stores a request with its lines, its event and a mail: one batch (spec §5, workflows: RFQ). A visitor is asked by mail to
 * confirm; an account has proven its e-mail, so its request is open at once and the same batch asks suppliers.
 * @throws AppError UNVERIFIED for an account that has not; RATE_LIMITED, KEY_REUSED; BAD_INPUT with `files:gone` when a
 *   file is not the account's own or was swept meanwhile; NOT_FOUND when a product is not on sale or a company not shown; CONFLICT with the state
 *   "no_owner" for a direct request to a company that nobody owns
 */
export async function submitRfq(ctx: Context, input: SubmitRfq): Promise<SubmittedRfq> {
  const buyer = await ctx.viewer();
  if (buyer && !buyer.isVerified) throw new AppError("UNVERIFIED");
  try {
    return await submitOnce(ctx, input, buyer);
  } catch (error) {
    // One in some hundred million; the batch wrote nothing, so another reference is another try.
    if (!isTakenReference(error)) throw error;
    return submitOnce(ctx, input, buyer);
  }
}

function isTakenReference(error: unknown): boolean {
  return describeFault(error).includes("UNIQUE constraint failed: rfqs.reference");
}

async function submitOnce(ctx: Context, input: SubmitRfq, buyer: Viewer | null): Promise<SubmittedRfq> {
  const { idempotencyKey, ...request } = input;
  const accessKey = newLinkKey();
  const rfq = rfqRow(ctx, request, sha256(accessKey), buyer);
  const precondition = canBeAsked(request, buyer);
  const invitations = buyer ? await invitationsOf(ctx, request, rfq) : [];
  const mail = buyer ? receivedMail(ctx, rfq, accessKey, buyer) : await confirmMail(ctx, request, rfq, accessKey);
  const { response, isReplay } = await guardedWrite<SubmittedRfq, RefusedRow>(ctx, {
    procedure: buyer ? "rfq.submitSignedIn" : "rfq.submit",
    key: idempotencyKey,
    input: request,
    ...(buyer ? { actor: buyer.userId } : { mailsTo: rfq.email }),
    response: {
      reference: rfq.reference,
      accessKey,
      status: rfq.status,
      confirmBy: rfq.confirmBy,
      deadlineAt: rfq.deadlineAt,
    },
    ...(precondition ? { precondition } : {}),
    ...(precondition ? { refusal: refusalOf(ctx, request, buyer) } : {}),
    rows: [...rfqInserts(ctx, request, rfq), row(outbox, mail), ...invitations],
  });
  if (!isReplay) ctx.waitUntil(deliver(ctx, mail));
  if (!isReplay && buyer) flushOutbox(ctx);
  return response;
}

interface RefusedRow {
  areThere: number;
  hasNoOwner: number;
}

/** Uploads that no request took are swept after a day: who sends later has to know that it is the files. */
function refusalOf({ db }: Context, { files, productId, supplierId }: NewRfq, buyer: Viewer | null) {
  const noOwnerOfProduct = productId && sql`${isOnSale(productId)} and not ${takesRequests(productId)}`;
  const noOwner = supplierId ? isOwnerless(supplierId) : noOwnerOfProduct || sql`0`;
  return {
    read: db
      .select({ areThere: sql<number>`${areFilesFree(files, buyer)}`, hasNoOwner: sql<number>`${noOwner}` })
      .from(sql`(select 1) as wanted`),
    of: ([found]: RefusedRow[]) => {
      if (found?.hasNoOwner === 1) return new AppError("CONFLICT", { state: "no_owner", action: "ask" });
      if (found?.areThere === 1) return new AppError("NOT_FOUND");
      return new AppError("BAD_INPUT", { issues: [{ path: "files", code: "gone" }] });
    },
  };
}

/** Who is asked as soon as a request is open; a guest's waits for the mail's link. */
async function invitationsOf(ctx: Context, request: NewRfq, { id, category }: RfqRow): Promise<GuardedStatement[]> {
  if (request.productId || request.supplierId) return inviteDirectly(ctx, { rfqId: id });
  const [known] = await ctx.db.select({ added: presentSynonyms() }).from(sql`(select 1) as wanted`);
  return known ? inviteMatching(ctx, { rfqId: id, category, texts: textsOf(request), ...known }, 1) : [];
}

/**
 * Anybody can type anybody's address, so this mail carries nothing that a stranger could have us say: neither
 * description nor notes, and names only where they look like names (security 8).
 */
async function confirmMail(ctx: Context, request: NewRfq, rfq: RfqRow, accessKey: string): Promise<OutboxRow> {
  const supplier = await companyAsked(ctx, request, rfq.locale);
  return outboxRow(ctx, {
    template: "rfq-confirm",
    recipient: rfq.email,
    locale: rfq.locale,
    data: {
      reference: rfq.reference,
      contactName: isPlainName(rfq.contactName) ? rfq.contactName : "",
      companyName: isPlainName(rfq.companyName) ? rfq.companyName : "",
      confirmBy: String(rfq.confirmBy),
      ...(supplier ? { supplier } : {}),
    },
    secrets: {
      link: `${ctx.origin}/rfq/${rfq.reference}?key=${accessKey}&proof=${mailProof(ctx.settings, accessKey)}&lang=${rfq.locale}`,
      code: requestCode(ctx.settings, accessKey),
    },
  });
}

/** The company that a direct request goes to, by its name in a language; one that is not shown is refused by the write. */
async function companyAsked({ db }: Context, { productId, supplierId }: NewRfq, locale: Locale): Promise<string> {
  if (!productId && !supplierId) return "";
  const asked = supplierId
    ? eq(suppliers.id, supplierId)
    : sql`${suppliers.id} = (select ${products.supplierId} from ${products} where ${products.id} = ${productId})`;
  const [company] = await db.select({ names: namesOf() }).from(suppliers).where(asked);
  return company ? nameIn(company.names, locale) : "";
}

/** Goes to the account's own mailbox, whatever address the form holds: that one may be a stranger's. */
function receivedMail(ctx: Context, rfq: RfqRow, accessKey: string, { email, locale }: Viewer): OutboxRow {
  return outboxRow(ctx, {
    template: "rfq-received",
    recipient: email,
    locale,
    data: { reference: rfq.reference, deadlineAt: String(rfq.deadlineAt) },
    secrets: { link: `${ctx.origin}/rfq/${rfq.reference}?key=${accessKey}&lang=${locale}` },
  });
}
