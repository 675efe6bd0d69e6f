import { beforeAll, describe, expect, it } from "vitest";
import type { SubmitRfqInput } from "#domain/rfq/submit-rfq.ts";
import type { Database } from "#drizzle/client.ts";
import { rfqs } from "#drizzle/schema/rfq.ts";
import { freshDatabase } from "../support/database.ts";
import { callerOf, testContext } from "./support/context.ts";

let db: Database;
beforeAll(async () => {
  db = await freshDatabase();
});

const request = (changes: Partial<SubmitRfqInput> = {}): SubmitRfqInput => ({
  companyName: "شركة النخيل",
  contactName: "سعيد المنصوري",
  email: "said@example.com",
  phone: "+971 50 123 4567",
  productCategory: "food-products",
  productDescription: "تمور مجدول درجة أولى للتصدير",
  quantity: "٥٠٠ كرتون",
  locale: "ar",
  idempotencyKey: crypto.randomUUID(),
  ...changes,
});

describe("rfq.submit", () => {
  it("stores the request and its mail", async () => {
    const ctx = testContext(db);
    const answer = await callerOf(ctx).rfq.submit(request());
    await ctx.settled();
    expect(answer.reference).toMatch(/^RFQ-2026-/);
    expect(await db.select().from(rfqs)).toHaveLength(1);
  });
});
