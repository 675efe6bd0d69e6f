import { beforeAll, describe, expect, it } from "vitest";
import type { Database } from "#drizzle/client.ts";
import { freshDatabase } from "../support/database.ts";
import { find, numbersFor, stock } from "./stock.ts";

describe("a minimum order in steps", () => {
  let db: Database;

  beforeAll(async () => {
    db = await freshDatabase();
    await stock(db, [
      { name: "Widget by the piece", moq: 49 },
      { name: "Widget by the dozen", moq: 40, orderMultiple: 24 },
      { name: "Widget by the gross", moq: 45, orderMultiple: 144 },
    ]);
  });

  it("comes with the card as the supplier said it, beside the step", async () => {
    const { hits } = await find(db, { q: "widget" });
    const rules = hits.map(({ number, moq, orderMultiple }) => [number, moq, orderMultiple]).sort();
    expect(rules).toEqual([
      [1, 49, 1],
      [2, 40, 24],
      [3, 45, 144],
    ]);
  });

  it("is sorted and filtered by the first quantity that can be ordered", async () => {
    expect(await numbersFor(db, { q: "widget", sort: "moq" })).toEqual([2, 1, 3]);
    expect(await numbersFor(db, { q: "widget", moq: ["10-49"] })).toEqual(expect.arrayContaining([1, 2]));
    expect(await numbersFor(db, { q: "widget", moq: ["100-499"] })).toEqual([3]);
  });
});
