import { beforeAll, describe, expect, it } from "vitest";
import { OWN_COLUMNS, type OwnCells } from "#domain/catalogue/own-columns.ts";
import type { Database } from "#drizzle/client.ts";
import { freshDatabase } from "../../support/database.ts";
import { type Actor, callerAs, makeActors } from "../support/actors.ts";
import { expectRefusal } from "../support/refusals.ts";
import { makeProduct, nameCompanies, rowOf } from "./catalogue.ts";
import { catalogueOf, row } from "./file-rows.ts";

let db: Database;
let actors: Record<"approved A" | "approved B" | "admin", Actor>;
beforeAll(async () => {
  db = await freshDatabase();
  actors = await makeActors(db, ["approved A", "approved B", "admin"]);
  await nameCompanies(db, actors["approved A"], actors["approved B"]);
});

const own = () => callerAs(db, actors["approved A"]).products;
const key = () => crypto.randomUUID();
const load = (rows: OwnCells[]) => own().importRows({ rows, idempotencyKey: key() });
const outcomes = (results: { outcome: string }[]) => results.map(({ outcome }) => outcome);
const make = (status: "draft" | "published") => makeProduct(db, actors["approved A"], actors.admin, status);

describe("the cells of an import", () => {
  it("keep what is stored under empty cells of any column, and clear by the word alone", async () => {
    for (const status of ["draft", "published"] as const) {
      const { id } = await make(status);
      const { sku, content } = await own().one({ id });
      const empty = Object.fromEntries(OWN_COLUMNS.map((column) => [column, column === "sku" ? sku : ""]));
      const before = await catalogueOf(db);
      expect(outcomes(await load([empty]))).toEqual(["unchanged"]);
      expect(await catalogueOf(db)).toEqual(before);
      expect(outcomes(await load([{ sku, price: "اتصل بنا", price_tiers: "clear" }]))).toEqual(["updated"]);
      expect((await own().one({ id })).content).toEqual({ ...content, priceMinor: null, tiers: [] });
    }
  });

  it("write what the dry run showed: a product that changed since is left alone and told", async () => {
    const [draft, other] = [await make("draft"), await make("draft")];
    const cells = { sku: (await rowOf(db, draft.id)).sku, price: "77", price_tiers: "clear" };
    const rows = [cells, { ...cells, sku: (await rowOf(db, other.id)).sku }, row()];
    const checked = await own().checkRows({ rows });
    expect(checked[0]).toMatchObject({ outcome: "updated", version: draft.version });
    expect(checked[0]?.changes.find(({ column }) => column === "price")).toMatchObject({ after: "77.00" });
    await load([{ sku: cells.sku, name_en: "Changed meanwhile" }]);
    const seen = checked.map(({ version }) => version);
    const results = await own().importRows({ rows, seen, idempotencyKey: key() });
    expect(outcomes(results)).toEqual(["refused", "updated", "created"]);
    expect(results[0]?.issues).toEqual([{ column: "sku", code: "changed_since" }]);
    expect((await own().one({ id: draft.id })).content.priceMinor).not.toBe(7700);
    await expectRefusal(own().importRows({ rows, seen: [1], idempotencyKey: key() }), "BAD_INPUT", "seen:custom");
  });
});
