import { and, eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { LOCALES } from "#domain/kernel/locale.ts";
import type { Database } from "#drizzle/client.ts";
import { priceTiers, products, productTranslations } from "#drizzle/schema/catalogue.ts";
import { suppliers } from "#drizzle/schema/suppliers.ts";
import { seedDemoData } from "../../../drizzle/seed/seed.ts";
import { countCalls } from "../../support/count-calls.ts";
import { freshDatabase } from "../../support/database.ts";
import { callerOf, TEST_NOW, testContext } from "../support/context.ts";
import { expectRefusal } from "../support/refusals.ts";

type Named = Pick<typeof products.$inferSelect, "id" | "number" | "category" | "slug" | "supplierId">;

let db: Database;
let caller: ReturnType<typeof callerOf>;
let onSale: Named[];
beforeEach(async () => {
  db = await freshDatabase();
  await seedDemoData(db, TEST_NOW, async () => {});
  caller = callerOf(testContext(db));
  onSale = await db
    .select({
      ...{ id: products.id, number: products.number, category: products.category, slug: products.slug },
      supplierId: products.supplierId,
    })
    .from(products)
    .innerJoin(suppliers, eq(suppliers.id, products.supplierId))
    .where(and(eq(suppliers.status, "approved"), eq(products.status, "published")));
});

const at = (place: number) => onSale[place] ?? expect.fail("the demo has too few products");
const idsOf = async (ids: string[]) =>
  (await caller.catalogue.products({ ids, locale: "ar" })).items.map(({ id }) => id);

describe("catalogue.products", () => {
  it("says of each what its own page says, in every language, in the order asked for and in one call", async () => {
    const wanted = [at(5), at(0), at(30)];
    for (const locale of LOCALES) {
      const calls = countCalls(db);
      const { items } = await caller.catalogue.products({ ids: wanted.map(({ id }) => id), locale });
      expect(calls()).toBe(1);
      for (const [place, { category, slug }] of wanted.entries()) {
        const { product, tiers, certifications, supplier } = await caller.catalogue.product({ category, slug, locale });
        expect(items[place]).toMatchObject({
          ...{ id: product.id, slug, name: product.name, nameLocale: locale, specs: product.specs, tiers },
          ...{ certifications, priceMinor: product.priceMinor, hsCode: product.hsCode, moq: product.moq },
          supplier: { slug: supplier.slug, name: supplier.name, verified: supplier.isVerified },
          seller: {
            ...{ nameLocale: supplier.textLocale, ratingAverage: supplier.ratingAverage },
            ...{ ratingCount: supplier.ratingCount, answerHours: supplier.answerHours },
          },
        });
      }
    }
  });

  it("says which language a text stands in where the reader's is missing", async () => {
    const { id, number } = at(0);
    await db.delete(productTranslations).where(eq(productTranslations.productNumber, number));
    await db.insert(productTranslations).values({
      ...{ productNumber: number, locale: "en" as const, name: "Dates", description: "d", specs: [["Grade", "A"]] },
    });
    const { items } = await caller.catalogue.products({ ids: [id], locale: "fr" });
    expect(items[0]).toMatchObject({ name: "Dates", nameLocale: "en", specs: [["Grade", "A"]] });
  });

  it("gives tiers in order, and none for a product without", async () => {
    const { id, number } = at(0);
    await db.delete(priceTiers).where(eq(priceTiers.productNumber, number));
    expect((await caller.catalogue.products({ ids: [id], locale: "en" })).items[0]?.tiers).toEqual([]);
    const tiers = [
      { minQuantity: 5000, priceMinor: 7 },
      { minQuantity: 1000, priceMinor: 9 },
    ];
    await db.insert(priceTiers).values(tiers.map((tier) => ({ productNumber: number, ...tier })));
    const { items } = await caller.catalogue.products({ ids: [id], locale: "en" });
    expect(items[0]?.tiers).toEqual(tiers.toReversed());
  });

  it("leaves out what is gone, paused, or of a company that is not public, and keeps the others", async () => {
    const [kept, paused] = [at(0), onSale.find(({ supplierId }) => supplierId !== at(0).supplierId) ?? at(1)];
    const hidden = onSale.find(({ supplierId }) => ![kept.supplierId, paused.supplierId].includes(supplierId)) ?? at(2);
    const ids = [paused.id, "prd_gone", hidden.id, kept.id];
    expect(await idsOf(ids)).toEqual([paused.id, hidden.id, kept.id]);
    await db.update(products).set({ status: "paused" }).where(eq(products.id, paused.id));
    await db.update(suppliers).set({ status: "suspended" }).where(eq(suppliers.id, hidden.supplierId));
    expect(await idsOf(ids)).toEqual([kept.id]);
    expect(await idsOf(["prd_gone", "' or 1=1 --"])).toEqual([]);
  });

  it("takes one to twelve ids, names each once, and nothing that is no id", async () => {
    const twelve = onSale.slice(0, 12).map(({ id }) => id);
    expect(await idsOf(twelve)).toEqual(twelve);
    expect(await idsOf([at(1).id, at(0).id, at(1).id])).toEqual([at(1).id, at(0).id]);
    for (const ids of [[], [...twelve, at(12).id], [""], ["x".repeat(41)]]) {
      await expectRefusal(caller.catalogue.products({ ids, locale: "ar" }), "BAD_INPUT");
    }
  });

  it("keeps what is nobody's business to itself", async () => {
    const [item] = (await caller.catalogue.products({ ids: [at(0).id], locale: "ar" })).items;
    expect(Object.keys(item?.supplier ?? {}).sort()).toEqual(["country", "name", "slug", "takesRequests", "verified"]);
    expect(Object.keys(item?.seller ?? {}).sort()).toEqual([
      "answerHours",
      "nameLocale",
      "ratingAverage",
      "ratingCount",
    ]);
    for (const secret of ["status", "version", "supplierId", "sku"]) expect(item).not.toHaveProperty(secret);
  });
});
