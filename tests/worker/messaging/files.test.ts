import { env } from "cloudflare:workers";
import { beforeEach, expect, it } from "vitest";
import { MAX_BYTES_A_DAY } from "#domain/messaging/message-files.ts";
import type { Database } from "#drizzle/client.ts";
import { messageFiles } from "#drizzle/schema/messaging.ts";
import { rateLimits } from "#drizzle/schema/platform.ts";
import { sweepFiles } from "#worker/platform/files/sweep.ts";
import { databaseAt, freshDatabaseUrl } from "../../support/database.ts";
import { nameCompanies } from "../products/catalogue.ts";
import { pdf } from "../suppliers/pdf.ts";
import { type Actor, type ActorName, callerAs, makeActors } from "../support/actors.ts";
import { testContext } from "../support/context.ts";
import { siteOver } from "../support/site.ts";
import { startConversation } from "./conversation.ts";

const NAMES = ["buyer A", "buyer B", "approved A", "admin"] as const satisfies ActorName[];
const DAY_MS = 24 * 3_600_000;
const VOICE = new TextEncoder().encode("OggS a recording");
let db: Database;
let site: ReturnType<typeof siteOver>;
let actors: Record<(typeof NAMES)[number], Actor>;
let conversation: string;
beforeEach(async () => {
  const url = await freshDatabaseUrl();
  db = databaseAt(url);
  site = siteOver(url);
  actors = await makeActors(db, NAMES);
  await nameCompanies(db, actors["approved A"]);
  conversation = await startConversation(db, actors["buyer A"], actors["approved A"]);
});

function upload(who: (typeof NAMES)[number], bytes: Uint8Array<ArrayBuffer>, facts: Record<string, string>) {
  const query = new URLSearchParams({ conversation, name: "عرض.pdf", ...facts });
  const headers = { "Sec-Fetch-Site": "same-origin", Cookie: actors[who].cookie };
  return site(`/api/messages/files?${query}`, { method: "POST", headers, body: bytes });
}
const read = (who: (typeof NAMES)[number], id: string, headers: Record<string, string> = {}) =>
  site(`/files/private/messages/${id}`, { headers: { Cookie: actors[who].cookie, ...headers } });

it("keeps a file for its message, which both sides read and nobody else, not even the platform", async () => {
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

it("knows what each browser records by its bytes, and answers it under that type", async () => {
  const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
  const recordings = {
    "audio/webm": bytes("\x1a\x45\xdf\xa3\x9f\x42\x82\x84webm"),
    "audio/ogg": bytes("OggS\x00\x02"),
    "audio/mp4": bytes("\x00\x00\x00\x1cftypiso5\x00\x00\x00\x01"),
  };
  for (const [type, recording] of Object.entries(recordings)) {
    const answer = await upload("buyer A", recording, { kind: "voice", durationMs: "900" });
    const { id, mediaType } = await answer.json<{ id: string; mediaType: string }>();
    const served = await read("buyer A", id, { Range: "bytes=0-1" });
    expect([mediaType, served.headers.get("Content-Type"), served.status]).toEqual([type, type, 206]);
  }
  const film = await upload("buyer A", bytes("\x1a\x45\xdf\xa3\x9f\x42\x82\x88matroska"), {
    kind: "voice",
    durationMs: "900",
  });
  expect([film.status, await film.text()]).toEqual([400, expect.stringContaining("not_a_recording")]);
});

it("answers parts from either end, none beyond it, and heads alone (RFC 9110)", async () => {
  const answer = await upload("buyer A", VOICE, { kind: "voice", durationMs: "1500" });
  const { id } = await answer.json<{ id: string }>();
  const all = VOICE.length;
  const asked = async (Range: string, headers = {}) => {
    const got = await read("buyer A", id, { Range, ...headers });
    const bytes = (await got.arrayBuffer()).byteLength;
    expect(got.headers.get("Content-Length") ?? "0").toBe(got.status === 416 ? "0" : String(bytes));
    return [got.status, got.headers.get("Content-Range"), bytes];
  };
  expect(await asked("bytes=4-")).toEqual([206, `bytes 4-${all - 1}/${all}`, all - 4]);
  expect(await asked("bytes=-5")).toEqual([206, `bytes ${all - 5}-${all - 1}/${all}`, 5]);
  expect(await asked("bytes=-99999")).toEqual([206, `bytes 0-${all - 1}/${all}`, all]);
  expect(await asked(`bytes=2-${all + 100}`)).toEqual([206, `bytes 2-${all - 1}/${all}`, all - 2]);
  for (const beyond of [`bytes=${all}-`, `bytes=${all + 5}-${all + 9}`, "bytes=-0", "bytes=999999999999-"])
    expect(await asked(beyond)).toEqual([416, `bytes */${all}`, 0]);
  for (const none of ["bytes=5-2", "bytes=0-1,3-4", "items=0-1", "bytes=-", "bytes=a-b"])
    expect(await asked(none)).toEqual([200, null, all]);
  expect(await asked("bytes=0-1", { "If-Range": '"x"' })).toEqual([200, null, all]);
  const cookie = { Cookie: actors["buyer A"].cookie, Range: "bytes=0-1" };
  const head = await site(`/files/private/messages/${id}`, { method: "HEAD", headers: cookie });
  expect([head.status, head.headers.get("Content-Length"), await head.text()]).toEqual([200, String(all), ""]);
});

it("is served as a download under its name, in any script, never stored, sniffed or run", async () => {
  const name = "عرض\u202e سعر «٢٠٢٦»'*.html";
  const { id } = await (await upload("buyer A", pdf(), { kind: "document", name })).json<{ id: string }>();
  const { headers } = await read("buyer A", id);
  const disposition = headers.get("Content-Disposition") ?? "";
  expect(disposition).toMatch(
    /^attachment; filename="[A-Za-z0-9 ._-]+\.pdf"; filename\*=UTF-8''[A-Za-z0-9%._~-]+\.pdf$/,
  );
  expect(decodeURIComponent(disposition.split("UTF-8''")[1] ?? "")).toMatch(/^عرض.* سعر «٢٠٢٦»'_\.pdf$/u);
  expect(disposition).not.toContain("%E2%80%AE");
  expect([headers.get("Cache-Control"), headers.get("X-Content-Type-Options")]).toEqual(["no-store", "nosniff"]);
  expect(headers.get("Content-Security-Policy")).toContain("sandbox");
});

it("takes sixty an hour, and no more of a day's bytes than there are for an account and for a conversation", async () => {
  const small = new TextEncoder().encode("OggS");
  const send = () => upload("buyer A", small, { kind: "voice", durationMs: "10" });
  const row = { conversationId: conversation, kind: "document" as const, fileName: "a", mediaType: "application/pdf" };
  const used = (uploaderId: string, bytes: number, createdAt = Date.now()) =>
    db
      .insert(messageFiles)
      .values({ ...row, id: crypto.randomUUID(), fileKey: crypto.randomUUID(), uploaderId, bytes, createdAt });
  const { userId } = actors["buyer A"];
  await used(userId, MAX_BYTES_A_DAY.account - 4);
  expect((await send()).status).toBe(200);
  const over = await send();
  expect([over.status, over.headers.get("Retry-After")]).toEqual([429, "3600"]);
  await db.update(messageFiles).set({ createdAt: Date.now() - DAY_MS - 1 });
  expect((await send()).status).toBe(200);
  await used("usr_other", MAX_BYTES_A_DAY.conversation - 8);
  expect([(await send()).status, (await send()).status]).toEqual([200, 429]);
  await db.delete(messageFiles);
  await db.update(rateLimits).set({ count: 59 });
  expect([(await send()).status, (await send()).status]).toEqual([200, 429]);
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
  const sweep = (now: number) => sweepFiles("message", { ...testContext(db), now: () => now }, "");
  await sweep(Date.now() + DAY_MS);
  expect(await env.FILES.head(row?.fileKey ?? "")).not.toBeNull();
  await sweep(Date.now() + 3 * DAY_MS);
  expect(await env.FILES.head(row?.fileKey ?? "")).toBeNull();
  expect(await db.select().from(messageFiles)).toEqual([]);
});
