import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import type { Database } from "#drizzle/client.ts";
import { products } from "#drizzle/schema/catalogue.ts";
import { suppliers } from "#drizzle/schema/suppliers.ts";
import { freshDatabase } from "../../support/database.ts";
import { watchCalls } from "../../support/watch-calls.ts";
import { type Actor, callerAs, contextOf, makeActors } from "../support/actors.ts";
import { callerOf } from "../support/context.ts";
import { expectRefusal } from "../support/refusals.ts";
import { wholeDatabase } from "../support/whole-database.ts";
import { makeProduct, nameCompanies, rowOf, supplierIdOf } from "./catalogue.ts";
import { row } from "./file-rows.ts";

let db: Database;
let actors: Record<"approved A" | "admin", Actor>;
beforeEach(async () => {
  db = await freshDatabase();
  actors = await makeActors(db, ["approved A", "admin"] as const);
  await nameCompanies(db, actors["approved A"]);
});

/** All but what is counted of calls. */
async function written() {
  const { rate_limits: _, ...others } = await wholeDatabase(db);
  return others;
}

describe("products.importRows", () => {
  const BETWEEN: [string, (sku: string) => Promise<unknown>][] = [
    ["one of the products changed", (sku) => db.update(products).set({ version: 9 }).where(eq(products.sku, sku))],
    [
      "one of them went into review",
      (sku) => db.update(products).set({ status: "in_review" }).where(eq(products.sku, sku)),
    ],
    [
      "a new code was taken",
      () =>
        callerAs(db, actors["approved A"]).products.importRows({ rows: [fresh], idempotencyKey: crypto.randomUUID() }),
    ],
    [
      "the company was suspended",
      () =>
        db
          .update(suppliers)
          .set({ status: "suspended" })
          .where(eq(suppliers.id, supplierIdOf(actors["approved A"]))),
    ],
  ];
  const fresh = row();

  it.each(BETWEEN)("writes nothing where %s between the look and the write", async (_, happen) => {
    const { id } = await makeProduct(db, actors["approved A"], actors.admin, "draft");
    const { sku } = await rowOf(db, id);
    const slow = contextOf(db, actors["approved A"]);
    await slow.viewer();
    const { $client } = slow.db;
    const { batch } = $client;
    let before: unknown;
    $client.batch = async (...parameters) => {
      $client.batch = batch;
      // What happens between is no call of this import's.
      await watchCalls(async () => {
        await happen(sku);
        before = await written();
      });
      return batch.apply($client, parameters);
    };
    const rows = [{ sku, name_en: "Changed dates" }, fresh];
    await expectRefusal(callerOf(slow).products.importRows({ rows, idempotencyKey: crypto.randomUUID() }), "CONFLICT");
    expect(await written()).toEqual(before);
  });
});
