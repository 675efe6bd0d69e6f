import { eq, sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { DEFAULT_NOTICES } from "#domain/identity/notification-settings.ts";
import type { Database } from "#drizzle/client.ts";
import { users } from "#drizzle/schema/identity.ts";
import { outbox } from "#drizzle/schema/platform.ts";
import { notifyRows } from "#worker/platform/notify-accounts.ts";
import { deliverDue, outboxRow } from "#worker/platform/outbox.ts";
import { seal } from "#worker/platform/secrets.ts";
import { databaseAt, freshDatabaseUrl } from "../support/database.ts";
import { type Actor, makeActors } from "./support/actors.ts";
import { testContext } from "./support/context.ts";
import { ORIGIN, PRODUCTION, siteOver } from "./support/site.ts";

const ONE_CLICK = { "Content-Type": "application/x-www-form-urlencoded" };
let db: Database;
let url: string;
let buyer: Actor;
beforeEach(async () => {
  url = await freshDatabaseUrl();
  db = databaseAt(url);
  buyer = (await makeActors(db, ["buyer A"]))["buyer A"];
});
afterEach(() => vi.restoreAllMocks());

function context() {
  const base = testContext(db);
  const { APP_SECRET: appSecret, RESEND_API_KEY: resendApiKey } = PRODUCTION;
  return { ...base, settings: { ...base.settings, appSecret, resendApiKey, publicOrigin: ORIGIN } };
}

/** Writes news of an order to the buyer, as a verb does. */
async function writeNews(): Promise<void> {
  const recipients = sql`select ${buyer.userId} as user_id, '/orders' as path, json_object() as data`;
  const news = { kind: "orders", notice: "order-confirmed", mail: "order-confirmed", data: {}, recipients } as const;
  for (const row of notifyRows(context(), news)) await db.run(row(sql`true`));
}

/** Sends what waits; what was handed to the mail service. */
async function sent(): Promise<{ headers?: Record<string, string> }[]> {
  const bodies: { headers?: Record<string, string> }[] = [];
  const network = globalThis.fetch;
  vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
    const to = input instanceof Request ? input.url : String(input);
    if (!to.startsWith("https://api.resend.com/")) return network(input, init);
    bodies.push(await new Request(input, init).json());
    return Response.json({ id: "mail" });
  });
  await deliverDue(context());
  vi.restoreAllMocks();
  return bodies;
}

async function stopPath(): Promise<string> {
  await writeNews();
  const [mail] = await sent();
  expect(mail?.headers?.["List-Unsubscribe-Post"]).toBe("List-Unsubscribe=One-Click");
  const address = /^<(.+)>$/.exec(mail?.headers?.["List-Unsubscribe"] ?? "")?.[1] ?? "";
  expect(address).not.toContain(buyer.email);
  return address.replace(ORIGIN, "");
}

const noticesOf = async ({ userId }: Actor = buyer) =>
  (await db.select().from(users).where(eq(users.id, userId)))[0]?.notices;
const click = (path: string, headers: Record<string, string> = ONE_CLICK) =>
  siteOver(url, { vars: PRODUCTION })(path, { method: "POST", headers, body: "List-Unsubscribe=One-Click" });

it("ends mails of one kind with one click of the mail programme, and no others", async () => {
  const path = await stopPath();
  expect((await click(path)).status).toBe(204);
  expect((await click(path)).status).toBe(204);
  expect(await noticesOf()).toEqual({ ...DEFAULT_NOTICES, orders: { app: true, email: false } });
  await writeNews();
  expect(await sent()).toEqual([]);
});

it("ends those of the account that was mailed, whoever has its e-mail by then", async () => {
  const path = await stopPath();
  const left = { email: "left@people.example" };
  await db.update(users).set(left).where(eq(users.id, buyer.userId));
  const heir = (await makeActors(db, ["buyer B"]))["buyer B"];
  await db.update(users).set({ email: buyer.email }).where(eq(users.id, heir.userId));
  expect((await click(path)).status).toBe(204);
  expect(await noticesOf()).toEqual({ ...DEFAULT_NOTICES, orders: { app: true, email: false } });
  expect(await noticesOf(heir)).toEqual(DEFAULT_NOTICES);
});

it("takes addresses that an earlier build made, and nothing else that is sealed", async () => {
  const { settings } = context();
  const old = { email: buyer.email, kind: "orders" };
  const ways = [
    [seal(settings, JSON.stringify({ account: buyer.userId, kind: "orders" })), 404],
    [seal(settings, JSON.stringify(old), "second-step"), 404],
    [seal(settings, JSON.stringify(old)), 204],
  ] as const;
  for (const [of, status] of ways) {
    expect(await noticesOf()).toEqual(DEFAULT_NOTICES);
    const from = { ...ONE_CLICK, "CF-Connecting-IP": `203.0.113.${status % 256}` };
    expect((await click(`/mails/stop?of=${of}`, from)).status).toBe(status);
  }
  expect(await noticesOf()).toEqual({ ...DEFAULT_NOTICES, orders: { app: true, email: false } });
});

it("takes no address that was changed, no click of another site, and nothing from being opened", async () => {
  const path = await stopPath();
  const changed = path.replace(/.{6}$/, "AAAAAA");
  expect((await click(changed)).status).toBe(404);
  expect((await click("/mails/stop")).status).toBe(404);
  expect((await click(path, { ...ONE_CLICK, "Sec-Fetch-Site": "cross-site" })).status).toBe(403);
  const opened = await siteOver(url, { vars: PRODUCTION })(path, { redirect: "manual" });
  expect([opened.status, opened.headers.get("location")]).toEqual([302, "/settings/notifications"]);
  expect(await noticesOf()).toEqual(DEFAULT_NOTICES);
});

it("offers no such button for what always comes", async () => {
  const mail = { template: "password-changed", recipient: buyer.email, locale: "ar", data: {} } as const;
  await db.insert(outbox).values({ ...outboxRow(context(), mail), leasedUntil: 0 });
  const [letter] = await sent();
  expect(letter).toBeDefined();
  expect(letter?.headers).toBeUndefined();
});
