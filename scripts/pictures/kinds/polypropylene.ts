import { INK } from "../kit/color.ts";
import type { Kinds } from "../kit/picture.ts";
import { stage } from "../kit/stage.ts";
import { filmRoll, jumbo, pail, pellets, resin, yarnCone } from "./pellet-parts.ts";

export const POLYPROPYLENE: Kinds = {
  "resin-pp-raffia": resin("leaf", "arch", ["#f1eee4", INK.leaf, "#eceee6"], yarnCone),
  "resin-pp-injection": resin("brass", "disc", ["#f4f1e8", INK.brass, "#f2efdf"], pail),
  "resin-pp-film": resin("sky", "window", ["#e9eef0", INK.gulf, "#e3ebec"], filmRoll),
  "resin-pp-jumbo": (p) => {
    stage(p, "sand", "arch", 1.14);
    jumbo(p, -60, -20, "#f1ede2", INK.sea);
    pellets(p, 180, 110, 110, "#efece0");
  },
};
