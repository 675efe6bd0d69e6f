import { eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import type { OwnCells } from "#domain/catalogue/own-columns.ts";
import { cellsOf } from "#domain/catalogue/own-row.ts";
import type { Database } from "#drizzle/client.ts";
import { products } from "#drizzle/schema/catalogue.ts";
import { idempotencyKeys } from "#drizzle/schema/platform.ts";
import { suppliers } from "#drizzle/schema/suppliers.ts";
import { countCalls } from "../../support/count-calls.ts";
import { freshDatabase } from "../../support/database.ts";
import { expectConsoleErrors } from "../../support/no-console-errors.ts";
import { type Actor, type ActorName, callerAs, contextOf, makeActors } from "../support/actors.ts";
import { callerOf } from "../support/context.ts";
import { fullScans } from "../support/query-plans.ts";
import { expectRefusal } from "../support/refusals.ts";
import { wholeDatabase } from "../support/whole-database.ts";
import { isFound, makeProduct, nameCompanies, rowOf, supplierIdOf, writtenFor } from "./catalogue.ts";
import { catalogueOf, row } from "./file-rows.ts";

const NAMES = ["approved A", "approved B", "pending", "suspended", "admin"] as const satisfies ActorName[];
let db: Database;
let actors: Record<(typeof NAMES)[number], Actor>;
beforeAll(async () => {
  db = await freshDatabase();
  actors = await makeActors(db, NAMES);
  await nameCompanies(db, actors["approved A"], actors["approved B"]);
});

type Who = (typeof NAMES)[number];
const own = (who: Who = "approved A") => callerAs(db, actors[who]).products;
const key = () => crypto.randomUUID();
const load = (rows: OwnCells[], who: Who = "approved A", idempotencyKey = key()) =>
  own(who).importRows({ rows, idempotencyKey });
const outcomes = (results: { outcome: string }[]) => results.map(({ outcome }) => outcome);
const make = (status: Parameters<typeof makeProduct>[3], who: "approved A" | "approved B" = "approved A") =>
  makeProduct(db, actors[who], actors.admin, status);

async function bySku(sku = "", who: Who = "approved A") {
  const found = await db.select().from(products).where(eq(products.sku, sku));
  const [product] = found.filter(({ supplierId }) => supplierId === supplierIdOf(actors[who]));
  if (!product) throw new Error(`no product ${sku}`);
  return product;
}

/** A product as the file of its supplier would tell it. */
async function cellsFor(id: string, changes: OwnCells = {}): Promise<OwnCells> {
  const { sku, content } = await own().one({ id });
  return { ...cellsOf(sku, content), ...changes };
}

describe("products.importRows", () => {
  it("makes drafts of new codes with all their parts, in three calls, and again changes nothing", async () => {
    const rows = [row({ specifications_en: "Weight=5 kg" }), row({ price: "", price_tiers: "" })];
    const context = contextOf(db, actors["approved A"]);
    const calls = countCalls(db);
    const results = await callerOf(context).products.importRows({ rows, idempotencyKey: key() });
    expect(calls()).toBe(3);
    expect(outcomes(results)).toEqual(["created", "created"]);
    const first = await bySku(rows[0]?.sku);
    expect(first).toMatchObject({ status: "draft", version: 1, priceMinor: 1250, moq: 100, leadTimeDaysMin: null });
    const { content, events } = await own().one({ id: first.id });
    expect(content).toMatchObject({
      tiers: [{ minQuantity: 500, priceMinor: 1100 }],
      certificates: [{ code: "halal", validUntil: null }],
      texts: { en: { name: "Sukkari dates", specs: [["Weight", "5 kg"]] }, fr: { name: "" } },
    });
    expect(events).toMatchObject([{ action: "create", by: "you", toStatus: "draft" }]);
    const before = await catalogueOf(db);
    expect(outcomes(await load(rows))).toEqual(["unchanged", "unchanged"]);
    expect(await catalogueOf(db)).toEqual(before);
  });

  it("keeps every fact of a new product and of a rewritten one as its row says it", async () => {
    const facts = {
      lead_time_days: "5-9",
      hs_code: "080410",
      min_order: "40",
      currency: "SAR",
      unit: "kg",
      origin: "EG",
    };
    const wanted = { category: "food-products", subcategory: "dates", origin: "EG", priceMinor: 1250, currency: "SAR" };
    const terms = { unit: "kg", moq: 40, leadTimeDaysMin: 5, leadTimeDaysMax: 9, hsCode: "080410" };
    const fresh = row(facts);
    await load([fresh]);
    const made = await bySku(fresh.sku);
    expect(made).toMatchObject({ ...wanted, ...terms });
    expect(made.slug).toMatch(/^sukkari-dates-/);
    const other = row();
    await load([other]);
    expect(outcomes(await load([{ ...fresh, sku: other.sku }]))).toEqual(["updated"]);
    expect(await bySku(other.sku)).toMatchObject({ ...wanted, ...terms, version: 2 });
  });

  it("answers a chunk that is sent again as the first time, ten at once make one product", async () => {
    const [rows, same] = [[row()], key()];
    const answers = await Promise.allSettled(Array.from({ length: 10 }, () => load(rows, "approved A", same)));
    const done = answers.flatMap((answer) => (answer.status === "fulfilled" ? outcomes(answer.value) : []));
    expect(new Set(done)).toEqual(new Set(["created"]));
    expect(done.length).toBeGreaterThan(0);
    expect(outcomes(await load(rows, "approved A", same))).toEqual(["created"]);
    expect(
      await db
        .select()
        .from(products)
        .where(eq(products.sku, rows[0]?.sku ?? "")),
    ).toHaveLength(1);
    expect(await db.select().from(idempotencyKeys).where(eq(idempotencyKeys.key, same))).toHaveLength(1);
    await expectRefusal(load([row()], "approved A", same), "KEY_REUSED");
  });

  it("rewrites drafts, and leaves alone what a row does not tell", async () => {
    const draft = await make("draft");
    const { sku } = await rowOf(db, draft.id);
    const { content: before } = await own().one({ id: draft.id });
    expect(outcomes(await load([{ sku, price: "130", name_fr: "Dattes" }]))).toEqual(["updated"]);
    const { content, version, status } = await own().one({ id: draft.id });
    expect([status, version]).toEqual(["draft", draft.version + 1]);
    expect(content).toEqual({
      ...before,
      priceMinor: 13_000,
      texts: { ...before.texts, fr: { ...before.texts.fr, name: "Dattes" } },
    });
  });

  it("stages what buyers read of a live product and applies its terms at once, never silently", async () => {
    const live = await make("published");
    const cells = await cellsFor(live.id, { name_en: "Zahidi dates", price: "150", price_tiers: "clear" });
    expect(outcomes(await load([cells]))).toEqual(["staged"]);
    const { content, revision, events } = await own().one({ id: live.id });
    expect(content).toMatchObject({ priceMinor: 15_000, tiers: [], texts: { en: { name: "Premium Medjool dates" } } });
    expect(revision?.content.texts.en.name).toBe("Zahidi dates");
    expect(revision?.content.pictures).toEqual(content.pictures);
    expect(events.at(-1)).toMatchObject({ action: "stage", by: "you" });
    expect(await isFound(db, "Zahidi", "en", live.id)).toBe(false);
    const before = await catalogueOf(db);
    expect(outcomes(await load([cells]))).toEqual(["unchanged"]);
    expect(await catalogueOf(db)).toEqual(before);
    expect(outcomes(await load([await cellsFor(live.id)]))).toEqual(["updated"]);
    expect((await own().one({ id: live.id })).revision).toBeNull();
  });

  it("writes terms alone of a live product without a look, searchable at once", async () => {
    const live = await make("published");
    expect(outcomes(await load([await cellsFor(live.id, { price: "0.40", price_tiers: "clear" })]))).toEqual([
      "updated",
    ]);
    const { revision, events } = await own().one({ id: live.id });
    expect([revision, events.at(-1)?.action]).toEqual([null, "terms"]);
    const { hits } = await callerAs(db, null).catalogue.search({ q: "Medjool", locale: "en", sort: "price_low" });
    expect(hits[0]).toMatchObject({ id: live.id, priceMinor: 40 });
  });

  it("publishes at once what a trusted supplier changes", async () => {
    const live = await make("published", "approved B");
    const trust = (isTrusted: boolean) =>
      db
        .update(suppliers)
        .set({ isTrusted })
        .where(eq(suppliers.id, supplierIdOf(actors["approved B"])));
    await trust(true);
    const { sku } = await rowOf(db, live.id);
    expect(outcomes(await load([{ sku, name_en: "Barhi dates" }], "approved B"))).toEqual(["updated"]);
    await trust(false);
    expect(await isFound(db, "Barhi", "en", live.id)).toBe(true);
    expect((await own("approved B").one({ id: live.id })).events.at(-1)?.action).toBe("edit");
  });

  it("skips the bad rows with column and reason, and imports the others", async () => {
    const [inReview, archived, live] = [await make("in_review"), await make("archived"), await make("published")];
    const good = row();
    const rows = [
      row({ price: "-1", unit: "bushel" }),
      good,
      row({ name_ar: "", name_en: "" }),
      { ...row(), sku: ` ${good.sku} ` },
      await cellsFor(inReview.id, { price: "7", price_tiers: "clear" }),
      await cellsFor(archived.id, { price: "7", price_tiers: "clear" }),
      await cellsFor(live.id, { description_fr: "effacer" }),
      row({ sku: "" }),
    ];
    const results = await load(rows);
    expect(results.map(({ issues }) => issues.map(({ column, code }) => `${column} ${code}`))).toEqual([
      ["price invalid_format", "unit invalid_value"],
      [],
      ["name_ar name_missing"],
      ["sku duplicate"],
      ["sku in_review"],
      ["sku archived"],
      ["description_fr incomplete"],
      ["sku too_small"],
    ]);
    expect(outcomes(results).filter((outcome) => outcome !== "refused")).toEqual(["created"]);
    expect((await rowOf(db, inReview.id)).version).toBe(inReview.version);
    expect((await writtenFor(db, live.id)).revisions).toEqual([]);
  });

  it("touches nothing of another company, even under the same code", async () => {
    const others = await make("draft", "approved B");
    const { sku } = await rowOf(db, others.id);
    const before = await own("approved B").one({ id: others.id });
    expect(outcomes(await load([row({ sku })]))).toEqual(["created"]);
    expect(await own("approved B").one({ id: others.id })).toEqual(before);
  });

  it("lets a company that is not approved prepare drafts, and refuses one that is suspended", async () => {
    expect(outcomes(await load([row()], "pending"))).toEqual(["created"]);
    const before = await wholeDatabase(db);
    await expectRefusal(load([row()], "suspended"), "FORBIDDEN");
    await expectRefusal(own("suspended").checkRows({ rows: [row()] }), "FORBIDDEN");
    expect(await wholeDatabase(db)).toEqual(before);
  });

  it("takes a whole chunk or nothing when the database fails in the middle of it", async () => {
    await db.run(sql`create trigger refuse before insert on price_tiers when new.price_minor = 666
      begin select raise(abort, 'no'); end`);
    const [rows, same] = [[row(), row({ price_tiers: "500=6.66" })], key()];
    expectConsoleErrors(1);
    const before = await wholeDatabase(db);
    await expect(load(rows, "approved A", same)).rejects.toThrow();
    expect(await wholeDatabase(db)).toEqual(before);
    await db.run(sql`drop trigger refuse`);
    expect(outcomes(await load(rows, "approved A", same))).toEqual(["created", "created"]);
  });

  it("takes a hundred rows in three calls, refuses more, and reads no table from end to end", async () => {
    const rows = Array.from({ length: 100 }, () => row());
    const context = contextOf(db, actors["approved A"]);
    const calls = countCalls(db);
    const results = await callerOf(context).products.importRows({ rows, idempotencyKey: key() });
    expect([calls(), new Set(outcomes(results))]).toEqual([3, new Set(["created"])]);
    await expectRefusal(load([...rows, row()]), "BAD_INPUT", "rows:too_big");
    const live = await make("published");
    const work = async () => {
      await load([
        row(),
        { sku: rows[0]?.sku ?? "", price: "3", price_tiers: "clear" },
        await cellsFor(live.id, { price: "5", price_tiers: "clear" }),
      ]);
      await own().exportPage({});
    };
    // A plan names what is looked through for broken references; with none outstanding, which is always, it is skipped.
    const scans = (await fullScans(db, work)).filter((scan) => !scan.startsWith("SCAN product_revisions in insert"));
    expect(scans).toEqual([]);
  });
});
