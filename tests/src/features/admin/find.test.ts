import { describe, expect, it } from "vitest";
import { readFindSearch } from "#src/features/admin/find/find-search.ts";
import { type Found, foundGroups } from "#src/features/admin/find/found-groups.ts";
import { ADMIN_SECTIONS } from "#src/features/admin/sections.ts";

const NONE = { total: 0, items: [] };
const EMPTY = {
  ...{ first: null, orders: NONE, requests: NONE, quotes: NONE, companies: NONE, people: NONE, products: NONE },
} satisfies Found;
const PERSON = { id: "usr_1", name: "Sara", email: "sara@waha.example", userType: "buyer", createdAt: 1 } as const;
const QUOTE = {
  reference: "QUO-2026-234567",
  rfqReference: "RFQ-2026-234567",
  status: "sent",
  validUntil: null,
  createdAt: 1,
  buyerName: "Waha",
  supplierNames: { en: "Palm" },
} as const;

describe("the search over everything", () => {
  it("reads the words of its address", () => {
    expect(readFindSearch({ q: "  نخلة " })).toEqual({ q: "نخلة" });
    expect(readFindSearch({ q: ["x"] })).toEqual({ q: undefined });
  });

  it("stands right behind the overview", () => {
    expect(ADMIN_SECTIONS.slice(0, 2).map(({ to }) => to)).toEqual(["/admin", "/admin/find"]);
  });

  it("leaves out what has nothing, and puts the one thing that was named first", () => {
    const found: Found = { ...EMPTY, quotes: { total: 1, items: [QUOTE] }, people: { total: 7, items: [PERSON] } };
    const names = (first: Found["first"]) => foundGroups({ ...found, first }, "sara").map(({ name }) => name);
    expect(names(null)).toEqual(["quotes", "people"]);
    expect(names("people")).toEqual(["people", "quotes"]);
    expect(foundGroups(EMPTY, "sara")).toEqual([]);
  });

  it("leads to the thing, to its list with the words, and from a quote to its request", () => {
    const found: Found = { ...EMPTY, quotes: { total: 1, items: [QUOTE] }, people: { total: 7, items: [PERSON] } };
    const [quotes, people] = foundGroups(found, "sara");
    expect(quotes?.all).toBeNull();
    expect(quotes?.rows[0]?.link).toEqual({ to: "/admin/requests", search: { status: "all", q: "RFQ-2026-234567" } });
    expect(people?.all).toEqual({ to: "/admin/users", search: { q: "sara" } });
    expect(people?.rows[0]?.link).toEqual({ to: "/admin/users/$id", params: { id: "usr_1" } });
  });
});
