import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import type { Database } from "#drizzle/client.ts";
import { auditLog } from "#drizzle/schema/platform.ts";
import { refusedLines, rfqs } from "#drizzle/schema/rfq.ts";
import { supplierTranslations } from "#drizzle/schema/suppliers.ts";
import { countCalls } from "../../support/count-calls.ts";
import { freshDatabase } from "../../support/database.ts";
import { invitationsOf, openRfq, publish, supplierIdOf } from "../rfq/trade.ts";
import { type Actor, callerAs, contextOf, makeActors } from "../support/actors.ts";
import { callerOf } from "../support/context.ts";
import { planOf } from "../support/query-plans.ts";
import { expectRefusal } from "../support/refusals.ts";

let db: Database;
let actors: Record<"admin" | "buyer A" | "approved A", Actor>;
beforeEach(async () => {
  db = await freshDatabase();
  actors = await makeActors(db, ["admin", "buyer A", "approved A"]);
  await publish(db, supplierIdOf(actors["approved A"]), {}, "تمر سكري");
});

const operator = () => callerAs(db, actors.admin).admin;
const refuse = async (productDescription: string, subcategory?: "dates") => {
  const { id, reference } = await openRfq(db, actors["buyer A"], { productDescription, subcategory });
  const [invitation] = await invitationsOf(db, id);
  const { id: invitationId, version } = invitation ?? { id: "", version: 0 };
  await callerAs(db, actors["approved A"]).inbox.decline({
    ...{ id: invitationId, version, reason: "not_our_product", note: "" },
  });
  return { id, reference };
};

describe("admin.refusals", () => {
  it("tells who refused what for which request and when, the latest first, by kind and by words", async () => {
    const first = await refuse("مطلوب دبس بالجملة", "dates");
    const second = await refuse("مطلوب تمر سكري");
    await db.update(refusedLines).set({ createdAt: 1 }).where(eq(refusedLines.kind, "subcategory"));
    const calls = countCalls(db);
    const all = await callerOf(contextOf(db, actors.admin)).admin.refusals({});
    expect(calls()).toBe(2);
    expect(all).toMatchObject({ total: 2, page: 1 });
    expect(all.items).toMatchObject([
      { kind: "goods", label: "تمر سكري", request: second.reference },
      { kind: "subcategory", value: "dates", request: first.reference, createdAt: 1 },
    ]);
    const slug = all.items[0]?.company.slug;
    const [name] = Object.values(all.items[0]?.company.names ?? {});
    expect([slug, name]).not.toContain(undefined);
    const found = async (input: Parameters<ReturnType<typeof operator>["refusals"]>[0]) =>
      (await operator().refusals(input)).items.map(({ kind }) => kind);
    expect(await found({ kind: "subcategory" })).toEqual(["subcategory"]);
    expect(await found({ q: first.reference.toLowerCase() })).toEqual(["subcategory"]);
    expect(await found({ q: "سكرى" })).toEqual(["goods"]);
    expect(await found({ q: name })).toHaveLength(2);
    expect(await found({ q: "لا شيء" })).toEqual([]);
    // The request is gone; what it taught stays.
    await db.delete(rfqs).where(eq(rfqs.id, second.id));
    expect((await operator().refusals({ kind: "goods" })).items).toMatchObject([{ request: null }]);
  });

  it("calls the company by its own names only, not by one that a language is lent", async () => {
    await refuse("مطلوب تمر سكري");
    const supplierId = supplierIdOf(actors["approved A"]);
    const lent = {
      supplierId,
      name: "شركة معارة",
      nameLocale: "ar" as const,
      city: "",
      specialization: "",
      description: "",
    };
    await db.insert(supplierTranslations).values({ ...lent, locale: "fr" });
    const [refusal] = (await operator().refusals({})).items;
    expect(refusal?.company.names).toEqual({ ar: `شركة ${supplierId}` });
  });

  it("is read in its order from its index", async () => {
    const steps = await planOf(db, () => operator().refusals({}));
    expect(steps.filter((step) => step.includes(" refused_lines "))).toSatisfy((list: string[]) =>
      list.every((step) => step.includes("INDEX refused_lines_in_time")),
    );
    expect(steps.filter((step) => step.includes("TEMP B-TREE"))).toEqual([]);
  });
});

describe("admin.undoRefusal", () => {
  it("has the company asked again, leaves the request declined, and is written down once", async () => {
    const { id: rfqId } = await refuse("مطلوب تمر سكري");
    const [line] = (await operator().refusals({})).items;
    const id = line?.id ?? "";
    await operator().undoRefusal({ id, reason: "by mistake" });
    expect((await operator().refusals({})).items).toEqual([]);
    expect(await invitationsOf(db, rfqId)).toMatchObject([{ status: "declined" }]);
    const { id: again } = await openRfq(db, actors["buyer A"], { productDescription: "مطلوب تمر سكري" });
    expect(await invitationsOf(db, again)).toHaveLength(1);
    await expectRefusal(operator().undoRefusal({ id, reason: null }), "NOT_FOUND");
    const supplier = supplierIdOf(actors["approved A"]);
    expect(await db.select().from(auditLog).where(eq(auditLog.entity, "refused_line"))).toMatchObject([
      { action: "undo_refusal", entityId: id, reason: "by mistake", before: { supplier, label: "تمر سكري" } },
    ]);
  });
});
