import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { CATEGORY_SLUGS } from "#domain/catalogue/categories.ts";
import { PRODUCTS } from "#drizzle/seed/catalogue/products.ts";
import { PARTNERS } from "#drizzle/seed/content/partners.ts";
import { TIPS } from "#drizzle/seed/content/tips.ts";
import { supplierRows } from "#drizzle/seed/seed-rows.ts";
import { SUPPLIERS, type SupplierId } from "#drizzle/seed/suppliers/all.ts";

const FOLDER = "public/pictures";
const sizeOf = (name: string) => statSync(`${FOLDER}/${name}.svg`).size;
const names = [...new Set(PRODUCTS.flatMap(({ pictures }) => pictures))];

describe("the drawn pictures", () => {
  it("exist for every product and weigh at most 8 KB", () => {
    expect(names.filter((name) => !existsSync(`${FOLDER}/${name}.svg`))).toEqual([]);
    expect(names.filter((name) => sizeOf(name) > 8192)).toEqual([]);
  });

  it("are about 4 KB in the middle, and many", () => {
    const sizes = names.map(sizeOf).sort((a, b) => a - b);
    expect(sizes[Math.floor(sizes.length / 2)]).toBeLessThanOrEqual(4500);
    expect(names.length).toBeGreaterThanOrEqual(90);
  });

  it("differ within a sub-category", () => {
    for (const { subcategory } of PRODUCTS) {
      const leads = PRODUCTS.filter((draft) => draft.subcategory === subcategory).map(({ pictures }) => pictures[0]);
      expect(new Set(leads).size, subcategory).toBeGreaterThanOrEqual(2);
    }
  });

  it("stand ready for suppliers, categories, tips, partners and scenes", () => {
    const ids = Object.keys(SUPPLIERS) as SupplierId[];
    const ofSuppliers = ids.flatMap((id) => {
      const { supplier } = supplierRows(id, SUPPLIERS[id], 0, 0);
      return [supplier.logoPath ?? "", supplier.coverPath ?? ""];
    });
    const named = [
      ...CATEGORY_SLUGS.map((slug) => `category-${slug}`),
      ...TIPS.map(({ slug }) => `tip-${slug}`),
      ...PARTNERS.map((_, place) => `partner-${place + 1}`),
      ...["hero", "about", "logistics-air", "logistics-sea", "logistics-local"],
      ...["warehouse-dubai", "warehouse-abu-dhabi", "warehouse-sharjah"],
    ].map((name) => `/pictures/${name}.svg`);
    expect([...ofSuppliers, ...named].filter((path) => !existsSync(`public${path}`))).toEqual([]);
  });

  it("hold no text, no script and nothing from elsewhere", () => {
    for (const file of readdirSync(FOLDER)) {
      const svg = readFileSync(`${FOLDER}/${file}`, "utf8");
      expect(svg, file).not.toMatch(/<text|<script|<image|href="http|NaN|undefined/);
    }
  });
});
