import { describe, expect, it } from "vitest";
import { searchParamsSchema } from "#domain/catalogue/search/search-params.ts";
import { LOCALES } from "#domain/kernel/locale.ts";
import { submitRfqSchema } from "#domain/rfq/submit-rfq.ts";
import { statementsOf } from "../../scripts/bench/bare-sql.ts";
import { CASES, readOptions } from "../../scripts/bench/options.ts";
import { QUERIES } from "../../scripts/bench/queries.ts";
import { nextCategoryPage, nextQuote, nextSearch } from "../../scripts/bench/shots.ts";

describe("the mix of searches", () => {
  it("holds at least sixty different valid queries in all three languages", () => {
    expect(new Set(QUERIES.map(({ params }) => JSON.stringify(params))).size).toBe(QUERIES.length);
    expect(QUERIES.length).toBeGreaterThanOrEqual(60);
    for (const { params } of QUERIES) searchParamsSchema.parse(params);
    for (const locale of LOCALES) {
      const share = QUERIES.filter((query) => query.locale === locale).length / QUERIES.length;
      expect(share).toBeGreaterThan(0.2);
    }
  });

  it("goes round", () => {
    expect(nextSearch(QUERIES.length + 3)).toEqual(nextSearch(3));
    expect(decodeURIComponent(nextSearch(0).path)).toMatch(/^\/api\/trpc\/catalogue\.search\?input=\{.*"locale":"/);
  });

  it("takes three languages on category pages", () => {
    const cookies = [0, 1, 2].map((n) => nextCategoryPage(n).headers?.cookie);
    expect(cookies).toEqual(LOCALES.map((locale) => `preferred-language=${locale}; __Host-session=none`));
  });
});

describe("quotes", () => {
  const shotsFor = (takesRequests: number) =>
    Array.from({ length: 600 }, (_, n) =>
      nextQuote([{ id: "prd_1", supplier: "house", category: "furniture", slug: "s", takesRequests }])(n),
    );
  const shots = shotsFor(1);

  it("are valid, and each has a key and an address of its own", () => {
    const inputs = shots.map(({ body }) => submitRfqSchema.parse(JSON.parse(body)));
    expect(new Set(inputs.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(shots.length);
    expect(new Set(shots.map(({ headers }) => headers["cf-connecting-ip"])).size).toBe(shots.length);
    expect(inputs.filter(({ productId }) => productId).length).toBe(shots.length / 2);
  });

  it("name no product of a company that nobody owns, which would refuse them", () => {
    expect(shotsFor(0).filter(({ body }) => JSON.parse(body).productId)).toEqual([]);
  });
});

describe("a recorded call", () => {
  it("gives its statements and parameters", () => {
    const args = [
      { type: "text", value: "تمر" },
      { type: "integer", value: "24" },
      { type: "float", value: 0.5 },
      { type: "null" },
    ];
    const body = {
      requests: [
        { type: "execute", stmt: { sql: "SELECT ?", args } },
        {
          type: "execute",
          stmt: { sql: "SELECT :q", named_args: [{ name: "q", value: { type: "text", value: "تمر" } }] },
        },
        { type: "batch", batch: { steps: [{ stmt: { sql: "SELECT 1" } }, { stmt: { sql: "SELECT 2" } }] } },
        { type: "close" },
      ],
    };
    expect(statementsOf(JSON.stringify(body))).toEqual([
      { sql: "SELECT ?", args: ["تمر", 24n, 0.5, null] },
      { sql: "SELECT :q", args: { q: "تمر" } },
      { sql: "SELECT 1", args: [] },
      { sql: "SELECT 2", args: [] },
    ]);
  });
});

describe("the options", () => {
  it("have defaults", () => {
    const options = readOptions([]);
    expect(options).toEqual({
      sizes: [160, 10_000, 100_000],
      seconds: 5,
      repeats: 3,
      only: new Set(CASES),
      dist: "dist",
      besideVendure: false,
      build: true,
    });
  });

  it("are read and checked", () => {
    const options = readOptions(["--sizes", "200", "--only", "search,sql", "--no-build", "--seconds=1"]);
    expect(options).toMatchObject({ sizes: [200], seconds: 1, only: new Set(["search", "sql"]), build: false });
    expect(readOptions(["--help"])).toBe("help");
    expect(() => readOptions(["--sizes", "1e9"])).toThrow('--sizes takes whole numbers from 1 to 1000000, not "1e9"');
    expect(() => readOptions(["--only", "all"])).toThrow("--only knows noop");
    expect(() => readOptions(["--fast"])).toThrow(/--fast/);
  });
});
