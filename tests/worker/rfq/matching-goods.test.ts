import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { readAddedSynonyms } from "#domain/catalogue/search/added-synonyms.ts";
import { ENOUGH_ASKED } from "#domain/rfq/matching.ts";
import { rfqInvitations } from "#drizzle/schema/rfq.ts";
import { searchState, synonymGroups } from "#drizzle/schema/search.ts";
import { matchSql } from "#worker/rfq/matching/match-sql.ts";
import { freshDatabase } from "../../support/database.ts";
import { makeActors } from "../support/actors.ts";
import { TEST_NOW } from "../support/context.ts";
import { invitationsOf, manyCompanies, openRfq, publish, supplierIdOf } from "./trade.ts";

it("asks beyond the category whoever has all of it, and tells who has such goods in another size", async () => {
  const db = await freshDatabase();
  const actors = await makeActors(db, ["buyer A", "approved A", "approved B"]);
  const [a, b] = [supplierIdOf(actors["approved A"]), supplierIdOf(actors["approved B"])];
  await publish(db, a, { category: "building-materials", subcategory: "ceramics" }, "بلاط بورسلان 60×60");
  await publish(db, b, { category: "machinery-equipment", subcategory: "food-machinery" }, "آلة لتلميع البلاط");
  const rfq = await openRfq(db, actors["buyer A"], {
    productCategory: "building-materials",
    productDescription: "مطلوب بلاط بورسلان 80×80",
  });
  expect(await invitationsOf(db, rfq.id)).toMatchObject([
    { supplierId: a, reasons: expect.arrayContaining(["category", "goods"]), score: 20 + 16 + 8 + 5 },
  ]);
  const elsewhere = await openRfq(db, actors["buyer A"], {
    productCategory: "furniture",
    productDescription: "بلاط بورسلان 60×60",
  });
  const texts = ["بلاط بورسلان 60×60"];
  const added = readAddedSynonyms([]);
  const matching = { rfqId: elsewhere.id, category: "furniture", texts, added, now: TEST_NOW } as const;
  expect(await db.all(matchSql({ ...matching, wave: 1 }))).toEqual([]);
  expect(await db.all(matchSql({ ...matching, wave: 2 }))).toMatchObject([
    { supplier_id: a, reasons: JSON.stringify(["terms", "moq", "widened"]) },
  ]);
});

it("holds the minimum of the goods asked for against the quantity, not that of anything else", async () => {
  const db = await freshDatabase();
  const actors = await makeActors(db, ["buyer A", "approved A", "approved B"]);
  const [a, b] = [supplierIdOf(actors["approved A"]), supplierIdOf(actors["approved B"])];
  await publish(db, a, { moq: 9000 }, "تمر سكري");
  await publish(db, a, { moq: 1 }, "دبس");
  await publish(db, b, { moq: 1, subcategory: "dairy" }, "حليب");
  const reasons = async (subcategory?: "dates" | "dairy") => {
    const description = { productDescription: "مطلوب تمر سكري", subcategory };
    const { id } = await openRfq(db, actors["buyer A"], description);
    return (await invitationsOf(db, id)).map((invitation) => invitation.reasons);
  };
  expect(await reasons()).toEqual([["category", "terms"]]);
  expect(await reasons("dairy")).toEqual([
    ["category", "terms"],
    ["category", "subcategory", "moq"],
  ]);
});

it("holds what a line asks of its goods against their minimum, not what another does", async () => {
  const db = await freshDatabase();
  const actors = await makeActors(db, ["buyer A", "approved A"]);
  await publish(db, supplierIdOf(actors["approved A"]), { moq: 100 }, "تمر سكري");
  const reasonsFor = async (dates: string, milk: string) => {
    const line = { targetPrice: "" };
    const { id } = await openRfq(db, actors["buyer A"], {
      productDescription: "بضاعة للمتجر",
      quantity: milk,
      lines: [
        { ...line, description: "حليب", quantity: milk },
        { ...line, description: "تمر سكري", quantity: dates },
      ],
    });
    return (await invitationsOf(db, id)).flatMap(({ reasons }) => reasons);
  };
  expect(await reasonsFor("20 كرتون", "5000 كرتون")).not.toContain("moq");
  expect(await reasonsFor("200 كرتون", "5 كرتون")).toContain("moq");
});

it("understands the words of operators without a search before", async () => {
  const db = await freshDatabase();
  const actors = await makeActors(db, ["buyer A", "approved A"]);
  const a = supplierIdOf(actors["approved A"]);
  await publish(db, a, {}, "تمر سكري");
  const asked = async () => {
    const { id } = await openRfq(db, actors["buyer A"], { productDescription: "نريد شراء قنفاز" });
    return (await invitationsOf(db, id)).flatMap(({ reasons }) => reasons);
  };
  expect(await asked()).not.toContain("terms");
  await db.insert(synonymGroups).values({ id: "syn_0", words: ["قنفاز", "تمر"], createdAt: 1, updatedAt: 1 });
  await db.insert(searchState).values({ key: "synonyms", value: crypto.randomUUID() });
  expect(await asked()).toContain("terms");
});

it("asks who sells others of the sub-category only where few have the goods, and of the category where nobody has more", async () => {
  const db = await freshDatabase();
  const actors = await makeActors(db, ["buyer A"]);
  const [ofCategory = "", ofSubcategory = "", ...others] = await manyCompanies(db, 5);
  await publish(db, ofCategory, { subcategory: "dairy" }, "حليب");
  const asked = async () => {
    const { id } = await openRfq(db, actors["buyer A"], { productDescription: "مطلوب تمر سكري", subcategory: "dates" });
    return (await invitationsOf(db, id)).map(({ supplierId }) => supplierId).sort();
  };
  expect(await asked()).toEqual([ofCategory]);
  await publish(db, ofSubcategory, {}, "دبس");
  expect(await asked()).toEqual([ofSubcategory]);
  for (const id of others.slice(1)) await publish(db, id, {}, "تمر سكري");
  expect(await asked()).toEqual([ofSubcategory, ...others.slice(1)].sort());
  await publish(db, others[0] ?? "", {}, "تمر سكري");
  expect(await asked()).toEqual([...others].sort());
});

it("asks others of the category once nobody has quoted on what few were asked for, told as such, and no more than enough", async () => {
  const db = await freshDatabase();
  const actors = await makeActors(db, ["buyer A"]);
  const [seller = "", ofSubcategory = "", ...ofCategory] = await manyCompanies(db, 6);
  await publish(db, seller, {}, "تمر سكري");
  await publish(db, ofSubcategory, {}, "دبس");
  for (const id of ofCategory) await publish(db, id, { subcategory: "dairy" }, "حليب");
  const description = { productDescription: "مطلوب تمر سكري", subcategory: "dates" } as const;
  const { id } = await openRfq(db, actors["buyer A"], description);
  await db.delete(rfqInvitations).where(eq(rfqInvitations.supplierId, ofSubcategory));
  const asked = { rfqId: id, category: "food-products", texts: ["تمر سكري"], added: readAddedSynonyms([]) } as const;
  const rows = await db.all<{ supplier_id: string; reasons: string }>(matchSql({ ...asked, wave: 2, now: TEST_NOW }));
  expect(rows).toHaveLength(ENOUGH_ASKED - 1);
  expect(rows[0]?.supplier_id).toBe(ofSubcategory);
  expect(ofCategory).toContain(rows[1]?.supplier_id);
  expect(JSON.parse(rows[1]?.reasons ?? "")).toEqual(["category", "widened"]);
});
