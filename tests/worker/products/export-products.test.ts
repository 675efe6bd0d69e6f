import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import type { OwnCells } from "#domain/catalogue/own-columns.ts";
import { cellsOf } from "#domain/catalogue/own-row.ts";
import type { Database } from "#drizzle/client.ts";
import { countCalls } from "../../support/count-calls.ts";
import { freshDatabase } from "../../support/database.ts";
import { type Actor, callerAs, contextOf, makeActors } from "../support/actors.ts";
import { callerOf } from "../support/context.ts";
import { wholeDatabase } from "../support/whole-database.ts";
import { makeProduct, nameCompanies, supplierIdOf } from "./catalogue.ts";
import { catalogueOf, row } from "./file-rows.ts";

let db: Database;
let actors: Record<"approved A" | "approved B" | "admin", Actor>;
beforeAll(async () => {
  db = await freshDatabase();
  actors = await makeActors(db, ["approved A", "approved B", "admin"]);
  await nameCompanies(db, actors["approved A"], actors["approved B"]);
});

const own = () => callerAs(db, actors["approved A"]).products;
const outcomes = (results: { outcome: string }[]) => results.map(({ outcome }) => outcome);

describe("products.checkRows", () => {
  it("says what an import would do in two calls, and writes nothing", async () => {
    const draft = await makeProduct(db, actors["approved A"], actors.admin, "draft");
    const { sku, content } = await own().one({ id: draft.id });
    const cells = cellsOf(sku, content);
    const rows = [row(), cells, { ...cells, sku: "", price: "x" }];
    const before = await wholeDatabase(db);
    const context = contextOf(db, actors["approved A"]);
    const calls = countCalls(db);
    const results = await callerOf(context).products.checkRows({ rows });
    expect(calls()).toBe(2);
    expect(outcomes(results)).toEqual(["created", "unchanged", "refused"]);
    expect(await wholeDatabase(db)).toEqual(before);
  });
});

describe("products.exportPage", () => {
  it("gives nothing of another company", async () => {
    const theirs = await makeProduct(db, actors["approved B"], actors.admin, "published");
    const { sku } = await callerAs(db, actors["approved B"]).products.one({ id: theirs.id });
    const { items } = await callerAs(db, actors["approved B"]).products.exportPage({});
    expect(items.map((item) => item.sku)).toEqual([sku]);
    expect((await own().exportPage({})).items.map((item) => item.sku)).not.toContain(sku);
  });

  it("gives the catalogue page by page, and its import changes nothing", async () => {
    const cells: OwnCells[] = [];
    for (const status of ["published", "paused", "in_review", "archived"] as const) {
      await makeProduct(db, actors["approved A"], actors.admin, status);
    }
    const rows = Array.from({ length: 60 }, () => row());
    await own().importRows({ rows, idempotencyKey: crypto.randomUUID() });
    const context = contextOf(db, actors["approved A"]);
    for (let after: string | null = ""; after !== null; ) {
      const { items, next } = await callerOf(context).products.exportPage({ after });
      cells.push(...items.map(({ sku, product }) => cellsOf(sku, product)));
      after = next;
    }
    const [kept] = await db.all<{ n: number }>(sql`select count(*) as n from products
      where supplier_id = ${supplierIdOf(actors["approved A"])} and status not in ('archived', 'removed')`);
    expect(cells).toHaveLength(kept?.n ?? -1);
    const before = await catalogueOf(db);
    for (let at = 0; at < cells.length; at += 100) {
      expect(
        new Set(
          outcomes(await own().importRows({ rows: cells.slice(at, at + 100), idempotencyKey: crypto.randomUUID() })),
        ),
      ).toEqual(new Set(["unchanged"]));
    }
    expect(await catalogueOf(db)).toEqual(before);
  });
});
