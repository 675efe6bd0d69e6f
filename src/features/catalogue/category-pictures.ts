import type { CategorySlug } from "#domain/catalogue/categories.ts";

/** Drawings that stand for a category: the cover first, then its companions. */
const PICTURES: Record<CategorySlug, readonly [string, string, string]> = {
  "consumer-goods": ["perfume-set", "soap-bars", "shampoo"],
  "food-products": ["dates-box", "juice-bottles", "cans-tomato"],
  "building-materials": ["tiles-stack", "cement-bags", "washbasin"],
  "industrial-products": ["pvc-pipes", "cable-drum", "distribution-board"],
  "smart-tech": ["cctv-dome", "smart-lock", "network-switch"],
  "medical-health": ["gloves-box", "wheelchair", "supplement-bottles"],
  "packaging-supplies": ["carton-open", "bottles-pet", "tape-rolls"],
  furniture: ["office-desk", "sofa", "carpet-rolls"],
  sustainable: ["solar-panels", "water-saver", "recycled-pellets"],
  "plastic-raw-materials": ["pallet-sacks-white", "pe-pellets", "masterbatch"],
  "machinery-equipment": ["generator", "filling-machine", "pump"],
};

/** Path of a category's cover. */
export function categoryPicture(category: CategorySlug): string {
  return `/pictures/${PICTURES[category][0]}.svg`;
}

/** Paths of the three drawings of a category's page. */
export function categoryPictures(category: CategorySlug): string[] {
  return PICTURES[category].map((name) => `/pictures/${name}.svg`);
}
