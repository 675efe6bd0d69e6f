import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import Native from "libsql";
import { afterEach, beforeEach, expect, it } from "vitest";
import { GRANTS } from "#domain/identity/grants.ts";

const MIGRATIONS = "drizzle/migrations";
const FILES = readdirSync(MIGRATIONS)
  .filter((name) => name.endsWith(".sql"))
  .sort();

let db: Native.Database;
beforeEach(() => {
  db = new Native(":memory:");
  db.exec("pragma foreign_keys = off");
});
afterEach(() => db.close());

const run = (files: string[]) => {
  for (const name of files) db.exec(readFileSync(join(MIGRATIONS, name), "utf8"));
};
const at = (prefix: string) => FILES.findIndex((name) => name.startsWith(prefix) || name.endsWith(`_${prefix}.sql`));
/** A database as it stood before a migration. */
const before = (prefix: string) => run(FILES.slice(0, at(prefix)));
const migrate = (prefix: string) => run(FILES.slice(at(prefix), at(prefix) + 1));

/** Writes a row with what matters; all that must be something else is. */
function insert(table: string, cells: Record<string, string | number | null>): void {
  const columns = db.prepare(`select name, type, "notnull", dflt_value from pragma_table_info(?)`).all(table) as {
    name: string;
    type: string;
    notnull: number;
    dflt_value: string | null;
  }[];
  const needed = columns.filter(({ name, notnull, dflt_value }) => name in cells || (notnull && dflt_value === null));
  const values = needed.map(
    ({ name, type }) =>
      cells[name] ?? (name in cells ? null : type.toLowerCase() === "text" ? `${name} of ${cells.id}` : 0),
  );
  const names = needed.map(({ name }) => `"${name}"`);
  db.prepare(`insert into ${table} (${names.join()}) values (${needed.map(() => "?").join()})`).run(...values);
}
const all = (query: string) => db.prepare(query).all();

it("figures that only the seed claimed are forgotten, an operator's own stay", () => {
  before("0011");
  insert("statistics", { id: "a", page: "home", key: "products", value: "10,000+", sort_order: 1 });
  insert("statistics", { id: "b", page: "home", key: "verified_suppliers", value: "731", sort_order: 2 });
  migrate("0011");
  expect(all("select key, value from statistics")).toEqual([{ key: "verified_suppliers", value: "731" }]);
});

it("payments are carried over as amounts: paid is what they come to, whatever they were called", () => {
  before("0014");
  const order = (id: string, payment: string) => insert("orders", { id, payment, total_minor: 2_830_000 });
  const paid = (id: string, order_id: string, amount_minor: number, confirmed_at: number | null) =>
    insert("payment_records", { id, order_id, kind: "full", amount_minor, confirmed_at, created_at: 5 });
  for (const id of ["called-full", "in-two", "unpaid", "nothing"])
    order(id, id === "unpaid" ? "unpaid" : "paid_recorded");
  paid("p1", "called-full", 849_000, null);
  paid("p2", "in-two", 849_000, 7);
  paid("p3", "in-two", 1_981_000, null);
  migrate("0014");
  expect(all("select id, payment from orders order by id")).toEqual([
    { id: "called-full", payment: "deposit_recorded" },
    { id: "in-two", payment: "paid_recorded" },
    { id: "nothing", payment: "unpaid" },
    { id: "unpaid", payment: "unpaid" },
  ]);
  expect(all("select id, status, amount_minor, updated_at from payment_records order by id")).toEqual([
    { id: "p1", status: "recorded", amount_minor: 849_000, updated_at: 5 },
    { id: "p2", status: "confirmed", amount_minor: 849_000, updated_at: 7 },
    { id: "p3", status: "recorded", amount_minor: 1_981_000, updated_at: 5 },
  ]);
});

it("orders of a checkout within a country whose VAT nobody knows keep saying that it is open", () => {
  before("0020");
  insert("suppliers", { id: "sup_ke", country: "KE" });
  insert("suppliers", { id: "sup_ae", country: "AE" });
  const order = (id: string, supplier_id: string, country: string, quote_id: string | null) =>
    insert("orders", { id, supplier_id, quote_id, buyer: JSON.stringify({ country }) });
  order("at-home", "sup_ke", "KE", null);
  order("by-quote", "sup_ke", "KE", "quo_1");
  order("exported", "sup_ke", "AE", null);
  order("known", "sup_ae", "AE", null);
  migrate("0020");
  expect(all("select id from orders where is_vat_open = 1")).toEqual([{ id: "at-home" }]);
});

it("a claim that an invitation made names it, where the two fell together", () => {
  before("0019");
  const claim = (id: string, is_invited: number) =>
    insert("company_claims", { id, supplier_id: "sup_1", user_id: `of ${id}`, is_invited, created_at: 60_000 });
  const invite = (id: string, supplier_id: string, used_at: number | null) =>
    insert("company_invites", { id, supplier_id, used_at, created_at: 1 });
  invite("used", "sup_1", 60_400);
  invite("earlier", "sup_1", 20_000);
  invite("of-another", "sup_2", 60_000);
  claim("by-invitation", 1);
  claim("by-licence", 0);
  migrate("0019");
  expect(all("select id, invite_id from company_claims order by id")).toEqual([
    { id: "by-invitation", invite_id: "used" },
    { id: "by-licence", invite_id: null },
  ]);
});

it("a kind of notice that nobody sends goes from settings and lists; the other switches stay as they were set", () => {
  before("0024");
  insert("users", { id: "u1", notices: '{"orders":{"app":false,"email":true},"news":{"app":true,"email":true}}' });
  insert("users", { id: "u2", notices: '{"orders":{"app":true,"email":true}}' });
  insert("notices", { id: "n1", kind: "news" });
  insert("notices", { id: "n2", kind: "orders" });
  migrate("0024");
  expect(all("select id, notices from users order by id")).toEqual([
    { id: "u1", notices: '{"orders":{"app":false,"email":true}}' },
    { id: "u2", notices: '{"orders":{"app":true,"email":true}}' },
  ]);
  expect(all("select id from notices")).toEqual([{ id: "n2" }]);
});

it("figures of tips that were copied are forgotten: readers and ratings are counted from now on", () => {
  before("0027");
  insert("tips", { id: "t1", rating: 4.9, views: 1250 });
  migrate("0027");
  expect(all("select rating, ratings, views from tips")).toEqual([{ rating: 0, ratings: 0, views: 0 }]);
});

it("an order's line of what was taken in the place of a product names that product no longer", () => {
  before("0030");
  const ordered = (id: string, quote_id: string | null, quote_version: number | null) => {
    insert("orders", { id, quote_id, quote_version });
    for (const position of [1, 2]) insert("order_lines", { order_id: id, position, product_number: 7, sku: "prd_7" });
  };
  const offered = (version: number, line: number, offer: number, is_substitute: number) =>
    insert("quote_lines", { quote_id: "quo_1", version, line, offer, is_substitute, product_number: 7 });
  ordered("by-quote", "quo_1", 2);
  ordered("of-cart", null, null);
  offered(1, 1, 1, 0);
  offered(1, 2, 1, 1);
  offered(2, 1, 1, 1);
  offered(2, 2, 1, 0);
  offered(2, 2, 2, 1);
  migrate("0030");
  expect(all("select order_id, position, product_number, sku from order_lines order by order_id, position")).toEqual([
    { order_id: "by-quote", position: 1, product_number: null, sku: null },
    { order_id: "by-quote", position: 2, product_number: 7, sku: "prd_7" },
    { order_id: "of-cart", position: 1, product_number: 7, sku: "prd_7" },
    { order_id: "of-cart", position: 2, product_number: 7, sku: "prd_7" },
  ]);
});

it("lines of the audit log that stood already take their places in the order of writing, and later ones behind them", () => {
  before("operations_seen");
  insert("audit_log", { id: "z", created_at: 2 });
  insert("audit_log", { id: "a", created_at: 1 });
  migrate("operations_seen");
  insert("audit_log", { id: "m", created_at: 1 });
  expect(
    all("select position, audit_id, placed_at is null as isOlder, hash from audit_seals order by position"),
  ).toEqual([
    { position: 1, audit_id: "z", isOlder: 1, hash: null },
    { position: 2, audit_id: "a", isOlder: 1, hash: null },
    { position: 3, audit_id: "m", isOlder: 0, hash: null },
  ]);
});

it("a day's value of orders is counted again from the orders of that day at the market, and then follows them", () => {
  before("0036");
  const midnight = Date.UTC(2026, 4, 9, 20); // as the tenth of May begins in Dubai
  const order = (id: string, created_at: number, total_aed_minor: number) =>
    insert("orders", { id, supplier_id: "joiner", created_at, total_aed_minor });
  order("late", midnight - 1, 100);
  order("early", midnight, 1_000);
  order("noon", midnight + 12 * 3_600_000, 20_000);
  db.exec("update supplier_days set orders_aed_minor = 7");
  const days = () => all("select day, orders, orders_aed_minor as value from supplier_days order by day");
  expect(days()).toMatchObject([{ value: 7 }, { value: 7 }]);
  migrate("0036");
  expect(days()).toEqual([
    { day: "2026-05-09", orders: 1, value: 100 },
    { day: "2026-05-10", orders: 2, value: 21_000 },
  ]);
  db.exec("update orders set total_aed_minor = 1500 where id = 'early'");
  expect(days()).toMatchObject([{ value: 100 }, { value: 21_500 }]);
});

it("operators that there are keep all that they could do, and nobody else gets any of it", () => {
  before("0039");
  insert("users", { id: "a", user_type: "admin" });
  insert("users", { id: "b", user_type: "buyer" });
  migrate("0039");
  expect(all("select id, operator_grants from users order by id")).toEqual([
    { id: "a", operator_grants: JSON.stringify(GRANTS) },
    { id: "b", operator_grants: "[]" },
  ]);
});
