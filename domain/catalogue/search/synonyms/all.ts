import { BUILDING_FINISHES } from "./building-finishes.ts";
import { BUILDING_MATERIALS } from "./building-materials.ts";
import { CLINIC_LABORATORY } from "./clinic-laboratory.ts";
import { CONSUMER_GOODS } from "./consumer-goods.ts";
import { DEVICES_AND_ENERGY } from "./devices-and-energy.ts";
import { FOOD_BUSINESSES } from "./food-businesses.ts";
import { FOOD_PRODUCTS } from "./food-products.ts";
import { FURNITURE } from "./furniture.ts";
import { GROCERY } from "./grocery.ts";
import { HEALTH_AND_CARE } from "./health-and-care.ts";
import { HOME_FURNISHINGS } from "./home-furnishings.ts";
import { HOUSEHOLD_GOODS } from "./household-goods.ts";
import { INDUSTRIAL_PRODUCTS } from "./industrial-products.ts";
import { MACHINERY_EQUIPMENT } from "./machinery-equipment.ts";
import { MEDICAL_HEALTH } from "./medical-health.ts";
import { NEEDS } from "./needs.ts";
import { PACKAGING_SUPPLIES } from "./packaging-supplies.ts";
import { PACKS_AND_POLYMERS } from "./packs-and-polymers.ts";
import { PIPES_ELECTRICAL } from "./pipes-electrical.ts";
import { PLACES_AND_QUALITIES } from "./places-and-qualities.ts";
import { PLASTIC_RAW_MATERIALS } from "./plastic-raw-materials.ts";
import { PROCESSING_MACHINES } from "./processing-machines.ts";
import { PURPOSES } from "./purposes.ts";
import { ROOMS_AND_TRADES } from "./rooms-and-trades.ts";
import { SMART_TECH } from "./smart-tech.ts";
import { SUSTAINABLE } from "./sustainable.ts";
import { USES } from "./uses.ts";
import { WORKS_AND_FARMS } from "./works-and-farms.ts";
import { WORKSHOPS } from "./workshops.ts";

/** All groups of the table, one a line, words and phrases separated by commas. */
export const SYNONYM_LINES: string[] = [
  BUILDING_FINISHES,
  BUILDING_MATERIALS,
  FOOD_BUSINESSES,
  HEALTH_AND_CARE,
  WORKSHOPS,
  ROOMS_AND_TRADES,
  WORKS_AND_FARMS,
  CLINIC_LABORATORY,
  CONSUMER_GOODS,
  DEVICES_AND_ENERGY,
  FOOD_PRODUCTS,
  FURNITURE,
  GROCERY,
  HOME_FURNISHINGS,
  HOUSEHOLD_GOODS,
  INDUSTRIAL_PRODUCTS,
  MACHINERY_EQUIPMENT,
  MEDICAL_HEALTH,
  NEEDS,
  PACKAGING_SUPPLIES,
  PACKS_AND_POLYMERS,
  PIPES_ELECTRICAL,
  PLACES_AND_QUALITIES,
  PLASTIC_RAW_MATERIALS,
  PROCESSING_MACHINES,
  PURPOSES,
  SMART_TECH,
  SUSTAINABLE,
  USES,
]
  .join("\n")
  .split("\n")
  .map((line) => line.trim())
  .filter((line) => line !== "");
