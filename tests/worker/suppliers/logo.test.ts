import { env } from "cloudflare:workers";
import { and, eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import type { Database } from "#drizzle/client.ts";
import { supplierChecklist, supplierDocuments, suppliers } from "#drizzle/schema/suppliers.ts";
import { sweepFiles } from "#worker/platform/files/sweep.ts";
import { countCalls } from "../../support/count-calls.ts";
import { databaseAt, freshDatabaseUrl } from "../../support/database.ts";
import { makeCompany } from "../admin/companies.ts";
import { sample } from "../pictures/samples.ts";
import { type Actor, callerAs, contextOf, makeActors } from "../support/actors.ts";
import { callerOf, testContext } from "../support/context.ts";
import { refusalOf } from "../support/refusals.ts";
import { siteOver } from "../support/site.ts";

let db: Database;
let fetchSite: ReturnType<typeof siteOver>;
let actors: Record<"admin", Actor>;
beforeEach(async () => {
  const url = await freshDatabaseUrl();
  db = databaseAt(url);
  fetchSite = siteOver(url);
  actors = await makeActors(db, ["admin"]);
});

const rowOf = async (id: string) =>
  (await db.select().from(suppliers).where(eq(suppliers.id, id)))[0] ?? expect.fail("no company");

/** A company that has handed in a logo, as the upload leaves it. */
async function withLogo(name = "png" as "png" | "jpeg") {
  const company = await makeCompany(db, { status: "approved", checklist: "provided" });
  await provideLogo(company.id, name);
  return company;
}

async function provideLogo(supplierId: string, name: "png" | "jpeg", createdAt = 5) {
  const fileKey = `private/company/${supplierId}/${name}-${createdAt}`;
  await env.FILES.put(fileKey, sample(name));
  await db.insert(supplierDocuments).values({
    ...{ id: `doc_${supplierId}_${createdAt}`, supplierId, item: "logo", fileKey, fileName: "private name.png" },
    ...{ mediaType: `image/${name}`, bytes: 3, validUntil: null, createdAt },
  });
  await db
    .update(supplierChecklist)
    .set({ state: "provided" })
    .where(and(eq(supplierChecklist.supplierId, supplierId), eq(supplierChecklist.item, "logo")));
  return fileKey;
}

async function decide(id: string, decision: "accepted" | "rejected" | "waived") {
  const { version } = await rowOf(id);
  const context = contextOf(db, actors.admin);
  const note = decision === "accepted" ? undefined : "not a logo";
  await callerOf(context).admin.decideItem({ id, version, item: "logo", decision, ...(note ? { note } : {}) });
  await context.settled();
}

describe("a logo", () => {
  it("is published under a name of its own once it was accepted; the document stays private", async () => {
    const { id } = await withLogo();
    expect((await rowOf(id)).logoPath).toBeNull();
    await decide(id, "accepted");
    const { logoPath, slug } = await rowOf(id);
    expect(logoPath).toMatch(/^\/files\/logos\/[\w-]{21}\.png$/);
    const answer = await fetchSite(logoPath ?? "");
    expect([answer.status, answer.headers.get("Content-Type")]).toEqual([200, "image/png"]);
    expect(answer.headers.get("Content-Security-Policy")).toContain("sandbox");
    expect(new Uint8Array(await answer.arrayBuffer())).toEqual(sample("png"));
    const page = await callerOf(testContext(db)).suppliers.bySlug({ slug, locale: "en" });
    expect(page.supplier.logoPath).toBe(logoPath);
    expect(JSON.stringify(page)).not.toContain("private");
    expect((await fetchSite(`/files/private/documents/doc_${id}_5`)).status).toBe(401);
    expect((await fetchSite(`/files/private/company/${id}/png-5`)).status).toBe(404);
  });

  it("is exchanged when a new one is accepted, and stays while that waits", async () => {
    const { id } = await withLogo();
    await decide(id, "accepted");
    const { logoPath: old } = await rowOf(id);
    await provideLogo(id, "jpeg", 9);
    expect((await rowOf(id)).logoPath).toBe(old);
    await decide(id, "accepted");
    const { logoPath } = await rowOf(id);
    expect(logoPath).toMatch(/\.jpg$/);
    expect((await fetchSite(old ?? "")).status).toBe(404);
    const answer = await fetchSite(logoPath ?? "");
    expect(new Uint8Array(await answer.arrayBuffer())).toEqual(sample("jpeg"));
  });

  it.each(["rejected", "waived"] as const)("goes when a new one is %s", async (decision) => {
    const { id } = await withLogo();
    await decide(id, "accepted");
    const { logoPath: old } = await rowOf(id);
    await provideLogo(id, "jpeg", 9);
    await decide(id, decision);
    expect((await rowOf(id)).logoPath).toBeNull();
    expect((await fetchSite(old ?? "")).status).toBe(404);
  });

  it("leaves no file behind when the decision comes too late", async () => {
    const { id } = await withLogo();
    const context = contextOf(db, actors.admin);
    const refusal = await refusalOf(
      callerOf(context).admin.decideItem({ id, version: 9, item: "logo", decision: "accepted" }),
    );
    await context.settled();
    expect(refusal.code).toBe("CONFLICT");
    expect((await rowOf(id)).logoPath).toBeNull();
    const { objects } = await env.FILES.list({ prefix: "logos/", include: ["customMetadata"] });
    expect(objects.filter(({ customMetadata }) => customMetadata?.supplierId === id)).toEqual([]);
  });

  it("is decided within three calls", async () => {
    const { id } = await withLogo();
    const operator = callerAs(db, actors.admin).admin;
    const calls = countCalls(db);
    await operator.decideItem({ id, version: 1, item: "logo", decision: "accepted" });
    expect(calls()).toBe(3);
  });
});

it("the sweep deletes logos that no company shows, a day later", async () => {
  const { id } = await withLogo();
  await decide(id, "accepted");
  const { logoPath } = await rowOf(id);
  const orphan = `logos/${"o".repeat(21)}.png`;
  await env.FILES.put(orphan, sample("png"), { customMetadata: { supplierId: id } });
  await sweepFiles("logo", { db, env, now: () => Date.now() });
  expect(await env.FILES.head(orphan)).not.toBeNull();
  const later = Date.now() + 25 * 3_600_000;
  expect(await sweepFiles("logo", { db, env, now: () => later })).toBeGreaterThan(0);
  expect(await env.FILES.head(orphan)).toBeNull();
  expect((await fetchSite(logoPath ?? "")).status).toBe(200);
});

it.each(["/files/logos/", "/files/logos/x.png", `/files/logos/${"a".repeat(21)}.svg`, "/files/logos/..%2Fprivate"])(
  "no other key is served: %s",
  async (path) => {
    expect((await fetchSite(path)).status).toBe(404);
  },
);
