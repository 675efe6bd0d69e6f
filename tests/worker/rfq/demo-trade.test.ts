import { expect, it } from "vitest";
import type { Viewer } from "#domain/identity/access.ts";
import { quoteTotals } from "#domain/rfq/quote-totals.ts";
import { seedAccountsIfNone } from "../../../drizzle/seed/accounts.ts";
import { seedDemoData } from "../../../drizzle/seed/seed.ts";
import { seedTradeIfNone } from "../../../drizzle/seed/trade.ts";
import { freshDatabase } from "../../support/database.ts";
import { callerOf, TEST_NOW, testContext } from "../support/context.ts";

it("the demo's trade is written once, to databases with the demo logins, and reads as one that was made by hand", async () => {
  const db = await freshDatabase();
  await seedDemoData(db, TEST_NOW, async () => {});
  expect(await seedTradeIfNone(db, TEST_NOW)).toBe(0);
  await seedAccountsIfNone(db, TEST_NOW, async () => "hash");
  expect(await seedTradeIfNone(db, TEST_NOW)).toBe(2);
  expect(await seedTradeIfNone(db, TEST_NOW)).toBe(0);
  const viewer = (userId: string, supplierId: string | null): Viewer => ({
    ...{ userId, sessionId: "ses_x", email: "x@demo.test", name: "x", avatarPath: null, isVerified: true },
    ...{ userType: supplierId ? "supplier" : "buyer", locale: "ar", deleteAfter: null },
    supplier: supplierId ? { id: supplierId, status: "approved" } : null,
  });
  const as = (userId: string, supplierId: string | null = null) =>
    callerOf(testContext(db, { viewer: async () => viewer(userId, supplierId) }));
  const buyer = as("usr_demo_buyer");
  const { items } = await buyer.rfqs.mine({});
  expect(items).toMatchObject([{ reference: "RFQ-2026-DATES2", quotes: 1, invited: 1, viewed: 1 }]);
  const thread = await buyer.quotes.thread({ id: "quo_demo_dates" });
  expect(thread.actions).toEqual(["withdraw_counter", "reject"]);
  for (const { lines, totalMinor, ...charges } of thread.versions) {
    expect(quoteTotals(lines, charges).totalMinor).toBe(totalMinor);
  }
  expect((await buyer.quotes.compare({ reference: "RFQ-2026-DATES2" })).quotes).toHaveLength(1);
  const tiles = await as("usr_demo_supplier2", "sup_demo_2").inbox.list({});
  expect(tiles.items).toMatchObject([{ status: "info_requested", reference: "RFQ-2026-TENES3" }]);
  const dates = as("usr_demo_supplier", "sup_demo_1").quotes;
  await dates.acceptCounter({ id: "quo_demo_dates", version: 3, idempotencyKey: crypto.randomUUID() });
});
