import { beforeAll, describe, expect, it } from "vitest";
import { PRODUCT_STATUSES, type ProductStatus } from "#domain/catalogue/product-facts.ts";
import { PRODUCT_TRANSITIONS, type ProductAction } from "#domain/catalogue/product-machine.ts";
import { PRODUCT_NOTICES } from "#domain/catalogue/product-notices.ts";
import type { Database } from "#drizzle/client.ts";
import { auditLog, notices, outbox } from "#drizzle/schema/platform.ts";
import { countCalls } from "../../support/count-calls.ts";
import { freshDatabase } from "../../support/database.ts";
import { type Actor, type ActorName, callerAs, contextOf, makeActors } from "../support/actors.ts";
import { callerOf } from "../support/context.ts";
import { fullScans } from "../support/query-plans.ts";
import { expectRefusal, refusalOf } from "../support/refusals.ts";
import { wholeDatabase } from "../support/whole-database.ts";
import { completeForm, countedOf, makeProduct, nameCompanies, rowOf, writtenFor } from "./catalogue.ts";

const NAMES = ["approved A", "approved B", "pending", "suspended", "admin"] as const satisfies ActorName[];
let db: Database;
let actors: Record<(typeof NAMES)[number], Actor>;
beforeAll(async () => {
  db = await freshDatabase();
  actors = await makeActors(db, NAMES);
  await nameCompanies(db, actors["approved A"]);
});

const ACTIONS = Object.keys(PRODUCT_TRANSITIONS) as ProductAction[];
const OWN_ACTIONS = ["submit", "recall", "pause", "resume", "archive"] as const;
const isOwn = (action: ProductAction): action is (typeof OWN_ACTIONS)[number] =>
  (OWN_ACTIONS as readonly string[]).includes(action);
const froms = (action: ProductAction): readonly ProductStatus[] => PRODUCT_TRANSITIONS[action].from;
const byPlatform = (action: ProductAction) => (PRODUCT_TRANSITIONS[action].by as readonly string[]).includes("admin");
const make = (status: ProductStatus) => makeProduct(db, actors["approved A"], actors.admin, status);

function take(caller: ReturnType<typeof callerOf>, action: ProductAction, product: { id: string; version: number }) {
  return isOwn(action)
    ? caller.products[action](product)
    : caller.review.decide({ ...product, action, note: "سبب القرار" });
}

const visibleOf = async (id: string) => {
  const { number } = await rowOf(db, id);
  const { rows } = await db.$client.execute({
    sql: "select visible from search_docs where number = ?",
    args: [number],
  });
  return rows[0]?.visible ?? 0;
};

describe("every move of the table", () => {
  for (const action of ACTIONS.filter((one) => one !== "publish")) {
    for (const from of froms(action)) {
      it(`${from}: ${action} writes state, event, index and count together, in three calls`, async () => {
        const product = await make(from);
        const [audits, told, mails] = await db.batch([
          db.select().from(auditLog),
          db.select().from(notices),
          db.select().from(outbox),
        ]);
        const context = contextOf(db, isOwn(action) ? actors["approved A"] : actors.admin);
        const calls = countCalls(db);
        const answer = await take(callerOf(context), action, product);
        await context.settled();
        // Session, read, write; one delivers the mail after the response.
        expect(calls()).toBe(isOwn(action) ? 3 : 4);
        const { to } = PRODUCT_TRANSITIONS[action];
        expect(answer).toEqual({ status: to, version: product.version + 1 });
        expect(await rowOf(db, product.id)).toMatchObject({ status: to, version: product.version + 1 });
        const written = await writtenFor(db, product.id);
        expect(written.events).toContainEqual(expect.objectContaining({ action, fromStatus: from, toStatus: to }));
        expect(await visibleOf(product.id)).toBe(to === "published" ? 1 : 0);
        const { rows } = await db.$client.execute("select count(*) as n from products where status = 'published'");
        expect(await countedOf(db, actors["approved A"])).toBe(Number(rows[0]?.n));
        if (!byPlatform(action)) return;
        expect(written.audits.length - audits.length).toBe(1);
        expect(written.audits).toContainEqual(
          expect.objectContaining({ action, entityId: product.id, before: { status: from, version: product.version } }),
        );
        expect(written.told.length - told.length).toBe(1);
        const template = Object.entries(PRODUCT_NOTICES).find(([key]) => key === action)?.[1];
        expect(written.told.filter((notice) => notice.template === template).length).toBeGreaterThan(0);
        expect(written.mails.length - mails.length).toBe(1);
        expect(written.mails.every(({ status }) => status === "sent" || status === "waiting")).toBe(true);
      });
    }
  }
});

describe("every other pair of state and action", () => {
  for (const status of PRODUCT_STATUSES) {
    it(`${status}: nobody takes an action that is not theirs there; it is named and nothing is written`, async () => {
      const product = await make(status);
      const before = await wholeDatabase(db);
      for (const action of ACTIONS) {
        const isTried = isOwn(action)
          ? !froms(action).includes(status)
          : !froms(action).includes(status) || !byPlatform(action);
        if (!isTried) continue;
        const caller = callerAs(db, isOwn(action) ? actors["approved A"] : actors.admin);
        const refusal = await refusalOf(take(caller, action, product));
        expect(refusal).toMatchObject({ code: "CONFLICT", details: { state: status, action } });
      }
      expect(await wholeDatabase(db)).toEqual(before);
    });
  }
});

describe("moves of products", () => {
  it("let one of three parallel approvals win, and one of three submissions", async () => {
    const { id, version } = await make("draft");
    const { products } = callerAs(db, actors["approved A"]);
    const submit = () => products.submit({ id, version });
    const submitted = await Promise.allSettled([submit(), submit(), submit()]);
    expect(submitted.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    const approve = () =>
      callerAs(db, actors.admin).review.decide({ id, version: version + 1, action: "approve" as const });
    const approved = await Promise.allSettled([approve(), approve(), approve()]);
    expect(approved.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    for (const result of [...submitted, ...approved]) {
      if (result.status === "rejected") expect(result.reason.cause).toMatchObject({ code: "CONFLICT" });
    }
    const { events } = await writtenFor(db, id);
    expect(events.map(({ action }) => action).sort()).toEqual(["approve", "create", "submit"]);
  });

  it("let a product be taken back out of review, edited and sent again; it leaves the reviewers' list", async () => {
    const { id, version } = await make("in_review");
    const { products } = callerAs(db, actors["approved A"]);
    const { review } = callerAs(db, actors.admin);
    const waiting = async () => (await review.queue({ kind: "product" })).items.some((item) => item.id === id);
    expect(await waiting()).toBe(true);
    await products.recall({ id, version });
    expect(await waiting()).toBe(false);
    const late = await refusalOf(review.decide({ id, version, action: "approve" }));
    expect(late).toMatchObject({ code: "CONFLICT", details: { state: "draft", action: "approve" } });
    const product = completeForm(db, actors["approved A"], { moq: 77, tiers: [] });
    const saved = await products.save({ id, version: version + 1, product });
    expect(await products.submit({ id, version: saved.version })).toMatchObject({ status: "in_review" });
    expect((await products.one({ id })).content.moq).toBe(77);
  });

  it("refuse a version that was not looked at, and name the newer one", async () => {
    const { id, version } = await make("published");
    const refusal = await refusalOf(callerAs(db, actors["approved A"]).products.pause({ id, version: version - 1 }));
    expect(refusal).toMatchObject({ code: "CONFLICT", details: { state: "published", action: "pause", version } });
  });

  it("answer another's product as one that is missing, for every verb, and write nothing (never again 2)", async () => {
    const { id, version } = await make("published");
    const before = await wholeDatabase(db);
    for (const who of ["approved B", "pending"] as const) {
      const { products } = callerAs(db, actors[who]);
      for (const verb of [...OWN_ACTIONS, "withdrawRevision"] as const) {
        const [others, missing] = [
          await refusalOf(products[verb]({ id, version })),
          await refusalOf(products[verb]({ id: "prd_missing", version })),
        ];
        expect([others.code, others.details]).toEqual([missing.code, missing.details]);
        expect(missing.code).toBe("NOT_FOUND");
      }
    }
    expect(await wholeDatabase(db)).toEqual(before);
  });

  it("say what a review still misses", async () => {
    const { products } = callerAs(db, actors["approved A"]);
    const { id } = await products.create({
      category: "furniture",
      subcategory: "office-furniture",
      locale: "fr",
      name: "Bureau",
      idempotencyKey: crypto.randomUUID(),
    });
    await expectRefusal(products.submit({ id, version: 1 }), "BAD_INPUT", "texts:missing", "picture:missing");
  });

  it("let companies that are not approved prepare and put away, but neither submit nor resume (never again 7)", async () => {
    const product = await makeProduct(db, actors.pending, actors.admin, "draft");
    const { products } = callerAs(db, actors.pending);
    const before = await wholeDatabase(db);
    await expectRefusal(products.submit(product), "FORBIDDEN");
    expect(await wholeDatabase(db)).toEqual(before);
    expect(await products.archive(product)).toMatchObject({ status: "archived" });
  });

  it("let a suspended company move nothing (never again 7)", async () => {
    const product = await makeProduct(db, actors.suspended, actors.admin, "draft");
    const { products } = callerAs(db, actors.suspended);
    const before = await wholeDatabase(db);
    for (const verb of [...OWN_ACTIONS, "withdrawRevision"] as const) {
      await expectRefusal(products[verb](product), "FORBIDDEN");
    }
    expect(await wholeDatabase(db)).toEqual(before);
  });

  it("lets no admin decide on a product of its own company (never again 6)", async () => {
    const { id, version } = await make("in_review");
    await db.$client.execute("update suppliers set owner_id = 'usr_admin' where id = 'sup_usr_approved-a'");
    const approve = callerAs(db, actors.admin).review.decide({ id, version, action: "approve" });
    await expectRefusal(approve, "FORBIDDEN");
    await db.$client.execute("update suppliers set owner_id = 'usr_approved-a' where id = 'sup_usr_approved-a'");
  });

  it("asks the platform for a reason where the table does", async () => {
    const { id, version } = await make("in_review");
    const { review } = callerAs(db, actors.admin);
    for (const action of ["reject", "request_changes", "remove"] as const) {
      await expectRefusal(review.decide({ id, version, action, note: "  " }), "BAD_INPUT", "note:required");
    }
  });

  it("publishes a trusted supplier's product without a look", async () => {
    await db.$client.execute("update suppliers set is_trusted = 1 where id = 'sup_usr_approved-a'");
    const { id, version } = await make("draft");
    expect(await callerAs(db, actors["approved A"]).products.submit({ id, version })).toMatchObject({
      status: "published",
    });
    expect(await visibleOf(id)).toBe(1);
    await db.$client.execute("update suppliers set is_trusted = 0 where id = 'sup_usr_approved-a'");
  });

  it("read no table from end to end", async () => {
    const { id, version } = await make("draft");
    const own = callerAs(db, actors["approved A"]).products;
    const work = async () => {
      await own.submit({ id, version });
      await callerAs(db, actors.admin).review.decide({ id, version: version + 1, action: "approve" });
      await own.archive({ id, version: version + 2 });
    };
    expect(await fullScans(db, work)).toEqual([]);
  });
});
