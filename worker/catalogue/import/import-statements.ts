import { type SQL, sql } from "drizzle-orm";
import { LIVE } from "#domain/catalogue/manage-products.ts";
import { isLocaleComplete, type ProductForm } from "#domain/catalogue/product-form.ts";
import { slugOfTexts } from "#domain/catalogue/product-slug.ts";
import { LOCALES } from "#domain/kernel/locale.ts";
import { productEvents, productRevisions, products } from "#drizzle/schema/catalogue.ts";
import { insertEach } from "#worker/platform/conditional-insert.ts";
import type { SignedInContext } from "#worker/platform/context.ts";
import type { GuardedStatement } from "#worker/platform/guarded-write.ts";
import { newId } from "#worker/platform/ids.ts";
import { jsonCells } from "#worker/platform/row-cells.ts";
import { statusWhere } from "#worker/platform/write/transition-where.ts";
import { indexManaged } from "../manage/index-managed.ts";
import type { ManagedProduct } from "../manage/managed-product.ts";
import { keepAddress, renamedSlug } from "../manage/old-address.ts";
import { liveContent } from "../manage/save-live.ts";
import { FOUND_NUMBER, found, rewriteCertificates, rewriteTexts, rewriteTiers } from "./import-parts.ts";
import { openCompany } from "./open-company.ts";
import type { PlannedRow } from "./plan-rows.ts";

/** A row that changes something. */
interface Change {
  sku: string;
  outcome: PlannedRow["outcome"];
  product: ManagedProduct | null;
  wanted: ProductForm;
}

/** The statements that write planned rows: as many for a hundred rows as for one, each over all rows that it concerns. */
export function importStatements(ctx: SignedInContext, planned: PlannedRow[]): GuardedStatement[] {
  const changes = changesOf(planned);
  const rows = json(changes.map((change) => rowOf(ctx, change)));
  const known = found(rows, openCompany(ctx).id);
  const isRewritten = sql`v.value ->> 'isRewritten'`;
  return [
    createProducts(ctx, rows),
    ...changes.flatMap(keepAddresses),
    updateProducts(ctx, rows),
    ...rewriteTexts(known, isRewritten),
    ...rewriteCertificates(known, isRewritten),
    ...rewriteTiers(known, sql`true`),
    recordEvents(ctx, known),
    stageRevisions(ctx, known),
    endRevisions(ctx, known),
  ];
}

/** The search index of what buyers see of planned rows, where a condition holds. */
export function indexStatements(ctx: SignedInContext, planned: PlannedRow[], condition: SQL) {
  const seen = changesOf(planned).flatMap(({ product, wanted }) =>
    product && isLive(product) ? [{ ...product, content: liveContent(product, wanted) }] : [],
  );
  return seen.length === 0 ? [] : indexManaged(ctx, seen, condition);
}

function changesOf(planned: PlannedRow[]): Change[] {
  return planned.flatMap(({ wanted, ...row }) => (wanted ? [{ ...row, wanted }] : []));
}

function isLive({ status }: ManagedProduct): boolean {
  return LIVE.some((live) => live === status);
}

/** A change as the statements read it. */
function rowOf(ctx: SignedInContext, change: Change) {
  const { sku, product, wanted } = change;
  const id = product?.id ?? newId("prd");
  const isSeen = product !== null && isLive(product);
  const content = isSeen ? liveContent(product, wanted) : wanted;
  const { texts, certificates, tiers, leadTime, pictures: _, ...facts } = content;
  const written = LOCALES.map((locale) => ({ locale, ...texts[locale] })).filter((row) =>
    isSeen ? isLocaleComplete(row) : row.name !== "" || row.description !== "" || row.specs.length > 0,
  );
  return {
    ...facts,
    sku,
    id,
    number: product?.number ?? null,
    leadTimeDaysMin: leadTime.min,
    leadTimeDaysMax: leadTime.max,
    slug: isSeen ? seenSlug(product, wanted) : slugOfTexts(wanted.texts, id),
    isNew: product === null,
    // What buyers read of a product on sale changes by a look alone, but for suppliers whom an admin trusts.
    isRewritten: !isSeen || product.supplier.isTrusted,
    texts: written,
    certificates,
    tiers,
    event: eventOf(change, isSeen),
    eventId: newId("evt"),
    revisionId: newId("rev"),
    staged: change.outcome === "staged" ? wanted : null,
    isSettled: isSeen && change.outcome !== "staged" && product.revision !== null,
    now: ctx.now(),
  };
}

/** As the screens tell it; a draft's own rewriting is no news. */
function eventOf({ product, outcome }: Change, isSeen: boolean): string | null {
  if (!product) return "create";
  if (!isSeen) return null;
  if (outcome === "staged") return "stage";
  return product.supplier.isTrusted || product.revision ? "edit" : "terms";
}

function json(rows: unknown[]): SQL {
  return sql`json_each(${JSON.stringify(rows)}) v`;
}

const FACTS = jsonCells(products, "v", [
  "category",
  "subcategory",
  "origin",
  "priceMinor",
  "currency",
  "unit",
  "moq",
  "leadTimeDaysMin",
  "leadTimeDaysMax",
  "hsCode",
  "slug",
]);

/** An address that changes at once is rare: only suppliers whom an admin trusts change name or category without a look. */
function keepAddresses({ product, wanted }: Change): GuardedStatement[] {
  if (!product || !isLive(product) || !product.supplier.isTrusted) return [];
  const slug = seenSlug(product, wanted);
  if (product.content.category === wanted.category && product.slug === slug) return [];
  return keepAddress(product.number, { category: wanted.category, slug });
}

function seenSlug(product: ManagedProduct, { texts }: ProductForm): string {
  return product.supplier.isTrusted ? renamedSlug(product, texts) : product.slug;
}

function createProducts(ctx: SignedInContext, rows: SQL): GuardedStatement {
  const draft = {
    supplierId: openCompany(ctx).id,
    status: "draft" as const,
    createdAt: ctx.now(),
    updatedAt: ctx.now(),
  };
  const values = { ...draft, ...jsonCells(products, "v", ["id", "sku"]), ...FACTS };
  return (condition) => insertEach(products, values, rows, sql`v.value ->> 'isNew' and ${condition}`);
}

/** By the number of the row: by code the database would walk through the whole catalogue for each statement. */
function updateProducts(ctx: SignedInContext, rows: SQL): GuardedStatement {
  return (condition) =>
    ctx.db
      .update(products)
      .set({ ...FACTS, version: sql`${products.version} + 1`, updatedAt: ctx.now() })
      .from(rows)
      .where(sql`${products.number} = v.value ->> 'number' and ${condition}`)
      .getSQL();
}

function recordEvents(ctx: SignedInContext, known: SQL): GuardedStatement {
  const event = {
    id: sql`v.value ->> 'eventId'`,
    productNumber: FOUND_NUMBER,
    action: sql`v.value ->> 'event'`,
    fromStatus: sql`case when v.value ->> 'isNew' then null else p.status end`,
    toStatus: sql`p.status`,
    actorId: ctx.caller.userId,
    createdAt: ctx.now(),
  };
  return (condition) => insertEach(productEvents, event, known, sql`v.value ->> 'event' is not null and ${condition}`);
}

/** Makes the one staged change of each product, or replaces it: a replaced one keeps its place in the queue. */
function stageRevisions(ctx: SignedInContext, known: SQL): GuardedStatement {
  const revision = {
    id: sql`v.value ->> 'revisionId'`,
    productNumber: FOUND_NUMBER,
    status: "pending" as const,
    content: sql`v.value -> 'staged'`,
    createdAt: ctx.now(),
    updatedAt: ctx.now(),
  };
  const isStaged = sql`v.value ->> 'staged' is not null`;
  return (condition) => sql`${insertEach(productRevisions, revision, known, sql`${isStaged} and ${condition}`)}
    on conflict (product_number) where status = 'pending' do update set content = excluded.content,
      version = version + 1, updated_at = excluded.updated_at`;
}

function endRevisions(ctx: SignedInContext, known: SQL): GuardedStatement {
  const isSettled = sql`${productRevisions.productNumber} in (select p.number from ${known}
    where v.value ->> 'isSettled')`;
  return statusWhere(ctx, productRevisions, {
    to: "withdrawn",
    where: sql`${productRevisions.status} = 'pending' and ${isSettled}`,
  });
}
