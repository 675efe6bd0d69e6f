import { BUILDING_MATERIALS } from "./building-materials.ts";
import { CONSUMER_GOODS } from "./consumer-goods.ts";
import { FOOD_PRODUCTS } from "./food-products.ts";
import { FURNITURE } from "./furniture.ts";
import { INDUSTRIAL_PRODUCTS } from "./industrial-products.ts";
import { MACHINERY_EQUIPMENT } from "./machinery-equipment.ts";
import { MEDICAL_HEALTH } from "./medical-health.ts";
import { PACKAGING_SUPPLIES } from "./packaging-supplies.ts";
import { PLASTIC_RAW_MATERIALS } from "./plastic-raw-materials.ts";
import { SMART_TECH } from "./smart-tech.ts";
import { SUSTAINABLE } from "./sustainable.ts";

/** All groups of the table, one a line, words and phrases separated by commas. */
export const SYNONYM_LINES: string[] = [
  BUILDING_MATERIALS,
  CONSUMER_GOODS,
  FOOD_PRODUCTS,
  FURNITURE,
  INDUSTRIAL_PRODUCTS,
  MACHINERY_EQUIPMENT,
  MEDICAL_HEALTH,
  PACKAGING_SUPPLIES,
  PLASTIC_RAW_MATERIALS,
  SMART_TECH,
  SUSTAINABLE,
]
  .join("\n")
  .split("\n")
  .map((line) => line.trim())
  .filter((line) => line !== "");
