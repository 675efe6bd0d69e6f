import type { CategorySlug } from "#domain/catalogue/categories.ts";

/** What suppliers ask back most often when a request leaves it out. */
const COMPLETENESS_ITEMS = [
  "description",
  "quantity",
  "destination",
  "incoterm",
  "subcategory",
  "target_price",
  "files",
] as const;
export type CompletenessItem = (typeof COMPLETENESS_ITEMS)[number];

/** A request as far as it is filled in, typed or stored. */
export interface RfqParts {
  category: CategorySlug | "";
  description: string;
  /** Quantities of the lines, each as a number with a unit. */
  quantities: { value: number | null; unit: string | null }[];
  destinationCountry: string | null;
  incoterm: string | null;
  subcategory: string | null;
  hasTargetPrice: boolean;
  files: number;
}

/** Words from which on a description says more than the product's name. */
const TELLING_LENGTH = 60;

/** Goods that are made or chosen by a drawing, a data sheet or a picture: without a file a price is a guess. */
const BY_DRAWING: readonly CategorySlug[] = [
  "building-materials",
  "industrial-products",
  "machinery-equipment",
  "furniture",
  "packaging-supplies",
  "medical-health",
];

const WEIGHTS: Record<CompletenessItem, number> = {
  description: 25,
  quantity: 25,
  destination: 20,
  subcategory: 10,
  incoterm: 5,
  target_price: 5,
  files: 10,
};

/**
 * How ready a request is to be priced.
 * @returns `percent` from 0 to 100 of what its category asks for, and what is missing, the weightiest first
 */
export function completenessOf(parts: RfqParts): { percent: number; missing: CompletenessItem[] } {
  const asked = COMPLETENESS_ITEMS.filter((item) => item !== "files" || wantsFiles(parts.category));
  const missing = asked.filter((item) => !isGiven(item, parts));
  const weigh = (items: readonly CompletenessItem[]) => items.reduce((sum, item) => sum + WEIGHTS[item], 0);
  const percent = Math.round((100 * (weigh(asked) - weigh(missing))) / weigh(asked));
  return { percent, missing: missing.sort((one, other) => WEIGHTS[other] - WEIGHTS[one]) };
}

function wantsFiles(category: RfqParts["category"]): boolean {
  return category !== "" && BY_DRAWING.includes(category);
}

function isGiven(item: CompletenessItem, parts: RfqParts): boolean {
  switch (item) {
    case "description":
      return parts.description.trim().length >= TELLING_LENGTH;
    case "quantity":
      return (
        parts.quantities.length > 0 && parts.quantities.every(({ value, unit }) => value !== null && unit !== null)
      );
    case "destination":
      return parts.destinationCountry !== null;
    case "incoterm":
      return parts.incoterm !== null;
    case "subcategory":
      return parts.subcategory !== null;
    case "target_price":
      return parts.hasTargetPrice;
    case "files":
      return parts.files > 0;
  }
}
