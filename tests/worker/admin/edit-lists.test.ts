import { beforeEach, describe, expect, it } from "vitest";
import type { Database } from "#drizzle/client.ts";
import { partnerTranslations } from "#drizzle/schema/content.ts";
import { auditLog } from "#drizzle/schema/platform.ts";
import { countCalls } from "../../support/count-calls.ts";
import { freshDatabase } from "../../support/database.ts";
import { type Actor, callerAs, makeActors } from "../support/actors.ts";
import { forms } from "../support/forms.ts";
import { expectRefusal } from "../support/refusals.ts";
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

describe("partners and claims", () => {
  it("are written with lists a line each, and read back as the form takes them", async () => {
    const { id } = await editor().createPartner(forms.newPartner());
    const [shown] = (await publicPages().partners({ locale: "ar" })).partners;
    expect(shown).toMatchObject({
      partnerSince: 2019,
      certifications: ["ISO 9001", "HACCP"],
      specialties: ["Dattes", "Sirop de dattes"],
      textLocale: "fr",
    });
    const { fields, version } = await editor().partner({ id });
    await editor().savePartner({ id, version, partner: { ...fields, specialties_fr: "Dattes", certifications: "" } });
    const [changed] = (await publicPages().partners({ locale: "fr" })).partners;
    expect(changed).toMatchObject({ specialties: ["Dattes"], certifications: [] });
    await expectRefusal(editor().savePartner({ id, version, partner: fields }), "CONFLICT");
    const many = Array.from({ length: 9 }, (_, at) => `s${at}`).join("\n");
    await expectRefusal(
      editor().savePartner({ id, version: 2, partner: { ...fields, specialties_fr: many } }),
      "BAD_INPUT",
      "partner.specialties_fr:too_many_lines",
    );
    await expectRefusal(
      editor().savePartner({ id, version: 2, partner: { ...fields, partnerSince: "2999" } }),
      "BAD_INPUT",
      "partner.partnerSince:too_big",
    );
  });

  it("a claim's evidence is a page of the web, or none", async () => {
    const { id } = await editor().createClaim(forms.newClaim());
    expect((await publicPages().about({ locale: "ar" })).claims).toMatchObject([
      { evidenceUrl: "https://registry.example/licence/77" },
    ]);
    const { fields, version } = await editor().claim({ id });
    for (const evidenceUrl of ["javascript:alert(1)", "ftp://registry.example", "https://me:pw@registry.example"]) {
      const claim = { ...fields, evidenceUrl };
      await expectRefusal(editor().saveClaim({ id, version, claim }), "BAD_INPUT", "claim.evidenceUrl:invalid_website");
    }
    await editor().saveClaim({ id, version, claim: { ...fields, evidenceUrl: "" } });
    expect((await publicPages().about({ locale: "ar" })).claims[0]?.evidenceUrl).toBeNull();
    await expectRefusal(editor().saveClaim({ id, version, claim: fields }), "CONFLICT");
  });

  it("go with their texts, and the log keeps what they said", async () => {
    const { id } = await editor().createPartner(forms.newPartner());
    await editor().remove({ kind: "partner", id, version: 1 });
    expect(await db.select().from(partnerTranslations)).toEqual([]);
    const [line] = (await lines()).filter(({ action }) => action === "remove");
    expect(line).toMatchObject({ entity: "partner", before: { name_fr: "Dattes de la Palmeraie" }, after: {} });
    await expectRefusal(editor().remove({ kind: "partner", id, version: 1 }), "NOT_FOUND");
    await expectRefusal(editor().saveClaim({ id, version: 1, claim: forms.newClaim().claim }), "NOT_FOUND");
    await expectRefusal(editor().savePartner({ id, version: 1, partner: forms.newPartner().partner }), "NOT_FOUND");
    await expectRefusal(editor().saveTip({ id, version: 1, tip: forms.editedTip() }), "NOT_FOUND");
  });
});

describe("the order of a list", () => {
  it("is what the editor makes it, unless somebody changed the list meanwhile", async () => {
    const ids: string[] = [];
    for (let at = 0; at < 3; at += 1) ids.push((await editor().createClaim(forms.newClaim())).id);
    const [a = "", b = "", c = ""] = ids;
    const shown = async () => (await publicPages().about({ locale: "ar" })).claims.map(({ id }) => id);
    expect(await shown()).toEqual([a, b, c]);
    const calls = countCalls(db);
    await editor().reorder({ kind: "claim", seen: [a, b, c], order: [c, a, b] });
    expect(calls()).toBe(2);
    expect(await shown()).toEqual([c, a, b]);
    const before = await wholeDatabase(db);
    await expectRefusal(editor().reorder({ kind: "claim", seen: [a, b, c], order: [b, a, c] }), "CONFLICT");
    await expectRefusal(editor().reorder({ kind: "claim", seen: [c, a], order: [a, c] }), "CONFLICT");
    await expectRefusal(
      editor().reorder({ kind: "claim", seen: [c, a, b], order: [c, a] }),
      "BAD_INPUT",
      "order:mismatch",
    );
    expect(await wholeDatabase(db)).toEqual(before);
    expect((await editor().claims()).items.map(({ id, version }) => [id, version])).toEqual(
      [c, a, b].map((id) => [id, 1]),
    );
  });
});
