import { beforeEach, expect, it } from "vitest";
import type { Database } from "#drizzle/client.ts";
import { messageFiles } from "#drizzle/schema/messaging.ts";
import { databaseAt, freshDatabaseUrl } from "../../support/database.ts";
import { startConversation } from "../messaging/conversation.ts";
import { nameCompanies } from "../products/catalogue.ts";
import { pdf } from "../suppliers/pdf.ts";
import { ACTORS, type Actor, type ActorName, callerAs, makeActors } from "../support/actors.ts";
import { forms } from "../support/forms.ts";
import { siteOver } from "../support/site.ts";

const REASON = "بلاغ عن طلب دفع خارج المنصة";
let db: Database;
let site: ReturnType<typeof siteOver>;
let actors: Record<ActorName, Actor>;
let id: string;
beforeEach(async () => {
  const url = await freshDatabaseUrl();
  db = databaseAt(url);
  site = siteOver(url);
  actors = await makeActors(db, Object.keys(ACTORS) as ActorName[]);
  await nameCompanies(db, actors["approved A"]);
  id = await startConversation(db, actors["buyer A"], actors["approved A"]);
});
const report = async () => {
  const form = forms.report({ subjectKind: "conversation", subjectId: id, reason: "spam" });
  return (await callerAs(db, actors["buyer A"]).reports.submit(form)).id;
};

it("an opened conversation holds the files that were sent, and those of no other conversation", async () => {
  const query = new URLSearchParams({ conversation: id, name: "عرض.pdf", kind: "document" });
  const upload = await site(`/api/messages/files?${query}`, {
    method: "POST",
    headers: { "Sec-Fetch-Site": "same-origin", Cookie: actors["buyer A"].cookie },
    body: pdf(),
  });
  const { id: file } = await upload.json<{ id: string }>();
  const read = (who: ActorName) => site(`/files/private/opened/${file}`, { headers: { Cookie: actors[who].cookie } });
  const real = () => callerAs(db, actors.admin, { now: Date.now }).admin;
  const reportId = await report();
  await real().openConversation({ id, reportId, reason: REASON });
  expect((await read("admin")).status).toBe(404);
  const conversation = callerAs(db, actors["buyer A"]).messages;
  await conversation.send({ conversationId: id, kind: "text", fileIds: [file], clientId: crypto.randomUUID() });
  const got = await read("admin");
  expect([got.status, got.headers.get("Cache-Control")]).toEqual([200, "no-store"]);
  expect(new Uint8Array(await got.arrayBuffer())).toEqual(pdf());
  for (const who of ["buyer A", "approved A", "buyer B"] as const) expect((await read(who)).status).toBe(404);
  await real().closeConversation({ id });
  expect((await read("admin")).status).toBe(404);
  await real().openConversation({ id, reportId, reason: REASON });
  expect((await read("admin")).status).toBe(200);
  const other = await startConversation(db, actors["buyer B"], actors["approved A"]);
  await db.update(messageFiles).set({ conversationId: other });
  expect((await read("admin")).status).toBe(404);
});
