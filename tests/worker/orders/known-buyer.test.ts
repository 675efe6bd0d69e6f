import { eq } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";
import type { Database } from "#drizzle/client.ts";
import { users } from "#drizzle/schema/identity.ts";
import { countCalls } from "../../support/count-calls.ts";
import { freshDatabase } from "../../support/database.ts";
import { nameCompanies } from "../products/catalogue.ts";
import { type Actor, callerAs, contextOf, makeActors } from "../support/actors.ts";
import { callerOf } from "../support/context.ts";
import { forms } from "../support/forms.ts";
import { fullScans } from "../support/query-plans.ts";
import { orderIn } from "./orders.ts";

let db: Database;
let actors: Record<"buyer A" | "buyer B" | "approved A", Actor>;
beforeAll(async () => {
  db = await freshDatabase();
  actors = await makeActors(db, ["buyer A", "buyer B", "approved A"]);
  await nameCompanies(db, actors["approved A"]);
});

it("knows who asked and where to, then who bought, and nothing of others", async () => {
  const { knownBuyer } = callerAs(db, actors["buyer A"]).orders;
  expect(await knownBuyer()).toBeNull();
  await callerAs(db, actors["buyer A"]).rfq.submit(
    forms.rfq({ phone: "0712 345 678", destinationCountry: "KE", destinationCity: "Mombasa" }),
  );
  expect(await knownBuyer()).toEqual({
    companyName: "شركة النخيل",
    contactName: "سعيد المنصوري",
    phone: "+254712345678",
    country: "KE",
    city: "Mombasa",
    address: "",
    trn: "",
  });
  await orderIn(db, actors["buyer A"], actors["approved A"], "new");
  expect(await knownBuyer()).toMatchObject({ phone: "+971501234567", country: "AE", city: "دبي", address: "القوز" });
  expect(await callerAs(db, actors["buyer B"]).orders.knownBuyer()).toBeNull();
});

it("takes one call besides the session's and reads no table from end to end", async () => {
  const calls = countCalls(db);
  await callerOf(contextOf(db, actors["buyer A"])).orders.knownBuyer();
  expect(calls()).toBe(2);
  expect(await fullScans(db, () => callerAs(db, actors["buyer A"]).orders.knownBuyer())).toEqual([]);
});

it("begins with the country of the account's phone where nothing tells another", async () => {
  const { userId } = actors["buyer B"];
  const { knownBuyer } = callerAs(db, actors["buyer B"]).orders;
  for (const [phone, known] of [
    ["+254712345678", { country: "KE", city: "", phone: "" }],
    ["0712 345 678", null],
  ] as const) {
    await db.update(users).set({ phone }).where(eq(users.id, userId));
    const found = await knownBuyer();
    if (known) expect(found).toMatchObject(known);
    else expect(found).toBeNull();
  }
});
