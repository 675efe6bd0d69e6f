import type { ProductDraft } from "../product-draft.ts";
import { BUILDING_MATERIALS } from "./building-materials.ts";
import { FOOD_PRODUCTS } from "./food-products.ts";

/** Order matters: a product's number is its place in this list, from one. */
export const PRODUCTS: ProductDraft[] = [...FOOD_PRODUCTS, ...BUILDING_MATERIALS];
