/**
 * The eleven categories (spec §2, rulings: category slugs) with their four sub-categories each.
 * Slugs are addresses: they stand in URLs, CSV files and the database, and never change.
 */
export const CATEGORIES = {
  "consumer-goods": ["perfumes", "cosmetics", "cleaning", "personal-care"],
  "food-products": ["dates", "dairy", "juices", "canned-food"],
  "building-materials": ["ceramics", "glass", "sanitary-ware", "cement-steel"],
  "industrial-products": ["pipes-fittings", "cables", "electrical-equipment", "industrial-plastics"],
  "smart-tech": ["monitoring", "smart-home", "saas", "networking"],
  "medical-health": ["medical-devices", "disposables", "supplements", "lab-supplies"],
  "packaging-supplies": ["cartons", "bottles-jars", "bags-films", "labels-tapes"],
  furniture: ["office-furniture", "home-furniture", "hotel-furniture", "textiles-carpets"],
  sustainable: ["solar-energy", "water-saving", "recycled-products", "biodegradables"],
  "plastic-raw-materials": ["polyethylene", "polypropylene", "pvc-pet", "masterbatch"],
  "machinery-equipment": ["packing-machines", "food-machinery", "construction-machinery", "generators-pumps"],
} as const satisfies Record<string, readonly [string, string, string, string]>;

export type CategorySlug = keyof typeof CATEGORIES;
export type SubcategorySlug = (typeof CATEGORIES)[CategorySlug][number];

export const CATEGORY_SLUGS = Object.keys(CATEGORIES) as [CategorySlug, ...CategorySlug[]];
export const SUBCATEGORY_SLUGS = Object.values(CATEGORIES).flat() as [SubcategorySlug, ...SubcategorySlug[]];

/** The nine categories of the home page and of the quote form (spec §2, §3), in its order. */
export const HOME_CATEGORY_SLUGS = [
  "consumer-goods",
  "food-products",
  "building-materials",
  "industrial-products",
  "smart-tech",
  "medical-health",
  "packaging-supplies",
  "furniture",
  "sustainable",
] as const satisfies readonly CategorySlug[];

/** The five categories of the products overview and of the menu's dropdown (spec §2). */
export const MENU_CATEGORY_SLUGS = [
  "building-materials",
  "packaging-supplies",
  "plastic-raw-materials",
  "consumer-goods",
  "machinery-equipment",
] as const satisfies readonly CategorySlug[];

/** True when `value` is the slug of a category. */
export function isCategory(value: unknown): value is CategorySlug {
  return typeof value === "string" && Object.hasOwn(CATEGORIES, value);
}

/** True when `subcategory` belongs to `category`. */
export function isSubcategoryOf(category: CategorySlug, subcategory: string): subcategory is SubcategorySlug {
  return (CATEGORIES[category] as readonly string[]).includes(subcategory);
}
