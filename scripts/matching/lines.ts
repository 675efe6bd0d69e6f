import { sql } from "drizzle-orm";
import type { CategorySlug, SubcategorySlug } from "#domain/catalogue/categories.ts";
import type { Unit } from "#domain/catalogue/product-facts.ts";
import type { Locale } from "#domain/kernel/locale.ts";
import type { Database } from "#drizzle/client.ts";
import { readTerms, type Term } from "../catalogue/terms.ts";
import { TERM_LINES, type TermLine } from "./term-lines.ts";

export type Words = Record<Locale, string>;

/** A line of goods that a company deals in, or doesn't. */
export interface TradeLine {
  name: string;
  category: CategorySlug;
  subcategory: SubcategorySlug;
  goods: { names: Words; unit: Unit }[];
}

/**
 * The lines of a made market: each sub-category of the taxonomy with its goods of the demo catalogue, and those that
 * {@link TERM_LINES} makes of the trade terms, several of them within one sub-category.
 * @param demo a database that holds the demo data
 */
export async function readLines(demo: Database): Promise<TradeLine[]> {
  const rows = await demo.all<{ category: CategorySlug; subcategory: SubcategorySlug; unit: Unit; names: string }>(sql`
    select p.category, p.subcategory, p.unit,
      (select json_group_object(t.locale, t.name) from product_translations t where t.product_number = p.number) as names
    from products p where p.status = 'published' order by p.number`);
  const lines = new Map<string, TradeLine>();
  for (const { category, subcategory, unit, names: json } of rows) {
    const names: Words = JSON.parse(json);
    if (!(names.ar && names.en && names.fr)) continue;
    const line = lines.get(subcategory) ?? { name: subcategory, category, subcategory, goods: [] };
    lines.set(subcategory, line);
    line.goods.push({ names, unit });
  }
  const terms = readTerms();
  for (const made of TERM_LINES.map((line) => lineOfTerms(line, terms))) {
    const same = lines.get(made.name);
    if (same) same.goods.push(...made.goods);
    else lines.set(made.name, made);
  }
  return [...lines.values()];
}

function lineOfTerms({ name, category, subcategory, forms, unit, terms: wanted }: TermLine, terms: Term[]): TradeLine {
  const goods = wanted.map((english) => {
    const term = terms.find(({ en }) => en === english);
    if (!term) throw new Error(`No such term: ${english}`);
    const named = (locale: Locale) => forms[locale].replace("{t}", term[locale]);
    return { names: { ar: named("ar"), en: named("en"), fr: named("fr") }, unit };
  });
  return { name, category, subcategory, goods };
}
