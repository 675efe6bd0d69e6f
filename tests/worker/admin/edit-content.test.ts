import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import type { Database } from "#drizzle/client.ts";
import { claims, tipSubmissions, tips, tipTranslations } from "#drizzle/schema/content.ts";
import { auditLog } from "#drizzle/schema/platform.ts";
import { RATE_LIMITS } from "#worker/platform/rate-limits.ts";
import { countCalls } from "../../support/count-calls.ts";
import { freshDatabase } from "../../support/database.ts";
import { type Actor, callerAs, makeActors } from "../support/actors.ts";
import { forms } from "../support/forms.ts";
import { fullScans } from "../support/query-plans.ts";
import { expectRefusal, refusalOf } from "../support/refusals.ts";
import { wholeDatabase } from "../support/whole-database.ts";

let db: Database;
let actors: Record<"admin", Actor>;
beforeEach(async () => {
  db = await freshDatabase();
  actors = await makeActors(db, ["admin"]);
});
const editor = () => callerAs(db, actors.admin).editor;
const publicPages = () => callerAs(db, null).content;
const lines = () => db.select().from(auditLog).orderBy(auditLog.createdAt);

async function publishedTip(slug = "insure-by-value"): Promise<{ id: string; version: number }> {
  const { id } = await editor().createTip(forms.newTip({ tip: { ...forms.editedTip(), slug } }));
  const { version } = await editor().publishTip({ id, version: 1, isPublished: true });
  return { id, version };
}

async function share(id: string): Promise<void> {
  const person = { authorName: "n", email: "n@people.example", category: "quality", locale: "fr" } as const;
  const times = { createdAt: 1, updatedAt: 1 };
  await db.insert(tipSubmissions).values({ id, ...person, title: "t", content: "c", status: "new", ...times });
}

describe("a tip", () => {
  it("starts as a draft that nobody sees, is published and taken back", async () => {
    const calls = countCalls(db);
    const { id } = await editor().createTip(forms.newTip());
    expect(calls()).toBe(2);
    const page = { slug: "insure-by-value", locale: "en" } as const;
    await expectRefusal(publicPages().tip(page), "NOT_FOUND");
    expect((await publicPages().tips({ locale: "en" })).items).toEqual([]);
    const before = countCalls(db);
    expect(await editor().publishTip({ id, version: 1, isPublished: true })).toEqual({ version: 2 });
    expect(before()).toBe(3);
    expect((await publicPages().tip(page)).tip).toMatchObject({ title: "Insure by value", textLocale: "en" });
    await expectRefusal(editor().publishTip({ id, version: 2, isPublished: true }), "CONFLICT");
    await editor().publishTip({ id, version: 2, isPublished: false });
    await expectRefusal(publicPages().tip(page), "NOT_FOUND");
    expect((await lines()).map(({ action, entity, entityId }) => [action, entity, entityId])).toEqual([
      ["create", "tip", id],
      ["publish", "tip", id],
      ["withdraw", "tip", id],
    ]);
  });

  it("is edited in one language while the others stay, at once for the public, with before and after", async () => {
    const { id, version } = await publishedTip();
    const tip = { ...forms.editedTip(), title_ar: "عنوان جديد <b>غامق</b>" };
    const calls = countCalls(db);
    expect(await editor().saveTip({ id, version, tip })).toEqual({ version: version + 1 });
    expect(calls()).toBe(3);
    const titleIn = async (locale: "ar" | "en" | "fr") =>
      (await publicPages().tip({ slug: "insure-by-value", locale })).tip.title;
    expect([await titleIn("ar"), await titleIn("en"), await titleIn("fr")]).toEqual([
      "عنوان جديد غامق",
      "Insure by value",
      "عنوان جديد غامق",
    ]);
    const [line] = (await lines()).filter(({ action }) => action === "edit");
    expect(line?.before).toMatchObject({ title_ar: forms.editedTip().title_ar, title_fr: "" });
    expect(line?.after).toMatchObject({ title_ar: "عنوان جديد غامق" });
  });

  it("loses a language that is emptied", async () => {
    const { id, version } = await publishedTip();
    await editor().saveTip({
      id,
      version,
      tip: { ...forms.editedTip(), title_en: "", summary_en: " ", content_en: null },
    });
    const left = await db.select().from(tipTranslations).where(eq(tipTranslations.tipId, id));
    expect(left.map(({ locale }) => locale)).toEqual(["ar"]);
  });

  it("refuses half a language, no language, and what is no address", async () => {
    const { id, version } = await publishedTip();
    const before = await wholeDatabase(db);
    const half = { ...forms.editedTip(), title_fr: "Titre" };
    await expectRefusal(
      editor().saveTip({ id, version, tip: half }),
      "BAD_INPUT",
      "tip.summary_fr:required",
      "tip.content_fr:required",
    );
    await expectRefusal(
      editor().saveTip({ id, version, tip: { category: "quality" } }),
      "BAD_INPUT",
      "tip.title_ar:required",
      "tip.summary_ar:required",
      "tip.content_ar:required",
    );
    const tip = { ...forms.editedTip(), slug: "تأمين" };
    await expectRefusal(editor().createTip(forms.newTip({ tip })), "BAD_INPUT", "tip.slug:invalid_slug");
    expect(await wholeDatabase(db)).toEqual(before);
  });

  it("refuses an address that is taken, and still answers a retry as the first time", async () => {
    const form = forms.newTip();
    const first = await editor().createTip(form);
    expect(await editor().createTip(form)).toEqual(first);
    await expectRefusal(editor().createTip(forms.newTip()), "BAD_INPUT", "slug:taken");
    const other = { ...form, tip: { ...form.tip, slug: "another" } };
    await expectRefusal(editor().createTip(other), "KEY_REUSED");
    expect(await db.select().from(tips)).toHaveLength(1);
    expect(await lines()).toHaveLength(1);
  });

  it("takes over what a visitor shared and settles it, once", async () => {
    await share("tip_shared");
    expect(await editor().submission({ id: "tip_shared" })).toMatchObject({ title: "t", locale: "fr" });
    const { id } = await editor().createTip(forms.newTip({ submissionId: "tip_shared" }));
    expect(await db.select().from(tipSubmissions)).toMatchObject([{ status: "done" }]);
    expect(await lines()).toMatchObject([
      { entity: "tip", action: "create" },
      { entity: "tip_submission", action: "settle", after: { tip: id } },
    ]);
    await expectRefusal(editor().submission({ id: "tip_shared" }), "NOT_FOUND");
    const again = forms.newTip({ submissionId: "tip_shared", tip: { ...forms.editedTip(), slug: "again" } });
    await expectRefusal(editor().createTip(again), "NOT_FOUND");
    expect(await db.select().from(tips)).toHaveLength(1);
  });

  it("counts new entries of an editor", async () => {
    const { max } = RATE_LIMITS["editor.create"];
    const claim = () => editor().createClaim(forms.newClaim());
    for (let made = 0; made < max; made += 1) await claim();
    await expectRefusal(claim(), "RATE_LIMITED");
    expect(await db.select().from(claims)).toHaveLength(max);
  });
});

describe("two editors at once", () => {
  it("the slower one is told, and nothing of theirs is written", async () => {
    const { id, version } = await publishedTip();
    const tip = forms.editedTip();
    const saves = await Promise.allSettled(
      [1, 2, 3].map((at) => editor().saveTip({ id, version, tip: { ...tip, title_en: `T${at}` } })),
    );
    expect(saves.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    const before = await wholeDatabase(db);
    const late = await refusalOf(editor().saveTip({ id, version, tip }));
    expect([late.code, late.details.version]).toEqual(["CONFLICT", version + 1]);
    await expectRefusal(editor().publishTip({ id, version, isPublished: false }), "CONFLICT");
    await expectRefusal(editor().remove({ kind: "tip", id, version }), "CONFLICT");
    expect(await wholeDatabase(db)).toEqual(before);
    expect((await lines()).filter(({ action }) => action === "edit")).toHaveLength(1);
  });
});

describe("the plan of every query", () => {
  it("reads no growing table through", async () => {
    await share("tip_shared");
    const { id, version } = await publishedTip();
    const tip = forms.editedTip();
    const shared = forms.newTip({ submissionId: "tip_shared", tip: { ...tip, slug: "shared" } });
    for (const work of [
      () => editor().tips(),
      () => editor().tip({ id }),
      () => editor().partners(),
      () => editor().claims(),
      () => editor().submission({ id: "tip_shared" }),
      () => editor().saveTip({ id, version, tip }),
      () => editor().createTip(shared),
    ]) {
      expect(await fullScans(db, work)).toEqual([]);
    }
  });
});
