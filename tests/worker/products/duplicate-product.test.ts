import { beforeAll, describe, expect, it } from "vitest";
import type { Database } from "#drizzle/client.ts";
import { freshDatabase } from "../../support/database.ts";
import { type Actor, type ActorName, callerAs, makeActors } from "../support/actors.ts";
import { expectRefusal } from "../support/refusals.ts";
import { wholeDatabase } from "../support/whole-database.ts";
import { makeProduct, nameCompanies } from "./catalogue.ts";

const NAMES = ["approved A", "approved B", "admin"] as const satisfies ActorName[];
let db: Database;
let actors: Record<(typeof NAMES)[number], Actor>;
beforeAll(async () => {
  db = await freshDatabase();
  actors = await makeActors(db, NAMES);
  await nameCompanies(db, actors["approved A"], actors["approved B"]);
});

const own = (who: "approved A" | "approved B" = "approved A") => callerAs(db, actors[who]).products;
const make = (status: "draft" | "rejected") => makeProduct(db, actors["approved A"], actors.admin, status);

describe("products.duplicate", () => {
  it("clones a closed product as a draft that names its source, once per key", async () => {
    const { id } = await make("rejected");
    const input = { id, idempotencyKey: crypto.randomUUID() };
    const clone = await own().duplicate(input);
    expect(await own().duplicate(input)).toEqual(clone);
    const [source, copy] = [await own().one({ id }), await own().one({ id: clone.id })];
    expect(copy).toMatchObject({ status: "draft", version: 1, reviewNote: null, missing: [] });
    expect(copy.content).toEqual(source.content);
    expect(copy.pictures).toEqual(source.pictures);
    expect(copy.sku).not.toBe(source.sku);
    expect(copy.events).toMatchObject([{ action: "duplicate", note: id }]);
  });

  it("answers another's product as one that is missing", async () => {
    const { id } = await make("draft");
    const before = await wholeDatabase(db);
    for (const source of [id, "prd_missing"]) {
      const clone = own("approved B").duplicate({ id: source, idempotencyKey: crypto.randomUUID() });
      await expectRefusal(clone, "NOT_FOUND");
    }
    expect(await wholeDatabase(db)).toEqual(before);
  });
});
