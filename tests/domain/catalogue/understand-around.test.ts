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

  it.each([
    "سكر الموصل",
    "rice mombasa",
    "تمر إلى الخرطوم",
    "تمر إلى ممباسا",
    "dattes pour Mombassa",
    "سكر إلى بورسودان",
  ])("%s names a city", (query) => {
    expect(read(query).filter((part) => part.startsWith("place"))).toHaveLength(1);
  });

  it.each([
    ["who sells tiles in the uae", "place uae"],
    ["dates delivered to the UAE", "place uae"],
    ["riz livraison vers l'Égypte", "place égypte"],
    ["rice for Oman", "place oman"],
    ["riz pour Oman", "place oman"],
    ["i am a buyer from kuwait and require dates", "place kuwait"],
    ["we are a company from Oman, need rice", "place oman"],
    ["نحن شركة من السودان نريد أسمنت", "place السودان"],
  ])("%s: %s, where nothing has to come from", (query, place) => {
    const parts = read(query);
    expect(parts).toContain(place);
    expect(parts.filter((part) => /^(?:origin|foreign)/.test(part))).toEqual([]);
  });

  it.each([
    ["quotation for omani honey", "origin OM"],
    ["looking for turkish carpets", "origin TR"],
    ["supplier of dates from saudi", "origin SA"],
    ["soap made in the uae", "origin AE"],
  ])("%s: %s", (query, origin) => expect(read(query)).toContain(origin));

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
    ["سعر طن شامبو", "شامبو"],
    ["shampoo kg price", "shampoo"],
    ["prix tonne shampooing", "shampooing"],
    ["٥ دراهم شامبو للكيلو", "شامبو"],
    ["shampoo pcs 100", "shampoo"],
    ["shampoo delivery in 3 days", "shampoo"],
    ["who sells shampoo near me", "shampoo"],
    ["where can i find cheap shampoo for my shop", "shampoo"],
    ["quel est votre prix pour shampooing", "shampooing"],
    ["avez-vous shampooing en stock", "shampooing"],
    ["شحال الثمن ديال شامبو", "شامبو"],
    ["فين ألاقي شامبو موثوق", "شامبو"],
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
