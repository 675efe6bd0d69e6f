import { beforeAll, describe, expect, it } from "vitest";
import { FILTER_GROUPS, type FilterGroup } from "#domain/catalogue/search/facet-filter.ts";
import { SEARCH_SORTS } from "#domain/catalogue/search/search-params.ts";
import type { Database } from "#drizzle/client.ts";
import { browseSql } from "#worker/catalogue/search/browse-sql.ts";
import { SELLERS } from "#worker/catalogue/search/sellers-of-goods.ts";
import { SUGGEST } from "#worker/catalogue/search/suggest-sql.ts";
import { textSearchSql } from "#worker/catalogue/search/text-search-sql.ts";
import { freshDatabase } from "../support/database.ts";

/** Tables that grow with the catalogue; the vocabulary grows with its language. */
const GROWING = [
  "products",
  "product_translations",
  "product_images",
  "product_certifications",
  "price_tiers",
  "suppliers",
  "supplier_translations",
  "search_docs",
  "search_words",
  "search_suppliers",
  "search_index",
];

const GROUPS: FilterGroup[][] = [[], ["category"], ["origin"], ["category", "price", "verified"], [...FILTER_GROUPS]];

describe("plans of the statements", () => {
  let db: Database;
  beforeAll(async () => {
    db = await freshDatabase();
  });

  /** Lines of the plan that walk through a whole growing table, whatever the alias it stands under. */
  async function scans(sql: string): Promise<string[]> {
    const { rows } = await db.$client.execute(`EXPLAIN QUERY PLAN ${sql}`);
    const aliases = new Map(
      [...sql.matchAll(/\b(?:FROM|JOIN)\s+(\w+)(?:\s+AS)?\s+(\w+)/g)].map(([, table = "", alias = ""]) => [
        alias,
        table,
      ]),
    );
    return rows
      .map((row) => String(row.detail))
      .filter((line) => {
        const [, name = "", kind = ""] = /^SCAN (\w+)(.*)/.exec(line) ?? [];
        // The one virtual table of ours is `i`, which is walked by a full-text query; the others are JSON arguments.
        if (kind.includes("VIRTUAL TABLE")) return name === "i" && !kind.includes("INDEX 0:M");
        return GROWING.includes(aliases.get(name) ?? name);
      });
  }

  it("tell a scan when there is one", async () => {
    expect(await scans("SELECT * FROM search_docs d WHERE d.moq + 1 = 5")).toHaveLength(1);
    expect(await scans("SELECT * FROM products")).toHaveLength(1);
  });

  it.each(SEARCH_SORTS.flatMap((sort) => GROUPS.map((groups) => [sort, groups] as const)))(
    "search and browse by %s through %j without a scan",
    async (sort, groups) => {
      expect(await scans(textSearchSql(sort, groups))).toEqual([]);
      expect(await scans(browseSql(sort, groups))).toEqual([]);
    },
  );

  it("suggest without a scan", async () => {
    expect(await scans(SUGGEST)).toEqual([]);
  });

  it("find who sells goods without a scan", async () => {
    expect(await scans(SELLERS)).toEqual([]);
  });

  it("browse along the index of the order", async () => {
    const { rows } = await db.$client.execute(`EXPLAIN QUERY PLAN ${browseSql("price_low", ["category"])}`);
    const plan = rows.map((row) => String(row.detail)).join("\n");
    expect(plan).toContain(
      "SEARCH search_docs USING COVERING INDEX search_docs_category_price_low (visible=? AND category=? AND price_low>?)",
    );
  });
});
