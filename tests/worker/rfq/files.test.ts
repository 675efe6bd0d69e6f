import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { CONFIRM_WITHIN_MS } from "#domain/rfq/rfq-machine.ts";
import type { Database } from "#drizzle/client.ts";
import { auditLog } from "#drizzle/schema/platform.ts";
import { rfqFiles, rfqs } from "#drizzle/schema/rfq.ts";
import { suppliers } from "#drizzle/schema/suppliers.ts";
import { sweepFiles } from "#worker/platform/files/sweep.ts";
import { mailProof } from "#worker/platform/secrets.ts";
import { applyRfqSchedule } from "#worker/rfq/apply-schedule.ts";
import { databaseAt, freshDatabaseUrl } from "../../support/database.ts";
import { latin, sample } from "../pictures/samples.ts";
import { pdf } from "../suppliers/pdf.ts";
import { type Actor, callerAs, makeActors } from "../support/actors.ts";
import { callerOf, TEST_NOW, testContext } from "../support/context.ts";
import { forms } from "../support/forms.ts";
import { expectRefusal } from "../support/refusals.ts";
import { siteOver } from "../support/site.ts";
import { openRfq, publish, supplierIdOf } from "./trade.ts";

const NAMES = ["buyer A", "buyer B", "unverified", "approved A", "approved B", "admin"] as const;
let db: Database;
let fetchSite: ReturnType<typeof siteOver>;
let actors: Record<(typeof NAMES)[number], Actor>;
beforeEach(async () => {
  const url = await freshDatabaseUrl();
  db = databaseAt(url);
  fetchSite = siteOver(url);
  actors = await makeActors(db, NAMES);
  await publish(db, supplierIdOf(actors["approved A"]));
});
type Who = keyof typeof actors | null;
const cookieOf = (who: Who) => ({ Cookie: who ? actors[who].cookie : "" });

function upload(who: Who, bytes: Uint8Array<ArrayBuffer> = pdf(), headers = {}) {
  const name = encodeURIComponent("مواصفات.pdf");
  return fetchSite(`/api/rfqs/files?name=${name}`, {
    method: "POST",
    headers: { "Sec-Fetch-Site": "same-origin", ...cookieOf(who), ...headers },
    body: bytes,
  });
}
async function uploaded(who: Who): Promise<string> {
  const answer = await upload(who);
  expect(answer.status).toBe(200);
  return (await answer.json<{ id: string }>()).id;
}
const open = async (who: Who, id: string) =>
  (await fetchSite(`/files/private/rfqs/${id}`, { headers: cookieOf(who) })).status;

describe("files of a request", () => {
  it("are kept under a private key and go along with one request of the same account", async () => {
    const id = await uploaded("buyer A");
    const [row] = await db.select().from(rfqFiles);
    expect(row).toMatchObject({ id, rfqId: null, fileName: "مواصفات.pdf", mediaType: "application/pdf" });
    expect(row?.fileKey).toMatch(/^private\/rfqs\/usr_buyer-a\/[\w-]{21}$/);
    const others = callerAs(db, actors["buyer B"]).rfq.submit(forms.rfq({ files: [id] }));
    await expectRefusal(others, "BAD_INPUT", "files:gone");
    const rfq = await openRfq(db, actors["buyer A"], { files: [id] });
    expect((await db.select().from(rfqFiles))[0]?.rfqId).toBe(rfq.id);
    const again = callerAs(db, actors["buyer A"]).rfq.submit(forms.rfq({ files: [id] }));
    await expectRefusal(again, "BAD_INPUT", "files:gone");
    const page = await callerAs(db, actors["buyer A"]).rfqs.one({ reference: rfq.reference });
    expect(page.files).toMatchObject([{ id, name: "مواصفات.pdf" }]);
    expect(JSON.stringify(page)).not.toContain("private/");
  });

  it("go along with what a guest sends who signed in after attaching them", async () => {
    const id = await uploaded(null);
    const others = await uploaded("buyer B");
    const wrong = callerAs(db, actors["buyer A"]).rfq.submit(forms.rfq({ files: [id, others] }));
    await expectRefusal(wrong, "BAD_INPUT", "files:gone");
    const rfq = await openRfq(db, actors["buyer A"], { files: [id] });
    const [file] = await db.select().from(rfqFiles).where(eq(rfqFiles.id, id));
    expect(file).toMatchObject({ rfqId: rfq.id, uploaderId: actors["buyer A"].userId });
    const again = callerOf(testContext(db)).rfq.submit(forms.rfq({ files: [id] }));
    await expectRefusal(again, "BAD_INPUT", "files:gone");
  });

  it("are served to the buyer and the invited, and to nobody else, whatever happens to them", async () => {
    const id = await uploaded("buyer A");
    expect([await open("buyer A", id), await open("approved A", id)]).toEqual([200, 404]);
    const rfq = await openRfq(db, actors["buyer A"], { files: [id] });
    const all = async () => Promise.all(([...NAMES, null] as const).map((who) => open(who, id)));
    expect(await all()).toEqual([200, 404, 404, 200, 404, 404, 401]);
    expect(await open("buyer A", "fil_missing")).toBe(404);
    await db
      .update(suppliers)
      .set({ status: "suspended" })
      .where(eq(suppliers.id, supplierIdOf(actors["approved A"])));
    expect(await open("approved A", id)).toBe(404);
    await db.update(suppliers).set({ status: "approved" });
    await db.update(rfqs).set({ status: "cancelled" }).where(eq(rfqs.id, rfq.id));
    expect(await open("approved A", id)).toBe(404);
  });

  it("are opened by the platform with a reason alone, which is written down first, and for a while", async () => {
    const id = await uploaded("buyer A");
    const operator = callerAs(db, actors.admin).admin;
    await expectRefusal(operator.openRfqFile({ id, reason: "a complaint" }), "NOT_FOUND");
    const rfq = await openRfq(db, actors["buyer A"], { files: [id] });
    expect((await operator.requests({})).items).toMatchObject([{ files: [{ id, name: "مواصفات.pdf" }] }]);
    expect(await open("admin", id)).toBe(404);
    await expectRefusal(operator.openRfqFile({ id, reason: " " }), "BAD_INPUT", "reason:too_small");
    await expectRefusal(callerAs(db, actors["buyer B"]).admin.openRfqFile({ id, reason: "mine" }), "FORBIDDEN");
    expect(await db.select().from(auditLog)).toEqual([]);
    const now = () => Date.now();
    const opened = await callerAs(db, actors.admin, { now }).admin.openRfqFile({ id, reason: "a complaint" });
    expect(opened).toEqual({ path: `/files/private/rfqs/${id}` });
    expect([await open("admin", id), await open("buyer B", id)]).toEqual([200, 404]);
    expect(await db.select().from(auditLog)).toMatchObject([
      { action: "open_file", entity: "rfq", entityId: rfq.id, after: { file: id }, reason: "a complaint" },
    ]);
    // Another file needs another reason, and an old one opens nothing.
    const other = await uploaded("buyer A");
    await openRfq(db, actors["buyer A"], { files: [other] });
    const then = () => Date.now() - 16 * 60_000;
    await callerAs(db, actors.admin, { now: then }).admin.openRfqFile({ id: other, reason: "a complaint" });
    expect(await open("admin", other)).toBe(404);
  });

  it("come from guests and proven accounts, from our own pages, and are what they seem", async () => {
    expect((await upload(null, pdf(), { "Sec-Fetch-Site": "cross-site" })).status).toBe(403);
    expect((await upload(null, new Uint8Array(5 * 1024 * 1024 + 1))).status).toBe(413);
    expect((await upload(null, latin("<svg xmlns='http://www.w3.org/2000/svg'/>"))).status).toBe(400);
    expect((await upload("unverified")).status).toBe(403);
    expect((await upload("buyer A", pdf(), { "Sec-Fetch-Site": "cross-site" })).status).toBe(403);
    expect((await upload("buyer A", new Uint8Array(10 * 1024 * 1024 + 1))).status).toBe(413);
    const bad = [
      latin("<svg xmlns='http://www.w3.org/2000/svg'/>"),
      sample("gif"),
      pdf("3 0 obj << /S /Launch >> endobj"),
    ];
    for (const bytes of bad) expect((await upload("buyer A", bytes)).status).toBe(400);
    expect(await db.select().from(rfqFiles)).toEqual([]);
  });

  it("of a guest go along with one request, and suppliers see them once it is confirmed", async () => {
    const guest = callerOf(testContext(db, { clientAddress: "192.0.2.7" }));
    const files = [await uploaded(null), await uploaded(null), await uploaded(null)];
    expect((await db.select().from(rfqFiles))[0]?.fileKey).toMatch(/^private\/rfqs\/guest\/[\w-]{21}$/);
    const four = guest.rfq.submit(forms.rfq({ files: [...files, await uploaded(null)] }));
    await expectRefusal(four, "BAD_INPUT", "files:gone");
    const { reference, accessKey } = await guest.rfq.submit(forms.rfq({ files }));
    await expectRefusal(guest.rfq.submit(forms.rfq({ files })), "BAD_INPUT", "files:gone");
    const seenBy = async () =>
      Promise.all((["approved A", "buyer A", null] as const).map((who) => open(who, files[0] ?? "")));
    expect(await seenBy()).toEqual([404, 404, 401]);
    const proof = mailProof(testContext(db).settings, accessKey);
    await guest.rfq.confirm({ reference, key: accessKey, proof });
    expect(await seenBy()).toEqual([200, 404, 401]);
    const tracked = await guest.rfq.track({ reference, key: accessKey });
    expect(tracked.files).toMatchObject([{ name: "مواصفات.pdf" }, {}, {}]);
    expect(JSON.stringify(tracked)).not.toContain("private/");
  });

  it("of a guest are ten an hour from one address, and go with a request that nobody confirms", async () => {
    const files = [await uploaded(null)];
    await callerOf(testContext(db)).rfq.submit(forms.rfq({ files }));
    for (let time = 1; time < 10; time += 1) await uploaded(null);
    expect((await upload(null)).status).toBe(429);
    await applyRfqSchedule(testContext(db, { now: () => TEST_NOW + CONFIRM_WITHIN_MS }));
    const [forgotten] = await db
      .select()
      .from(rfqFiles)
      .where(eq(rfqFiles.id, files[0] ?? ""));
    expect(forgotten).toBeUndefined();
  });

  it("go along with the request's repetition, and outlive the first one and the sweep", async () => {
    const file = await uploaded("buyer A");
    const first = await openRfq(db, actors["buyer A"], { files: [file] });
    await db.update(rfqs).set({ status: "cancelled" }).where(eq(rfqs.id, first.id));
    const input = { reference: first.reference, idempotencyKey: crypto.randomUUID() };
    const { reference } = await callerAs(db, actors["buyer A"]).rfqs.resubmit(input);
    await callerAs(db, actors["buyer A"]).rfqs.resubmit(input);
    const page = await callerAs(db, actors["buyer A"]).rfqs.one({ reference });
    expect(page.files).toMatchObject([{ name: "مواصفات.pdf", type: "application/pdf" }]);
    const [{ id } = { id: "" }] = page.files;
    expect(id).not.toBe(file);
    // The first is cancelled: its files are the buyer's alone, while the second's are those of the invited too.
    expect([await open("approved A", file), await open("approved A", id), await open("buyer B", id)]).toEqual([
      ...[404, 200, 404],
    ]);
    await db.delete(rfqs).where(eq(rfqs.id, first.id));
    await sweepFiles("rfq", { db, env, now: () => Date.now() + 25 * 3_600_000 }, "private/rfqs/");
    expect([await open("buyer A", file), await open("buyer A", id)]).toEqual([404, 200]);
    await db.delete(rfqs);
    await sweepFiles("rfq", { db, env, now: () => Date.now() + 25 * 3_600_000 }, "private/rfqs/");
    expect((await env.FILES.list({ prefix: "private/rfqs/usr_buyer-a/" })).objects).toEqual([]);
  });

  it("are swept where no request took them within a day", async () => {
    const [kept, forgotten] = [await uploaded("buyer A"), await uploaded("buyer A")];
    await openRfq(db, actors["buyer A"], { files: [kept] });
    const tomorrow = { db, env, now: () => Date.now() + 25 * 3_600_000 };
    await sweepFiles("rfq", tomorrow, "private/rfqs/");
    expect([await open("buyer A", kept), await open("buyer A", forgotten)]).toEqual([200, 404]);
    const submit = (form: object) => callerAs(db, actors["buyer A"]).rfq.submit(forms.rfq(form));
    await expectRefusal(submit({ files: [forgotten] }), "BAD_INPUT", "files:gone");
    const fresh = await uploaded("buyer A");
    await expectRefusal(submit({ files: [fresh], productId: "prd_missing" }), "NOT_FOUND");
  });
});
