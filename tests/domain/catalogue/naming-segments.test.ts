import { describe, expect, it } from "vitest";
import { segmentsOfParts } from "#domain/catalogue/search/query-segments.ts";
import { TRAITS } from "#domain/catalogue/search/synonyms/traits.ts";
import { keyOf, phrasesOf } from "#domain/catalogue/search/synonyms.ts";
import { understandQuery } from "#domain/catalogue/search/understanding/understand-query.ts";

/** What goods have to be named by, and how: by the head of their name, or by what it tells of them as well. */
function naming(query: string): string[] {
  return segmentsOfParts(understandQuery(query)).flatMap(({ names, words }) =>
    names ? [`${words.map(({ surface }) => surface).join(" ")}: ${names}`] : [],
  );
}

describe("what names the goods of a query", () => {
  it.each([
    ["Arabic: the first noun", "أبواب خشب", ["أبواب: head"]],
    ["Arabic: behind a form", "طقم مناشف", ["مناشف: head"]],
    ["French: before a preposition", "savon à l'huile d'olive", ["savon: head"]],
    ["English: before a preposition", "tuna in sunflower oil", ["tuna: head"]],
    ["behind a form and its preposition", "set of towels", ["towels: head"]],
    ["either end, since French and English differ", "door handle", ["door: head", "handle: head"]],
    ["no material beside goods", "tuyau pvc", ["tuyau: head"]],
    ["a phrase as a whole", "coffee beans", ["coffee beans: head"]],
    ["what nobody knows, and what is known", "بوربون تمر", ["بوربون: head", "تمر: head"]],
    ["what tells how goods are, alone", "nitrile", ["nitrile: trait"]],
    ["what nobody knows, alone", "zalmo", ["zalmo: trait"]],
    ["all that tells how goods are", "stackable plastic", ["stackable: trait", "plastic: trait"]],
  ])("is of %s", (_, query, named) => {
    expect(naming(query)).toEqual(named);
  });

  it("is told by groups of the table alone", () => {
    expect(TRAITS.filter((name) => phrasesOf([keyOf(name)]).length === 0)).toEqual([]);
  });
});
