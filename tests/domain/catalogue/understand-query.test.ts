import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { segmentsOfParts } from "#domain/catalogue/search/query-segments.ts";
import { type QueryPart, understandQuery } from "#domain/catalogue/search/understanding/understand-query.ts";
import { understoodOf } from "#domain/catalogue/search/understood.ts";

/** The parts of a query as short lines: "goods rebar", "measure 12mm". */
function read(query: string): string[] {
  return understandQuery(query).map((part) => `${part.kind} ${saidBy(part)}`);
}

function saidBy(part: QueryPart): string {
  if (part.kind === "measure") return part.measure.token;
  if (part.kind === "origin") return part.origin;
  if (part.kind === "certification") return part.certification;
  if (part.kind === "quantity") return String(part.amount);
  if (part.kind === "price") return JSON.stringify(part.limit);
  return part.words.map(({ surface }) => surface).join(" ");
}

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
    ["tiles 60x60cm", "60x60"],
    ["tiles 60 x 60cm", "60x60"],
    ["PVC-110mm", "110mm"],
    ["carreau 60×60", "60x60"],
    ["بلاط 60 × 60 سم", "60x60"],
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
    ["ice cream maker", ["goods ice", "goods cream", "trade maker"]],
    ["point de vente", ["goods point", "goods vente"]],
    ["plastic bottle 500", ["goods plastic", "goods bottle", "measure 500"]],
    ["omani products", ["origin OM", "trade products"]],
    ["UAE suppliers", ["origin AE", "trade suppliers"]],
    ["i want a turkish carpet", ["trade i", "trade want", "origin TR", "goods carpet"]],
    ["ISO-9001 pump", ["certification iso-9001", "goods pump"]],
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
