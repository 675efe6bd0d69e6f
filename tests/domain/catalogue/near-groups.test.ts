import { describe, expect, it } from "vitest";
import {
  groupsOfPairSpeltLike,
  groupsSoundingLike,
  groupsSpeltLike,
  isOneSlipAway,
} from "#domain/catalogue/search/near-groups.ts";
import { synonymsIn } from "#domain/catalogue/search/synonyms.ts";
import { normalise } from "#domain/catalogue/search/words.ts";

/** The groups of a word as the table has it. */
function groupsOf(word: string): string[] {
  return synonymsIn([normalise(word)]).map(({ key }) => key);
}

describe("isOneSlipAway", () => {
  it.each([
    ["perfume", "pefrume"],
    ["perfume", "perfme"],
    ["perfume", "perrfume"],
    ["perfume", "perfune"],
    ["perfume", "erfume"],
    ["شامبو", "شمابو"],
    ["شامبو", "شامب"],
    ["soap", "soap"],
  ])("%s and %s", (one, other) => {
    expect(isOneSlipAway(one, other)).toBe(true);
    expect(isOneSlipAway(other, one)).toBe(true);
  });

  it.each([
    ["perfume", "pefrme"],
    ["perfume", "rpefmue"],
    ["perfume", "emufrep"],
    ["", "ab"],
  ])("not %s and %s", (one, other) => {
    expect(isOneSlipAway(one, other)).toBe(false);
  });
});

describe("groups of the synonym table near a word", () => {
  it.each([
    ["pefrume", "perfume"],
    ["شامو", "شامبو"],
    ["الشمابو", "شامبو"],
    ["savn", "savon"],
  ])("%s is spelt like %s", (misspelt, word) => {
    expect(groupsSpeltLike(normalise(misspelt))).toEqual(expect.arrayContaining(groupsOf(word)));
  });

  it.each([
    ["zulayj", "زليج"],
    ["alsabon", "صابون"],
  ])("%s sounds like %s", (latin, arabic) => {
    expect(groupsSoundingLike(latin)).toEqual(expect.arrayContaining(groupsOf(arabic)));
  });

  it("takes a word that is spelt like one of the table for that", () => {
    expect(groupsSoundingLike("genrator")).toEqual([]);
    expect(groupsSpeltLike("genrator")).toEqual(expect.arrayContaining(groupsOf("generator")));
  });

  it.each([
    ["زتون", { before: "زيت" }, ["زيت", "زيتون"]],
    ["الزتون", { before: "زيت" }, ["زيت", "زيتون"]],
    ["olvie", { after: "oil" }, ["olive", "oil"]],
  ])("%s beside %j makes a phrase of two words", (misspelt, beside, phrase) => {
    const groups = synonymsIn(phrase.map(normalise)).filter(({ from, to }) => to > from);
    expect(groups).not.toEqual([]);
    expect(groupsOfPairSpeltLike(normalise(misspelt), beside)).toEqual(
      expect.arrayContaining(groups.map(({ key }) => key)),
    );
    expect(groupsOfPairSpeltLike(normalise(misspelt), {})).toEqual([]);
  });

  it("leaves short words and Arabic letters as they are", () => {
    expect(groupsSpeltLike("tea")).toEqual([]);
    expect(groupsSoundingLike(normalise("شامبو"))).toEqual([]);
  });
});
