import { beforeEach, expect, it } from "vitest";
import { MAX_ASKED } from "#domain/rfq/asked-text.ts";
import type { Database } from "#drizzle/client.ts";
import { countCalls } from "../../support/count-calls.ts";
import { freshDatabase } from "../../support/database.ts";
import { makeActors } from "../support/actors.ts";
import { callerOf } from "../support/context.ts";
import { refusalOf } from "../support/refusals.ts";
import { wholeDatabase } from "../support/whole-database.ts";
import { visitorOf } from "./guest-quote.ts";
import { publish, supplierIdOf } from "./trade.ts";

let db: Database;
beforeEach(async () => {
  db = await freshDatabase();
});

const understand = async (text: string) => (await callerOf(visitorOf(db))).rfq.understand({ text, locale: "en" });

it("reads lines and where they go, with what the catalogue knows of the first: one call, and nothing is written", async () => {
  const { "approved A": supplier } = await makeActors(db, ["approved A"]);
  await publish(db, supplierIdOf(supplier));
  const before = await wholeDatabase(db);
  const calls = countCalls(db);
  const understood = await understand("500 cartons of dates and 20 t of sugar to Mombassa");
  expect(calls()).toBe(1);
  expect(understood).toMatchObject({
    lines: [
      { description: "dates", quantity: "500 cartons" },
      { description: "sugar", quantity: "20 t" },
    ],
    place: "Mombassa",
    country: "KE",
    category: "food-products",
    suppliers: 1,
  });
  expect(await wholeDatabase(db)).toEqual(before);
});

it("asks the database for nothing where no goods are named", async () => {
  const calls = countCalls(db);
  expect(await understand(" \n ")).toEqual({
    lines: [],
    place: "",
    country: null,
    category: null,
    suppliers: 0,
    suppliersAreLowerBound: false,
  });
  expect(calls()).toBe(0);
});

it("refuses what is longer than it may be", async () => {
  expect(await refusalOf(understand("x".repeat(MAX_ASKED + 1)))).toMatchObject({ code: "BAD_INPUT" });
});
