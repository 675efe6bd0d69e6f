import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { notices, outbox } from "#drizzle/schema/platform.ts";
import { suppliers } from "#drizzle/schema/suppliers.ts";
import { freshDatabase } from "../../support/database.ts";
import { callerAs, makeActors } from "../support/actors.ts";
import { makeCompany } from "./companies.ts";

it("suspends and lifts a company that nobody runs, and notifies nobody", async () => {
  const db = await freshDatabase();
  const { admin } = await makeActors(db, ["admin"]);
  const { id } = await makeCompany(db, { status: "approved" });
  await db.update(suppliers).set({ ownerId: null }).where(eq(suppliers.id, id));
  const move = (version: number, action: "suspend" | "restore") =>
    callerAs(db, admin).admin.transitionSupplier({ id, version, action, reason: "complaints" });
  expect(await move(1, "suspend")).toMatchObject({ status: "suspended" });
  expect(await move(2, "restore")).toMatchObject({ status: "approved" });
  expect([await db.$count(notices), await db.$count(outbox)]).toEqual([0, 0]);
});
