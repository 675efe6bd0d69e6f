import { sql } from "drizzle-orm";
import type { Viewer } from "#domain/identity/access.ts";
import { AppError } from "#domain/kernel/app-error.ts";
import { isPlainName } from "#domain/kernel/plain-name.ts";
import { parseQuantity } from "#domain/rfq/quantity.ts";
import { CONFIRM_WITHIN_MS, DAY_MS, initialRfqStatus } from "#domain/rfq/rfq-machine.ts";
import { rfqReference, yearInDubai } from "#domain/rfq/rfq-reference.ts";
import type { RfqStatus } from "#domain/rfq/rfq-status.ts";
import type { SubmitRfq } from "#domain/rfq/submit-rfq.ts";
import { products } from "#drizzle/schema/catalogue.ts";
import { outbox } from "#drizzle/schema/platform.ts";
import { rfqEvents, rfqs } from "#drizzle/schema/rfq.ts";
import { suppliers } from "#drizzle/schema/suppliers.ts";
import { guardedWrite, row } from "#worker/platform/guarded-write.ts";
import { newId } from "#worker/platform/ids.ts";
import { deliver, type OutboxRow, outboxRow } from "#worker/platform/outbox.ts";
import { mailProof, newLinkKey, sha256 } from "#worker/platform/secrets.ts";
import type { Context } from "#worker/trpc/context.ts";
import { describeFault } from "#worker/trpc/error-mapping.ts";

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
 * Stores a request with its event and a mail: one batch (spec §5, workflows: RFQ). A visitor is asked by mail to confirm; an
 * account has proven its e-mail, so its request is open at once.
 * @throws AppError UNVERIFIED for an account that has not; RATE_LIMITED, KEY_REUSED; NOT_FOUND when the product is not on sale
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
  const mail = buyer ? receivedMail(ctx, rfq, accessKey, buyer) : confirmMail(ctx, rfq, accessKey);
  const { response, isReplay } = await guardedWrite<SubmittedRfq>(ctx, {
    procedure: "rfq.submit",
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
    ...(request.productId ? { precondition: sql`exists (${saleOf(request.productId, sql`1`)})` } : {}),
    rows: [row(rfqs, { ...rfq, ...productOf(request.productId) }), row(rfqEvents, submission(rfq)), row(outbox, mail)],
  });
  if (!isReplay) ctx.waitUntil(deliver(ctx, mail));
  return response;
}

function rfqRow(
  ctx: Context,
  request: Omit<SubmitRfq, "idempotencyKey">,
  accessHash: string,
  buyer: Viewer | null,
): RfqRow {
  const now = ctx.now();
  const amount = parseQuantity(request.quantity);
  return {
    id: newId("rfq"),
    reference: rfqReference(yearInDubai(now), crypto.getRandomValues(new Uint8Array(24))),
    status: initialRfqStatus(buyer ? "buyer" : "guest"),
    accessHash,
    confirmBy: buyer ? null : now + CONFIRM_WITHIN_MS,
    deadlineAt: now + request.deadlineDays * DAY_MS,
    productNumber: null,
    supplierId: null,
    buyerId: buyer?.userId ?? null,
    companyName: request.companyName,
    contactName: request.contactName,
    email: request.email,
    phone: request.phone,
    category: request.productCategory,
    description: request.productDescription,
    quantity: request.quantity,
    quantityValue: amount.value,
    quantityUnit: amount.unit,
    notes: request.additionalNotes,
    locale: request.locale,
    version: 1,
    createdAt: now,
    updatedAt: now,
  };
}

function submission(rfq: RfqRow): typeof rfqEvents.$inferInsert {
  return {
    id: newId("evt"),
    rfqId: rfq.id,
    action: "submit",
    fromStatus: null,
    toStatus: rfq.status,
    actor: rfq.buyerId === null ? "guest" : "buyer",
    createdAt: rfq.createdAt,
  };
}

/**
 * Anybody can type anybody's address, so this mail carries nothing that a stranger could have us say: neither
 * description nor notes, and names only where they look like names (security.md 8).
 */
function confirmMail(ctx: Context, rfq: RfqRow, accessKey: string): OutboxRow {
  return outboxRow(ctx, {
    template: "rfq-confirm",
    recipient: rfq.email,
    locale: rfq.locale,
    data: {
      reference: rfq.reference,
      contactName: isPlainName(rfq.contactName) ? rfq.contactName : "",
      companyName: isPlainName(rfq.companyName) ? rfq.companyName : "",
      confirmBy: String(rfq.confirmBy),
    },
    secrets: {
      link: `${ctx.origin}/rfq/${rfq.reference}?key=${accessKey}&proof=${mailProof(ctx.settings, accessKey)}&lang=${rfq.locale}`,
    },
  });
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

function productOf(productId: string | undefined) {
  if (!productId) return {};
  return {
    productNumber: sql`(${saleOf(productId, sql`${products.number}`)})`,
    supplierId: sql`(${saleOf(productId, sql`${products.supplierId}`)})`,
  };
}

/** A column of a product that is on sale: published, by an approved supplier. */
function saleOf(productId: string, column: ReturnType<typeof sql>) {
  return sql`select ${column} from ${products} inner join ${suppliers} on ${suppliers.id} = ${products.supplierId}
    where ${products.id} = ${productId} and ${products.status} = 'published' and ${suppliers.status} = 'approved'`;
}
