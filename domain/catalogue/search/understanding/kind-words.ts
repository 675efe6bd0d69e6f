import { CATEGORIES, CATEGORY_SLUGS, type CategorySlug, type SubcategorySlug } from "#domain/catalogue/categories.ts";
import { CATEGORY_NAMES } from "#domain/catalogue/category-names.ts";
import { SUBCATEGORY_NAMES } from "#domain/catalogue/subcategory-names.ts";
import { normalise } from "../words.ts";
import { PhraseFinder } from "./phrase-finder.ts";

/** A part of the catalogue, all of which is meant. */
export interface Kind {
  category: CategorySlug;
  subcategory?: SubcategorySlug;
}

/** What buyers call parts of the catalogue beside their titles, in phrases: a single word is a name of goods. */
const CALLED: Partial<Record<CategorySlug | SubcategorySlug, string>> = {
  "food-products": "food items, food stuff, food stuffs, denrées alimentaires, مواد غذائية, سلع غذائية",
  "building-materials":
    "building material, building materials, construction material, construction materials, matériau de construction, matériaux de construction, matériaux du bâtiment, مواد بناء, مواد إنشائية, لوازم بناء",
  "medical-health":
    "medical supplies, medical products, fournitures médicales, produits médicaux, مستلزمات طبية, منتجات طبية, لوازم طبية",
  "packaging-supplies":
    "packaging material, packaging materials, packing material, packing materials, fournitures d'emballage, matériel d'emballage, مواد تغليف, مواد تعبئة وتغليف, مستلزمات تغليف, لوازم تغليف",
  sustainable:
    "eco friendly products, eco products, green products, produits écologiques, منتجات صديقة للبيئة, منتجات بيئية",
  "plastic-raw-materials":
    "plastic raw material, raw plastic, plastic granules, matière plastique première, matières plastiques, خامات بلاستيك, خام البلاستيك, مواد خام بلاستيكية",
  "machinery-equipment": "industrial machinery, industrial machines, machines industrielles, معدات صناعية, آلات صناعية",
  cosmetics: "beauty products, produits de beauté, مستحضرات تجميل, منتجات تجميل, أدوات تجميل",
  cleaning:
    "cleaning supplies, cleaning materials, cleaning items, produits de nettoyage, produits ménagers, أدوات تنظيف, مستلزمات تنظيف",
  "personal-care": "hygiene products, produits d'hygiène, عناية شخصية, منتجات عناية شخصية",
  dairy: "dairy products, milk products, منتجات ألبان, مشتقات الحليب, مشتقات الألبان",
  "canned-food": "canned foods, canned goods, conserves alimentaires, أغذية معلبة, مواد معلبة",
  "sanitary-ware": "sanitary wares, sanitary fittings, appareils sanitaires, أدوات صحية, أطقم صحية",
  "pipes-fittings":
    "plumbing materials, plumbing supplies, matériel de plomberie, أدوات سباكة, مواد سباكة, أنابيب ووصلات",
  "electrical-equipment":
    "electrical materials, electrical supplies, electrical items, équipement électrique, معدات كهربائية, مواد كهربائية, أدوات كهربائية",
  monitoring:
    "surveillance system, surveillance systems, security systems, système de surveillance, أنظمة مراقبة, نظام مراقبة, أنظمة أمنية",
  "smart-home": "home automation, smart home devices, منزل ذكي, بيت ذكي, أجهزة منزلية ذكية",
  networking:
    "networking equipment, network equipment, network devices, équipement réseau, équipements réseau, matériel réseau, أجهزة شبكات, معدات شبكات",
  saas: "business software, cloud software, logiciels de gestion, برامج سحابية, برمجيات سحابية",
  "medical-devices":
    "medical equipment, appareils médicaux, matériel médical, équipement médical, أجهزة طبية, معدات طبية",
  disposables: "medical consumables, consommables médicaux, مستهلكات طبية",
  supplements: "food supplements, dietary supplements, nutritional supplements, مكملات غذائية",
  "lab-supplies":
    "lab supplies, lab equipment, laboratory equipment, matériel de laboratoire, مستلزمات مختبر, أدوات مختبر, أجهزة مختبرات",
  "office-furniture": "meubles de bureau, أثاث مكتبي, أثاث مكتب",
  "home-furniture": "household furniture, meubles de maison, أثاث منزلي, أثاث منزل",
  "hotel-furniture": "mobilier hôtelier, أثاث فندقي, أثاث فندق",
  "recycled-products": "recycled goods, منتجات معاد تدويرها",
  biodegradables: "biodegradable products, biodegradable items, منتجات قابلة للتحلل",
  "packing-machines":
    "packaging machines, packaging machinery, packing machinery, machine d'emballage, مكائن تغليف, مكائن تعبئة, معدات تغليف",
  "food-machinery":
    "food processing machines, food processing equipment, food machines, معدات تصنيع غذائي, مكائن أغذية",
  "construction-machinery":
    "construction equipment, heavy equipment, heavy machinery, matériel de chantier, معدات ثقيلة, معدات بناء, آليات ثقيلة",
};

/** Parts of the catalogue in the words of a query. */
export const KINDS = new PhraseFinder<Kind>(
  CATEGORY_SLUGS.flatMap((category): [Kind, string][] => [
    ...CATEGORIES[category].map((subcategory): [Kind, string] => [
      { category, subcategory },
      phrases(Object.values(SUBCATEGORY_NAMES[subcategory]), CALLED[subcategory]),
    ]),
    [{ category }, phrases(Object.values(CATEGORY_NAMES[category]), CALLED[category])],
  ]),
  { attached: true },
);

function phrases(titles: readonly string[], called = ""): string {
  return [...titles, ...called.split(",")].filter((phrase) => normalise(phrase).includes(" ")).join(",");
}
