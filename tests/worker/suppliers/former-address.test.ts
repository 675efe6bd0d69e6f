import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import type { Database } from "#drizzle/client.ts";
import { companyRevisions } from "#drizzle/schema/company-revisions.ts";
import { supplierAddresses, suppliers, supplierTranslations } from "#drizzle/schema/suppliers.ts";
import { listPublicPages } from "#worker/catalogue/list-addresses.ts";
import { addressCode } from "#worker/suppliers/address-code.ts";
import { countCalls } from "../../support/count-calls.ts";
import { freshDatabase } from "../../support/database.ts";
import { type Actor, type ActorName, callerAs, contextOf, makeActors } from "../support/actors.ts";
import { callerOf, testContext } from "../support/context.ts";
import { forms } from "../support/forms.ts";
import { fullScans } from "../support/query-plans.ts";
import { expectRefusal } from "../support/refusals.ts";

const NAMES = ["pending", "approved A", "admin"] as const satisfies ActorName[];
type Who = (typeof NAMES)[number];
const OLD = "شركة الساحل للورق";

let db: Database;
let actors: Record<Who, Actor>;
beforeEach(async () => {
  db = await freshDatabase();
  actors = await makeActors(db, NAMES);
  const texts = { locale: "ar" as const, name: OLD, city: "", specialization: "", description: "ورق" };
  await db
    .insert(supplierTranslations)
    .values((["pending", "approved A"] as const).map((who) => ({ supplierId: idOf(who), ...texts })));
});

const as = (who: Who) => callerAs(db, actors[who]);
const idOf = (who: Who) => `sup_usr_${who.toLowerCase().replace(" ", "-")}`;
const visitor = () => callerOf(testContext(db));
const read = (slug: string) => visitor().suppliers.bySlug({ slug, page: 1, locale: "en" });
const addresses = () => db.select().from(supplierAddresses);

async function slugOf(who: Who): Promise<string> {
  const [company] = await db
    .select({ slug: suppliers.slug })
    .from(suppliers)
    .where(eq(suppliers.id, idOf(who)));
  return company?.slug ?? "";
}

/** The owner's new name, which an operator applies where the company is public. */
async function rename(who: "pending" | "approved A", name_ar: string, name_en = "") {
  const { version } = await as(who).company.profile();
  const saved = await as(who).company.saveIdentity({ ...forms.companyIdentity({ name_ar, name_en }), version });
  if (saved.outcome !== "staged") return;
  const [found] = await db.select().from(companyRevisions).where(eq(companyRevisions.status, "pending"));
  const decision = { id: found?.id ?? "", version: found?.version ?? 0, action: "apply" as const, note: "" };
  const context = contextOf(db, actors.admin);
  await callerOf(context).admin.decideCompanyRevision(decision);
  await context.settled();
}

describe("a company that is renamed", () => {
  it("has an address of its new name, and is found at the old one in one call", async () => {
    const old = await slugOf("approved A");
    await rename("approved A", "مطاحن الساحل");
    const slug = await slugOf("approved A");
    expect(slug).toBe(`matahin-al-sahil-${addressCode(idOf("approved A"))}`);
    expect(await addresses()).toEqual([{ slug: old, supplierId: idOf("approved A") }]);
    const calls = countCalls(db);
    expect((await read(old)).supplier).toMatchObject({ id: idOf("approved A"), slug });
    expect((await read(slug)).supplier.slug).toBe(slug);
    expect(calls()).toBe(2);
    expect(await fullScans(db, () => read(old))).toEqual([]);
    expect((await visitor().ratings.ofSupplier({ slug: old, page: 1 })).total).toBe(0);
    const paths = (await listPublicPages(testContext(db))).map(({ path }) => path);
    expect(paths).toContain(`/suppliers/${slug}`);
    expect(paths).not.toContain(`/suppliers/${old}`);
  });

  it("leaves every address behind it, and forgets the one that it comes back to", async () => {
    const first = await slugOf("approved A");
    await rename("approved A", "مطاحن الساحل");
    const mills = await slugOf("approved A");
    await rename("approved A", "مطاحن الساحل", "Sahel Mills");
    expect(await slugOf("approved A")).toMatch(/^sahel-mills-/);
    const english = await slugOf("approved A");
    await rename("approved A", "مطاحن الساحل");
    expect(await slugOf("approved A")).toBe(mills);
    expect((await addresses()).map(({ slug }) => slug).sort()).toEqual([first, english].sort());
    for (const slug of [first, english, mills]) expect((await read(slug)).supplier.slug).toBe(mills);
  });

  it("keeps its address when only a name changes that the address is not made of", async () => {
    await rename("approved A", OLD, "Sahel Mills");
    const slug = await slugOf("approved A");
    await rename("approved A", "مطاحن الساحل", "Sahel Mills");
    await rename("approved A", "مطاحن الساحل", "SAHEL mills");
    expect(await slugOf("approved A")).toBe(slug);
  });

  it("keeps its address while the change waits", async () => {
    const old = await slugOf("approved A");
    const { version } = await as("approved A").company.profile();
    await as("approved A").company.saveIdentity({ ...forms.companyIdentity({ name_ar: "مطاحن" }), version });
    expect(await slugOf("approved A")).toBe(old);
    expect(await addresses()).toEqual([]);
  });

  it("is hidden at both addresses before it is approved and once it is suspended", async () => {
    const old = await slugOf("pending");
    await rename("pending", "مطاحن الساحل");
    expect(await slugOf("pending")).toMatch(/^matahin-al-sahil-/);
    for (const slug of [old, await slugOf("pending")]) await expectRefusal(read(slug), "NOT_FOUND");
    await rename("approved A", "مطاحن الساحل");
    const left = (await addresses()).find(({ supplierId }) => supplierId === idOf("approved A"))?.slug ?? "";
    await db.update(suppliers).set({ status: "suspended" });
    for (const slug of [left, await slugOf("approved A")]) await expectRefusal(read(slug), "NOT_FOUND");
  });

  it("gives its old address back to nobody but the company that stands there now", async () => {
    const old = await slugOf("approved A");
    await rename("approved A", "مطاحن الساحل");
    await db
      .update(suppliers)
      .set({ slug: old, status: "approved" })
      .where(eq(suppliers.id, idOf("pending")));
    expect((await read(old)).supplier.id).toBe(idOf("pending"));
  });
});

describe("a company that applies", () => {
  it("with an Arabic name alone has it in its address", async () => {
    await db.delete(supplierTranslations);
    await db.update(suppliers).set({ ownerId: null });
    await as("pending").company.register(forms.company({ companyName: "مصنع الواحة للتمور" }));
    const slugs = await db.select({ slug: suppliers.slug }).from(suppliers);
    expect(slugs.map(({ slug }) => slug)).toContainEqual(
      expect.stringMatching(/^masna-al-waha-lil-tumur-[0-9a-f]{8}$/),
    );
  });
});
