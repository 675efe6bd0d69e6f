import { describe, expect, it } from "vitest";
import { SYNONYM_LINES } from "#domain/catalogue/search/synonyms/all.ts";
import { meaningfulTerms, phrasesOf, synonymsIn } from "#domain/catalogue/search/synonyms.ts";
import { goodsForPurposes } from "#domain/catalogue/search/understanding/goods-for-purposes.ts";
import { normalise } from "#domain/catalogue/search/words.ts";

const keysOf = (text: string) => synonymsIn(meaningfulTerms(text)).map((match) => match.key);

describe("the synonym table", () => {
  it("has at least 250 groups, each with a name of its own and two members", () => {
    const names = SYNONYM_LINES.map((line) => normalise(line.split(",")[0] ?? ""));
    expect(names.length).toBeGreaterThanOrEqual(250);
    expect(new Set(names).size).toBe(names.length);
    expect(SYNONYM_LINES.filter((line) => line.split(",").length < 2)).toEqual([]);
  });

  it("holds no phrase that is empty or longer than what is looked for", () => {
    const phrases = SYNONYM_LINES.flatMap((line) => line.split(","));
    expect(phrases.filter((phrase) => meaningfulTerms(phrase).length === 0)).toEqual([]);
    expect(phrases.filter((phrase) => meaningfulTerms(phrase).length > 4)).toEqual([]);
  });

  it.each(["تمر", "dates", "dattes", "tumoor", "tmr", "رطب", "التمور"])("knows %s for a date", (word) => {
    expect(keysOf(word)).toContain("date");
  });

  it("finds phrases, and the words in them", () => {
    expect(keysOf("huile d'olive vierge")).toEqual(expect.arrayContaining(["oliveoil", "oil", "olive"]));
    expect(keysOf("زيت الزيتون")).toContain("oliveoil");
    expect(keysOf("olive and oil")).toContain("oliveoil");
    expect(keysOf("oil of roses and an olive")).not.toContain("oliveoil");
  });

  it("prefers the word as it stands to its stem", () => {
    expect(keysOf("زجاج")).toEqual(["glass"]);
    expect(keysOf("زجاجة")).toEqual(["bottle"]);
  });

  it("gives all members of groups", () => {
    expect(phrasesOf(["date"])).toEqual(expect.arrayContaining(["تمر", "date", "datte"]));
    expect(phrasesOf(["no such group"])).toEqual([]);
  });

  it("has the groups of all purposes and of the goods that serve them", () => {
    const names = new Set(SYNONYM_LINES.map((line) => normalise(line.split(",")[0] ?? "").replaceAll(" ", "")));
    const named = [...goodsForPurposes().goods].flatMap(([purpose, goods]) => [purpose, ...goods]);
    expect(named.filter((key) => !names.has(key))).toEqual([]);
    expect(named.length).toBeGreaterThan(200);
  });
});
