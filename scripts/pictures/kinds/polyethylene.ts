import { project } from "../kit/camera.ts";
import { INK, tone } from "../kit/color.ts";
import { pallet } from "../kit/containers.ts";
import { star } from "../kit/marks.ts";
import { el, type Kinds, path } from "../kit/picture.ts";
import { lyingSack } from "../kit/sacks.ts";
import { ballFill } from "../kit/shade.ts";
import { shadow, stage } from "../kit/stage.ts";
import { blownBottle, filmRoll, pellets, resin } from "./pellet-parts.ts";

export const POLYETHYLENE: Kinds = {
  "resin-hdpe": resin("sky", "arch", ["#f4f1e8", INK.sea, "#f2f0e9"], blownBottle),
  "resin-ldpe": resin("sea", "disc", ["#f4f1e8", "#3f78a8", "#dfe9ea"], filmRoll),
  "resin-lldpe": (p) => {
    stage(p, "sand", "steps", 1.2);
    pallet(p, { x: -70, w: 250, d: 130, yaw: 0 });
    for (let layer = 0; layer < 4; layer++)
      lyingSack(p, { x: -70, y: 34 + layer * 54, z: 50, w: 236, h: 58, color: "#f1eee4", stripe: INK.leaf });
    pellets(p, 160, 100, 116, "#eef0e6");
  },
  octabin: (p) => {
    stage(p, "clay", "window", 1.16);
    shadow(p, { x: -40, r: 170 });
    const [cx, floor] = project({ x: -40 });
    const top = floor - 260;
    const wall = (from: number, to: number, drop1: number, drop2: number, color: string) =>
      el("path", {
        d: path(
          "M",
          cx + from,
          top + drop1,
          "L",
          cx + to,
          top + drop2,
          "V",
          floor + drop2,
          "L",
          cx + from,
          floor + drop1,
          "z",
        ),
        fill: color,
      });
    p.add(
      wall(-140, -96, 0, 34, tone(INK.kraft, -0.3)),
      wall(-96, 10, 34, 48, tone(INK.kraft, -0.1)),
      wall(10, 108, 48, 26, tone(INK.kraft, 0.1)),
      wall(108, 140, 26, -6, tone(INK.kraft, 0.26)),
    );
    p.add(
      el("path", {
        d: path(
          "M",
          cx - 140,
          top,
          "L",
          cx - 96,
          top + 34,
          "L",
          cx + 10,
          top + 48,
          "L",
          cx + 108,
          top + 26,
          "L",
          cx + 140,
          top - 6,
          "L",
          cx + 98,
          top - 38,
          "L",
          cx - 10,
          top - 50,
          "L",
          cx - 104,
          top - 32,
          "z",
        ),
        fill: tone(INK.kraft, -0.4),
      }),
      el("ellipse", { cx, cy: top + 2, rx: 112, ry: 34, fill: ballFill(p, "#f4f2ea") }),
      star(cx + 58, floor - 110, 26, INK.gulf),
    );
    pellets(p, 190, 120, 100, "#f4f2ea");
  },
};
