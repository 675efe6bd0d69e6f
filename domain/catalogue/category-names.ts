import type { Locale } from "#domain/kernel/locale.ts";
import type { CategorySlug } from "./categories.ts";

export type Names = Record<Locale, string>;

/** Titles of the eleven categories: on screens, in mails and in the search index (spec §2, §3). */
export const CATEGORY_NAMES: Record<CategorySlug, Names> = {
  "consumer-goods": { ar: "المنتجات الاستهلاكية", en: "Consumer products", fr: "Produits de consommation" },
  "food-products": { ar: "المنتجات الغذائية", en: "Food products", fr: "Produits alimentaires" },
  "building-materials": {
    ar: "مواد البناء والتشطيب",
    en: "Building and finishing materials",
    fr: "Matériaux de construction et de finition",
  },
  "industrial-products": { ar: "المنتجات الصناعية", en: "Industrial products", fr: "Produits industriels" },
  "smart-tech": {
    ar: "المنتجات الذكية والتقنية",
    en: "Smart and tech products",
    fr: "Produits intelligents et technologiques",
  },
  "medical-health": {
    ar: "المنتجات الطبية والصحية",
    en: "Medical and health products",
    fr: "Produits médicaux et de santé",
  },
  "packaging-supplies": {
    ar: "مستلزمات التعبئة والتغليف",
    en: "Packaging supplies",
    fr: "Emballages et conditionnement",
  },
  furniture: { ar: "الأثاث والمفروشات", en: "Furniture and furnishings", fr: "Mobilier et ameublement" },
  sustainable: { ar: "المنتجات المستدامة", en: "Sustainable products", fr: "Produits durables" },
  "plastic-raw-materials": {
    ar: "مواد البلاستيك الخام",
    en: "Plastic raw materials",
    fr: "Matières plastiques premières",
  },
  "machinery-equipment": { ar: "الآلات والمعدات", en: "Machinery and equipment", fr: "Machines et équipements" },
};

/** The title of a category; one that this version doesn't know is shown as it is written. */
export function categoryName(category: CategorySlug, locale: Locale): string {
  return nameIn(CATEGORY_NAMES, category, locale);
}

/** A title by its slug in a language; the slug where this version doesn't know it. */
export function nameIn<Slug extends string>(names: Record<Slug, Names>, slug: Slug, locale: Locale): string {
  // Rows come from a server of any version, so that the type may be wrong about them.
  return Object.hasOwn(names, slug) ? names[slug][locale] : ((slug as string | null) ?? "");
}
