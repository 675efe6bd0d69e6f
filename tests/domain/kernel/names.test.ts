import { describe, expect, it } from "vitest";
import { isNamed, keyedName, keyedNames, lineFor, nameFor, nameIn, namesBeside } from "#domain/kernel/names.ts";

const NAMES = { ar: "بلاط أرضيات", en: "Floor tiles", fr: "Carreaux de sol" };

describe("a name for a reader", () => {
  it("is the one of the reader's language, else the next best with its own", () => {
    expect(nameFor(NAMES, "fr")).toEqual({ text: "Carreaux de sol", locale: "fr" });
    expect(nameFor({ en: "Floor tiles", fr: " " }, "fr")).toEqual({ text: "Floor tiles", locale: "en" });
    expect(nameIn({}, "ar")).toBe("");
  });

  it("comes out of a notice in the page's language, and out of an older one as it was written", () => {
    const data = { company: "شركة", ...keyedNames("company", { ar: "شركة", fr: "Société" }) };
    expect(keyedName(data, "company", "fr")).toEqual({ text: "Société", locale: "fr" });
    expect(keyedName(data, "company", "en")).toEqual({ text: "شركة", locale: "ar" });
    expect(keyedName({ company: "Atlas" }, "company", "ar")).toEqual({ text: "Atlas", locale: null });
  });
});

describe("a line of a document for a reader", () => {
  it("is shown by the goods' name in the reader's language, with the text that binds wherever that is another", () => {
    expect(lineFor("floor  TILES", NAMES, "ar")).toEqual({ text: NAMES.ar, locale: "ar", written: "floor  TILES" });
    expect(lineFor("Floor tiles", NAMES, "en")).toEqual({ text: NAMES.en, locale: "en", written: null });
    expect(isNamed({ description: "CARREAUX DE SOL", names: NAMES })).toBe(true);
  });

  it("keeps the text that binds where the goods are called otherwise now", () => {
    expect(lineFor("Carrelage", NAMES, "en")).toEqual({ text: NAMES.en, locale: "en", written: "Carrelage" });
    expect(isNamed({ description: "Carrelage", names: NAMES })).toBe(false);
  });

  it("is shown as it is where it says the name and more, where nobody named the goods in that language, and without goods", () => {
    const more = "Floor tiles, white, 60 x 60";
    expect(lineFor(more, NAMES, "en")).toEqual({ text: more, locale: "en", written: null });
    expect(lineFor(more, NAMES, "ar")).toEqual({ text: more, locale: "en", written: null });
    expect(lineFor("Floor tiles", { en: "Floor tiles" }, "ar")).toEqual({
      ...{ text: "Floor tiles", locale: "en", written: null },
    });
    expect(lineFor("Tiles", null, "ar")).toEqual({ text: "Tiles", locale: null, written: null });
  });

  it("reads a form's own sentence around a name as that name", () => {
    const asked = (name: string) => [`Je souhaite : ${name}`];
    const sentence = "Je souhaite : Carreaux de sol";
    expect(lineFor(sentence, NAMES, "ar", asked)).toEqual({ text: NAMES.ar, locale: "ar", written: sentence });
    expect(isNamed({ description: sentence, names: NAMES }, asked)).toBe(true);
    expect(isNamed({ description: sentence, names: NAMES })).toBe(false);
  });

  it("has those names beside it on paper that it doesn't say itself", () => {
    const beside = (description: string) => namesBeside({ description, names: NAMES }, ["ar", "en"]);
    expect(beside("Floor TILES, white")).toEqual([NAMES.ar]);
    expect(beside("Carrelage")).toEqual([NAMES.ar, NAMES.en]);
    expect(namesBeside({ description: "Tiles", names: { ar: " ", en: "PVC", fr: "PVC" } }, ["ar", "en", "fr"])).toEqual(
      ["PVC"],
    );
    expect(namesBeside({ description: "Tiles", names: null }, ["ar"])).toEqual([]);
  });
});
