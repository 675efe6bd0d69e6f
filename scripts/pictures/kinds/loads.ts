import { INK } from "../kit/color.ts";
import { openCarton, palletOfCartons, palletOfDrums, palletOfPacks, palletOfSacks } from "../kit/loads.ts";
import type { Picture } from "../kit/picture.ts";
import { shadow, stage } from "../kit/stage.ts";

/** How goods travel; second pictures of many products. */
export const LOAD_PICTURES: Record<string, (p: Picture) => void> = {
  "pallet-cartons": (p) => {
    stage(p, "sand", "steps", 1.12);
    palletOfCartons(p, INK.kraft, INK.gulf);
  },
  "pallet-cartons-white": (p) => {
    stage(p, "sea", "steps", 1.12);
    palletOfCartons(p, "#e9e5da", INK.sea);
  },
  "pallet-sacks": (p) => {
    stage(p, "sand", "steps", 1.15);
    palletOfSacks(p, "#e9dcc4", INK.sea);
  },
  "pallet-sacks-white": (p) => {
    stage(p, "sky", "steps", 1.15);
    palletOfSacks(p, "#f3f1ea", INK.gulf);
  },
  "pallet-drums": (p) => {
    stage(p, "sand", "steps", 1.15);
    palletOfDrums(p, INK.sea);
  },
  "pallet-tiles": (p) => {
    stage(p, "clay", "steps", 1.2);
    palletOfPacks(p, "#d8c3a2", INK.gulf);
  },
  "carton-open": (p) => {
    stage(p, "ivory", "sweep", 1.25);
    shadow(p, { x: 0, r: 200, depth: 160 });
    openCarton(p, INK.kraft, INK.sea);
  },
};
