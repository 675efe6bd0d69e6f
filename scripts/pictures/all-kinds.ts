import { BUILDING_STRUCTURE_PICTURES } from "./kinds/building-structure.ts";
import { BUILDING_SURFACE_PICTURES } from "./kinds/building-surfaces.ts";
import { FOOD_PICTURES } from "./kinds/food.ts";
import { LOAD_PICTURES } from "./kinds/loads.ts";
import type { Picture } from "./kit/picture.ts";

/** Every drawing of goods by the name of its file. */
export const KINDS: Record<string, (p: Picture) => void> = {
  ...LOAD_PICTURES,
  ...FOOD_PICTURES,
  ...BUILDING_SURFACE_PICTURES,
  ...BUILDING_STRUCTURE_PICTURES,
};
