import type { CategorySlug, SubcategorySlug } from "#domain/catalogue/categories.ts";
import type { Certification, Unit } from "#domain/catalogue/product-facts.ts";
import type { TermKind } from "./terms.ts";

/** What can be made of a term: `{t}` stands for it. */
export interface ProductLine {
  kind: TermKind;
  /** How many of a hundred products of that kind are of this line. */
  share: number;
  category: CategorySlug;
  subcategory: SubcategorySlug;
  ar: string;
  en: string;
  fr: string;
  unit: Unit;
  /** Price in dirham, from and to. */
  price: [from: number, to: number];
  moq: number;
  certifications: [Certification, ...Certification[]];
}

const line = (
  [kind, share]: [TermKind, number],
  [category, subcategory]: [CategorySlug, SubcategorySlug],
  [ar, en, fr]: [string, string, string],
  [unit, from, to, moq]: [Unit, number, number, number],
  certifications: [Certification, ...Certification[]],
): ProductLine => ({
  kind,
  share,
  category,
  subcategory,
  ar,
  en,
  fr,
  unit,
  price: [from, to],
  moq,
  certifications,
});

const FOOD: [Certification, ...Certification[]] = ["iso-22000", "haccp", "halal", "organic"];
const CARE: [Certification, ...Certification[]] = ["gmp", "ecas", "iso-9001", "halal"];
const WORKS: [Certification, ...Certification[]] = ["iso-9001", "ce", "saso", "gso"];

export const PRODUCT_LINES: ProductLine[] = [
  line(["ingredient", 22], ["food-products", "canned-food"], ["{t}", "{t}", "{t}"], ["carton", 20, 190, 50], FOOD),
  line(
    ["ingredient", 12],
    ["food-products", "canned-food"],
    ["{t} معلب", "Canned {t}", "Conserve de {t}"],
    ["carton", 25, 140, 100],
    FOOD,
  ),
  line(
    ["ingredient", 12],
    ["food-products", "juices"],
    ["عصير {t}", "{t} juice", "Jus de {t}"],
    ["carton", 18, 90, 200],
    FOOD,
  ),
  line(
    ["ingredient", 8],
    ["food-products", "dairy"],
    ["زبادي بنكهة {t}", "{t} yoghurt", "Yaourt au goût {t}"],
    ["carton", 15, 70, 300],
    FOOD,
  ),
  line(
    ["ingredient", 8],
    ["food-products", "dates"],
    ["معمول التمر مع {t}", "Date biscuits with {t}", "Biscuits aux dattes et {t}"],
    ["box", 12, 95, 100],
    FOOD,
  ),
  line(
    ["ingredient", 8],
    ["medical-health", "supplements"],
    ["كبسولات مستخلص {t}", "{t} extract capsules", "Gélules d'extrait de {t}"],
    ["box", 30, 260, 24],
    ["gmp", "iso-22000", "fda", "halal"],
  ),
  line(
    ["ingredient", 6],
    ["consumer-goods", "perfumes"],
    ["عطر برائحة {t}", "{t} scented perfume", "Parfum senteur {t}"],
    ["piece", 40, 480, 48],
    CARE,
  ),
  line(
    ["ingredient", 6],
    ["packaging-supplies", "bags-films"],
    ["أكياس تعبئة {t}", "Bags for {t}", "Sachets pour {t}"],
    ["carton", 60, 320, 20],
    ["iso-9001", "fda", "fsc"],
  ),
  line(
    ["ingredient", 6],
    ["machinery-equipment", "food-machinery"],
    ["خط معالجة {t}", "{t} processing line", "Ligne de traitement de {t}"],
    ["set", 24_000, 480_000, 1],
    WORKS,
  ),
  line(
    ["ingredient", 4],
    ["smart-tech", "monitoring"],
    ["حساسات مراقبة مخازن {t}", "{t} cold store sensors", "Capteurs pour entrepôt de {t}"],
    ["piece", 90, 1900, 10],
    ["ce", "rohs", "iec"],
  ),
  line(
    ["ingredient", 4],
    ["sustainable", "solar-energy"],
    ["مجفف شمسي من أجل {t}", "Solar dryer for {t}", "Séchoir solaire pour {t}"],
    ["set", 3_500, 42_000, 1],
    ["ce", "iec", "iso-14001"],
  ),
  line(
    ["ingredient", 4],
    ["industrial-products", "pipes-fittings"],
    ["أنابيب نقل {t}", "Pipes for {t} plants", "Tuyaux pour usines de {t}"],
    ["metre", 8, 160, 100],
    WORKS,
  ),
  line(["beauty", 60], ["consumer-goods", "personal-care"], ["{t}", "{t}", "{t}"], ["carton", 30, 420, 24], CARE),
  line(
    ["beauty", 16],
    ["consumer-goods", "cosmetics"],
    ["طقم {t}", "{t} gift set", "Coffret {t}"],
    ["box", 45, 520, 12],
    CARE,
  ),
  line(
    ["beauty", 8],
    ["packaging-supplies", "bottles-jars"],
    ["عبوات {t}", "Bottles for {t}", "Flacons pour {t}"],
    ["carton", 70, 380, 30],
    ["iso-9001", "fda"],
  ),
  line(
    ["beauty", 8],
    ["furniture", "hotel-furniture"],
    ["حامل عرض {t}", "{t} display stand", "Présentoir pour {t}"],
    ["piece", 150, 2400, 5],
    ["fsc", "iso-9001"],
  ),
  line(
    ["beauty", 8],
    ["building-materials", "sanitary-ware"],
    ["موزع {t} جداري", "Wall dispenser for {t}", "Distributeur mural de {t}"],
    ["piece", 35, 320, 20],
    WORKS,
  ),
  line(
    ["packaging", 100],
    ["plastic-raw-materials", "masterbatch"],
    ["ماستر باتش {t}", "Masterbatch for {t}", "Mélange-maître pour {t}"],
    ["tonne", 2_900, 9_800, 1],
    ["rohs", "iso-9001"],
  ),
];
