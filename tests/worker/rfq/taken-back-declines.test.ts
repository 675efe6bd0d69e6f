import { eq } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import { DAY_MS } from "#domain/kernel/time.ts";
import type { Database } from "#drizzle/client.ts";
import { refusedLines, rfqInvitations, rfqs } from "#drizzle/schema/rfq.ts";
import { afterCall } from "../../support/after-call.ts";
import { freshDatabase } from "../../support/database.ts";
import { type Actor, callerAs, makeActors } from "../support/actors.ts";
import { TEST_NOW } from "../support/context.ts";
import { invitationsOf, openRfq, publish, supplierIdOf } from "./trade.ts";

let db: Database;
let buyer: Actor;
let supplier: Actor;
beforeEach(async () => {
  db = await freshDatabase();
  const actors = await makeActors(db, ["buyer A", "approved A"]);
  [buyer, supplier] = [actors["buyer A"], actors["approved A"]];
  await publish(db, supplierIdOf(supplier), {}, "تمر سكري");
});

const inbox = () => callerAs(db, supplier).inbox;
const asked = async () => {
  const { id: rfqId } = await openRfq(db, buyer, { productDescription: "مطلوب تمر سكري" });
  const [invitation] = await invitationsOf(db, rfqId);
  if (!invitation) throw new Error("nobody was asked");
  return { rfqId, id: invitation.id, version: invitation.version };
};
const decline = async (
  { id, version }: { id: string; version: number },
  reason: "not_our_product" | "price" = "not_our_product",
) => ({ id, version: (await inbox().decline({ id, version, reason, note: "" })).version });
const alsoTaught = (id: string, invitationId: string) =>
  db.insert(refusedLines).values({
    ...{ id, supplierId: supplierIdOf(supplier), invitationId, kind: "goods", value: id, label: id, createdAt: 1 },
  });
const statusOf = async (rfqId: string) => (await invitationsOf(db, rfqId))[0]?.status;

it("forgets all that a decline taught with one line of it, and leaves a later decline for another reason alone", async () => {
  const request = await asked();
  await decline(request);
  await alsoTaught("another", request.id);
  const [line] = (await inbox().refused()).filter(({ id }) => id !== "another");
  expect(await inbox().askAgain({ id: line?.id ?? "" })).toMatchObject({ isReopened: true });
  expect(await inbox().refused()).toEqual([]);
  const [{ version } = { version: 0 }] = await invitationsOf(db, request.rfqId);
  await decline({ id: request.id, version }, "price");
  await alsoTaught("late", request.id);
  expect(await inbox().askAgain({ id: "late" })).toEqual({ id: "late", isReopened: false });
  expect(await statusOf(request.rfqId)).toBe("declined");
});

it("is not new on the dashboard once it was declined, and that taken back", async () => {
  const request = await asked();
  const isNew = async () => (await callerAs(db, supplier).analytics.dashboard()).requests.map((one) => one.isNew);
  expect(await isNew()).toEqual([true]);
  await inbox().reconsider(await decline(request));
  expect(await isNew()).toEqual([false]);
});

it("keeps what another standing decline teaches too, as that one's, until that is taken back", async () => {
  const requests = [await asked(), await asked()] as const;
  const [first, second] = [await decline(requests[0]), await decline(requests[1])];
  await inbox().reconsider(first);
  expect(await db.select().from(refusedLines)).toMatchObject([{ invitationId: second.id }]);
  await inbox().reconsider(second);
  expect(await inbox().refused()).toEqual([]);
});

it("forgets by the later decline what the earlier taught, where that is over or nobody noted whose it was", async () => {
  const requests = [await asked(), await asked()] as const;
  const [first, second] = [await decline(requests[0]), await decline(requests[1])];
  await inbox().reconsider(second);
  expect(await db.select().from(refusedLines)).toMatchObject([{ invitationId: first.id }]);
  await db.update(refusedLines).set({ invitationId: null });
  await inbox().reconsider(first);
  expect(await inbox().refused()).toEqual([]);
});

it("forgets a line that was asked for again even where another decline teaches it", async () => {
  const requests = [await asked(), await asked()] as const;
  await decline(requests[0]);
  await decline(requests[1]);
  const [line] = await inbox().refused();
  await inbox().askAgain({ id: line?.id ?? "" });
  expect(await inbox().refused()).toEqual([]);
  expect([await statusOf(requests[0].rfqId), await statusOf(requests[1].rfqId)]).toEqual(["viewed", "declined"]);
});

it("reopens until the request's deadline, also where that is put off meanwhile", async () => {
  const request = await asked();
  const declined = await decline(request);
  const deadlineAt = TEST_NOW + 40 * DAY_MS;
  // After the session's call and the read.
  afterCall(db, 2, () => db.update(rfqs).set({ deadlineAt }).where(eq(rfqs.id, request.rfqId)));
  await inbox().reconsider(declined);
  expect(await db.select().from(rfqInvitations)).toMatchObject([{ deadlineAt, status: "viewed" }]);
});
