import { beforeAll, describe, expect, it } from "vitest";
import type { PRODUCT_STATUSES } from "#domain/catalogue/product-facts.ts";
import type { ProductFormInput } from "#domain/catalogue/product-form.ts";
import type { Database } from "#drizzle/client.ts";
import { countCalls } from "../../support/count-calls.ts";
import { freshDatabase } from "../../support/database.ts";
import { type Actor, type ActorName, callerAs, makeActors } from "../support/actors.ts";
import { forms } from "../support/forms.ts";
import { expectRefusal, refusalOf } from "../support/refusals.ts";
import { wholeDatabase } from "../support/whole-database.ts";
import { completeForm, isFound, makeProduct, nameCompanies, versionOf, writtenFor } from "./catalogue.ts";

const NAMES = ["approved A", "approved B", "pending", "suspended", "admin"] as const satisfies ActorName[];
let db: Database;
let actors: Record<(typeof NAMES)[number], Actor>;
beforeAll(async () => {
  db = await freshDatabase();
  actors = await makeActors(db, NAMES);
  await nameCompanies(db, actors["approved A"], actors["approved B"]);
});

const own = (who: (typeof NAMES)[number] = "approved A") => callerAs(db, actors[who]).products;
const operator = () => callerAs(db, actors.admin).review;
const form = (changes: Partial<ProductFormInput> = {}) => completeForm(db, actors["approved A"], changes);
const renamed = (name: string) => form({ texts: { ...form().texts, en: { ...form().texts.en, name } } });
const make = (status: (typeof PRODUCT_STATUSES)[number]) => makeProduct(db, actors["approved A"], actors.admin, status);
const liveName = async (id: string) => (await operator().product({ id })).content.texts.en.name;

describe("products.save of a live product", () => {
  it("applies price and minimum at once, and stages the name until the platform applies it", async () => {
    const { id, version } = await make("published");
    const wanted = { ...renamed("Ajwa kings"), price: "77", tiers: [], moq: 6, orderMultiple: 3 };
    const calls = countCalls(db);
    expect(await own().save({ id, version, product: wanted })).toMatchObject({
      outcome: "partly_staged",
      version: version + 1,
    });
    expect(calls()).toBe(3);
    expect(await isFound(db, "Ajwa kings", "en", id)).toBe(false);
    const staged = await own().one({ id });
    expect(staged.content).toMatchObject({ priceMinor: 7700, moq: 6, orderMultiple: 3, tiers: [] });
    expect(staged.content.texts.en.name).toBe("Premium Medjool dates");
    expect(staged.revision).toMatchObject({ version: 1, content: { texts: { en: { name: "Ajwa kings" } } } });

    const again = await own().save({
      id,
      version: version + 1,
      product: { ...renamed("Ajwa queens"), price: "70", tiers: [] },
    });
    expect(again).toMatchObject({ outcome: "partly_staged" });
    const revised = await operator().product({ id });
    expect(revised.revision).toMatchObject({ version: 2, actions: ["apply", "decline"], pictures: [{ width: 640 }] });
    const revisionId = revised.revision?.id ?? "";
    // The price moves on after the change was staged, and must not come back with it.
    await own().saveTerms({ id, version: revised.version, terms: forms.terms({ price: "66", tiers: [] }) });
    const stale = await refusalOf(operator().decideRevision({ id: revisionId, version: 1, action: "apply" }));
    expect(stale).toMatchObject({ code: "CONFLICT", details: { state: "pending", action: "apply", version: 2 } });
    expect(await operator().decideRevision({ id: revisionId, version: 2, action: "apply" })).toEqual({
      status: "applied",
    });
    expect((await own().one({ id })).content).toMatchObject({
      priceMinor: 6600,
      texts: { en: { name: "Ajwa queens" } },
    });
    expect(await isFound(db, "Ajwa queens", "en", id)).toBe(true);
    const { events, revisions, told } = await writtenFor(db, id);
    expect(events.map(({ action }) => action)).toEqual(expect.arrayContaining(["stage", "terms", "apply"]));
    expect(revisions).toHaveLength(1);
    expect(told.some(({ template }) => template === "product_changes_applied")).toBe(true);
  });

  it("decides a staged change once: all moves that are not in the table are named and write nothing", async () => {
    const { id, version } = await make("paused");
    // No term is changed: none is said to apply now.
    expect(await own().save({ id, version, product: renamed("Decided once") })).toMatchObject({ outcome: "staged" });
    const { revision } = await operator().product({ id });
    const decision = { id: revision?.id ?? "", version: 1, note: "no" };
    const withdraw = await refusalOf(operator().decideRevision({ ...decision, action: "withdraw" }));
    expect(withdraw).toMatchObject({ code: "CONFLICT", details: { state: "pending", action: "withdraw" } });
    await expectRefusal(
      operator().decideRevision({ ...decision, note: "", action: "decline" }),
      "BAD_INPUT",
      "note:required",
    );
    const decline = () => operator().decideRevision({ ...decision, action: "decline" });
    const results = await Promise.allSettled([decline(), decline(), decline()]);
    expect(results.filter((result) => result.status === "fulfilled")).toHaveLength(1);
    const before = await wholeDatabase(db);
    for (const action of ["apply", "decline", "withdraw"] as const) {
      const refusal = await refusalOf(operator().decideRevision({ ...decision, action }));
      expect(refusal).toMatchObject({ code: "CONFLICT", details: { state: "declined", action } });
    }
    await expectRefusal(operator().decideRevision({ ...decision, id: "rev_missing", action: "apply" }), "NOT_FOUND");
    const nothing = await refusalOf(own().withdrawRevision({ id, version: await versionOf(db, id) }));
    expect(nothing).toMatchObject({ code: "CONFLICT", details: { state: "paused", action: "withdraw" } });
    expect(await wholeDatabase(db)).toEqual(before);
    expect(await liveName(id)).toBe("Premium Medjool dates");
  });

  it("withdraws a staged change: by name, by saving what is live, and with the product that is put away", async () => {
    for (const end of ["withdraw", "save", "archive"] as const) {
      const { id, version } = await make("published");
      await own().save({ id, version, product: renamed(`To be withdrawn by ${end}`) });
      const seen = { id, version: version + 1 };
      if (end === "withdraw") await own().withdrawRevision(seen);
      else if (end === "save") await own().save({ ...seen, product: form() });
      else await own().archive(seen);
      const { revisions } = await writtenFor(db, id);
      expect(revisions).toMatchObject([{ status: "withdrawn" }]);
      expect((await own().one({ id })).revision).toBeNull();
    }
  });

  it("applies everything at once for a supplier whom an admin trusts", async () => {
    await db.$client.execute("update suppliers set is_trusted = 1 where id = 'sup_usr_approved-a'");
    const product = await trusted();
    expect(await own().save({ ...product, product: renamed("Trusted sukkari") })).toMatchObject({ outcome: "saved" });
    expect(await isFound(db, "Trusted sukkari", "en", product.id)).toBe(true);
    await db.$client.execute("update suppliers set is_trusted = 0 where id = 'sup_usr_approved-a'");
  });

  it("lets no live product lose what its approval took, nor change its code", async () => {
    const { id, version } = await make("published");
    await expectRefusal(own().save({ id, version, product: form({ pictures: [] }) }), "BAD_INPUT", "picture:missing");
    await expectRefusal(own().save({ id, version, product: form(), sku: "OTHER" }), "BAD_INPUT", "sku:fixed");
  });

  it("refuses a company that was suspended meanwhile, at the next call (never again 7)", async () => {
    const product = await make("published");
    const paused = await make("paused");
    await db.$client.execute("update suppliers set status = 'suspended' where id = 'sup_usr_approved-a'");
    const before = await wholeDatabase(db);
    await expectRefusal(own().save({ ...product, product: renamed("Suspended") }), "FORBIDDEN");
    await expectRefusal(own().saveTerms({ ...product, terms: forms.terms() }), "FORBIDDEN");
    await expectRefusal(own().resume(paused), "FORBIDDEN");
    const rows = [{ ...product, terms: forms.terms() }];
    expect(await own().saveManyTerms({ rows })).toMatchObject([{ outcome: "refused" }]);
    expect(await wholeDatabase(db)).toEqual(before);
    // A search is counted, so that it comes last.
    expect(await isFound(db, "Premium Medjool dates", "en", product.id)).toBe(false);
    await db.$client.execute("update suppliers set status = 'approved' where id = 'sup_usr_approved-a'");
  });
});

async function trusted() {
  const { id } = await own().create(forms.newProduct());
  await own().save({ id, version: 1, product: form() });
  await own().submit({ id, version: 2 });
  return { id, version: 3 };
}
