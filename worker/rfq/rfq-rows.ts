import { type SQL, sql } from "drizzle-orm";
import type { Viewer } from "#domain/identity/access.ts";
import { MILLI } from "#domain/kernel/money.ts";
import { phoneFrom } from "#domain/kernel/phone.ts";
import { toMinor } from "#domain/kernel/price.ts";
import { DAY_MS, yearInDubai } from "#domain/kernel/time.ts";
import { parseQuantity } from "#domain/rfq/quantity.ts";
import { MAX_GUEST_FILES } from "#domain/rfq/rfq-files.ts";
import { CONFIRM_WITHIN_MS, initialRfqStatus } from "#domain/rfq/rfq-machine.ts";
import { rfqReference } from "#domain/rfq/rfq-reference.ts";
import type { SubmitRfq } from "#domain/rfq/submit-rfq.ts";
import type { Database } from "#drizzle/client.ts";
import { products } from "#drizzle/schema/catalogue.ts";
import { rfqEvents, rfqFiles, rfqLines, rfqs } from "#drizzle/schema/rfq.ts";
import { suppliers } from "#drizzle/schema/suppliers.ts";
import type { RowValues } from "#worker/platform/conditional-insert.ts";
import { updateWhere } from "#worker/platform/conditional-update.ts";
import type { Context } from "#worker/platform/context.ts";
import { GUEST_UPLOADER } from "#worker/platform/files/kinds.ts";
import { type GuardedStatement, row } from "#worker/platform/guarded-write.ts";
import { newId } from "#worker/platform/ids.ts";

type RfqRow = typeof rfqs.$inferSelect;
export type NewRfq = Omit<SubmitRfq, "idempotencyKey">;

/** The row of a new request; its product and supplier are looked up by the statement that writes it. */
export function rfqRow(ctx: Context, request: NewRfq, accessHash: string, buyer: Viewer | null): RfqRow {
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
    phone: phoneFrom(request.destinationCountry, request.phone),
    category: request.productCategory,
    description: request.productDescription,
    quantity: request.quantity,
    quantityValue: amount.value,
    quantityUnit: amount.unit,
    notes: request.additionalNotes,
    ...wishes(request),
    ...UNTOUCHED,
    openedAt: buyer ? now : null,
    locale: request.locale,
    version: 1,
    createdAt: now,
    updatedAt: now,
  };
}

const UNTOUCHED = {
  widenedAt: null,
  extendedAt: null,
  quotesCount: 0,
  resubmitOf: null,
  closingNote: null,
  mailsStoppedAt: null,
  linkGeneration: 0,
};

function wishes({ subcategory, destinationCountry, destinationCity, incoterm, targetCurrency }: NewRfq) {
  return {
    subcategory: subcategory ?? null,
    destinationCountry: destinationCountry ?? null,
    destinationCity,
    incoterm: incoterm ?? null,
    targetCurrency: targetCurrency ?? null,
  };
}

/** All rows of a request but its invitations and mails. */
export function rfqInserts(ctx: { db: Database }, request: NewRfq, rfq: RfqRow): GuardedStatement[] {
  return [
    row(rfqs, { ...rfq, ...addresseeOf(request) }),
    row(rfqEvents, submission(rfq)),
    ...lineRows(request, rfq).map((line) => row(rfqLines, line)),
    ...(request.files.length > 0 ? [takeFiles(ctx, request.files, rfq)] : []),
  ];
}

/** Holds where every product is on sale, the one asked for directly by a company that takes requests, and every file the account's own, of no request yet. */
export function canBeAsked(
  { productId, supplierId, lines = [], files }: NewRfq,
  buyer: Viewer | null,
): SQL | undefined {
  const wanted = [productId, ...lines.map((line) => line.productId)].filter((id) => id !== undefined);
  const conditions: SQL[] = [...new Set(wanted)].map((id) => sql`exists (${saleOf(id, sql`1`)})`);
  if (productId) conditions.push(takesRequests(productId));
  if (supplierId) conditions.push(isListed(supplierId), sql`not ${isOwnerless(supplierId)}`);
  if (files.length > 0) conditions.push(areFilesFree(files, buyer));
  return conditions.length > 0 ? sql.join(conditions, sql` and `) : undefined;
}

/** Holds where somebody owns the company of a product: a direct request to another would reach nobody. */
export function takesRequests(productId: string): SQL {
  return sql`exists (select 1 from ${products} inner join ${suppliers} on ${suppliers.id} = ${products.supplierId}
    where ${products.id} = ${productId} and ${suppliers.ownerId} is not null)`;
}

/** Whether a company is shown to buyers. */
function isListed(supplierId: string): SQL {
  return sql`exists (select 1 from ${suppliers} where ${suppliers.id} = ${supplierId} and ${suppliers.status} = 'approved')`;
}

/** Whether a company that is shown has nobody to answer: a direct request would reach no one. */
export function isOwnerless(supplierId: string): SQL {
  return sql`exists (select 1 from ${suppliers} where ${suppliers.id} = ${supplierId}
    and ${suppliers.status} = 'approved' and ${suppliers.ownerId} is null)`;
}

/** Whether a product is on sale, whoever sells it. */
export function isOnSale(productId: string): SQL {
  return sql`exists (${saleOf(productId, sql`1`)})`;
}

/**
 * Holds where every file is the sender's own, of no request yet: an account's, or those it attached before it signed in, whose
 * random ids it alone knows; a guest attaches three at most.
 */
export function areFilesFree(files: string[], buyer: Viewer | null): SQL {
  if (!buyer && files.length > MAX_GUEST_FILES) return sql`false`;
  return sql`${files.length} = (select count(*) from ${rfqFiles}
    where ${ownFiles(files)} and ${rfqFiles.uploaderId} in (${buyer?.userId ?? GUEST_UPLOADER}, ${GUEST_UPLOADER}) and ${rfqFiles.rfqId} is null)`;
}

/** The texts that matching looks at: headline first. */
export function textsOf({ productDescription, lines = [] }: NewRfq): string[] {
  return [productDescription, ...lines.map(({ description }) => description)];
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

function lineRows(request: NewRfq, rfq: RfqRow): RowValues<typeof rfqLines>[] {
  const { productDescription: description, quantity, productId, targetCurrency } = request;
  const lines = request.lines ?? [{ description, quantity, productId, targetPrice: "" }];
  return lines.map((line, at) => {
    const amount = parseQuantity(line.quantity);
    return {
      rfqId: rfq.id,
      position: at + 1,
      productNumber: line.productId ? sql`(${saleOf(line.productId, sql`${products.number}`)})` : null,
      description: line.description,
      quantity: line.quantity,
      quantityMilli: amount.value === null ? null : amount.value * MILLI,
      unit: amount.unit,
      targetPriceMinor: targetCurrency ? toMinor(line.targetPrice, targetCurrency) : null,
    };
  });
}

function takeFiles(ctx: { db: Database }, files: string[], rfq: RfqRow): GuardedStatement {
  const taken = { rfqId: rfq.id, uploaderId: rfq.buyerId ?? GUEST_UPLOADER };
  return updateWhere(ctx, rfqFiles, taken, ownFiles(files));
}

function ownFiles(files: string[]): SQL {
  return sql`${rfqFiles.id} in (select value from json_each(${JSON.stringify(files)}))`;
}

/** Whom a request names, if anybody: a company, or a product with the company that sells it. */
function addresseeOf({ productId, supplierId }: NewRfq) {
  if (supplierId) return { supplierId };
  if (!productId) return {};
  return {
    productNumber: sql`(${saleOf(productId, sql`${products.number}`)})`,
    supplierId: sql`(${saleOf(productId, sql`${products.supplierId}`)})`,
  };
}

/** A column of a product that is on sale: published, by an approved supplier. */
function saleOf(productId: string, column: SQL): SQL {
  return sql`select ${column} from ${products} inner join ${suppliers} on ${suppliers.id} = ${products.supplierId}
    where ${products.id} = ${productId} and ${products.status} = 'published' and ${suppliers.status} = 'approved'`;
}
