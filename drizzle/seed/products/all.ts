import type { ProductDraft } from "../product-draft.ts";
import { BUILDING_MATERIALS } from "./building-materials.ts";
import { CONSUMER_GOODS } from "./consumer-goods.ts";
import { FOOD_PRODUCTS } from "./food-products.ts";
import { FURNITURE } from "./furniture.ts";
import { HIDDEN_PRODUCTS } from "./hidden-products.ts";
import { INDUSTRIAL_PRODUCTS } from "./industrial-products.ts";
import { MACHINERY_EQUIPMENT } from "./machinery-equipment.ts";
import { MEDICAL_HEALTH } from "./medical-health.ts";
import { PACKAGING_SUPPLIES } from "./packaging-supplies.ts";
import { PLASTIC_RAW_MATERIALS } from "./plastic-raw-materials.ts";
import { SMART_TECH } from "./smart-tech.ts";
import { SUSTAINABLE } from "./sustainable.ts";

/** Order matters: a product's number is its place in this list, from one. */
export const PRODUCTS: ProductDraft[] = [
  ...FOOD_PRODUCTS,
  ...BUILDING_MATERIALS,
  ...CONSUMER_GOODS,
  ...INDUSTRIAL_PRODUCTS,
  ...SMART_TECH,
  ...MEDICAL_HEALTH,
  ...PACKAGING_SUPPLIES,
  ...FURNITURE,
  ...SUSTAINABLE,
  ...PLASTIC_RAW_MATERIALS,
  ...MACHINERY_EQUIPMENT,
  ...HIDDEN_PRODUCTS,
];
