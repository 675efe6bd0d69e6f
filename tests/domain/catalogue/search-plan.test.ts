import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { queryWords } from "#domain/catalogue/search/query-words.ts";
import { planSearch } from "#domain/catalogue/search/search-plan.ts";
import { TIERS } from "#domain/catalogue/search/search-result.ts";

const hostile = fc.oneof(
  fc.string({ unit: "binary", maxLength: 256 }),
  fc.string({ unit: fc.constantFrom(...'"*^():+-{}[]\\\u0000\u202e\ud800\udc00🎁 ORNEAtaمر'), maxLength: 256 }),
);

describe("queryWords", () => {
  const terms = (query: string) => queryWords(query).map((word) => word.term);

  it("drops stop words, repetitions and symbols while something else is left", () => {
    expect(terms("the oil of the olive, olive & oil")).toEqual(["oil", "olive"]);
    expect(terms("l'huile d'olive")).toEqual(["huile", "olive"]);
    expect(terms("of the")).toEqual(["of", "the"]);
    expect(terms("%")).toHaveLength(1);
    expect(terms("\u0640 \u202e")).toEqual([]);
  });

  it("looks for eight words at most", () => {
    expect(terms("one two three four five six seven eight nine ten")).toHaveLength(8);
  });
});

describe("planSearch", () => {
  it("plans nothing for nothing", () => {
    expect(planSearch("")).toBeUndefined();
    expect(planSearch("\u200f\u0640")).toBeUndefined();
  });

  it("goes from the best tier to the loosest wherever the words stand, and by pieces of words last", () => {
    const plan = planSearch("olive oil 7alib");
    const tiers = plan?.steps.map(({ tier }) => TIERS.indexOf(tier));
    // In the name, anywhere; goods of the kind.
    expect(tiers).toEqual([0, 1, 2, 3, 1, 2, 3, 3]);
    expect(plan?.lastSteps.map(({ tier }) => tier)).toEqual(["fuzzy"]);
  });

  it("takes for named by it what is told of the goods in their name where it names none itself", () => {
    const tiers = planSearch("nitrile zalmo")?.steps.map(({ tier }) => TIERS.indexOf(tier));
    expect(tiers).toEqual([0, 1, 2, 3, 1, 2, 3, 1, 2, 3, 3]);
  });

  it("asks for a number without a unit first, and then without it", () => {
    expect(planSearch("pvc pipe 110")?.steps).toHaveLength(2 * (planSearch("pvc pipe 110mm")?.steps.length ?? 0));
  });

  it("needs nothing of what is only said around the goods", () => {
    const steps = (q: string) => planSearch(q)?.steps;
    expect(steps("wholesale shampoo supplier in dubai")).toEqual(steps("shampoo"));
    expect(steps("أريد شراء شامبو بالجملة")).toEqual(steps("شامبو"));
    expect(steps("devis pour shampooing")).toEqual(steps("shampooing"));
  });

  it("lets nothing of the query into the query language: quotes stand in pairs around tokens only", () => {
    fc.assert(
      fc.property(hostile, (typed) => {
        const plan = planSearch(typed);
        for (const { query } of [...(plan?.steps ?? []), ...(plan?.near ?? []), ...(plan?.lastSteps ?? [])]) {
          const text = query.filter((part) => typeof part === "string").join(" ");
          const grammar = text
            .replaceAll(/"[^"*^():+\-{}\s\\]*"/g, "")
            .replaceAll(/\b(?:AND|OR|NOT|exact|name|facet)\b/g, "");
          expect(grammar).toMatch(/^[\s():]*$/);
        }
      }),
    );
  });

  it("asks for a bounded number of lookups", () => {
    fc.assert(
      fc.property(hostile, (query) => {
        const plan = planSearch(query);
        expect(plan?.misspellings.length ?? 0).toBeLessThanOrEqual(8);
        expect(plan?.ranges.length ?? 0).toBeLessThanOrEqual(200);
      }),
    );
  });

  it("takes short words inside a query for whole ones", () => {
    const inner = planSearch("tea 5 boxes")?.ranges.filter(({ from }) => from.startsWith("^5") && from !== "^5$");
    expect(inner).toEqual([]);
    expect(planSearch("5")?.ranges.some(({ from }) => from.startsWith("^5%"))).toBe(true);
  });

  it("does not mend what the synonym table knows", () => {
    expect(planSearch("بندورة")?.misspellings).toEqual([]);
    expect(planSearch("choclate")?.misspellings).toHaveLength(1);
  });
});
