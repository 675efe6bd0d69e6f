import { describe, expect, it } from "vitest";
import { segmentsOfParts } from "#domain/catalogue/search/query-segments.ts";
import { understandQuery } from "#domain/catalogue/search/understanding/understand-query.ts";
import { read } from "./read-query.ts";

describe("sizes", () => {
  it.each([
    ["rebar 12mm", "12mm"],
    ["rebar 12 mm", "12mm"],
    ["حديد ١٢ ملم", "12mm"],
    ["سجاد ٤ متر", "4m"],
    ["rice 25 كيلو", "25kg"],
    ["خزان 2000 لتر", "2000l"],
    ["cable 2.5", "2.5"],
    ["câble 4x95", "4x95"],
    ["cable 4x95mm2", "4x95"],
    ["cable 12x1.5", "12x1.5"],
    ["cable 2.5mm", "2.5mm"],
    ["cable 2,5 mm", "2.5mm"],
    ["water 1.5L", "1.5l"],
    ["valve 1/2 inch", "1÷2in"],
    ["cuve 2 000 litres", "2000l"],
    ["tank 2,000 L", "2000l"],
    ["tiles 60x60cm", "600x600mm"],
    ["tiles 60 x 60cm", "600x600mm"],
    ["mosaic 60x60 mm", "60x60mm"],
    ["carpet 2.5 x 4 m", "2500x4000mm"],
    ["PVC-110mm", "110mm"],
    ["carreau 60×60", "60x60"],
    ["بلاط 60 × 60 سم", "600x600mm"],
    ["carton 60*40*40", "60x40x40"],
    ["générateur 100 kVA", "100kva"],
    ["مولد ١٠٠ ك ف أ", "100kva"],
    ["۱۰۰ ك.ف.أ", "100kva"],
  ])("%s asks for %s", (query, token) => {
    expect(read(query)).toContain(`measure ${token}`);
  });
});

describe("ends of a range", () => {
  const bounds = (query: string) =>
    understandQuery(query).flatMap((part) => (part.kind === "measure" && part.isBound ? [part.measure.token] : []));

  it.each([
    ["bidon 5 à 20 litres", ["5l", "20l"]],
    ["bidon 5 a 20 litres", ["5l", "20l"]],
    ["sacs de 10 à 25 kg", ["10kg", "25kg"]],
    ["rice 10-25 kg", ["10kg", "25kg"]],
    ["rice 10 kg to 25 kg", ["10kg", "25kg"]],
    ["أرز من 10 إلى 25 كجم", ["10kg", "25kg"]],
    ["rice under 5 kg", ["5kg"]],
    ["breaker 32 A", []],
    ["valve 1-1/2 inch", []],
    ["valve 2-3/4 inch", []],
    ["tile 60x60 - 80x80", []],
    ["rice 25 kg", []],
  ])("%s: %j, which need not be found", (query, tokens) => {
    expect(bounds(query)).toEqual(tokens);
    const told = segmentsOfParts(understandQuery(query)).filter(({ role }) => role === "told");
    if (tokens.length > 0) expect(told.filter(({ isRequired }) => isRequired)).toEqual([]);
    expect(read(query)).not.toContain("measure 5a");
  });

  it("leaves an ampere what it is", () => {
    expect(read("breaker 32 A")).toContain("measure 32a");
    expect(read("breaker 32A")).toContain("measure 32a");
    expect(read("breaker 32 A three poles")).toContain("measure 32a");
    expect(read("need 1000 a month paper cups")).not.toContain("measure 1000a");
  });
});

describe("names that hold a number or a word of trade", () => {
  it.each([
    ["4k camera", ["goods 4k", "goods camera"]],
    ["box 1x2x3x4", ["goods box", "goods 1x2x3x4"]],
    ["1x2x3x4x5x6x7 box", ["goods 1x2x3x4x5x6x7", "goods box"]],
    ["50 فلتر ماء", ["measure 50", "goods فلتر", "goods ماء"]],
    ["زبدة شيا", ["goods زبدة", "goods شيا"]],
    ["100 شمعة", ["measure 100", "goods شمعة"]],
    ["ice cream maker", ["goods ice", "goods cream", "goods maker"]],
    ["point de vente", ["goods point", "goods vente"]],
    ["plastic bottle 500", ["goods plastic", "goods bottle", "measure 500"]],
    ["omani products", ["origin OM", "trade products"]],
    ["UAE suppliers", ["origin AE", "trade suppliers"]],
    ["i want a turkish carpet", ["trade i", "trade want", "origin TR", "goods carpet"]],
    ["ISO-9001 pump", ["certification iso-9001", "goods pump"]],
    ["كمامات CE", ["goods كمامات", "certification ce"]],
    ["helmets with ce", ["goods helmets", "certification ce"]],
    ["casques norme CE", ["goods casques", "certification ce"]],
    ["pumps CE", ["goods pumps", "certification ce"]],
    // In French it is "this".
    ["dattes à ce prix", ["goods dattes", "trade ce", "trade prix"]],
    ["CE PRODUIT", ["goods ce", "goods produit"]],
    ["bio-degradable bags", ["goods bio", "goods degradable", "goods bags"]],
    ["bio gas stove", ["goods bio", "goods gas", "goods stove"]],
    ["turkish coffee", ["goods turkish", "goods coffee"]],
    ["شامبو 2 في 1", ["goods شامبو", "measure 2", "measure 1"]],
  ])("%s", (query, parts) => expect(read(query)).toEqual(parts));
});

describe("what goods are for", () => {
  it.each([
    ["box for perfume", ["perfume"]],
    ["drinking water purifier for home kitchen", ["home", "kitchen"]],
    ["pompe pour forage", ["forage"]],
    ["علب أكل للمطاعم", ["للمطاعم"]],
    ["for pumping well water", ["well", "water"]],
    ["to wrap dates", ["dates"]],
    ["pour laver les sols", ["sols"]],
    ["تغليف القهوة المحمصة", ["القهوة", "المحمصة"]],
    ["حاجة لقياس الضغط", ["الضغط"]],
    ["ماكينة تغليف تمور", []],
    ["pallet wrapping film", []],
    ["wash hotel towels", ["hotel", "towels"]],
    ["test tubes", []],
    ["عجنة تمر", []],
    ["perfume box", []],
  ])("%s: %j", (query, words) => {
    const purposes = understandQuery(query).filter((part) => part.kind === "goods" && part.isPurpose);
    expect(purposes.map((part) => part.words[0]?.surface)).toEqual(words);
  });
});

describe("parts of the catalogue", () => {
  it.each([
    ["مواد البناء", "building-materials", undefined],
    ["wholesale medical disposables", "medical-health", "disposables"],
    ["مكملات غذائية", "medical-health", "supplements"],
    ["meubles de bureau", "furniture", "office-furniture"],
    ["network equipment suppliers", "smart-tech", "networking"],
  ])("%s is one", (query, category, subcategory) => {
    const kinds = understandQuery(query).flatMap((part) => (part.kind === "kind" ? [part.of] : []));
    expect(kinds).toEqual([subcategory ? { category, subcategory } : { category }]);
  });

  it.each(["dates", "cables", "perfume bottle", "اسمنت"])("%s is goods", (query) => {
    expect(understandQuery(query).map(({ kind }) => kind)).not.toContain("kind");
  });
});

describe("a part of the catalogue beside goods", () => {
  const required = (query: string) =>
    segmentsOfParts(understandQuery(query)).flatMap(({ isRequired, text, words }) =>
      isRequired ? [text ?? words.map(({ surface }) => surface).join(" ")] : [],
    );

  it.each([
    ["smart home camera", ["camera"]],
    ["water saving tap", ["tap"]],
    ["solar energy cable", ["cable"]],
    ["water saving", ["water saving"]],
    ["مواد البناء للفلل", ["للفلل", "مواد البناء"]],
    ["مكائن تعبئة مياه", ["مياه", "مكائن تعبئة"]],
    ["meubles de bureau en bois", ["bois", "meubles de bureau"]],
  ])("%s needs %j", (query, asked) => expect(required(query)).toEqual(asked));
});

describe("codes", () => {
  it.each(["GEN-000150", "SDR-KHL-05", "pvc/110-pn16"])("%s is one", (query) => {
    expect(understandQuery(`${query} pump`).map(({ kind }) => kind)).toEqual(["code", "goods"]);
  });

  it.each(["all-in-one", "60-80 mm", "wi-fi 6"])("%s is none", (query) => {
    expect(understandQuery(query).map(({ kind }) => kind)).not.toContain("code");
  });
});

describe("quantities are no sizes", () => {
  it.each([
    ["ceiling fan 200 nos", 200],
    ["5000 pcs gloves", 5000],
    ["كرتون 100 تمر", 100],
    ["شنط 2000 حبة", 2000],
    ["50 cartons de dattes", 50],
  ])("%s wants %i", (query, amount) => {
    expect(read(query)).toContain(`quantity ${amount}`);
  });

  it.each([
    ["carton 5 ply", ["goods carton", "measure 5", "goods ply"]],
    ["كرتون 5 طبقات", ["goods كرتون", "measure 5", "goods طبقات"]],
    ["1000 bottle caps", ["measure 1000", "goods bottle", "goods caps"]],
    ["20 carton sealers", ["measure 20", "goods carton", "goods sealers"]],
    ["100 box files", ["measure 100", "goods box", "goods files"]],
    ["100 box gloves", ["quantity 100", "goods gloves"]],
  ])("are counted of goods that remain: %s", (query, parts) => expect(read(query)).toEqual(parts));

  it("leaves a decimal before a packing what it is", () => {
    expect(read("resin 0.80 bottle")).toContain("measure 0.8");
  });
});

describe("a standard by its number", () => {
  it.each([
    ["gloves en455", ["goods gloves", "code en 455"]],
    ["EN 10025 beams", ["code en 10025", "goods beams"]],
    ["ASTM A615 rebar", ["code astm a615", "goods rebar"]],
    ["iso 4427 pipe", ["code iso 4427", "goods pipe"]],
    ["iso9001 pipe", ["certification iso-9001", "goods pipe"]],
    ["iec cable", ["certification iec", "goods cable"]],
    ["dattes en 500 cartons", ["goods dattes", "quantity 500"]],
    ["carton en 5 plis", ["goods carton", "measure 5", "goods plis"]],
    ["BS EN 10025 beams", ["code bs en 10025", "goods beams"]],
    ["API5L pipe", ["code api 5l", "goods pipe"]],
    ["draps en 100% coton", ["goods draps", "measure 100", "goods coton"]],
    ["livraison en 48 heures", ["trade livraison", "measure 48", "trade heures"]],
  ])("%s", (query, parts) => expect(read(query)).toEqual(parts));

  it("is with its part", () => {
    const [standard] = understandQuery("EN 10025-2 beams");
    expect(standard).toMatchObject({ kind: "code", words: expect.objectContaining({ length: 4 }) });
  });
});

describe("cities that goods are called after", () => {
  const placesIn = (query: string) => understandQuery(query).filter(({ kind }) => kind === "place").length;

  it.each(["nappe damas", "nappe de damas", "al ain water", "eau Al Aïn", "damascus knife", "bombay mix"])(
    "%s names goods alone",
    (query) => {
      expect(placesIn(query)).toBe(0);
    },
  );

  it.each(["rice delivered to al ain", "dates in Al Ain", "steel from damascus", "riz livraison à Bombay"])(
    "%s names a place",
    (query) => {
      expect(placesIn(query)).toBe(1);
    },
  );
});
