import { and, desc, eq, gt, sql } from "drizzle-orm";
import type { CategorySlug } from "#domain/catalogue/categories.ts";
import { AppError } from "#domain/kernel/app-error.ts";
import type { Currency } from "#domain/kernel/currency.ts";
import { fallbackOrder } from "#domain/kernel/locale.ts";
import type { Incoterm } from "#domain/rfq/incoterms.ts";
import type { QuoteStatus } from "#domain/rfq/quote-machine.ts";
import type { TrackRfq } from "#domain/rfq/rfq-link.ts";
import { rfqStatusAt } from "#domain/rfq/rfq-machine.ts";
import type { RfqStatus } from "#domain/rfq/rfq-status.ts";
import { products, productTranslations } from "#drizzle/schema/catalogue.ts";
import { quotes } from "#drizzle/schema/quotes.ts";
import { rfqEvents, rfqs } from "#drizzle/schema/rfq.ts";
import type { Context } from "#worker/platform/context.ts";
import { sha256 } from "#worker/platform/secrets.ts";
import { INVITATION_EVENT } from "./inbox/own-invitation.ts";
import { type Names, selectSummaries, summaryOf } from "./quotes/quote-summary.ts";

export interface TrackedRfq {
  reference: string;
  status: RfqStatus;
  createdAt: number;
  confirmBy: number | null;
  deadlineAt: number;
  companyName: string;
  category: CategorySlug;
  description: string;
  quantity: string;
  notes: string | null;
  /** The product it was asked for, named in the language of the request or the next best. */
  product: { category: CategorySlug; slug: string; name: string } | null;
  events: { action: string; toStatus: string; createdAt: number }[];
  /** What suppliers quoted, the newest first; negotiating and accepting takes an account. */
  answers: TrackedAnswer[];
}

export interface TrackedAnswer {
  reference: string;
  status: QuoteStatus;
  supplier: { slug: string; names: Names; isVerified: boolean };
  currency: Currency | null;
  /** Minor units of the currency. */
  totalMinor: number | null;
  incoterm: Incoterm | null;
  place: string | null;
  validUntil: number | null;
  sentAt: number | null;
}

const trackedColumns = {
  status: rfqs.status,
  createdAt: rfqs.createdAt,
  confirmBy: rfqs.confirmBy,
  quotesCount: rfqs.quotesCount,
  deadlineAt: rfqs.deadlineAt,
  companyName: rfqs.companyName,
  category: rfqs.category,
  description: rfqs.description,
  quantity: rfqs.quantity,
  notes: rfqs.notes,
  locale: rfqs.locale,
};

/**
 * What the holder of a request's link may see, and its account without the key: no e-mail and no phone, since links get
 * forwarded (security.md 14).
 * @throws AppError NOT_FOUND for a wrong key, none and another account, an unknown reference or an unconfirmed request that has run out
 */
export async function trackRfq(ctx: Context, { reference, key }: TrackRfq): Promise<TrackedRfq> {
  const isHolder = and(eq(rfqs.reference, reference), await isReader(ctx, key));
  const [found, events, names, quoted] = await ctx.db.batch([
    ctx.db.select(trackedColumns).from(rfqs).where(isHolder),
    ctx.db
      .select({ action: rfqEvents.action, toStatus: rfqEvents.toStatus, createdAt: rfqEvents.createdAt })
      .from(rfqEvents)
      .where(
        sql`${rfqEvents.rfqId} = (select ${rfqs.id} from ${rfqs} where ${isHolder})
          and ${rfqEvents.action} not like ${`${INVITATION_EVENT}%`}`,
      )
      .orderBy(rfqEvents.createdAt),
    ctx.db
      .select({
        category: products.category,
        slug: products.slug,
        name: productTranslations.name,
        locale: productTranslations.locale,
      })
      .from(rfqs)
      .innerJoin(products, eq(products.number, rfqs.productNumber))
      .innerJoin(productTranslations, eq(productTranslations.productNumber, products.number))
      .where(isHolder),
    selectSummaries(ctx, and(isHolder, gt(quotes.currentVersion, 0))).orderBy(desc(quotes.sentAt)),
  ]);
  const [rfq] = found;
  const status = rfq ? rfqStatusAt(rfq, ctx.now()) : null;
  if (!rfq || status === null) throw new AppError("NOT_FOUND");
  const { locale, quotesCount: _, ...seen } = rfq;
  const product = fallbackOrder(locale).flatMap((wanted) => names.filter((name) => name.locale === wanted))[0];
  return {
    ...seen,
    reference,
    status,
    product: product ? nameOf(product) : null,
    events,
    answers: answersOf(quoted, ctx.now()),
  };
}

function answersOf(quoted: Awaited<ReturnType<typeof selectSummaries>>, now: number): TrackedAnswer[] {
  return quoted.map((row) => {
    const { reference, status, currency, totalMinor, incoterm, place, validUntil, sentAt, supplier } = summaryOf(
      row,
      now,
    );
    const { slug, names, isVerified } = supplier;
    const terms = { currency, totalMinor, incoterm, place, validUntil, sentAt };
    return { reference, status, ...terms, supplier: { slug, names, isVerified } };
  });
}

/** With a key it alone counts; it costs no question of who asks. */
async function isReader(ctx: Context, key: string | undefined) {
  if (key !== undefined) return eq(rfqs.accessHash, sha256(key));
  const viewer = await ctx.viewer();
  if (!viewer) throw new AppError("NOT_FOUND");
  return eq(rfqs.buyerId, viewer.userId);
}

function nameOf({ category, slug, name }: NonNullable<TrackedRfq["product"]>): TrackedRfq["product"] {
  return { category, slug, name };
}
