import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import type { Database } from "#drizzle/client.ts";
import { orderDocuments, orderEvents } from "#drizzle/schema/orders.ts";
import { auditLog, notices } from "#drizzle/schema/platform.ts";
import { sweepFiles } from "#worker/platform/files/sweep.ts";
import { databaseAt, freshDatabaseUrl } from "../../support/database.ts";
import { nameCompanies } from "../products/catalogue.ts";
import { pdf } from "../suppliers/pdf.ts";
import { type Actor, type ActorName, makeActors } from "../support/actors.ts";
import { testContext } from "../support/context.ts";
import { siteOver } from "../support/site.ts";
import { wholeDatabase } from "../support/whole-database.ts";
import { DAY_MS, orderIn } from "./orders.ts";

const NAMES = ["buyer A", "buyer B", "approved A", "approved B", "unverified", "admin"] as const satisfies ActorName[];
type Who = (typeof NAMES)[number] | null;
let db: Database;
let site: ReturnType<typeof siteOver>;
let actors: Record<(typeof NAMES)[number], Actor>;
let reference: string;
beforeEach(async () => {
  const url = await freshDatabaseUrl();
  db = databaseAt(url);
  site = siteOver(url);
  actors = await makeActors(db, NAMES);
  await nameCompanies(db, actors["approved A"], actors["approved B"]);
  ({ reference } = await orderIn(db, actors["buyer A"], actors["approved A"], "shipped"));
});

/** All rows but the note of a session's use. */
const everything = async () => ({ ...(await wholeDatabase(db)), sessions: [] });
const cookieOf = (who: Who) => ({ Cookie: who ? actors[who].cookie : "" });

function upload(who: Who, bytes: Uint8Array<ArrayBuffer> = pdf(), order = reference, kind = "transport") {
  const query = new URLSearchParams({ order, kind, name: "بوليصة الشحن.pdf" });
  return site(`/api/orders/documents?${query}`, {
    method: "POST",
    headers: { "Sec-Fetch-Site": "same-origin", ...cookieOf(who) },
    body: bytes,
  });
}
const read = (who: Who, id: string) => site(`/files/private/orders/${id}`, { headers: cookieOf(who) });

describe("a document of an order", () => {
  it("is kept with its event, told to the other side, and read by both sides and the platform, never stored", async () => {
    const answer = await upload("approved A");
    const file = await answer.json<{ id: string }>();
    expect([answer.status, file]).toMatchObject([
      200,
      { kind: "transport", side: "supplier", type: "application/pdf" },
    ]);
    expect(await db.select().from(orderEvents)).toMatchObject([{ action: "add_document", note: "transport" }]);
    expect(await db.select().from(notices)).toMatchObject([
      { userId: actors["buyer A"].userId, template: "order_document_added" },
    ]);
    for (const who of ["buyer A", "approved A", "admin"] as const) {
      const got = await read(who, file.id);
      expect([got.status, got.headers.get("Cache-Control")]).toEqual([200, "no-store"]);
      expect(new Uint8Array(await got.arrayBuffer())).toEqual(pdf());
    }
    expect(await db.select().from(auditLog)).toMatchObject([{ action: "open_document", entity: "order" }]);
    expect((await read(null, file.id)).status).toBe(401);
    for (const who of ["buyer B", "approved B"] as const) expect((await read(who, file.id)).status).toBe(404);
    expect((await read("buyer A", "doc_missing")).status).toBe(404);
  });

  it("is refused from others, to orders that were called off, and where it is no document; nothing is written", async () => {
    const { reference: cancelled } = await orderIn(db, actors["buyer A"], actors["approved A"], "cancelled");
    const before = await everything();
    const statuses = [
      await upload(null),
      await upload("unverified"),
      await upload("buyer B"),
      await upload("buyer A", pdf(), "ORD-2026-AAAAAA"),
      await upload("buyer A", pdf(), cancelled),
      await upload("buyer A", new TextEncoder().encode("<svg onload=alert(1)>")),
      await upload("buyer A", pdf(), reference, "malware"),
    ].map(({ status }) => status);
    expect(statuses).toEqual([401, 403, 404, 404, 409, 400, 400]);
    expect(await everything()).toEqual(before);
  });

  it.each([
    ["not_a_document", "<svg onload=alert(1)>"],
    ["active_content", new TextDecoder("latin1").decode(pdf("3 0 obj << /S /JavaScript >> endobj"))],
    ["broken_picture", "\x89PNG\r\n\x1a\n"],
  ])("tells that it is %s", async (code, text) => {
    const answer = await upload(
      "buyer A",
      Uint8Array.from(text, (character) => character.charCodeAt(0)),
    );
    const { error } = await answer.json<{ error: { data: { issues: unknown } } }>();
    expect(error.data.issues).toEqual([{ path: "file", code }]);
  });

  it("finds no room as its side's sixteenth, also of parallel ones, and takes none of the other side's", async () => {
    const row = {
      orderId: `ord_${reference}`,
      kind: "other",
      uploaderId: "x",
      side: "buyer",
      mediaType: "application/pdf",
    } as const;
    const rows = Array.from({ length: 14 }, (_, at) => ({
      ...row,
      id: `doc_${at}`,
      fileKey: `k${at}`,
      fileName: "x",
      bytes: 1,
      createdAt: 1,
    }));
    await db.insert(orderDocuments).values(rows);
    const statuses = (await Promise.all([1, 2, 3].map(() => upload("buyer A")))).map(({ status }) => status).sort();
    expect(statuses).toEqual([200, 409, 409]);
    expect((await upload("approved A")).status).toBe(200);
    expect(await db.select().from(orderDocuments)).toHaveLength(16);
    const inBucket = async () => (await env.FILES.list({ prefix: `private/orders/ord_${reference}/` })).objects.length;
    await expect.poll(inBucket, { timeout: 12_000 }).toBe(2);
  });

  it("is swept once no row names it, and not before a day has passed", async () => {
    const file = await (await upload("buyer A")).json<{ id: string }>();
    const [row] = await db.select().from(orderDocuments).where(eq(orderDocuments.id, file.id));
    const sweep = (now: number) => sweepFiles("order", { ...testContext(db), now: () => now }, "");
    await sweep(Date.now() + 2 * DAY_MS);
    expect(await env.FILES.head(row?.fileKey ?? "")).not.toBeNull();
    await db.delete(orderDocuments);
    await sweep(Date.now());
    expect(await env.FILES.head(row?.fileKey ?? "")).not.toBeNull();
    await sweep(Date.now() + 2 * DAY_MS);
    expect(await env.FILES.head(row?.fileKey ?? "")).toBeNull();
  });
});
