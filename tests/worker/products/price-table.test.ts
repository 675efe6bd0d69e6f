import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import type { ProductTermsInput } from "#domain/catalogue/product-terms.ts";
import type { Database } from "#drizzle/client.ts";
import { products } from "#drizzle/schema/catalogue.ts";
import { countCalls } from "../../support/count-calls.ts";
import { freshDatabase } from "../../support/database.ts";
import { type Actor, type ActorName, callerAs, contextOf, makeActors } from "../support/actors.ts";
import { callerOf } from "../support/context.ts";
import { forms } from "../support/forms.ts";
import { fullScans } from "../support/query-plans.ts";
import { expectRefusal, refusalOf } from "../support/refusals.ts";
import { wholeDatabase } from "../support/whole-database.ts";
import { isFound, makeProduct, nameCompanies, writtenFor } from "./catalogue.ts";

const NAMES = ["approved A", "approved B", "admin"] as const satisfies ActorName[];
let db: Database;
let actors: Record<(typeof NAMES)[number], Actor>;
beforeAll(async () => {
  db = await freshDatabase();
  actors = await makeActors(db, NAMES);
  await nameCompanies(db, actors["approved A"], actors["approved B"]);
});

const own = (who: "approved A" | "approved B" = "approved A") => callerAs(db, actors[who]).products;
const make = (status: Parameters<typeof makeProduct>[3], who: "approved A" | "approved B" = "approved A") =>
  makeProduct(db, actors[who], actors.admin, status);
const row = (product: { id: string; version: number }, changes: Partial<ProductTermsInput> = {}) => ({
  ...product,
  terms: forms.terms(changes),
});

describe("a minimum order that is no multiple of the step", () => {
  it("is refused in editor, price table and import, and told to its owner where it stands from before", async () => {
    const { id, version } = await make("published");
    await db.update(products).set({ orderMultiple: 12 }).where(eq(products.id, id));
    const before = await wholeDatabase(db);
    const product = forms.product({ moq: 100, orderMultiple: 12, tiers: [] });
    await expectRefusal(own().save({ id, version, product }), "BAD_INPUT");
    const off = row({ id, version }, { moq: 100, tiers: [] });
    expect(await own().saveManyTerms({ rows: [off] })).toEqual([{ id, outcome: "off_step", version }]);
    await expectRefusal(own().saveTerms(off), "BAD_INPUT");
    const { sku } = await own().one({ id });
    const [checked] = await own().checkRows({ rows: [{ sku, min_order: "13" }] });
    expect(checked).toMatchObject({ outcome: "refused", issues: [{ column: "min_order", code: "not_a_multiple" }] });
    expect(await wholeDatabase(db)).toEqual(before);
    await own().saveTerms(row({ id, version }, { moq: 96, tiers: [] }));
    expect((await own().mine({ flaw: "off_step" })).total).toBe(0);

    await db.update(products).set({ moq: 100 }).where(eq(products.id, id));
    const flagged = await own().mine({ flaw: "off_step" });
    expect([flagged.items.map((item) => item.id), flagged.offStep]).toEqual([[id], 1]);
    expect((await own("approved B").mine({})).offStep).toBe(0);
  });
});

describe("products.saveManyTerms", () => {
  it("writes the good rows, refuses the others by row, in three calls", async () => {
    const [live, paused, draft, stale] = [
      await make("published"),
      await make("paused"),
      await make("draft"),
      await make("published"),
    ];
    const [inReview, others] = [await make("in_review"), await make("published", "approved B")];
    const rows = [
      row(live, { price: "9", tiers: [{ minQuantity: 20, price: "8" }], moq: 2, leadTime: "3" }),
      row(paused, { price: "", tiers: [] }),
      row(draft, { currency: "KWD", price: "1.250", tiers: [] }),
      row({ ...stale, version: stale.version - 1 }),
      row(inReview),
      row(others),
      row({ id: "prd_missing", version: 1 }),
    ];
    const untouched = [
      await own().one({ id: stale.id }),
      await own().one({ id: inReview.id }),
      await own("approved B").one({ id: others.id }),
    ];
    const context = contextOf(db, actors["approved A"]);
    const calls = countCalls(db);
    const results = await callerOf(context).products.saveManyTerms({ rows });
    expect(calls()).toBe(3);
    expect(results).toEqual([
      { id: live.id, outcome: "saved", version: live.version + 1 },
      { id: paused.id, outcome: "saved", version: paused.version + 1 },
      { id: draft.id, outcome: "saved", version: draft.version + 1 },
      { id: stale.id, outcome: "stale", version: stale.version },
      { id: inReview.id, outcome: "closed", version: inReview.version },
      { id: others.id, outcome: "missing", version: null },
      { id: "prd_missing", outcome: "missing", version: null },
    ]);
    const { content, events } = await own().one({ id: live.id });
    expect(content).toMatchObject({
      priceMinor: 900,
      moq: 2,
      leadTime: { min: 3, max: 3 },
      tiers: [{ minQuantity: 20, priceMinor: 800 }],
    });
    expect(content.texts.ar.name).toBe("تمر مجدول فاخر");
    expect(events.at(-1)).toMatchObject({ action: "terms", by: "you" });
    expect((await own().one({ id: paused.id })).content).toMatchObject({ priceMinor: null, tiers: [] });
    expect((await own().one({ id: draft.id })).content).toMatchObject({ priceMinor: 1250, currency: "KWD" });
    expect([
      await own().one({ id: stale.id }),
      await own().one({ id: inReview.id }),
      await own("approved B").one({ id: others.id }),
    ]).toEqual(untouched);
  });

  it("changes what buyers sort by and find at once", async () => {
    const product = await make("published");
    await own().saveManyTerms({ rows: [row(product, { price: "0.5", tiers: [] })] });
    const { hits } = await callerAs(db, null).catalogue.search({ q: "Medjool", locale: "en", sort: "price_low" });
    expect(hits[0]).toMatchObject({ id: product.id, priceMinor: 50 });
    expect(await isFound(db, "Premium Medjool dates", "en", product.id)).toBe(true);
  });

  it("lets one of two parallel saves of a row win (never again 8)", async () => {
    const product = await make("published");
    const save = (price: string) => own().saveManyTerms({ rows: [row(product, { price, tiers: [] })] });
    const results = (await Promise.all([save("5"), save("6"), save("7")])).flat();
    expect(results.map(({ outcome }) => outcome).sort()).toEqual(["saved", "stale", "stale"]);
    const { events } = await writtenFor(db, product.id);
    expect(events.filter(({ action }) => action === "terms")).toHaveLength(1);
  });

  it("refuses a product twice and more than a hundred rows", async () => {
    const product = await make("draft");
    const before = await wholeDatabase(db);
    await expectRefusal(own().saveManyTerms({ rows: [row(product), row(product)] }), "BAD_INPUT", "rows.1.id:twice");
    const rows = Array.from({ length: 101 }, (_, place) => row({ id: `prd_${place}`, version: 1 }));
    await expectRefusal(own().saveManyTerms({ rows }), "BAD_INPUT", "rows:too_big");
    expect(await wholeDatabase(db)).toEqual(before);
  });

  it("takes a hundred rows in three calls, and reads no table from end to end", async () => {
    const rows: ReturnType<typeof row>[] = [];
    for (let place = 0; place < 100; place += 1) {
      const { id } = await own("approved B").create(forms.newProduct());
      rows.push(row({ id, version: 1 }));
    }
    const context = contextOf(db, actors["approved B"]);
    const calls = countCalls(db);
    const results = await callerOf(context).products.saveManyTerms({ rows });
    expect(calls()).toBe(3);
    expect(results.every(({ outcome }) => outcome === "saved")).toBe(true);
    const scans = await fullScans(db, () =>
      own("approved B").saveManyTerms({ rows: rows.slice(0, 2).map((one) => ({ ...one, version: 2 })) }),
    );
    expect(scans).toEqual([]);
  });
});

describe("products.saveTerms", () => {
  it("tells the newer version to whoever comes late", async () => {
    const product = await make("published");
    expect(await own().saveTerms(row(product))).toEqual({ version: product.version + 1 });
    const refusal = await refusalOf(own().saveTerms(row(product)));
    expect(refusal).toMatchObject({ code: "CONFLICT", details: { state: "published", version: product.version + 1 } });
  });
});

describe("the lists of a supplier", () => {
  it("products.mine counts by state and filters, in two calls, with nothing of others", async () => {
    const context = contextOf(db, actors["approved A"]);
    const calls = countCalls(db);
    const all = await callerOf(context).products.mine({});
    expect(calls()).toBe(2);
    expect(Object.values(all.counts).reduce((sum, count) => sum + (count ?? 0), 0)).toBe(all.total);
    const paused = await own().mine({ status: "paused" });
    expect(paused.total).toBe(all.counts.paused);
    expect(paused.items.every(({ status }) => status === "paused")).toBe(true);
    expect(paused.items[0]).toMatchObject({
      actions: ["resume", "archive"],
      names: { en: "Premium Medjool dates" },
      picture: { width: 640 },
    });
    const ids = (await own("approved B").mine({})).items.map(({ id }) => id);
    expect(all.items.filter(({ id }) => ids.includes(id))).toEqual([]);
  });

  it("finds by code and by names as people type them: hamzas, accents and case aside", async () => {
    const { id } = await own().create(forms.newProduct({ locale: "fr", name: "Épices moulues", sku: "Sp-77" }));
    const arabic = await own().create(forms.newProduct({ name: "أقمشة مطبوعة" }));
    const found = async (q: string) => (await own().mine({ q })).items.map((item) => item.id);
    expect(await found("epices")).toEqual([id]);
    expect(await found("sp-77")).toEqual([id]);
    expect(await found("اقمشه")).toEqual([arabic.id]);
    expect(await found("%")).toEqual([]);
    const table = await own().terms({ q: "EPICES" });
    expect(table).toMatchObject({ total: 1, items: [{ id, tiers: [], leadTime: { min: null, max: null } }] });
  });

  it("sorts by price with those on request last, and reads no table from end to end", async () => {
    const { items } = await own().mine({ sort: "price_low" });
    const prices = items.map(({ priceMinor }) => priceMinor ?? Number.POSITIVE_INFINITY);
    expect(prices).toEqual([...prices].sort((one, other) => one - other));
    const work = async () => {
      await own().mine({ q: "dates", sort: "price_high" });
      await own().terms({});
      await callerAs(db, actors.admin).review.queue({ kind: "revision" });
      await callerAs(db, actors.admin).review.queue({});
    };
    expect(await fullScans(db, work)).toEqual([]);
  });
});

describe("review.queue", () => {
  it("lists what waits, the oldest first, with age and both counts in two calls", async () => {
    const context = contextOf(db, actors.admin);
    const calls = countCalls(db);
    const queue = await callerOf(context).review.queue({});
    expect(calls()).toBe(2);
    expect(queue.items.every(({ status }) => status === "in_review")).toBe(true);
    expect(queue).toMatchObject({
      total: queue.counts.product,
      items: [{ workingDays: 0, supplierNames: { ar: "شركة usr_approved-a" } }],
    });
  });
});
