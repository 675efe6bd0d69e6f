import { eq } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import type { Database } from "#drizzle/client.ts";
import { leads } from "#drizzle/schema/content.ts";
import { outbox } from "#drizzle/schema/platform.ts";
import { freshDatabase } from "../support/database.ts";
import { callerOf, testContext } from "./support/context.ts";
import { forms } from "./support/forms.ts";
import { refusalOf } from "./support/refusals.ts";

let db: Database;
beforeEach(async () => {
  db = await freshDatabase();
});

it("sends what comes next to an unproven mailbox three times an hour, from wherever it is asked and however written", async () => {
  const from = () => callerOf(testContext(db, { clientAddress: crypto.randomUUID() })).leads;
  for (const email of ["huda@people.example", "HUDA@people.example", "huda+tag@people.example"]) {
    await from().submitSupplier(forms.supplierLead({ email }));
  }
  const more = await refusalOf(from().submitSupplier(forms.supplierLead({ email: "huda+other@people.example" })));
  expect(more.code).toBe("RATE_LIMITED");
  await from().submitSupplier(forms.supplierLead({ email: "other@people.example" }));
  const next = await db.select().from(outbox).where(eq(outbox.template, "lead-next"));
  expect(next.map(({ recipient }) => recipient.replace(/\+.*@/, "@")).sort()).toEqual([
    ...Array<string>(3).fill("huda@people.example"),
    "other@people.example",
  ]);
  expect(await db.$count(leads, eq(leads.kind, "supplier"))).toBe(4);
});
