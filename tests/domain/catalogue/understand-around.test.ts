import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { segmentsOfParts } from "#domain/catalogue/search/query-segments.ts";
import { understandQuery } from "#domain/catalogue/search/understanding/understand-query.ts";
import { understoodOf } from "#domain/catalogue/search/understood.ts";
import { read } from "./read-query.ts";

describe("countries, cities and certificates", () => {
  it.each([
    ["omani honey", "origin OM"],
    ["عسل عماني", "origin OM"],
    ["تمور سعودية", "origin SA"],
    ["tapis turc", "origin TR"],
    ["made in UAE soap", "origin AE"],
    ["صابون مصري", "origin EG"],
    ["halal cheese", "certification halal"],
    ["ألبان آيزو 22000", "certification iso-22000"],
    ["emballage haccp", "certification haccp"],
    ["RoHS led", "certification rohs"],
  ])("%s: %s", (query, part) => {
    expect(read(query)).toContain(part);
  });

  it.each([
    ["made in Pakistan gloves", "pakistan"],
    ["argan oil from Morocco", "morocco"],
    ["huile d'argan du Maroc", "maroc"],
    ["cacao de la Côte d'Ivoire", "côte d ivoire"],
    ["زيت أركان من المغرب", "المغرب"],
    ["قفازات صنع في باكستان", "باكستان"],
    ["moroccan argan oil", "moroccan"],
  ])("%s requires an origin that none of ours has: %s", (query, text) => {
    const segments = segmentsOfParts(understandQuery(query)).filter(({ isRequired }) => isRequired);
    const texts = segments.map((segment) => segment.text ?? segment.words.map(({ surface }) => surface).join(" "));
    expect(texts.map((one) => one.replace(/[^\p{L}]+/gu, " "))).toContain(text);
  });

  it.each([
    "rice for Morocco",
    "tea to Kenya",
    "سكر إلى المغرب",
    "سكر للمغرب",
    "sugar delivery to Morocco",
    "sugar Morocco",
    "dates from the Gulf",
  ])("%s requires goods alone", (query) => {
    expect(segmentsOfParts(understandQuery(query))).toHaveLength(1);
  });

  it.each([
    "موصل نحاس",
    "رباط ضاغط",
    "سلك وكابل",
    "الكابل النحاسي",
    "مضخة وخرطوم",
    "guinea fowl",
    "riz complet",
    "ماسك وش",
    "لاصق للكرتون",
    "متر قياس",
  ])("%s is goods, though a city or a word of trade is spelt so", (query) => {
    expect(read(query).filter((part) => !part.startsWith("goods"))).toEqual([]);
  });

  it.each(["سكر الموصل", "rice mombasa", "تمر إلى الخرطوم"])("%s names a city", (query) => {
    expect(read(query).filter((part) => part.startsWith("place"))).toHaveLength(1);
  });

  it("takes where goods go to for no origin", () => {
    expect(read("dates delivered to Oman")).not.toContain("origin OM");
    expect(read("shampoo supplier in dubai")).toEqual(["goods shampoo", "trade supplier", "place dubai"]);
  });
});

describe("goods that are called like a place", () => {
  it.each([
    ["صينية", ["goods صينية"]],
    ["صينية تقديم", ["goods صينية", "goods تقديم"]],
    ["ملابس صينية", ["goods ملابس", "origin CN"]],
    ["turkey", ["goods turkey"]],
    ["frozen turkey", ["goods frozen", "goods turkey"]],
    ["turkey breast", ["goods turkey", "goods breast"]],
    ["turkey carpets", ["goods turkey", "goods carpets"]],
    ["carpets turkey", ["goods carpets", "origin TR"]],
    ["carpets from turkey", ["goods carpets", "origin TR"]],
    ["made in turkey soap", ["trade made in", "origin TR", "goods soap"]],
    ["محاسبة مالية", ["goods محاسبة", "goods مالية"]],
    ["نظام مالي", ["goods نظام", "goods مالي"]],
    ["سكر إلى مالي", ["goods سكر", "place مالي"]],
    ["تمر هندي", ["goods تمر", "goods هندي"]],
    ["التمر الهندي", ["goods التمر", "goods الهندي"]],
    ["تمور هندية", ["goods تمور", "origin IN"]],
    ["bone china cups", ["goods bone", "goods china", "goods cups"]],
  ])("%s", (query, parts) => expect(read(query).filter((part) => part !== "trade إلى")).toEqual(parts));
});

describe("price limits", () => {
  it.each([
    ["gloves under 5 AED", '{"currency":"AED","below":5}'],
    ["قفازات أقل من ٥ دراهم", '{"currency":"AED","below":5}'],
    ["gants moins de 20 euros", '{"currency":"EUR","below":20}'],
    ["wipes below 100 dhs", '{"currency":"AED","below":100}'],
    ["rice under 2.50 AED", '{"currency":"AED","below":2.5}'],
    ["below 1,000 AED chairs", '{"currency":"AED","below":1000}'],
    ["chaises moins de 1 000 dirhams", '{"currency":"AED","below":1000}'],
    ["gloves under $5", '{"currency":"USD","below":5}'],
    ["gants moins de 5€", '{"currency":"EUR","below":5}'],
    ["gloves under 5aed", '{"currency":"AED","below":5}'],
    ["gloves under AED 5", '{"currency":"AED","below":5}'],
    ["أرز أقل من ٢٫٥ درهم", '{"currency":"AED","below":2.5}'],
    ["gloves between 5 and 10 AED", '{"currency":"AED","above":5,"below":10}'],
    ["gloves from $5 to $10", '{"currency":"USD","above":5,"below":10}'],
    ["gants entre 5 et 10 dirhams", '{"currency":"AED","above":5,"below":10}'],
    ["قفازات بين ٥ و١٠ دراهم", '{"currency":"AED","above":5,"below":10}'],
    ["قفازات من ٥ إلى ١٠ دراهم", '{"currency":"AED","above":5,"below":10}'],
    ["dates under 5", '{"currency":"AED","below":5}'],
    ["تمر أقل من ٥", '{"currency":"AED","below":5}'],
  ])("%s", (query, limit) => {
    expect(read(query)).toContain(`price ${limit}`);
  });
});

describe("limits of what is no price", () => {
  it.each([
    ["rice under 5 kg", ["goods rice", "trade under", "measure 5kg"]],
    ["gloves less than 5 cartons", ["goods gloves", "trade less than", "quantity 5"]],
    ["juice less than 10%", ["goods juice", "trade less than", "measure 10"]],
    ["gloves minimum 100", ["goods gloves", "trade minimum", "measure 100"]],
    ["camera over 4k", ["goods camera", "trade over", "goods 4k"]],
    ["under sink filter", ["goods under", "goods sink", "goods filter"]],
  ])("%s", (query, parts) => expect(read(query)).toEqual(parts));
});

describe("what is only said around the goods", () => {
  it.each([
    ["wholesale shampoo supplier", "shampoo"],
    ["أريد شراء شامبو بالجملة", "شامبو"],
    ["ابغى شامبو", "شامبو"],
    ["عايز أسعار شامبو", "شامبو"],
    ["devis pour shampooing", "shampooing"],
    ["cherche fournisseur de shampooing", "shampooing"],
    ["need price of shampoo in bulk", "shampoo"],
    ["price of shampoo per carton", "shampoo"],
    ["prix du shampooing la pièce", "shampooing"],
    ["سعر شامبو لكل كرتون", "شامبو"],
    ["بكم شامبو بالحبة", "شامبو"],
  ])("%s asks for %s alone", (query, goods) => {
    const parts = understandQuery(query).filter(({ kind }) => kind === "goods");
    expect(parts.flatMap(({ words }) => words.map(({ surface }) => surface))).toEqual([goods]);
  });

  it.each([
    ["باب آلي", ["goods باب", "goods آلي"]],
    ["باب اللي", ["goods باب", "trade اللي"]],
    ["باب الي", ["goods باب", "trade الي"]],
    ["كرتون تغليف", ["goods كرتون", "goods تغليف"]],
    ["تمر بالكرتون", ["goods تمر", "trade بالكرتون"]],
    ["power supply 12v", ["goods power", "goods supply", "measure 12v"]],
    ["DAP fertilizer", ["goods dap", "goods fertilizer"]],
    ["cement DAP", ["goods cement", "trade dap"]],
    ["key fob", ["goods key", "goods fob"]],
    ["rice fob", ["goods rice", "trade fob"]],
    ["armoire de commande", ["goods armoire", "goods commande"]],
    ["white label printer", ["goods white", "goods label", "goods printer"]],
    ["white label shampoo", ["trade white label", "goods shampoo"]],
  ])("leaves names of goods whole: %s", (query, parts) => expect(read(query)).toEqual(parts));

  it("is what is asked for where nothing else is said", () => {
    expect(read("supplier")).toEqual(["goods supplier"]);
    expect(read("dubai")).toEqual(["goods dubai"]);
  });
});

describe("what the chips take away", () => {
  it("is cut out of the query where it stands", () => {
    const query = "تمر سعودي حلال 5 كجم";
    expect(understoodOf(query, understandQuery(query))).toEqual([
      { kind: "origin", origin: "SA", text: "سعودي", without: "تمر حلال 5 كجم" },
      { kind: "certification", certification: "halal", text: "حلال", without: "تمر سعودي 5 كجم" },
      { kind: "measure", text: "5 كجم", without: "تمر سعودي حلال" },
    ]);
  });

  it("is a limit on the price with its words", () => {
    const query = "تمر أقل من ٥ دراهم للكيلو";
    expect(understoodOf(query, understandQuery(query))).toContainEqual({
      kind: "price",
      text: "أقل من ٥ دراهم",
      without: "تمر للكيلو",
    });
  });

  it("is nothing where a query says nothing else", () => {
    expect(understoodOf("halal", understandQuery("halal"))).toEqual([]);
  });
});

describe("any text", () => {
  it("is read without a throw, in parts that stand in it one behind the other", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 256 }), (text) => {
        let at = 0;
        for (const { words } of understandQuery(text)) {
          for (const { start, end } of words) {
            expect(start).toBeGreaterThanOrEqual(at);
            expect(end).toBeLessThanOrEqual(text.length);
            // One character may fold into several words: ½.
            at = start;
          }
        }
      }),
      { numRuns: 2000 },
    );
  });
});
