import { and, count, desc, eq, type SQL, sql } from "drizzle-orm";
import { PAGE_SIZE } from "#domain/kernel/page.ts";
import type { ListSuppliers } from "#domain/suppliers/list-suppliers.ts";
import { supplierSearchWords } from "#domain/suppliers/supplier-search.ts";
import { suppliers, supplierTranslations } from "#drizzle/schema/suppliers.ts";
import type { Context } from "#worker/platform/context.ts";
import { isPublicSupplier, supplierCardColumns, supplierTextIn } from "./supplier-columns.ts";
import { holdsFolded, withoutMarks } from "./written-forms.ts";

/** What a list of companies is narrowed to: those who sell something. */
export interface SellersOfGoods {
  /** The goods, as a reader knows them. */
  goods: string;
  areAmong: SQL;
  /** True where not all products of theirs were looked at: there may be more companies. */
  isCut: SQL;
  /** What operators changed of the words that the goods were planned by (catalogue/search/known-synonyms.ts). */
  synonyms: SQL;
}

/** A page of companies. */
export type ListedSuppliers = Awaited<ReturnType<typeof listSuppliers>>["list"];

/**
 * A page of manufacturers or suppliers, those with most products first; countries are counted without the country filter.
 * @param sellers who alone is listed; everybody without
 * @returns the page, and beside it what changed of the words of the goods
 */
export async function listSuppliers(ctx: Pick<Context, "db" | "now">, input: ListSuppliers, sellers?: SellersOfGoods) {
  const matches = and(isPublicSupplier, isOfKind(input.kind), mentions(input.q), sellers?.areAmong);
  const inCountry = and(matches, input.country ? eq(suppliers.country, input.country) : undefined);
  const [items, totals, countries] = await ctx.db.batch([
    ctx.db
      .select(supplierCardColumns(ctx.now(), input.locale))
      .from(suppliers)
      .innerJoin(supplierTranslations, supplierTextIn(input.locale))
      .where(inCountry)
      .orderBy(desc(suppliers.productsCount), desc(suppliers.id))
      .limit(PAGE_SIZE)
      .offset((input.page - 1) * PAGE_SIZE),
    ctx.db
      .select({
        total: count(),
        isCut: (sellers?.isCut ?? sql`false`).mapWith(Boolean),
        synonyms: sql<string | null>`${sellers?.synonyms ?? sql`null`}`,
      })
      .from(suppliers)
      .where(inCountry),
    ctx.db
      .select({ country: suppliers.country, count: count() })
      .from(suppliers)
      .where(matches)
      .groupBy(suppliers.country)
      .orderBy(desc(count()), suppliers.country),
  ]);
  const { total, isCut, synonyms } = totals[0] ?? { total: 0, isCut: false, synonyms: null };
  const list = {
    items,
    page: input.page,
    pageSize: PAGE_SIZE,
    total,
    totalIsLowerBound: isCut,
    goods: sellers?.goods ?? null,
    countries,
  };
  return { list, synonyms };
}

function isOfKind(kind: ListSuppliers["kind"]): SQL | undefined {
  return kind === "manufacturers" ? eq(suppliers.businessType, "manufacturing") : undefined;
}

/** In any language, since a French reader may well type the Arabic name. */
function mentions(q: string | null): SQL | undefined {
  if (!q) return undefined;
  const words = supplierSearchWords(q);
  if (words.length === 0) return sql`false`;
  const { supplierId, name, city, specialization } = supplierTranslations;
  const texts = sql`select ${name} || ' ' || ${city} || ' ' || ${specialization} as written
    from ${supplierTranslations} where ${eq(supplierId, suppliers.id)}`;
  const holdsAll = and(...words.map((word) => holdsFolded(sql`plain`, word)));
  return sql`exists (select 1 from (select ${withoutMarks(sql`written`)} as plain from (${texts})) where ${holdsAll})`;
}
