import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import type { Database } from "#drizzle/client.ts";
import { claims, partners, statistics, tips } from "#drizzle/schema/content.ts";
import { synonymGroups } from "#drizzle/schema/search.ts";
import { freshDatabase } from "../../support/database.ts";
import { watchCalls } from "../../support/watch-calls.ts";
import { type Actor, callerAs, contextOf, makeActors } from "../support/actors.ts";
import { callerOf } from "../support/context.ts";
import { forms } from "../support/forms.ts";
import { expectRefusal } from "../support/refusals.ts";
import { wholeDatabase } from "../support/whole-database.ts";

let db: Database;
let admin: Actor;
let id: string;
let groupId: string;
beforeEach(async () => {
  db = await freshDatabase();
  ({ admin } = await makeActors(db, ["admin"] as const));
  ({ id } = await callerAs(db, admin).editor.createClaim(forms.newClaim()));
  ({ id: groupId } = await callerAs(db, admin).editor.createSynonyms(forms.newSynonyms()));
});
type Editor = ReturnType<typeof callerOf>["editor"];

const { claim } = forms.newClaim();
const edited = () => db.update(claims).set({ version: 2 }).where(eq(claims.id, id));
const figures = { page: "home", key: "products", value: "9", version: 5, updatedAt: 1 } as const;
/** The write is the batch behind as many of the read. */
const RACES: [string, number, () => Promise<unknown>, (editor: Editor) => Promise<unknown>][] = [
  ["saves a claim", 1, edited, (editor) => editor.saveClaim({ id, version: 1, claim })],
  [
    "saves synonyms",
    0,
    () => db.update(synonymGroups).set({ version: 2 }).where(eq(synonymGroups.id, groupId)),
    (editor) => editor.saveSynonyms({ id: groupId, version: 1, group: { words: "brimzol\ndesk" } }),
  ],
  ["removes a claim", 1, edited, (editor) => editor.remove({ kind: "claim", id, version: 1 })],
  [
    "writes figures",
    0,
    () => db.insert(statistics).values(figures),
    (editor) =>
      editor.writeStatistics({
        page: "home",
        version: 0,
        figures: { first: "500+", firstEvidence: "https://example.com/proof" },
      }),
  ],
];

describe("an editor who looked before somebody else wrote, and", () => {
  it.each(RACES)("%s right behind them, changes nothing", async (_, reads, write, late) => {
    const slow = contextOf(db, admin);
    await slow.viewer();
    const { $client } = slow.db;
    const { batch } = $client;
    let left = reads;
    let before: unknown;
    $client.batch = async (...parameters) => {
      if (left === 0) {
        $client.batch = batch;
        // What the other does is no call of this editor's.
        await watchCalls(async () => {
          await write();
          before = await wholeDatabase(db);
        });
      }
      left -= 1;
      return batch.apply($client, parameters);
    };
    await expectRefusal(late(callerOf(slow).editor), "CONFLICT");
    expect(before).toBeDefined();
    expect(await wholeDatabase(db)).toEqual(before);
  });
});

describe("an editor's change of one entry", () => {
  it("leaves all others as they are", async () => {
    const { editor } = callerAs(db, admin);
    const other = await editor.createClaim(forms.newClaim());
    const tip = await editor.createTip(forms.newTip());
    await editor.createTip(forms.newTip({ tip: { ...forms.editedTip(), slug: "another-tip" } }));
    const partner = await editor.createPartner(forms.newPartner());
    await editor.createPartner(forms.newPartner());
    const rowsBut = async (ids: string[]) => {
      const rows = [
        ...(await db.select().from(claims)),
        ...(await db.select().from(tips)),
        ...(await db.select().from(partners)),
      ];
      return rows.filter((row) => !ids.includes(row.id));
    };
    const changed = [id, tip.id, partner.id];
    expect(await rowsBut(changed)).toHaveLength(3);
    const changes = [
      () => editor.publishTip({ id: tip.id, version: 1, isPublished: true }),
      () => editor.saveTip({ id: tip.id, version: 1, tip: { ...forms.editedTip(), category: "quality" } }),
      () => editor.saveClaim({ id, version: 1, claim: { ...claim, evidenceUrl: "registry.example/licence/78" } }),
      () =>
        editor.savePartner({ id: partner.id, version: 1, partner: { ...forms.newPartner().partner, country: "SA" } }),
    ];
    for (const change of changes) {
      await db.update(tips).set({ version: 1 });
      const before = await rowsBut(changed);
      await change();
      expect(await rowsBut(changed)).toEqual(before);
    }
    await editor.remove({ kind: "claim", id: other.id, version: 1 });
    expect((await db.select().from(claims)).map((row) => row.id)).toEqual([id]);
  });
});
