import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { searchParamsSchema } from "#domain/catalogue/search/search-params.ts";
import { planSearch } from "#domain/catalogue/search/search-plan.ts";
import type { Database } from "#drizzle/client.ts";
import { suggest } from "#worker/catalogue/search/suggest.ts";
import { hostileQueries } from "../../scripts/relevance/hostile-queries.ts";
import { freshDatabase } from "../support/database.ts";
import { find, stock } from "./stock.ts";

describe("hostile texts", () => {
  let db: Database;

  beforeAll(async () => {
    db = await freshDatabase();
    await stock(db, [
      { name: 'Pipe 4" (PVC) * OR NEAR' },
      { name: { ar: "أنبوب" }, description: "'); DROP TABLE products; --" },
    ]);
  });

  const texts = [
    '"',
    "'",
    '" OR "',
    "pipe OR",
    "AND",
    "NOT pipe",
    "NEAR(pipe pvc, 2)",
    "pipe*",
    "^pipe",
    "name:pipe",
    "name : (",
    "{name} : x",
    "- pipe",
    "+ + +",
    "(((((",
    ")",
    "\\",
    "%",
    "_",
    "?1",
    ":steps",
    "'); DROP TABLE products; --",
    "\u0000",
    "pi\u0000pe",
    "\ud800",
    "\udc00pipe\ud800",
    "\u202epipe\u202c",
    "\u2066أنبوب\u2069",
    "🎁🎁",
    "👩‍👩‍👧",
    "\ue000\ue003pipe",
    "a".repeat(10_240),
    "أ ".repeat(5000),
    "pipe ".repeat(2000),
    "x y z w v u t s r q",
    "ﷺ".repeat(200),
    "é".normalize("NFD").repeat(256),
    "1 2 3 4 5 6 7 8",
    "-1e400",
    "NaN",
    "[object Object]",
    "__proto__",
    "constructor",
  ];

  it.each(texts.map((text) => [JSON.stringify(text).slice(0, 40), text]))(
    "%s finds something or nothing",
    async (_, q) => {
      const result = await find(db, { q });
      expect(result.hits.length).toBe(Math.min(24, result.total));
      await suggest(db, searchParamsSchema.parse({ q }).q, "ar");
    },
  );

  it("are read and planned, whatever is mixed", () => {
    for (const query of hostileQueries(3000, 1)) expect(() => planSearch(query), JSON.stringify(query)).not.toThrow();
  });

  it("never fail, whatever the characters", async () => {
    const anything = fc.oneof(
      fc.string({ unit: "binary", maxLength: 300 }),
      fc.string({ unit: fc.constantFrom(...'"*^():+-{}[]\\ ORNAD\u0000\u202e\ud800\udc00🎁مة'), maxLength: 80 }),
    );
    await fc.assert(
      fc.asyncProperty(anything, async (q) => {
        const { total, hits } = await find(db, { q });
        expect(hits.length).toBeLessThanOrEqual(total);
      }),
      { numRuns: 150 },
    );
    expect((await find(db, { q: "pvc" })).total).toBe(1);
  });
});
