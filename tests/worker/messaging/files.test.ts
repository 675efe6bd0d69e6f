import { env } from "cloudflare:workers";
import { beforeEach, expect, it } from "vitest";
import { type Database, openDatabase } from "#drizzle/client.ts";
import { messageFiles } from "#drizzle/schema/messaging.ts";
import { sweepSomeMessageFiles } from "#worker/messaging/files/sweep-files.ts";
import { freshDatabaseUrl } from "../../support/database.ts";
import { nameCompanies } from "../products/catalogue.ts";
import { pdf } from "../suppliers/pdf.ts";
import { type Actor, type ActorName, callerAs, makeActors } from "../support/actors.ts";
import { testContext } from "../support/context.ts";
import { siteOver } from "../support/site.ts";
import { startTalk } from "./talk.ts";

const NAMES = ["buyer A", "buyer B", "approved A", "admin"] as const satisfies ActorName[];
const DAY_MS = 24 * 3_600_000;
const VOICE = new TextEncoder().encode("OggS a recording");
let db: Database;
let site: ReturnType<typeof siteOver>;
let actors: Record<(typeof NAMES)[number], Actor>;
let conversation: string;
beforeEach(async () => {
  const url = await freshDatabaseUrl();
  db = openDatabase({ url });
  site = siteOver(url);
  actors = await makeActors(db, NAMES);
  await nameCompanies(db, actors["approved A"]);
  conversation = await startTalk(db, actors["buyer A"], actors["approved A"]);
});

function upload(who: (typeof NAMES)[number], bytes: Uint8Array<ArrayBuffer>, facts: Record<string, string>) {
  const query = new URLSearchParams({ conversation, name: "عرض.pdf", ...facts });
  const headers = { "Sec-Fetch-Site": "same-origin", Cookie: actors[who].cookie };
  return site(`/api/messages/files?${query}`, { method: "POST", headers, body: bytes });
}
const read = (who: (typeof NAMES)[number], id: string, headers: Record<string, string> = {}) =>
  site(`/files/private/messages/${id}`, { headers: { Cookie: actors[who].cookie, ...headers } });

it("keeps a file for its message, which both sides read and nobody else, not even the house", async () => {
  const answer = await upload("buyer A", pdf(), { kind: "document" });
  const file = await answer.json<{ id: string }>();
  expect([answer.status, file]).toMatchObject([200, { kind: "document", mediaType: "application/pdf" }]);
  expect((await read("approved A", file.id)).status).toBe(404);
  const say = { conversationId: conversation, kind: "text" as const, fileIds: [file.id] };
  await callerAs(db, actors["buyer A"]).messages.send({ ...say, clientId: crypto.randomUUID() });
  const { items } = await callerAs(db, actors["approved A"]).messages.page({ id: conversation });
  expect(items.at(-1)?.files).toEqual([file]);
  for (const who of ["buyer A", "approved A"] as const) {
    const got = await read(who, file.id);
    expect([got.status, got.headers.get("Cache-Control")]).toEqual([200, "no-store"]);
    expect(new Uint8Array(await got.arrayBuffer())).toEqual(pdf());
  }
  for (const who of ["buyer B", "admin"] as const) expect((await read(who, file.id)).status).toBe(404);
  // A file goes with one message.
  const again = callerAs(db, actors["buyer A"]).messages.send({ ...say, clientId: crypto.randomUUID() });
  await expect(again).rejects.toThrow("BAD_INPUT");
});

it("takes recordings, answers parts of them, and sends them as voice alone", async () => {
  const answer = await upload("buyer A", VOICE, { kind: "voice", durationMs: "1500" });
  const { id } = await answer.json<{ id: string }>();
  const part = await read("buyer A", id, { Range: "bytes=0-3" });
  expect([part.status, part.headers.get("Content-Range"), await part.text()]).toEqual([
    206,
    `bytes 0-3/${VOICE.length}`,
    "OggS",
  ]);
  const send = (kind: "voice" | "text") =>
    callerAs(db, actors["buyer A"]).messages.send({
      conversationId: conversation,
      clientId: crypto.randomUUID(),
      kind,
      fileIds: [id],
    });
  await expect(send("text")).rejects.toThrow("BAD_INPUT");
  expect(await send("voice")).toMatchObject({ seq: 2 });
});

it("refuses strangers, other bytes than it is told, and what is too long; nothing is kept", async () => {
  const svg = new TextEncoder().encode("<svg onload=alert(1)>");
  const statuses = [
    await upload("buyer B", pdf(), { kind: "document" }),
    await upload("buyer A", pdf(), { kind: "document", conversation: "cnv_none" }),
    await upload("buyer A", svg, { kind: "picture" }),
    await upload("buyer A", pdf(), { kind: "picture" }),
    await upload("buyer A", svg, { kind: "voice", durationMs: "10" }),
    await upload("buyer A", VOICE, { kind: "voice" }),
    await upload("buyer A", VOICE, { kind: "voice", durationMs: "180001" }),
    await upload("buyer A", new Uint8Array(2 * 1024 * 1024 + 1), { kind: "voice", durationMs: "10" }),
  ].map(({ status }) => status);
  expect(statuses).toEqual([404, 404, 400, 400, 400, 400, 400, 413]);
  expect(await db.select().from(messageFiles)).toEqual([]);
});

it("is swept where no message took it, after two days", async () => {
  await upload("buyer A", pdf(), { kind: "document" });
  const [row] = await db.select().from(messageFiles);
  const sweep = (now: number) => sweepSomeMessageFiles({ ...testContext(db), now: () => now }, "");
  await sweep(Date.now() + DAY_MS);
  expect(await env.FILES.head(row?.fileKey ?? "")).not.toBeNull();
  await sweep(Date.now() + 3 * DAY_MS);
  expect(await env.FILES.head(row?.fileKey ?? "")).toBeNull();
  expect(await db.select().from(messageFiles)).toEqual([]);
});
