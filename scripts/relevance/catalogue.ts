import { sql } from "drizzle-orm";
import type { CategorySlug, SubcategorySlug } from "#domain/catalogue/categories.ts";
import { CATEGORY_NAMES } from "#domain/catalogue/category-names.ts";
import { SUBCATEGORY_NAMES } from "#domain/catalogue/subcategory-names.ts";
import type { Database } from "#drizzle/client.ts";

/** The texts of a product that buyers see, in all languages. */
export interface SearchableProduct {
  slug: string;
  name: string;
  /** Description, specifications, categories, supplier. */
  rest: string;
}

interface Row {
  slug: string;
  category: CategorySlug;
  subcategory: SubcategorySlug;
  name: string;
  description: string;
  specs: string;
  suppliers: string;
}

/** Reads what other engines are given: the texts that the site's own index is made of. */
export async function readCatalogue(db: Database): Promise<SearchableProduct[]> {
  const rows = await db.all<Row>(sql`
    SELECT p.slug, p.category, p.subcategory, group_concat(t.name, ' ') AS name,
      group_concat(t.description, ' ') AS description, json_group_array(json(t.specs)) AS specs,
      (SELECT group_concat(name, ' ') FROM supplier_translations WHERE supplier_id = p.supplier_id) AS suppliers
    FROM products p
    JOIN search_docs d ON d.number = p.number AND d.visible
    JOIN product_translations t ON t.product_number = p.number
    GROUP BY p.number`);
  return rows.map(({ slug, category, subcategory, name, description, specs, suppliers }) => {
    const values = (JSON.parse(specs) as [string, string][][]).flat().map(([, value]) => value);
    const names = [CATEGORY_NAMES[category], SUBCATEGORY_NAMES[subcategory]].flatMap((texts) => Object.values(texts));
    return { slug, name, rest: [description, ...values, ...names, suppliers].join(" ") };
  });
}
