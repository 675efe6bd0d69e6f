import { project } from "../kit/camera.ts";
import { INK } from "../kit/color.ts";
import { can } from "../kit/containers.ts";
import { wave } from "../kit/marks.ts";
import type { Kinds } from "../kit/picture.ts";
import { el } from "../kit/picture.ts";
import { stage } from "../kit/stage.ts";
import { cans } from "./fruit-parts.ts";

export const CANNED_FOOD: Kinds = {
  "cans-chickpeas": cans("#d9b36a", INK.gulf, "#f0d9a4"),
  "cans-tomato": cans(INK.tomato, INK.leaf, "#d8402c"),
  "cans-beans": cans("#7a4a2b", INK.brass, "#8d5a36"),
  "cans-tuna": (p) => {
    stage(p, "sky", "disc", 1.3);
    const tuna = (x: number, y: number, z: number) =>
      can(p, { x, y, z, r: 100, h: 58, label: INK.gulf, stripe: INK.brass });
    tuna(-110, 0, -30);
    tuna(-110, 58, -30);
    tuna(-100, 116, -30);
    tuna(110, 0, 40);
    const [cx, cy] = project({ x: 110, y: 60, z: 40 });
    p.add(
      el("ellipse", { cx, cy, rx: 84, ry: 28, fill: "#e8b79a" }),
      wave(cx, cy - 4, 110, 12, "#c98a6c", 4),
      wave(cx, cy + 10, 90, 10, "#f6d6c1", 4),
    );
  },
};
