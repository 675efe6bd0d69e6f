import type { CategorySlug, SubcategorySlug } from "#domain/catalogue/categories.ts";
import type { Unit } from "#domain/catalogue/product-facts.ts";
import type { Words } from "./lines.ts";

/**
 * A line of goods of trade terms, by their English names; `{t}` of its forms stands for one of them. One with the name of a
 * sub-category has more goods for its line.
 */
export interface TermLine {
  name: string;
  category: CategorySlug;
  subcategory: SubcategorySlug;
  forms: Words;
  unit: Unit;
  terms: string[];
}

const PLAIN: Words = { ar: "{t}", en: "{t}", fr: "{t}" };

const line = (
  name: string,
  [category, subcategory]: [CategorySlug, SubcategorySlug],
  unit: Unit,
  terms: string,
  forms = PLAIN,
): TermLine => ({ name, category, subcategory, unit, terms: terms.split("; "), forms });

/** Goods of one trade that stand side by side on a shelf; who sells one sells the others. */
export const TERM_LINES: TermLine[] = [
  line(
    "spices",
    ["food-products", "canned-food"],
    "kg",
    "cardamom; cinnamon; clove; cayenne pepper; curry; sumac; star anise; coriander",
  ),
  line(
    "canned-food",
    ["food-products", "canned-food"],
    "carton",
    "spinach; turnip; chard; broad bean; chickpea; red onion",
    { ar: "{t} معلب", en: "Canned {t}", fr: "Conserve de {t}" },
  ),
  line(
    "seeds and nuts",
    ["food-products", "canned-food"],
    "kg",
    "sesame; pumpkin seed; sunflower seed; cashew nuts; pine nuts; chia seed",
  ),
  line("juices", ["food-products", "juices"], "carton", "apricot; orange; strawberry; lychee; watermelon; raspberry", {
    ar: "عصير {t}",
    en: "{t} juice",
    fr: "Jus de {t}",
  }),
  line("blossom waters", ["food-products", "juices"], "carton", "rose water; orange blossom water; coconut water"),
  line("fruit yoghurts", ["food-products", "dairy"], "carton", "blueberry; vanilla; papaya; nectarine; coconut", {
    ar: "زبادي بنكهة {t}",
    en: "{t} yoghurt",
    fr: "Yaourt au goût {t}",
  }),
  line(
    "plant extracts",
    ["medical-health", "supplements"],
    "box",
    "nettle; green tea; sage; liquorice; rose hip; burdock",
    { ar: "كبسولات مستخلص {t}", en: "{t} extract capsules", fr: "Gélules d'extrait de {t}" },
  ),
  line(
    "shampoos",
    ["consumer-goods", "personal-care"],
    "piece",
    "Shampoos for colored hair; Anti-lice shampoos; Natural extract shampoos; Linden shampoos; Anti-hair loss shampoos",
  ),
  line(
    "hair care",
    ["consumer-goods", "personal-care"],
    "piece",
    "Hair conditioners; Hair conditioners for damaged hair; Hair masks; Hair dyes",
  ),
  line(
    "shaving",
    ["consumer-goods", "personal-care"],
    "carton",
    "Razors; Razor blades; Shaving soaps; Post-epilation lotion; Depilatory wax",
  ),
  line(
    "bath and soap",
    ["consumer-goods", "personal-care"],
    "carton",
    "Soaps; Bubble baths; Bath salts; Mouthwash; Deodorants",
  ),
  line(
    "body care",
    ["consumer-goods", "cosmetics"],
    "piece",
    "Body milks; Body oils; Massage oils; Hand creams; Lip balms",
  ),
  line(
    "makeup",
    ["consumer-goods", "cosmetics"],
    "piece",
    "Eyeshadows; Kohl pencils; Nail polishes; Face Makeup; Lip Makeup",
  ),
  line("sun care", ["consumer-goods", "cosmetics"], "piece", "Sunscreen; Self-tanner; In-sun protections"),
  line("perfumes", ["consumer-goods", "perfumes"], "piece", "Men perfumes; Eau de toilette; Perfumes"),
];
