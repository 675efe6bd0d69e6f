import { eq } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import { MOST_REFUSED } from "#domain/rfq/refused-lines.ts";
import type { Database } from "#drizzle/client.ts";
import { products } from "#drizzle/schema/catalogue.ts";
import { refusedLines, rfqs } from "#drizzle/schema/rfq.ts";
import { countCalls } from "../../support/count-calls.ts";
import { freshDatabase } from "../../support/database.ts";
import { type Actor, callerAs, contextOf, makeActors } from "../support/actors.ts";
import { callerOf } from "../support/context.ts";
import { fullScans, OF_MATCHING } from "../support/query-plans.ts";
import { expectRefusal, refusalOf } from "../support/refusals.ts";
import { invitationsOf, openRfq, publish, supplierIdOf } from "./trade.ts";

let db: Database;
let buyer: Actor;
let supplier: Actor;
let stranger: Actor;
beforeEach(async () => {
  db = await freshDatabase();
  const actors = await makeActors(db, ["buyer A", "approved A", "approved B"]);
  [buyer, supplier, stranger] = [actors["buyer A"], actors["approved A"], actors["approved B"]];
});

const inbox = (actor = supplier) => callerAs(db, actor).inbox;
const ask = async (productDescription: string, subcategory?: "dates" | "dairy") => {
  const { id } = await openRfq(db, buyer, { productDescription, subcategory });
  return invitationsOf(db, id);
};
const refuse = async ([invitation]: Awaited<ReturnType<typeof ask>>) => {
  if (!invitation) throw new Error("nobody was asked");
  const { id, version } = invitation;
  await inbox().decline({ id, version, reason: "not_our_product", note: "" });
};

it("teaches which goods are not a company's line; others it is asked for, and these again once it says so", async () => {
  await publish(db, supplierIdOf(supplier), {}, "تمر سكري");
  const [invitation] = await ask("مطلوب 200 كرتون تمر سكري، 050 123 4567، buyer@people.example");
  const calls = countCalls(db);
  await callerOf(contextOf(db, supplier)).inbox.decline({
    ...{ id: invitation?.id ?? "", version: invitation?.version ?? 0 },
    ...{ reason: "not_our_product", note: "" },
  });
  // Session, read, write; one delivers what waits after the response.
  expect(calls()).toBe(4);
  // However many, and wherever to.
  expect(await ask("تمر سكري تسليم جبل علي، الكمية 50 كرتون")).toEqual([]);
  expect(await ask("مطلوب تمر خلاص")).toHaveLength(1);
  const [refused] = await inbox().refused();
  // Of the buyer's text nothing but the goods outlives the request.
  expect(refused).toMatchObject({ kind: "goods", label: "تمر سكري" });
  await expectRefusal(inbox(stranger).askAgain({ id: refused?.id ?? "" }), "NOT_FOUND");
  expect(await inbox(stranger).refused()).toEqual([]);
  await inbox().askAgain({ id: refused?.id ?? "" });
  expect(await inbox().refused()).toEqual([]);
  expect(await ask("مطلوب تمر سكري")).toHaveLength(1);
});

const declineOne = async () => {
  const [invitation] = await ask("مطلوب تمر سكري");
  const { id, version } = invitation ?? { id: "", version: 0 };
  const declined = await inbox().decline({ id, version, reason: "not_our_product", note: "" });
  return { id, rfqId: invitation?.rfqId ?? "", version: declined.version };
};

it("is taken back with the decline that taught it, by the invitation, while the request takes quotes", async () => {
  await publish(db, supplierIdOf(supplier), {}, "تمر سكري");
  const { id, rfqId, version } = await declineOne();
  expect((await inbox().one({ id })).actions).toEqual(["reconsider"]);
  const calls = countCalls(db);
  const answer = await callerOf(contextOf(db, supplier)).inbox.reconsider({ id, version });
  // Session, read, write; one delivers what waits after the response.
  expect(calls()).toBe(4);
  expect(answer).toEqual({ status: "viewed", version: version + 1 });
  expect(await inbox().refused()).toEqual([]);
  expect(await invitationsOf(db, rfqId)).toMatchObject([{ declineReason: null, declineNote: null }]);
  expect((await inbox().one({ id })).actions).toContain("decline");
  expect(await refusalOf(inbox().reconsider({ id, version }))).toMatchObject({
    code: "CONFLICT",
    details: { state: "viewed", action: "reconsider" },
  });
  // What another decline taught stays.
  await refuse(await ask("مطلوب دبس بالجملة", "dates"));
  const other = await declineOne();
  await inbox().reconsider({ id: other.id, version: other.version });
  expect(await inbox().refused()).toMatchObject([{ kind: "subcategory" }]);
});

it("is taken back with the decline, by the line; of a request that is over the decline alone stays", async () => {
  await publish(db, supplierIdOf(supplier), {}, "تمر سكري");
  const first = await declineOne();
  const [line] = await inbox().refused();
  const calls = countCalls(db);
  const again = await callerOf(contextOf(db, supplier)).inbox.askAgain({ id: line?.id ?? "" });
  expect(calls()).toBe(4);
  expect(again).toEqual({ id: line?.id, isReopened: true });
  expect(await invitationsOf(db, first.rfqId)).toMatchObject([{ status: "viewed", declineReason: null }]);
  const second = await declineOne();
  await db.update(rfqs).set({ status: "cancelled" }).where(eq(rfqs.id, second.rfqId));
  expect((await inbox().one({ id: second.id })).actions).toEqual([]);
  expect(await inbox().reconsider({ id: second.id, version: second.version })).toMatchObject({ status: "declined" });
  expect(await inbox().refused()).toEqual([]);
  const third = await declineOne();
  await db.update(rfqs).set({ status: "closed" }).where(eq(rfqs.id, third.rfqId));
  const [late] = await inbox().refused();
  expect(await inbox().askAgain({ id: late?.id ?? "" })).toMatchObject({ isReopened: false });
  expect(await invitationsOf(db, third.rfqId)).toMatchObject([{ status: "declined" }]);
});

it("teaches a sub-category where that is why it was asked, but for goods that it has", async () => {
  await publish(db, supplierIdOf(supplier), {}, "تمر سكري");
  await refuse(await ask("مطلوب دبس بالجملة", "dates"));
  expect(await inbox().refused()).toMatchObject([{ kind: "subcategory", value: "dates" }]);
  expect(await ask("مطلوب عجوة للتصدير", "dates")).toEqual([]);
  expect(await ask("مطلوب تمر سكري", "dates")).toHaveLength(1);
});

it("learns from that reason alone, and no more than its bound", async () => {
  await publish(db, supplierIdOf(supplier), {}, "تمر سكري");
  const [invitation] = await ask("مطلوب تمر سكري");
  const { id, version } = invitation ?? { id: "", version: 0 };
  await inbox().decline({ id, version, reason: "price", note: "" });
  expect(await inbox().refused()).toEqual([]);
  const full = Array.from({ length: MOST_REFUSED }, (_, at) => ({
    ...{ id: `ref_${at}`, supplierId: supplierIdOf(supplier), kind: "goods" as const, value: `goods ${at}` },
    ...{ label: "x", createdAt: 1 },
  }));
  await db.insert(refusedLines).values(full);
  await refuse(await ask("مطلوب تمر سكري"));
  expect(await inbox().refused()).toHaveLength(MOST_REFUSED);
  expect(await refusalOf(inbox().decline({ id, version, reason: "not_our_product", note: "" }))).toMatchObject({
    code: "CONFLICT",
  });
});

it("is not said of one's own product that the buyer asked for on its page, while that is on sale", async () => {
  const productId = await publish(db, supplierIdOf(supplier), {}, "تمر سكري");
  const { id: rfqId } = await openRfq(db, buyer, { productId });
  const [invitation] = await invitationsOf(db, rfqId);
  expect(invitation?.reasons).toEqual(["direct"]);
  const { id, version } = invitation ?? { id: "", version: 0 };
  const decline = () => inbox().decline({ id, version, reason: "not_our_product", note: "" });
  await expectRefusal(decline(), "BAD_INPUT", "reason:unknown");
  expect(await inbox().refused()).toEqual([]);
  await db.update(products).set({ status: "paused" }).where(eq(products.id, productId));
  expect(await decline()).toMatchObject({ status: "declined" });
});

it("is looked up by its index", async () => {
  await publish(db, supplierIdOf(supplier), {}, "تمر سكري");
  const scans = await fullScans(db, () => ask("مطلوب تمر سكري", "dates"));
  expect(scans.filter((scan) => !OF_MATCHING.test(scan))).toEqual([]);
  expect(await fullScans(db, () => inbox().refused())).toEqual([]);
});
