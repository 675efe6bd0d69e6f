import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import type { Database } from "#drizzle/client.ts";
import { products } from "#drizzle/schema/catalogue.ts";
import { countCalls } from "../../support/count-calls.ts";
import { freshDatabase } from "../../support/database.ts";
import { completeForm, makeProduct, nameCompanies } from "../products/catalogue.ts";
import { type Actor, callerAs, makeActors } from "../support/actors.ts";
import { TEST_NOW } from "../support/context.ts";
import { fullScans } from "../support/query-plans.ts";

const DAY_MS = 24 * 3_600_000;
let db: Database;
let actors: Record<"admin" | "approved A" | "approved B", Actor>;
let waiting: { id: string; version: number };
let live: { id: string; version: number };
beforeAll(async () => {
  db = await freshDatabase();
  actors = await makeActors(db, ["admin", "approved A", "approved B"]);
  await nameCompanies(db, actors["approved A"], actors["approved B"]);
  waiting = await makeProduct(db, actors["approved A"], actors.admin, "in_review");
  live = await makeProduct(db, actors["approved B"], actors.admin, "published");
  await db
    .update(products)
    .set({ submittedAt: TEST_NOW - 9 * DAY_MS, sku: "OLD-7" })
    .where(eq(products.id, waiting.id));
});
const review = () => callerAs(db, actors.admin).review;
const idsOf = (list: { items: { id: string }[] }) => list.items.map(({ id }) => id);

describe("review.queue", () => {
  it("tells how late it is, finds codes, names and companies, and lists what is on sale", async () => {
    const queue = await review().queue({});
    expect(queue.items).toMatchObject([{ id: waiting.id, workingDays: 6, isLate: true }]);
    for (const q of ["old-7", "approved-a"]) {
      const found = await review().queue({ q });
      expect([idsOf(found), found.total]).toEqual([[waiting.id], 1]);
    }
    expect(await review().queue({ q: "approved-b" })).toMatchObject({ items: [], total: 0, counts: { product: 1 } });
    const onSale = await review().queue({ kind: "live", q: "approved-b" });
    expect(onSale).toMatchObject({ total: 1, items: [{ id: live.id, workingDays: null, isLate: false }] });
    expect(idsOf(await review().queue({ kind: "all" }))).toEqual([live.id, waiting.id]);
    expect(await review().queue({ kind: "all", q: "old-7" })).toMatchObject({
      total: 1,
      items: [{ workingDays: null }],
    });
    for (const kind of ["product", "revision", "live", "all"] as const) {
      expect(await fullScans(db, () => review().queue({ kind, q: "x" }))).toEqual([]);
      expect(await fullScans(db, () => review().queue({ kind }))).toEqual([]);
    }
  });
});

describe("review.product", () => {
  it("tells age, company, reader and history by who did it, in two calls", async () => {
    const calls = countCalls(db);
    const seen = await review().product({ id: waiting.id });
    expect(calls()).toBe(2);
    expect(seen).toMatchObject({
      workingDays: 6,
      isLate: true,
      readerLocale: "ar",
      actions: ["approve", "request_changes", "reject", "remove"],
      supplier: { slug: "company-of-usr-approved-a", country: "AE", isTrusted: false },
      events: [
        { action: "create", by: "supplier" },
        { action: "submit", by: "supplier" },
      ],
    });
    expect(JSON.stringify(seen)).not.toContain(actors["approved A"].email);
    expect(await fullScans(db, () => review().product({ id: waiting.id }))).toEqual([]);
  });

  it("shows a staged change with how long it waits", async () => {
    const texts = { name: "New dates", description: "Better ones", specs: [] };
    const form = completeForm(db, actors["approved B"]);
    const product = { ...form, texts: { ...form.texts, en: texts } };
    await callerAs(db, actors["approved B"]).products.save({ ...live, product });
    const seen = await review().product({ id: live.id });
    expect(seen.revision).toMatchObject({ content: { texts: { en: texts } }, actions: ["apply", "decline"] });
    expect(seen).toMatchObject({ workingDays: 0, isLate: false, events: expect.arrayContaining([]) });
    expect(idsOf(await review().queue({ kind: "revision" }))).toEqual([live.id]);
    expect(idsOf(await review().queue({ kind: "revision", q: "nothing" }))).toEqual([]);
  });
});
