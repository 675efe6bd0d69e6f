import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { MINUTE_MS } from "#domain/kernel/time.ts";
import type { Database } from "#drizzle/client.ts";
import { devMailbox, rateLimits } from "#drizzle/schema/platform.ts";
import { rfqInvitations, rfqs } from "#drizzle/schema/rfq.ts";
import { freshDatabase } from "../../support/database.ts";
import { makeActors } from "../support/actors.ts";
import { callerOf, TEST_NOW } from "../support/context.ts";
import { forms } from "../support/forms.ts";
import { expectRefusal } from "../support/refusals.ts";
import { wholeDatabase } from "../support/whole-database.ts";
import { visitorOf } from "./guest-quote.ts";
import { publish, rfqOf, supplierIdOf } from "./trade.ts";

const MAILBOX = "guest@coast.test";
let db: Database;
beforeEach(async () => {
  db = await freshDatabase();
  const actors = await makeActors(db, ["approved A"]);
  await publish(db, supplierIdOf(actors["approved A"]));
});

/** A guest's request that waits, its page's key and the code that its mailbox got. */
async function sent() {
  const context = visitorOf(db);
  const { reference, accessKey: key } = await callerOf(context).rfq.submit(forms.rfq({ email: MAILBOX }));
  await context.settled();
  const mails = await db.select().from(devMailbox).where(eq(devMailbox.recipient, MAILBOX));
  const code = /^\d{6}$/m.exec(mails[0]?.text ?? "")?.[0] ?? "";
  return { link: { reference, key }, code, wrong: code === "000000" ? "000001" : "000000" };
}

const confirm = (input: { reference: string; key: string; code: string }, now = TEST_NOW) =>
  callerOf(visitorOf(db, { now: () => now })).rfq.confirmByCode(input);
const statusOf = async ({ reference }: { reference: string }) => (await rfqOf(db, reference)).status;

describe("the code of a request's mail", () => {
  it("stands in no row, and opens the request on the page that sent it, once", async () => {
    const { link, code } = await sent();
    const { dev_mailbox: _, ...rows } = (await wholeDatabase(db)) as Record<string, unknown>;
    expect(JSON.stringify(rows)).not.toContain(`"${code}"`);
    const arabic = code.replace(/\d/g, (digit) => String.fromCharCode(0x0660 + Number(digit)));
    expect(await confirm({ ...link, code: `${arabic.slice(0, 3)} ${arabic.slice(3)}` })).toMatchObject({
      status: "open",
    });
    expect(await db.select().from(rfqInvitations)).toHaveLength(1);
    const again = await confirm({ ...link, code });
    expect(again).toMatchObject({ reference: link.reference, status: "open" });
    // As the mail's link: who typed its code has read it, and may act.
    const guest = callerOf(visitorOf(db));
    expect((await guest.rfq.track({ ...link, proof: again.proof })).actKey).not.toBeNull();
    expect((await guest.rfq.track(link)).actKey).toBeNull();
    expect(await db.select().from(rfqInvitations)).toHaveLength(1);
  });

  it("opens nothing when it is wrong or of another request, and nothing at all after five tries", async () => {
    const { link, code, wrong } = await sent();
    for (let time = 0; time < 5; time += 1) {
      await expectRefusal(confirm({ ...link, code: wrong }), "BAD_INPUT", "code:wrong_code");
    }
    await expectRefusal(confirm({ ...link, code }), "RATE_LIMITED");
    expect(await statusOf(link)).toBe("unconfirmed");
  });

  it("opens nothing after ten minutes, which tells no more than a wrong one", async () => {
    const { link, code } = await sent();
    await expectRefusal(confirm({ ...link, code }, TEST_NOW + 10 * MINUTE_MS), "BAD_INPUT", "code:wrong_code");
    expect(await statusOf(link)).toBe("unconfirmed");
    expect(await confirm({ ...link, code }, TEST_NOW + 10 * MINUTE_MS - 1)).toMatchObject({ status: "open" });
  });

  it("is nothing to who lacks the page's key, and none of their tries counts", async () => {
    const { link, code } = await sent();
    const stranger = { ...link, key: "x".repeat(43), code };
    for (let time = 0; time < 6; time += 1) await expectRefusal(confirm(stranger), "NOT_FOUND");
    expect((await db.select().from(rateLimits)).filter(({ key }) => key.startsWith("rfq.confirmByCode"))).toEqual([]);
    expect(await confirm({ ...link, code })).toMatchObject({ status: "open" });
  });

  it("opens no request that is over", async () => {
    const { link, code } = await sent();
    await db.update(rfqs).set({ status: "cancelled" }).where(eq(rfqs.reference, link.reference));
    await expectRefusal(confirm({ ...link, code }), "CONFLICT");
  });

  it("of six digits alone is tried", async () => {
    const { link } = await sent();
    await expectRefusal(confirm({ ...link, code: "12345" }), "BAD_INPUT", "code:invalid_format");
  });
});
