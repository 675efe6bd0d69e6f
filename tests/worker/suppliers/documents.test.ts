import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import type { Database } from "#drizzle/client.ts";
import { auditLog } from "#drizzle/schema/platform.ts";
import { supplierDocuments, suppliers } from "#drizzle/schema/suppliers.ts";
import { sweepFiles } from "#worker/platform/files/sweep.ts";
import { databaseAt, freshDatabaseUrl } from "../../support/database.ts";
import { latin, sample } from "../pictures/samples.ts";
import { type Actor, type ActorName, callerAs, contextOf, makeActors } from "../support/actors.ts";
import { TEST_NOW } from "../support/context.ts";
import { refusalOf } from "../support/refusals.ts";
import { siteOver } from "../support/site.ts";
import { wholeDatabase } from "../support/whole-database.ts";
import { pdf } from "./pdf.ts";

const NAMES = ["pending", "approved A", "approved B", "buyer A", "admin", "suspended"] as const satisfies ActorName[];
let db: Database;
let fetchSite: ReturnType<typeof siteOver>;
let actors: Record<(typeof NAMES)[number], Actor>;
beforeEach(async () => {
  const url = await freshDatabaseUrl();
  db = databaseAt(url);
  fetchSite = siteOver(url);
  actors = await makeActors(db, NAMES);
});

type Who = keyof typeof actors | null;
/** All rows but the note of a session's use. */
const everything = async () => ({ ...(await wholeDatabase(db)), sessions: [] });
const cookieOf = (who: Who) => ({ Cookie: who ? actors[who].cookie : "" });

function upload(
  who: Who,
  bytes: Uint8Array<ArrayBuffer> = pdf(),
  query = "item=trade_licence&name=licence.pdf",
  headers = {},
) {
  return fetchSite(`/api/company/documents?${query}`, {
    method: "POST",
    headers: { "Sec-Fetch-Site": "same-origin", ...cookieOf(who), ...headers },
    body: bytes,
  });
}

async function uploaded(
  who: Who,
  ...more: Parameters<typeof upload> extends [Who, ...infer R] ? R : never
): Promise<string> {
  const answer = await upload(who, ...more);
  expect(answer.status).toBe(200);
  return (await answer.json<{ id: string }>()).id;
}

const open = (who: Who, id: string) => fetchSite(`/files/private/documents/${id}`, { headers: cookieOf(who) });
const flawOf = async (answer: Response) => {
  const { error } = await answer.json<{
    error: { data: { appCode: string; issues?: { path: string; code: string }[] } };
  }>();
  return error.data.issues?.map(({ path, code }) => `${path}:${code}`).join() ?? error.data.appCode;
};

describe("POST /api/company/documents", () => {
  it("keeps a licence under a key of its own, provides the item and answers without the key", async () => {
    const query = `item=trade_licence&validUntil=2027-03-31&name=${encodeURIComponent("رخصة تجارية.pdf")}`;
    const answer = await upload("pending", pdf(), query);
    const told = await answer.json<Record<string, unknown>>();
    expect(told).toMatchObject({
      name: "رخصة تجارية.pdf",
      type: "application/pdf",
      validUntil: Date.UTC(2027, 2, 31, 19, 59, 59, 999),
    });
    const [row] = await db.select().from(supplierDocuments);
    expect(row?.fileKey).toMatch(/^private\/company\/sup_usr_pending\/[\w-]{21}$/);
    expect(JSON.stringify(told)).not.toContain("private/");
    expect((await env.FILES.head(row?.fileKey ?? ""))?.size).toBe(pdf().length);
    const mine = await callerAs(db, actors.pending).company.mine();
    expect(mine?.checklist[0]).toMatchObject({
      state: "provided",
      documents: [{ id: told.id, name: "رخصة تجارية.pdf" }],
    });
    expect(mine?.version).toBe(2);
  });

  it("refuses what runs, what is no document and what is none any more, and keeps none of it", async () => {
    const bad: [Uint8Array<ArrayBuffer>, string][] = [
      [pdf("3 0 obj << /S /JavaScript /JS (app.alert(1)) >> endobj"), "file:active_content"],
      [pdf("3 0 obj << /S /J#61vaScript >> endobj"), "file:active_content"],
      [pdf("3 0 obj << /S /Launch >> endobj"), "file:active_content"],
      [pdf("3 0 obj << /Type /EmbeddedFile >> stream\nx\nendstream endobj"), "file:active_content"],
      [latin(`<html>${String.fromCharCode(...pdf())}`), "file:not_a_document"],
      [pdf().slice(0, 60), "file:broken_document"],
      [latin(`${String.fromCharCode(...pdf())}PK\u0003\u0004 more`), "file:broken_document"],
      [latin("<svg xmlns='http://www.w3.org/2000/svg'/>"), "file:not_a_document"],
      [sample("gif"), "file:not_a_document"],
      [sample("png").slice(0, 60), "file:broken_picture"],
    ];
    const before = await everything();
    for (const [bytes, flaw] of bad) expect(await flawOf(await upload("pending", bytes))).toBe(flaw);
    expect(await flawOf(await upload("pending", pdf(), "item=logo&name=logo"))).toBe("file:not_a_picture");
    expect(await flawOf(await upload("pending", pdf(), "item=trn&name=x"))).toBe("item:invalid_value");
    expect(await everything()).toEqual(before);
  });

  it("does not take compressed bytes for names, and drops the notes of pictures", async () => {
    await uploaded("pending", pdf("3 0 obj << /Length 9 >>\nstream\n /JS /JS \nendstream endobj"));
    const id = await uploaded("pending", sample("jpegNoted"), "item=bank_letter&name=letter.jpg");
    const kept = new Uint8Array(await (await open("pending", id)).arrayBuffer());
    expect(new TextDecoder("latin1").decode(kept)).not.toContain("SECRET");
  });

  it("lets in owners of companies alone, from our own pages alone", async () => {
    const before = await everything();
    expect((await upload(null)).status).toBe(401);
    expect((await upload("buyer A")).status).toBe(403);
    expect((await upload("admin")).status).toBe(403);
    expect((await upload("pending", pdf(), undefined, { "Sec-Fetch-Site": "cross-site" })).status).toBe(403);
    const large = new Uint8Array(10 * 1024 * 1024 + 1);
    expect((await upload("pending", large)).status).toBe(413);
    expect(await everything()).toEqual(before);
  });

  it("takes five files of an item and no sixth, however many come at once", async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => upload("pending")));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    expect(await db.select().from(supplierDocuments)).toHaveLength(5);
    expect(await flawOf(await upload("pending"))).toBe("item:too_many");
    const { objects } = await env.FILES.list({ prefix: "private/company/sup_usr_pending/" });
    const kept = (await db.select().from(supplierDocuments)).map(({ fileKey }) => fileKey);
    expect(objects.map(({ key }) => key).filter((key) => kept.includes(key))).toHaveLength(5);
  });

  it("counts twenty tries an hour", async () => {
    for (let at = 0; at < 20; at += 1) await upload("pending", latin("nothing"));
    expect((await upload("pending")).status).toBe(429);
  });
});

describe("GET /files/private/documents/{id}", () => {
  it("serves a file to its owner and the platform as a sealed download that nobody stores", async () => {
    const query = `item=trade_licence&name=${encodeURIComponent('رخصة "١"/..\\x.html')}`;
    const id = await uploaded("pending", pdf(), query);
    for (const who of ["pending", "admin"] as const) {
      const answer = await open(who, id);
      expect(answer.status).toBe(200);
      const { headers } = answer;
      expect(headers.get("content-type")).toBe("application/pdf");
      expect(headers.get("content-disposition")).toMatch(
        /^attachment; filename="[A-Za-z0-9 ._-]+\.pdf"; filename\*=UTF-8''%D8[%\w.-]+\.pdf$/,
      );
      expect(headers.get("cache-control")).toBe("no-store");
      expect(headers.get("x-content-type-options")).toBe("nosniff");
      expect(headers.get("content-security-policy")).toContain("sandbox");
      expect(new Uint8Array(await answer.arrayBuffer())).toEqual(pdf());
    }
    expect(await db.select().from(auditLog)).toMatchObject([
      { actorId: actors.admin.userId, action: "open_document", entityId: "sup_usr_pending", after: { document: id } },
    ]);
  });

  it("answers another's file as one that is missing (never again 2)", async () => {
    const id = await uploaded("approved A");
    for (const who of ["approved B", "buyer A", "pending", "suspended"] as const) {
      const [others, missing] = [await open(who, id), await open(who, "doc_missing")];
      expect([others.status, missing.status]).toEqual([404, 404]);
      const [one, two] = [await others.text(), await missing.text()];
      expect(one.replace(/"requestId":"[^"]+"/, "")).toBe(two.replace(/"requestId":"[^"]+"/, ""));
    }
    expect((await open(null, id)).status).toBe(401);
    expect(await db.select().from(auditLog)).toEqual([]);
    const [row] = await db.select().from(supplierDocuments);
    expect((await fetchSite(`/files/avatars/${row?.fileKey}`)).status).toBe(404);
  });
});

describe("company.removeDocument", () => {
  it("takes a file back; the item is missing again without any", async () => {
    const [one, two] = [await uploaded("pending"), await uploaded("pending")];
    const [row] = await db.select().from(supplierDocuments).where(eq(supplierDocuments.id, one));
    const company = () => callerAs(db, actors.pending).company;
    const context = contextOf(db, actors.pending);
    await company().removeDocument({ id: one });
    expect((await company().mine())?.checklist[0]).toMatchObject({ state: "provided", documents: [{ id: two }] });
    await company().removeDocument({ id: two });
    expect((await company().mine())?.checklist[0]).toMatchObject({ state: "missing", documents: [] });
    await context.settled();
    await expect.poll(() => env.FILES.head(row?.fileKey ?? "")).toBeNull();
  });

  it("answers another's as missing, and touches neither", async () => {
    const id = await uploaded("approved A");
    const before = await everything();
    const { company } = callerAs(db, actors["approved B"]);
    const [others, missing] = [
      await refusalOf(company.removeDocument({ id })),
      await refusalOf(company.removeDocument({ id: "doc_missing" })),
    ];
    expect([others.code, others.details]).toEqual([missing.code, missing.details]);
    expect(await everything()).toEqual(before);
  });

  it("keeps what an approval rests on (never again 8)", async () => {
    const id = await uploaded("approved A");
    await db
      .update(suppliers)
      .set({ decidedAt: Date.now() + 1000 })
      .where(eq(suppliers.ownerId, actors["approved A"].userId));
    const refusal = await refusalOf(callerAs(db, actors["approved A"]).company.removeDocument({ id }));
    expect(refusal).toMatchObject({ code: "CONFLICT", details: { state: "approved", action: "remove_document" } });
    expect((await open("approved A", id)).status).toBe(200);
  });
});

describe("the sweep", () => {
  it("deletes files that no row names, once they are a day old", async () => {
    await uploaded("pending");
    const [row] = await db.select().from(supplierDocuments);
    const orphan = "private/company/sup_usr_pending/orphan-of-the-test-00";
    await env.FILES.put(orphan, "x");
    await sweepFiles("company", { db, env, now: () => Date.now() });
    expect(await env.FILES.head(orphan)).not.toBeNull();
    const later = Math.max(Date.now(), TEST_NOW) + 25 * 3_600_000;
    expect(await sweepFiles("company", { db, env, now: () => later })).toBeGreaterThan(0);
    expect(await env.FILES.head(orphan)).toBeNull();
    expect(await env.FILES.head(row?.fileKey ?? "")).not.toBeNull();
  });
});
