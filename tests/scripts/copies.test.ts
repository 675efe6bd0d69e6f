import { mkdtemp, readdir, rm, stat, truncate } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { searchParamsSchema } from "#domain/catalogue/search/search-params.ts";
import { type Database, openDatabase } from "#drizzle/client.ts";
import { productTranslations } from "#drizzle/schema/catalogue.ts";
import { accountEvents, sessions, users } from "#drizzle/schema/identity.ts";
import { orderLines, orders } from "#drizzle/schema/orders.ts";
import { rfqs } from "#drizzle/schema/rfq.ts";
import { searchProducts } from "#worker/catalogue/search/search-products.ts";
import { compareWithCopy, describeDifference } from "../../scripts/copies/compare.ts";
import { assertWhole } from "../../scripts/copies/copied-lines.ts";
import { type Manifest, readManifest } from "../../scripts/copies/manifest.ts";
import { restoreCopy } from "../../scripts/copies/restore.ts";
import { erasedAccounts, readErased, settleCopy } from "../../scripts/copies/settle.ts";
import { takeCopy } from "../../scripts/copies/take-copy.ts";
import { startLibsqlEndpoint } from "../../scripts/libsql/server.ts";
import { migrateDatabase, startLocalDatabase } from "../../scripts/local-stack.ts";

interface Opened {
  db: Database;
  plain: Database;
  close(): Promise<void>;
}

let folder: string;
let copy: string;
let demo: Opened;
let manifest: Manifest;

async function open(file: string): Promise<Opened> {
  const { url, close } = await startLibsqlEndpoint({ file, port: 0 });
  const address = { url, timeoutMs: 60_000 };
  return { db: openDatabase({ ...address, readsBigints: true }), plain: openDatabase(address), close };
}

/** The demo's database, to which are added what JSON or a number of JavaScript would lose. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "mawrid-copies-"));
  copy = join(folder, "copy");
  const file = join(folder, "demo.db");
  await (await startLocalDatabase(file)).close();
  demo = await open(file);
  await demo.plain.run(sql`create table odd (k text primary key, v) without rowid`);
  await demo.plain.run(sql`insert into odd values ('whole', 1), ('real', 1.0), ('long', 9007199254740993),
    ('third', 1.0 / 3), ('text', '1'), ('bytes', x'00ff'), ('none', null), ('أب', char(8232))`);
  manifest = await takeCopy(demo.db, copy, Date.now());
}, 300_000);
afterAll(async () => {
  await demo.close();
  await rm(folder, { recursive: true });
});

const differencesOf = async (db: Database) =>
  (await compareWithCopy(db.$client, copy, manifest)).map(describeDifference);

/** What readers of the site get: a search, and an order with its lines. */
async function answersOf({ plain }: Opened) {
  const found = await searchProducts(plain, searchParamsSchema.parse({ q: "مضخة" }), { locale: "ar", now: 9 });
  const [order] = await plain.select().from(orders).orderBy(orders.id).limit(1);
  const lines = await plain
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, order?.id ?? ""));
  return { found, order, lines };
}

describe("a copy", () => {
  it("is of the whole database, for its owner's eyes, and goes into no folder with files", async () => {
    expect(await readManifest(copy)).toEqual(manifest);
    expect(manifest.tables.length).toBeGreaterThan(80);
    expect(Object.keys(manifest.leftOut)).toContain("search_index");
    expect(manifest.migratedTo).toBeGreaterThan(1_700_000_000_000);
    for (const name of await readdir(copy))
      expect([name, (await stat(join(copy, name))).mode & 0o77]).toEqual([name, 0]);
    await expect(takeCopy(demo.db, copy, 0)).rejects.toThrow("is not empty");
  });

  it("is the state of one moment, whatever is written meanwhile", async () => {
    let isTaken = false;
    const taken = takeCopy(demo.db, join(folder, "meanwhile"), 0).finally(() => {
      isTaken = true;
    });
    let written = 0;
    // The first is copied long before the second.
    for (; !isTaken; written += 1) {
      await demo.plain.batch([
        demo.plain.run(sql`insert into rate_limits values (${`late ${written}`}, 0, 0)`),
        demo.plain.run(sql`insert into odd values (${`late ${written}`}, 0)`),
      ]);
    }
    const rowsOf = ({ tables }: Manifest, wanted: string) => tables.find(({ name }) => name === wanted)?.rows ?? 0;
    const added = ["rate_limits", "odd"].map(async (name) => rowsOf(await taken, name) - rowsOf(manifest, name));
    const [first = 0, second] = await Promise.all(added);
    expect([second, first < written]).toEqual([first, true]);
    await demo.plain.run(sql`delete from rate_limits where key like 'late %'`);
    await demo.plain.run(sql`delete from odd where k like 'late %'`);
    expect(await differencesOf(demo.db)).toEqual([]);
  });
});

describe("damage", () => {
  let damaged: Opened;
  beforeAll(async () => {
    damaged = await open(join(folder, "damaged.db"));
    await restoreCopy(damaged.db, damaged.plain, copy);
  }, 120_000);
  afterAll(() => damaged.close());

  it("is named by the table, and by the first row that differs", async () => {
    expect(await differencesOf(damaged.db)).toEqual([]);
    const [order] = await damaged.plain.select({ id: orders.id }).from(orders).orderBy(sql`rowid`).limit(1);
    await damaged.plain.delete(orderLines).where(eq(orderLines.orderId, order?.id ?? ""));
    await damaged.plain.run(sql`update odd set v = 1.5 where k = 'real'`);
    await damaged.plain.run(sql`drop trigger audit_log_loses_no_row`);
    expect((await differencesOf(damaged.db)).sort()).toEqual([
      "odd: 8 rows, 8 in the copy; the first that differs: k real",
      expect.stringMatching(/^order_lines: \d+ rows, \d+ in the copy; the first that differs: order_id /),
      "trigger audit_log_loses_no_row: made otherwise than in the copy",
    ]);
  });

  it("of the copy's own files is found before anything is written", async () => {
    const other = join(folder, "broken");
    await takeCopy(demo.db, other, 0);
    const file = join(other, "products.ndjson.gz");
    await truncate(file, (await stat(file)).size - 100);
    await expect(assertWhole(other, manifest.tables)).rejects.toThrow("damaged: products.ndjson.gz");
    await rm(join(other, "manifest.json"));
    await expect(readManifest(other)).rejects.toThrow("holds no whole copy");
  });
});

describe("a restored database", () => {
  let restored: Opened;
  beforeAll(async () => {
    restored = await open(join(folder, "restored.db"));
    await restoreCopy(restored.db, restored.plain, copy);
  }, 120_000);
  afterAll(() => restored.close());

  it("has every table as it was, and answers a search and an order the same", async () => {
    expect(await differencesOf(restored.db)).toEqual([]);
    const again = await takeCopy(restored.db, join(folder, "again"), 0);
    const sumsOf = ({ tables }: Manifest) =>
      tables.filter(({ name }) => name !== "page_versions").map(({ name, rows, sha256 }) => [name, rows, sha256]);
    expect(sumsOf(again)).toEqual(sumsOf(manifest));
    const answers = await answersOf(restored);
    expect(answers.found.total).toBeGreaterThan(0);
    expect(answers.lines.length).toBeGreaterThan(0);
    expect(answers).toEqual(await answersOf(demo));
  });

  it("goes on: it is migrated already, its triggers count again, no product number comes twice", async () => {
    await migrateDatabase(restored.plain);
    await expect(restored.plain.run(sql`delete from audit_log`)).rejects.toThrow();
    const words = (db: Database) => db.all(sql`select version from page_versions order by area`);
    const before = await words(restored.plain);
    expect(before).not.toEqual(await words(demo.plain));
    await restored.plain.update(productTranslations).set({ name: "Pump" });
    expect(await words(restored.plain)).not.toEqual(before);
    const sequence = (db: Database) => db.all(sql`select * from sqlite_sequence`);
    expect(await sequence(restored.plain)).toEqual(await sequence(demo.plain));
  });

  it("takes no second copy", async () => {
    await expect(restoreCopy(restored.db, restored.plain, copy)).rejects.toThrow("is not empty");
  });

  it("is settled before it serves: nobody signed in, no mail sent again, the erased due again", async () => {
    const { plain } = restored;
    const [first, second] = await plain.select({ id: users.id }).from(users).limit(2);
    const erasedId = first?.id ?? "";
    const event = { action: "deleted", actorId: null, details: {}, createdAt: 1 };
    await plain.insert(accountEvents).values({ id: "evt_erased", userId: erasedId, ...event });
    await plain.insert(sessions).values({
      ...{ id: "s", handle: "ses_1", userId: second?.id ?? "", userAgent: "" },
      ...{ createdAt: 1, lastUsedAt: 1, expiresAt: 2 },
    });
    await plain.run(sql`update outbox set status = 'waiting' where id = (select id from outbox limit 1)`);
    const list = (await erasedAccounts(plain)).map((id) => `${id}\n`).join("");
    expect(readErased(list)).toEqual([erasedId]);
    const generations = () => plain.select({ of: rfqs.linkGeneration }).from(rfqs).orderBy(rfqs.id);
    const before = await generations();
    expect(await settleCopy(plain, readErased(list), 5)).toEqual({ signedOut: 1, parked: 1, toErase: 1 });
    expect(await generations()).toEqual(before.map(({ of }) => ({ of: of + 1000 })));
    expect(before.length).toBeGreaterThan(0);
    const due = await plain.select({ id: users.id }).from(users).where(eq(users.deleteAfter, 5));
    expect(due).toEqual([{ id: erasedId }]);
    expect(() => readErased("somebody@demo.test\n")).toThrow("no account's id");
  });
});
