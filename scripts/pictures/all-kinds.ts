import { BUILDING_STRUCTURE_PICTURES } from "./kinds/building-structure.ts";
import { BUILDING_SURFACE_PICTURES } from "./kinds/building-surfaces.ts";
import { CARE_PICTURES } from "./kinds/consumer-care.ts";
import { FRAGRANCE_PICTURES } from "./kinds/consumer-fragrance.ts";
import { FOOD_PICTURES } from "./kinds/food.ts";
import { FURNITURE_PICTURES } from "./kinds/furniture.ts";
import { INDUSTRIAL_FLOW_PICTURES } from "./kinds/industrial-flow.ts";
import { INDUSTRIAL_POWER_PICTURES } from "./kinds/industrial-power.ts";
import { LOAD_PICTURES } from "./kinds/loads.ts";
import { MACHINERY_LINE_PICTURES } from "./kinds/machinery-lines.ts";
import { MACHINERY_SITE_PICTURES } from "./kinds/machinery-site.ts";
import { MEDICAL_DEVICE_PICTURES } from "./kinds/medical-devices.ts";
import { MEDICAL_LAB_PICTURES } from "./kinds/medical-lab.ts";
import { PACKAGING_PICTURES } from "./kinds/packaging.ts";
import { POLYMER_PICTURES } from "./kinds/polymers.ts";
import { SMART_NETWORK_PICTURES } from "./kinds/smart-networks.ts";
import { SMART_WATCH_PICTURES } from "./kinds/smart-watch.ts";
import { SUSTAINABLE_PICTURES } from "./kinds/sustainable.ts";
import { TEXTILE_PICTURES } from "./kinds/textiles.ts";
import type { Picture } from "./kit/picture.ts";

/** Every drawing of goods by the name of its file. */
export const KINDS: Record<string, (p: Picture) => void> = {
  ...LOAD_PICTURES,
  ...FRAGRANCE_PICTURES,
  ...CARE_PICTURES,
  ...INDUSTRIAL_FLOW_PICTURES,
  ...INDUSTRIAL_POWER_PICTURES,
  ...SMART_WATCH_PICTURES,
  ...SMART_NETWORK_PICTURES,
  ...MEDICAL_DEVICE_PICTURES,
  ...MEDICAL_LAB_PICTURES,
  ...PACKAGING_PICTURES,
  ...FURNITURE_PICTURES,
  ...TEXTILE_PICTURES,
  ...SUSTAINABLE_PICTURES,
  ...POLYMER_PICTURES,
  ...MACHINERY_LINE_PICTURES,
  ...MACHINERY_SITE_PICTURES,
  ...FOOD_PICTURES,
  ...BUILDING_SURFACE_PICTURES,
  ...BUILDING_STRUCTURE_PICTURES,
};
