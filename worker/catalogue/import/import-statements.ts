import { type SQL, sql } from "drizzle-orm";
import { LIVE } from "#domain/catalogue/manage-products.ts";
import { isLocaleComplete, type ProductForm } from "#domain/catalogue/product-form.ts";
import { slugOfTexts } from "#domain/catalogue/product-slug.ts";
import { LOCALES } from "#domain/kernel/locale.ts";
import {
  priceTiers,
  productCertifications,
  productEvents,
  productRevisions,
  products,
  productTranslations,
} from "#drizzle/schema/catalogue.ts";
import type { SignedInContext } from "#worker/platform/context.ts";
import type { GuardedStatement } from "#worker/platform/guarded-write.ts";
import { newId } from "#worker/platform/ids.ts";
import { statusWhere } from "#worker/platform/write/transition-where.ts";
import { indexManaged } from "../manage/index-managed.ts";
import type { ManagedProduct } from "../manage/managed-product.ts";
import { keepAddress } from "../manage/old-address.ts";
import { liveContent } from "../manage/save-live.ts";
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
  return [
    createProducts(ctx, rows),
    ...changes.flatMap(keepAddresses),
    updateProducts(ctx, rows),
    ...rewriteTexts(ctx, rows),
    ...rewriteCertificates(ctx, rows),
    ...rewriteTiers(ctx, rows),
    tellEvents(ctx, rows),
    stageRevisions(ctx, rows),
    endRevisions(ctx, rows),
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
    leadTimeMin: leadTime.min,
    leadTimeMax: leadTime.max,
    slug: isSeen ? product.slug : slugOfTexts(wanted.texts, id),
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

const FACTS = [
  ["category", "category"],
  ["subcategory", "subcategory"],
  ["origin", "origin"],
  ["price_minor", "priceMinor"],
  ["currency", "currency"],
  ["unit", "unit"],
  ["moq", "moq"],
  ["lead_time_days_min", "leadTimeMin"],
  ["lead_time_days_max", "leadTimeMax"],
  ["hs_code", "hsCode"],
  ["slug", "slug"],
] as const;
const names = sql.raw(FACTS.map(([column]) => column).join(", "));
const values = sql.raw(FACTS.map(([, field]) => `v.value ->> '${field}'`).join(", "));
const settings = sql.raw(FACTS.map(([column, field]) => `${column} = v.value ->> '${field}'`).join(", "));

/** The rows with their products. */
function found(ctx: SignedInContext, rows: SQL): SQL {
  return sql`${rows} cross join ${products} p on p.supplier_id = ${openCompany(ctx).id} and p.sku = v.value ->> 'sku'`;
}

/** A category that changes at once is rare: only suppliers whom an admin trusts change it without a look. */
function keepAddresses({ product, wanted }: Change): GuardedStatement[] {
  if (!product || !isLive(product) || !product.supplier.isTrusted || product.content.category === wanted.category)
    return [];
  return keepAddress(product.number, wanted.category);
}

function createProducts(ctx: SignedInContext, rows: SQL): GuardedStatement {
  return (condition) => sql`insert into ${products} (id, supplier_id, sku, status, created_at, updated_at, ${names})
    select v.value ->> 'id', ${openCompany(ctx).id}, v.value ->> 'sku', 'draft', ${ctx.now()}, ${ctx.now()}, ${values}
    from ${rows} where v.value ->> 'isNew' and ${condition}`;
}

/** By the number of the row: by code the database would walk through the whole catalogue for each statement. */
function updateProducts(ctx: SignedInContext, rows: SQL): GuardedStatement {
  return (condition) => sql`update ${products} set ${settings}, version = version + 1, updated_at = ${ctx.now()}
    from ${rows} where ${products.number} = v.value ->> 'number' and ${condition}`;
}

type Parts = typeof productTranslations | typeof productCertifications | typeof priceTiers;

function clear(ctx: SignedInContext, table: Parts, rows: SQL, isMeant: SQL): GuardedStatement {
  return (condition) => sql`delete from ${table} where ${condition} and ${table.productNumber} in (
    select p.number from ${found(ctx, rows)} where ${isMeant})`;
}

const isRewritten = sql`v.value ->> 'isRewritten'`;

function rewriteTexts(ctx: SignedInContext, rows: SQL): GuardedStatement[] {
  return [
    clear(ctx, productTranslations, rows, isRewritten),
    (condition) => sql`insert into ${productTranslations} (product_number, locale, name, description, specs)
      select p.number, t.value ->> 'locale', t.value ->> 'name', t.value ->> 'description', t.value -> 'specs'
      from ${found(ctx, rows)} cross join json_each(v.value, '$.texts') t where ${isRewritten} and ${condition}`,
  ];
}

function rewriteCertificates(ctx: SignedInContext, rows: SQL): GuardedStatement[] {
  return [
    clear(ctx, productCertifications, rows, isRewritten),
    (condition) => sql`insert into ${productCertifications} (product_number, certification, valid_until)
      select p.number, c.value ->> 'code', c.value ->> 'validUntil'
      from ${found(ctx, rows)} cross join json_each(v.value, '$.certificates') c where ${isRewritten} and ${condition}`,
  ];
}

function rewriteTiers(ctx: SignedInContext, rows: SQL): GuardedStatement[] {
  return [
    clear(ctx, priceTiers, rows, sql`true`),
    (condition) => sql`insert into ${priceTiers} (product_number, min_quantity, price_minor)
      select p.number, t.value ->> 'minQuantity', t.value ->> 'priceMinor'
      from ${found(ctx, rows)} cross join json_each(v.value, '$.tiers') t where ${condition}`,
  ];
}

function tellEvents(ctx: SignedInContext, rows: SQL): GuardedStatement {
  return (condition) => sql`insert into ${productEvents}
      (id, product_number, action, from_status, to_status, actor_id, created_at)
    select v.value ->> 'eventId', p.number, v.value ->> 'event',
      case when v.value ->> 'isNew' then null else p.status end, p.status, ${ctx.caller.userId}, ${ctx.now()}
    from ${found(ctx, rows)} where v.value ->> 'event' is not null and ${condition}`;
}

/** Makes the one staged change of each product, or replaces it: a replaced one keeps its place in the queue. */
function stageRevisions(ctx: SignedInContext, rows: SQL): GuardedStatement {
  return (
    condition,
  ) => sql`insert into ${productRevisions} (id, product_number, status, content, created_at, updated_at)
    select v.value ->> 'revisionId', p.number, 'pending', v.value -> 'staged', ${ctx.now()}, ${ctx.now()}
    from ${found(ctx, rows)} where v.value ->> 'staged' is not null and ${condition}
    on conflict (product_number) where status = 'pending' do update set content = excluded.content,
      version = version + 1, updated_at = excluded.updated_at`;
}

function endRevisions(ctx: SignedInContext, rows: SQL): GuardedStatement {
  const isSettled = sql`${productRevisions.productNumber} in (select p.number from ${found(ctx, rows)}
    where v.value ->> 'isSettled')`;
  return statusWhere(ctx, productRevisions, {
    to: "withdrawn",
    where: sql`${productRevisions.status} = 'pending' and ${isSettled}`,
  });
}
