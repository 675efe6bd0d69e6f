import { describe, expect, it } from "vitest";
import { addressName, addressWords } from "#domain/kernel/address-words.ts";

describe("addressWords", () => {
  it.each([
    ["مصنع الخليج للتمور", "masna-al-khaleej-lil-tumur"],
    ["شركة النخيل للتجارة ش.ذ.م.م", "sharikat-al-nakhil-lil-tajara-sh-dh-m-m"],
    ["مؤسسة أبوظبي والعين", "muassasat-abu-dhabi-wa-al-in"],
    ["مكتب دبي", "maktab-dubai"],
    ["مطاحن الساحل", "matahin-al-sahil"],
    ["مصانع الملابس", "masani-al-malabis"],
    ["مياه معدنية", "mayah-madaniya"],
    ["صناعات غذائية", "sanaat-ghadhaiya"],
    ["سيّارات", "sayyarat"],
    ["عُمان", "uman"],
    ["خُبْز عَرَبِيّ", "khubz-arabiyy"],
    ["تـــمر", "tamr"],
    ["كرتون ٥ طبقات", "kartun-5-tabqat"],
    ["شركة ABC للحديد", "sharikat-abc-lil-hadid"],
    ["شركة الواحة للتمور / Al Waha Dates", "al-waha-dates"],
    ["Café Müller & Söhne", "cafe-muller-sohne"],
    ["L’Œuvre d’Orient", "l-oeuvre-d-orient"],
    ["مسؤولية هيئة", "masuliya-hayia"],
    ["پلاستیك", "palastik"],
  ])("writes %s as %s", (name, words) => {
    expect(addressWords(name)).toBe(words);
  });

  it("writes nothing of what has no letters of ours, and of a lone letter that is not heard", () => {
    for (const name of ["", "枣业", "—", "ع", "ء", "\u0651"]) expect(addressWords(name)).toBe("");
  });

  it("holds nothing but lower-case letters, digits and single hyphens, and ends with a whole word", () => {
    for (const name of ["ﷺ", "والله", "ال", "يَوْمٌ", "ـ", "Ａ１", "a--b", "ييييي", "ووو"]) {
      expect(addressWords(name)).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/);
    }
    const long = addressWords("مصنع الخليج للتمور ".repeat(9));
    expect(long.length).toBeLessThanOrEqual(60);
    expect(long).toBe("masna-al-khaleej-lil-tumur-masna-al-khaleej-lil-tumur-masna");
  });
});

describe("addressName", () => {
  it("is one in Latin letters, else the Arabic one", () => {
    expect(addressName({ ar: "تمر", en: "Dates", fr: "Dattes" })).toBe("Dates");
    expect(addressName({ ar: "تمر", en: null, fr: "Dattes" })).toBe("Dattes");
    expect(addressName({ ar: "تمر", en: "" })).toBe("تمر");
    expect(addressName({})).toBe("");
  });
});
