import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import type { PageArea } from "#domain/kernel/page-areas.ts";
import type { Database } from "#drizzle/client.ts";
import { pageVersions } from "#drizzle/schema/page-versions.ts";
import { rfqInvitations, rfqs } from "#drizzle/schema/rfq.ts";
import { reindexProducts } from "#worker/catalogue/search/index-products.ts";
import { READS_FOR_ALL } from "#worker/http/drawn-calls.ts";
import { createCallerFactory } from "#worker/platform/procedures.ts";
import { appRouter } from "#worker/router.ts";
import { seedDemoData } from "../../../drizzle/seed/seed.ts";
import { freshDatabase } from "../../support/database.ts";
import { watchCalls } from "../../support/watch-calls.ts";
import { makeActors } from "../support/actors.ts";
import { TEST_NOW, testContext } from "../support/context.ts";

/** Read by pages and without a trigger of its own, and why. */
const MOVED_BY_OTHERS: Record<string, string> = {
  search_counts: "written by triggers of search_docs",
  search_words: "written in the batch that writes search_docs",
};

let db: Database;
beforeAll(async () => {
  db = await freshDatabase();
  await seedDemoData(db, TEST_NOW, reindexProducts);
  await makeActors(db, ["approved A"]);
  await db.insert(rfqs).values({
    ...{ id: "rfq", reference: "rfq", status: "open", accessHash: "rfq", deadlineAt: TEST_NOW },
    ...{ companyName: "", contactName: "", email: "", phone: "", description: "", quantity: "" },
    ...{ category: "furniture", locale: "en", createdAt: TEST_NOW, updatedAt: TEST_NOW },
  });
  await db.insert(rfqInvitations).values({
    ...{ id: "inv", rfqId: "rfq", supplierId: "sup_usr_approved-a", status: "invited", score: 1, reasons: [], wave: 1 },
    ...{ deadlineAt: TEST_NOW, createdAt: TEST_NOW, updatedAt: TEST_NOW },
  });
});

type Reads = Record<string, readonly object[]>;

async function addresses() {
  const [row] = await db.all<{ id: string; category: string; slug: string; supplier: string; tip: string }>(sql`
    select p.id, p.category, p.slug, s.slug as supplier, (select slug from tips where published_at is not null) as tip
    from products p inner join suppliers s on s.id = p.supplier_id
    where p.status = 'published' and s.status = 'approved' limit 1`);
  return row ?? expect.fail("no goods");
}

/** Inputs of every read that kept pages are drawn from, in all the forms that its statements take. */
async function readsOfPages(): Promise<Reads> {
  const { id, category, slug, supplier, tip } = await addresses();
  const search = {
    q: "",
    origin: [],
    certification: [],
    moq: [],
    price: [],
    verified: false,
    sort: "relevance",
    page: 1,
  };
  return {
    "catalogue.home": [{}],
    "catalogue.product": [{ category, slug }],
    "catalogue.products": [{ ids: [id] }],
    "catalogue.search": [
      search,
      { ...search, category },
      { ...search, q: "تمر" },
      { ...search, q: "pump", verified: true },
    ],
    "suppliers.list": [
      { kind: "suppliers" },
      { kind: "manufacturers", q: "dates", country: "AE" },
      { kind: "suppliers", goods: "dates" },
    ],
    "suppliers.bySlug": [{ slug: supplier }],
    "content.tips": [{ q: "a" }],
    "content.tip": [{ slug: tip }],
    "content.partners": [{}],
    "content.about": [{}],
  };
}

/** The tables that a statement opens, by SQLite's own program for it. */
async function tablesOf(statement: string): Promise<string[]> {
  const program = await db.all<{ opcode: string; p2: number }>(sql.raw(`EXPLAIN ${statement}`));
  const places = await db.all<{ rootpage: number; tbl_name: string }>(
    sql`select rootpage, tbl_name from sqlite_master`,
  );
  return program
    .filter(({ opcode }) => opcode === "OpenRead")
    .map(({ p2 }) => places.find(({ rootpage }) => rootpage === p2)?.tbl_name ?? "")
    .filter((name) => name !== "" && !/^(sqlite_|search_index)/.test(name));
}

const triggered = async () => {
  const rows = await db.all<{ tbl_name: string }>(
    sql`select distinct tbl_name from sqlite_master where type = 'trigger' and name like 'page\\_of\\_%' escape '\\'`,
  );
  return rows.map((row) => row.tbl_name).sort();
};

describe("the triggers", () => {
  it("stand on every table that kept pages are drawn from", async () => {
    const reads = await readsOfPages();
    expect(Object.keys(reads).sort()).toEqual([...READS_FOR_ALL].sort());
    // Without the budget of a call, which watches by itself.
    const caller = createCallerFactory(appRouter)(testContext(db)) as unknown as Record<
      string,
      Record<string, (input: object) => unknown>
    >;
    const statements = new Set<string>();
    for (const [name, inputs] of Object.entries(reads)) {
      const [area = "", verb = ""] = name.split(".");
      for (const input of inputs) {
        const made = await watchCalls(async (calls) => {
          await caller[area]?.[verb]?.({ ...input, locale: "en" });
          return calls;
        });
        for (const statement of made.flat()) if (/^\s*(select|with)/i.test(statement)) statements.add(statement);
      }
    }
    expect(statements.size).toBeGreaterThan(15);
    const read = new Set<string>();
    for (const statement of statements) for (const table of await tablesOf(statement)) read.add(table);
    const known = [...(await triggered()), ...Object.keys(MOVED_BY_OTHERS)];
    expect([...read].filter((table) => !known.includes(table))).toEqual([]);
    // And on none that no page is drawn from; addresses that were left are read where one is unknown.
    const unread = ["synonym_groups"];
    expect(known.filter((table) => !read.has(table) && !unread.includes(table))).toEqual([]);
  });
});

const PUBLISHED = "(select number from products where status = 'published' limit 1)";
const DRAFT = "(select number from products where status = 'draft' limit 1)";
const APPROVED = "(select id from suppliers where status = 'approved' and id not like 'sup_usr%' limit 1)";
const TIP = "(select id from tips where published_at is not null limit 1)";

/** A write of each table that a page shows, as verbs, imports and jobs make them. */
const SHOWN: Record<PageArea, Record<string, string[]>> = {
  goods: {
    products: [
      `update products set price_minor = 5 where number = ${PUBLISHED}`,
      `update products set status = 'paused' where number = ${PUBLISHED}`,
      "update products set status = 'published' where status = 'paused'",
    ],
    product_translations: [`update product_translations set name = 'x' where product_number = ${PUBLISHED}`],
    product_images: [`delete from product_images where product_number = ${PUBLISHED}`],
    product_certifications: [`insert into product_certifications values (${PUBLISHED}, 'GSO', null)`],
    price_tiers: [`insert into price_tiers values (${PUBLISHED}, 987654, 1)`],
    product_addresses: [`insert into product_addresses values ('furniture', 'left', ${PUBLISHED})`],
    suppliers: [
      `update suppliers set rating_count = rating_count + 1 where id = ${APPROVED}`,
      `update suppliers set status = 'suspended' where id = ${APPROVED}`,
      "update suppliers set status = 'approved' where status = 'suspended'",
    ],
    supplier_translations: [`update supplier_translations set city = 'x' where supplier_id = ${APPROVED}`],
    supplier_certifications: [`insert into supplier_certifications values (${APPROVED}, 'any', null)`],
    supplier_checklist: [`insert into supplier_checklist values (${APPROVED}, 'insurance', 'accepted', null, null, 1)`],
    supplier_events: [
      `insert into supplier_events (id, supplier_id, action, to_status, created_at) values ('e', ${APPROVED}, 'a', 'b', 1)`,
    ],
    supplier_addresses: [`insert into supplier_addresses values ('left', ${APPROVED})`],
    users: ["update users set suspended_at = 1"],
    rfq_invitations: ["update rfq_invitations set responded_at = 5"],
    search_docs: [`update search_docs set price_low = price_low + 1 where number = ${PUBLISHED}`],
    search_state: ["insert into search_state values ('synonyms', 'one')", "delete from search_state"],
    synonym_groups: ["insert into synonym_groups values ('g', '[]', 1, 1, 1)"],
  },
  content: {
    tips: [`update tips set rating = 1, ratings = 1 where id = ${TIP}`, "update tips set published_at = null"],
    tip_translations: [`update tip_translations set title = 'x'`],
    partners: ["update partners set position = 9"],
    partner_translations: ["delete from partner_translations where locale = 'fr'"],
    statistics: ["insert into statistics values ('home', 'products', '9', 'https://a.example', 1, 1)"],
    claims: ["delete from claims where position = 1"],
    claim_translations: ["update claim_translations set title = 'x'"],
  },
};

/** What happens all the time and is shown by no page, or may wait. */
const SILENT = [
  "update tips set views = views + 1",
  `insert into product_views select supplier_id, '2026-11-21', number, 1 from products where number = ${PUBLISHED}`,
  "update search_docs set quality = 1",
  "insert into search_state values ('rating', '{}')",
  `update products set price_minor = 7 where number = ${DRAFT}`,
  `update product_translations set name = 'y' where product_number = ${DRAFT}`,
  `update products set version = version + 1 where number = ${PUBLISHED}`,
  "update sessions set last_used_at = 5",
  "update users set updated_at = 5, name = 'x'",
];

const versions = async () =>
  Object.fromEntries((await db.select().from(pageVersions)).map((row) => [row.area, row.version]));

describe("a version", () => {
  it("is another one after each write that a page shows, and the other area's stays", async () => {
    expect(Object.values(SHOWN).flatMap(Object.keys).sort()).toEqual(await triggered());
    // Content first unpublishes its tips at the end of their own list.
    for (const [area, tables] of Object.entries(SHOWN)) {
      const order = Object.entries(tables).sort(([one], [other]) => Number(one === "tips") - Number(other === "tips"));
      for (const write of order.flatMap(([, writes]) => writes)) {
        const before = await versions();
        await db.run(sql.raw(write));
        const moved = Object.entries(await versions()).filter(([name, version]) => before[name] !== version);
        expect(
          moved.map(([name]) => name),
          write,
        ).toEqual([area]);
      }
    }
  });

  it("stays for what no page shows", async () => {
    const before = await versions();
    for (const write of SILENT) {
      await db.run(sql.raw(write));
      expect(await versions(), write).toEqual(before);
    }
  });
});
