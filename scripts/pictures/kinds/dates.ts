import { box, within } from "../kit/box.ts";
import { project } from "../kit/camera.ts";
import { INK, tone } from "../kit/color.ts";
import { bottle, carton } from "../kit/containers.ts";
import { palm, patch, star } from "../kit/marks.ts";
import type { Kinds, Picture } from "../kit/picture.ts";
import { band, lathe } from "../kit/round.ts";
import { roundFill } from "../kit/shade.ts";
import { podium, shadow, stage } from "../kit/stage.ts";
import { date, heap } from "./fruit-parts.ts";

/** Dates in rows on the top of a tray. */
function filled(
  p: Picture,
  tray: { x: number; z?: number; w: number; d: number; yaw: number },
  up: number,
  colors: [string, string],
): void {
  const across = Math.round(tray.w / 52);
  for (let row = 0; row < 4; row++) {
    for (let i = 0; i < across; i++) {
      const [x, y] = project(within(tray, -0.84 + (i * 1.68) / (across - 1), -0.78 + row * 0.52, up + (row % 2) * 3));
      p.add(date(p, x, y - 3, (i + row) % 3 === 0 ? -30 : -14, 0.95, colors[(i * 2 + row) % 3 === 0 ? 1 : 0]));
    }
  }
}

export const DATES: Kinds = {
  "dates-box": (p) => {
    stage(p, "date", "arch");
    const tray = { x: -10, w: 330, d: 210, yaw: -18 };
    shadow(p, { x: 0, r: 230, depth: 190 });
    box(p, {
      ...tray,
      h: 78,
      color: INK.gulf,
      topColor: tone(INK.date, -0.45),
      front: (w, h) => star(w / 2, h / 2, 15, INK.brass) + patch(0, h - 8, w, 8, INK.brass),
    });
    filled(p, tray, 80, ["#6b3a1e", "#7d4522"]);
    p.add(date(p, 596, 516, 12), date(p, 640, 498, -24, 0.9, "#7d4522"));
  },
  "dates-bowl": (p) => {
    stage(p, "sand", "disc");
    shadow(p, { x: 0, r: 190 });
    lathe(p, {
      x: 0,
      profile: [
        [0, 70],
        [10, 78],
        [50, 150],
        [110, 186, "sharp"],
      ],
      fill: roundFill(p, "#c98a4b", 0.35),
      topColor: "#7a4a26",
    });
    heap(p, 400, 352, [7, 7, 6, 4, 2], "#8a5226");
    band(p, { x: 0, r: 176, rTop: 184, from: 96, to: 108, fill: roundFill(p, INK.brass, 0.5) });
    p.add(date(p, 190, 505, -14, 1, "#8a5226"), date(p, 622, 512, 20, 1, "#8a5226"));
  },
  "dates-gift": (p) => {
    stage(p, "brass", "lattice");
    const tray = { x: -10, z: 30, w: 290, d: 180, yaw: -16 };
    shadow(p, { x: -10, z: 20, r: 240, depth: 180 });
    box(p, {
      x: 30,
      z: -90,
      w: 290,
      h: 190,
      d: 18,
      yaw: -16,
      color: INK.gulf,
      front: (w, h) =>
        star(w / 2, h / 2, 46, INK.brass) + star(w / 2, h / 2, 34, INK.gulf) + star(w / 2, h / 2, 14, INK.brass),
    });
    box(p, {
      ...tray,
      h: 58,
      color: "#7b4a2a",
      topColor: "#f3e4c2",
      front: (w, h) => patch(w / 2 - 16, 0, 32, h, INK.brass),
    });
    filled(p, tray, 60, ["#2f1a13", "#3f241a"]);
  },
  "date-syrup": (p) => {
    stage(p, "date", "window");
    podium(p, { x: 0, r: 150, h: 40 });
    bottle(p, {
      x: 0,
      y: 40,
      profile: [
        [0, 74, "sharp"],
        [150, 76],
        [180, 62],
        [190, 56, "sharp"],
      ],
      color: "#4a2413",
      cap: { r: 60, h: 34, color: INK.brass },
      label: { from: 30, to: 132, r: 77, color: INK.ivory },
      emblem: (x, y, s) => palm(x, y - 8, s, INK.gulf),
    });
    heap(p, 610, 504, [2, 1]);
    p.add(date(p, 214, 512, 20));
  },
  "date-paste": (p) => {
    stage(p, "sand", "steps");
    shadow(p, { x: 20, r: 200, depth: 150 });
    carton(p, { x: -80, z: -60, w: 230, h: 170, d: 170, floor: true });
    box(p, { x: 120, z: 90, w: 190, h: 84, d: 120, yaw: -24, round: 10, color: "#6a3519", topColor: "#8a4d29" });
    p.add(date(p, 300, 520, -16), date(p, 352, 536, 18));
  },
};
