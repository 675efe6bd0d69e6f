import { describe, expect, it } from "vitest";
import { AS_ASKED, GOODS_ALONE, soughtGoods } from "#domain/rfq/sought-goods.ts";

/** Which readings of which texts are looked for. */
function readingsOf(...texts: string[]): [text: number, reading: number][] {
  return soughtGoods(texts).goods.map(({ text, reading }) => [text, reading]);
}

/** All that one query holds between quotes. */
function tokensOf(text: string, at = 0): string {
  return [...JSON.stringify(soughtGoods([text]).goods[at]?.queries ?? []).matchAll(/\\"(.*?)\\"/g)]
    .map(([, token]) => token)
    .join(" ");
}

describe("soughtGoods", () => {
  it("asks for goods, sizes and origins, and not for what is said around them", () => {
    const tokens = tokensOf("أحتاج 500 كرتون تمر سكري من السعودية بسعر الجملة");
    expect(tokens).toContain("تمر");
    for (const word of ["احتاج", "كرتون", "500", "سعر", "جمله"]) expect(tokens).not.toContain(word);
    expect(tokensOf("devis pour carrelage 60x60")).toContain("60x60");
  });

  it("reads a text as it is, then for its goods alone, where it asks more of them", () => {
    expect(readingsOf("Khalas dates")).toEqual([[0, AS_ASKED]]);
    expect(readingsOf("Khalas dates halal from Saudi Arabia")).toEqual([
      [0, AS_ASKED],
      [0, GOODS_ALONE],
    ]);
    expect(tokensOf("carrelage 60x60", 1)).not.toContain("60x60");
  });

  it("reads the sentences of a text one by one, each up to a comma and a preposition too", () => {
    const text = "Sukkari dates, sorted by hand. Gift boxes with ribbons.";
    const readings = soughtGoods([text]).goods.map((_, at) => tokensOf(text, at));
    const holding = (word: string) => readings.flatMap((tokens, at) => (tokens.includes(word) ? [at] : []));
    // All, the first sentence, up to its comma, the second, up to its preposition, most of all.
    expect(readings).toHaveLength(6);
    expect(holding("sukkari")).toEqual([0, 1, 2, 5]);
    expect(holding("sorted")).toEqual([0, 1, 5]);
    expect(holding("gift")).toEqual([0, 3, 4, 5]);
    expect(holding("ribbons")).toEqual([0, 3, 5]);
    expect(tokensOf("PVC pipe 2.5 m long", 1)).not.toContain("2.5");
  });

  it("takes each of two alternatives for a text of its own", () => {
    const goods = soughtGoods(["silent diesel generator or hybrid inverter"]).goods.filter(
      ({ reading }) => reading === AS_ASKED,
    );
    expect(goods.map(({ text }) => text)).toEqual([0, 1]);
    expect(tokensOf("مولد ديزل أو عاكس هجين")).not.toContain("عاكس");
    expect(readingsOf("sacs de 5 ou 10 kg")).toEqual([[0, AS_ASKED]]);
  });

  it("takes most of the goods at last, two at least", () => {
    const [, most] = soughtGoods(["opening grand velvet sofas chargers"]).goods;
    expect(most?.queries).toHaveLength(5);
    expect(most?.least).toBe(3);
    expect(soughtGoods(["coconut milk"]).goods).toHaveLength(1);
  });

  it("reads the whole of every text before a sentence of any, each text once, and not without end", () => {
    expect(readingsOf("dates. honey jars", "tomato paste", "dates. honey jars").slice(0, 2)).toEqual([
      [0, AS_ASKED],
      [1, AS_ASKED],
    ]);
    const many = Array.from({ length: 21 }, (_, at) => `goods${at}. boxes. jars. bottles, sacks`);
    expect(readingsOf(...many)).toHaveLength(32);
  });

  it("asks for nothing where no goods are named", () => {
    expect(readingsOf("60x60", "السعودية 25 كجم", "")).toEqual([]);
  });

  it("quotes whatever is typed", () => {
    const { goods } = soughtGoods(['" OR name : *', "NEAR(a b) AND -col"]);
    for (const { query } of goods.flatMap(({ queries }) => queries)) {
      const bare = query
        .filter((part) => typeof part === "string")
        .join("")
        .replace(/"[^"]*"/g, "");
      expect(bare).toMatch(/^(?:facet : |[() ]| AND | OR )*$/);
    }
  });
});
