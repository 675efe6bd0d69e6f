import { eq } from "drizzle-orm";
import { Webhook } from "standardwebhooks";
import { beforeEach, expect, it } from "vitest";
import type { Database } from "#drizzle/client.ts";
import { outbox } from "#drizzle/schema/platform.ts";
import { outboxRow } from "#worker/platform/outbox.ts";
import { databaseAt, freshDatabaseUrl } from "../support/database.ts";
import { type Actor, callerAs, makeActors } from "./support/actors.ts";
import { testContext } from "./support/context.ts";
import { refusalOf } from "./support/refusals.ts";
import { PRODUCTION, siteOver } from "./support/site.ts";

const SECRET = `whsec_${btoa("a key of the mail service's own")}`;
const service = new Webhook(SECRET);
let db: Database;
let url: string;
let actors: Record<"buyer A" | "buyer B" | "admin", Actor>;

beforeEach(async () => {
  url = await freshDatabaseUrl();
  db = databaseAt(url);
  actors = await makeActors(db, ["buyer A", "buyer B", "admin"]);
  const to = { recipient: actors["buyer A"].email, locale: "en" } as const;
  const secrets = { link: "https://mawrid.example/reset-password#token=SECRET", code: "12345678" };
  const mail = outboxRow(testContext(db), { ...to, template: "reset-password", data: { name: "Huda" }, secrets });
  const { sealed: _, ...data } = mail.data;
  await db.insert(outbox).values({ ...mail, id: "out_1", status: "sent", data });
});

const bounced = (row: string, type = "Permanent") => ({
  type: "email.bounced",
  created_at: "2026-11-27T08:00:00Z",
  data: { email_id: "x", to: ["someone"], tags: { row }, bounce: { message: "…", type, subType: "General" } },
});

interface Told {
  signedAt?: Date;
  signed?: string;
  vars?: Partial<Record<string, string>>;
  headers?: Record<string, string>;
}

/** Tells the site of a mail as the service does. */
function tell(event: unknown, { signedAt = new Date(), signed, vars, headers = {} }: Told = {}): Promise<Response> {
  const body = JSON.stringify(event);
  return siteOver(url, { vars: { ...PRODUCTION, RESEND_WEBHOOK_SECRET: SECRET, ...vars } })("/mails/events", {
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      "svix-id": "msg_1",
      "svix-timestamp": String(Math.floor(signedAt.getTime() / 1000)),
      "svix-signature": service.sign("msg_1", signedAt, signed ?? body),
      ...headers,
    },
    body,
  });
}

const mail = async () => (await db.select().from(outbox).where(eq(outbox.id, "out_1")))[0];
const session = (actor: Actor) => callerAs(db, actor).auth.session();

it("parks a mail that came back, tells its reader and operators, and nobody else", async () => {
  expect(await session(actors["buyer A"])).toMatchObject({ mailComesBack: false });
  expect((await tell(bounced("out_1"))).status).toBe(204);
  expect(await mail()).toMatchObject({ status: "parked", lastError: "returned: Permanent/General" });
  expect(await session(actors["buyer A"])).toMatchObject({ mailComesBack: true });
  expect(await session(actors["buyer B"])).toMatchObject({ mailComesBack: false });
  const list = await callerAs(db, actors.admin).admin.mails({ locale: "ar" });
  expect(list).toMatchObject({ resendable: 0, items: [{ id: "out_1", failure: "returned" }] });
});

it("sends none of them again, shows them without keys, and ends the note once they are discarded", async () => {
  await tell(bounced("out_1"));
  const admin = callerAs(db, actors.admin).admin;
  expect(await refusalOf(admin.resendMail({ id: "out_1" }))).toMatchObject({ code: "CONFLICT" });
  expect(await admin.resendMails({})).toEqual({ count: 0, left: 0 });
  expect((await admin.openMail({ id: "out_1" })).content?.text).toContain("••••••");
  await admin.discardMail({ id: "out_1", reason: "Put right on the phone" });
  expect(await session(actors["buyer A"])).toMatchObject({ mailComesBack: false });
  // Told again, what was decided stays.
  expect((await tell(bounced("out_1"))).status).toBe(204);
  expect(await mail()).toMatchObject({ status: "discarded" });
});

it("asks to be told again of a mail whose sending is not written down, and parks one that was given up as one that came back", async () => {
  await db.update(outbox).set({ status: "waiting" });
  expect((await tell(bounced("out_1"))).status).toBe(503);
  expect(await mail()).toMatchObject({ status: "waiting", lastError: null });
  await db.update(outbox).set({ status: "parked", lastError: "Error: resend: timeout" });
  expect((await tell(bounced("out_1"))).status).toBe(204);
  expect(await mail()).toMatchObject({ status: "parked", lastError: "returned: Permanent/General" });
});

it("rings no alarm, which anybody could with a wrong address", async () => {
  await tell(bounced("out_1"));
  const { alarms } = await callerAs(db, actors.admin).admin.health();
  expect(alarms).not.toContain("mails_failed");
  await db.update(outbox).set({ lastError: "Error: resend: timeout" });
  const after = await callerAs(db, actors.admin).admin.health();
  expect(after.alarms).toContain("mails_failed");
});

it("passes over what is no return, and mails that are not there", async () => {
  const suppressed = { type: "email.suppressed", data: { tags: { row: "out_1" } } };
  const others = [
    bounced("out_1", "Transient"),
    bounced("out_2"),
    { ...bounced("out_1"), type: "email.delivered" },
    {},
  ];
  for (const event of others) expect((await tell(event)).status).toBe(204);
  expect(await mail()).toMatchObject({ status: "sent" });
  expect((await tell(suppressed)).status).toBe(204);
  expect(await mail()).toMatchObject({ status: "parked", lastError: "returned: suppressed" });
});

it("takes nothing that the service did not sign just now, and nothing at all without its secret", async () => {
  const hour = 3_600_000;
  const ways: [Told, number][] = [
    [{ signed: "{}" }, 403],
    [{ signedAt: new Date(Date.now() - hour) }, 403],
    [{ signedAt: new Date(Date.now() + hour) }, 403],
    [{ headers: { "svix-signature": "" } }, 403],
    [{ headers: { "svix-signature": "v1," } }, 403],
    [{ headers: { "svix-signature": "v0,abc v2,abc" } }, 403],
    [{ headers: { "Sec-Fetch-Site": "cross-site" } }, 403],
    [{ vars: { RESEND_WEBHOOK_SECRET: `whsec_${btoa("another")}` } }, 403],
    [{ vars: { RESEND_WEBHOOK_SECRET: "" } }, 404],
  ];
  for (const [told, status] of ways)
    expect([told, (await tell(bounced("out_1"), told)).status]).toEqual([told, status]);
  expect(await mail()).toMatchObject({ status: "sent" });
});
