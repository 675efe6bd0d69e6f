import { beforeEach, describe, expect, it } from "vitest";
import type { Database } from "#drizzle/client.ts";
import { auditLog } from "#drizzle/schema/platform.ts";
import { searchState, synonymGroups } from "#drizzle/schema/search.ts";
import { continueIndexing } from "#worker/catalogue/search/index-again.ts";
import { suggest } from "#worker/catalogue/search/suggest.ts";
import { find, stock } from "../../search/stock.ts";
import { freshDatabase } from "../../support/database.ts";
import { type Actor, callerAs, makeActors } from "../support/actors.ts";
import { forms } from "../support/forms.ts";
import { expectRefusal } from "../support/refusals.ts";
import { wholeDatabase } from "../support/whole-database.ts";

let db: Database;
let admin: Actor;
beforeEach(async () => {
  db = await freshDatabase();
  ({ admin } = await makeActors(db, ["admin"] as const));
});
const editor = () => callerAs(db, admin).editor;
const group = (...words: string[]) => ({ words: words.join("\n") });
const create = (...words: string[]) => editor().createSynonyms(forms.newSynonyms({ group: group(...words) }));

describe("a group of synonyms", () => {
  it("works at the search after it was added, changed and deleted", async () => {
    await stock(db, [{ name: "Velvet sofa" }, { name: "Office desk" }]);
    const found = async (q: string) => (await find(db, { q })).hits.map(({ name }) => name);
    expect(await found("brimzol")).toEqual([]);
    const { id } = await create("brimzol", "sofa", "كنفاية");
    expect(await found("brimzol")).toEqual(["Velvet sofa"]);
    expect(await found("كنفاية")).toEqual(["Velvet sofa"]);
    expect((await suggest(db, "brimzol", "en")).products).toMatchObject([{ name: "Velvet sofa" }]);
    await editor().saveSynonyms({ id, version: 1, group: group("brimzol", "desk") });
    expect(await found("brimzol")).toEqual(["Office desk"]);
    await editor().remove({ kind: "synonyms", id, version: 2 });
    expect(await found("brimzol")).toEqual([]);
    const lines = await db.select().from(auditLog).orderBy(auditLog.createdAt);
    expect(lines.map(({ action, entity, entityId }) => [action, entity, entityId])).toEqual([
      ["create", "synonyms", id],
      ["edit", "synonyms", id],
      ["remove", "synonyms", id],
    ]);
    expect(lines.at(-1)).toMatchObject({ before: group("brimzol", "desk"), after: {} });
  });

  it("is made once, however often its form is sent", async () => {
    const form = forms.newSynonyms();
    const first = await editor().createSynonyms(form);
    const before = await db.select().from(searchState);
    expect(await editor().createSynonyms(form)).toEqual(first);
    expect(await db.select().from(synonymGroups)).toHaveLength(1);
    expect(await db.select().from(searchState)).toEqual(before);
  });

  it.each([
    ["one word", ["brimzol"], "too_few_lines"],
    ["one word in two spellings", ["كنفة", "كَنَفة"], "too_few_lines"],
    ["a single letter", ["brimzol", "ق"], "short_line"],
    ["a word beyond measure", ["brimzol", "q".repeat(61)], "too_big"],
    ["too many words", Array.from({ length: 21 }, (_, at) => `brimzol${at}`), "too_many_lines"],
  ])("refuses %s", async (_, words, code) => {
    await expectRefusal(create(...words), "BAD_INPUT", `group.words:${code}`);
  });

  it.each([
    ["a stop word", ["the", "brimzol"], "passed_over"],
    ["a word of trade", ["wholesale", "brimzol"], "passed_over"],
    ["a place", ["دبي", "brimzol"], "passed_over"],
    ["a country of origin", ["turkish", "brimzol"], "passed_over"],
    ["a size", ["12mm", "brimzol"], "passed_over"],
    ["a certificate", ["halal", "brimzol"], "passed_over"],
    ["a sentence", ["sofa bed chair table stool", "brimzol"], "long_phrase"],
    ["what the search knows already", ["olive oil", "زيت زيتون"], "known"],
  ])("refuses %s", async (_, words, code) => {
    await expectRefusal(create(...words), "BAD_INPUT", `words:${code}`);
    expect(await db.select().from(synonymGroups)).toEqual([]);
  });

  it("takes a phrase with a country in it", async () => {
    await create("turkish delight", "راحة الحلقوم");
    await expectRefusal(create("راحة الحلقوم", "turkish delight"), "BAD_INPUT", "words:known");
  });

  it("may keep its words when it is saved again", async () => {
    const { id } = await create("brimzol", "sofa");
    await editor().saveSynonyms({ id, version: 1, group: group("brimzol", "sofa") });
    expect(await editor().synonymGroup({ id })).toEqual({ id, version: 2, fields: group("brimzol", "sofa") });
  });

  it("is refused where there are as many as isolates hold", async () => {
    const rows = Array.from({ length: 500 }, (_, at) => ({ id: `syn_${at}`, words: [`a${at}x`, `b${at}x`] }));
    await db.insert(synonymGroups).values(rows.map((one) => ({ ...one, createdAt: 1, updatedAt: 1 })));
    await expectRefusal(create("brimzol", "sofa"), "BAD_INPUT", "words:too_many_groups");
    expect((await editor().synonyms({ page: 2 })).items).toHaveLength(24);
  });
});

describe("two editors of one group", () => {
  it("do not write over each other", async () => {
    const { id } = await create("brimzol", "sofa");
    await editor().saveSynonyms({ id, version: 1, group: group("brimzol", "desk") });
    const before = await wholeDatabase(db);
    const late = { id, version: 1 };
    await expectRefusal(editor().saveSynonyms({ ...late, group: group("brimzol", "chair") }), "CONFLICT");
    await expectRefusal(editor().remove({ ...late, kind: "synonyms" }), "CONFLICT");
    expect(await wholeDatabase(db)).toEqual(before);
    await editor().remove({ kind: "synonyms", id, version: 2 });
    await expectRefusal(editor().saveSynonyms({ ...late, group: group("brimzol", "chair") }), "NOT_FOUND");
    await expectRefusal(editor().remove({ ...late, kind: "synonyms" }), "NOT_FOUND");
    await expectRefusal(editor().synonymGroup({ id }), "NOT_FOUND");
  });
});

describe("editor.synonyms", () => {
  it("finds groups by any of their words, with who changed them and what else they mean", async () => {
    await create("brimzol", "sofa");
    await create("brimzol", "divan");
    await create("grobak", "عربة بيع");
    const { items, total } = await editor().synonyms({ q: "BRIMZOL" });
    expect(total).toBe(2);
    const divan = items.find(({ words }) => words.includes("divan"));
    expect(divan).toMatchObject({ words: ["brimzol", "divan"], changedBy: expect.any(String) });
    expect(divan?.others).toContainEqual({ word: "brimzol", means: ["sofa"] });
    expect((await editor().synonyms({ q: "عَربة" })).items).toMatchObject([
      { words: ["grobak", "عربة بيع"], others: [] },
    ]);
    expect((await editor().synonyms({ q: "nothing" })).total).toBe(0);
  });
});

describe("writing the index again", () => {
  it("is begun once by an operator, and told with how far it is", async () => {
    await stock(db, [{ name: "Velvet sofa" }, { name: "Office desk" }]);
    expect(await editor().indexing()).toEqual({ isCurrent: false, run: null });
    await editor().startIndexing();
    expect(await editor().indexing()).toMatchObject({ run: { done: 0, total: 2, finishedAt: null } });
    const before = await wholeDatabase(db);
    await expectRefusal(editor().startIndexing(), "CONFLICT");
    expect(await wholeDatabase(db)).toEqual(before);
    await continueIndexing({ db, now: () => 5 });
    expect(await editor().indexing()).toMatchObject({ isCurrent: true, run: { done: 2, finishedAt: 5 } });
    expect(await db.select().from(auditLog)).toMatchObject([{ action: "index_again", entity: "search_index" }]);
  });
});
