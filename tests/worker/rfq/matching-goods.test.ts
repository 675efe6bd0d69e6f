import { expect, it } from "vitest";
import { matchSql } from "#worker/rfq/matching/match-sql.ts";
import { freshDatabase } from "../../support/database.ts";
import { makeActors } from "../support/actors.ts";
import { TEST_NOW } from "../support/context.ts";
import { invitationsOf, openRfq, publish, supplierIdOf } from "./trade.ts";

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
  const matching = { rfqId: elsewhere.id, category: "furniture", texts, now: TEST_NOW } as const;
  expect(await db.all(matchSql({ ...matching, wave: 1 }))).toEqual([]);
  expect(await db.all(matchSql({ ...matching, wave: 2 }))).toMatchObject([
    { supplier_id: a, reasons: JSON.stringify(["terms", "widened"]) },
  ]);
});
