import { box } from "../kit/box.ts";
import { INK, tone } from "../kit/color.ts";
import { patch, star } from "../kit/marks.ts";
import { el, type Kinds, path } from "../kit/picture.ts";
import { cylinder, lathe } from "../kit/round.ts";
import { roundFill } from "../kit/shade.ts";
import { shadow, stage } from "../kit/stage.ts";
import { cushion, legs } from "./furniture-parts.ts";

export const HOTEL_FURNITURE: Kinds = {
  "hotel-bed": (p) => {
    stage(p, "sea", "arch", 1.2);
    shadow(p, { x: 0, z: 20, r: 270, depth: 180 });
    box(p, {
      x: 30,
      z: -110,
      w: 390,
      h: 230,
      d: 26,
      yaw: -12,
      color: "#7d5a3f",
      round: 8,
      front: (w, h) => [0.2, 0.4, 0.6, 0.8].map((at) => patch(w * at - 1, 10, 2.5, h - 20, "#5b3420", 0, 0.5)).join(""),
    });
    box(p, { x: 0, z: 20, w: 340, h: 60, d: 230, yaw: -12, color: "#8f6a4a" });
    box(p, { x: 0, y: 58, z: 20, w: 336, h: 56, d: 226, yaw: -12, color: "#fbf9f3", round: 10, topColor: "#ffffff" });
    for (const x of [-70, 84])
      cushion(p, { x: x + 16, y: 110, z: -56 - x * 0.2, w: 134, h: 44, d: 56, color: "#fdfcf7", yaw: -12 });
    for (const x of [-50, 74])
      cushion(p, { x: x + 10, y: 112, z: -20 - x * 0.2, w: 96, h: 40, d: 30, color: INK.sea, yaw: -12 });
    box(p, {
      x: -10,
      y: 78,
      z: 100,
      w: 344,
      h: 40,
      d: 70,
      yaw: -12,
      color: INK.gulf,
      round: 6,
      front: (w, h) => patch(0, h - 10, w, 4, INK.brass),
    });
  },
  "lounge-chair": (p) => {
    stage(p, "clay", "disc", 1.26);
    shadow(p, { x: -20, r: 170, depth: 110 });
    legs(p, -20, 10, 150, 110, 50, INK.brass, 9);
    const color = "#c2785f";
    box(p, {
      x: 10,
      y: 70,
      z: -46,
      w: 210,
      h: 170,
      d: 44,
      yaw: -20,
      color,
      round: 34,
      front: (w, h) =>
        el("path", {
          d: [0.25, 0.42, 0.58, 0.75].map((at) => path("M", w * at, 14, "V", h - 20)).join(""),
          stroke: tone(color, -0.22),
          "stroke-width": 3,
        }),
    });
    box(p, { x: -20, y: 46, z: 10, w: 200, h: 48, d: 140, yaw: -20, color, round: 12 });
    cushion(p, { x: -16, y: 90, z: 12, w: 150, h: 28, d: 124, color: tone(color, 0.1), yaw: -20 });
    for (const [x, z] of [
      [-120, 44],
      [84, -30],
    ] as const)
      box(p, { x, y: 48, z, w: 38, h: 88, d: 140, yaw: -20, color: tone(color, -0.06), round: 15 });
    shadow(p, { x: 190, z: 60, r: 70 });
    cylinder(p, { x: 190, z: 60, r: 10, h: 110, color: INK.brass });
    cylinder(p, { x: 190, z: 60, y: 108, r: 62, h: 10, color: "#f4efe4" });
    lathe(p, {
      x: 190,
      z: 60,
      y: 118,
      profile: [
        [0, 12],
        [22, 18, "sharp"],
      ],
      fill: roundFill(p, INK.ivory),
      topColor: "#6b3a1e",
    });
  },
  "banquet-chairs": (p) => {
    stage(p, "brass", "steps", 1.22);
    const chair = (x: number, z: number, color: string) => {
      shadow(p, { x, z, r: 84, depth: 60 });
      legs(p, x, z, 86, 74, 104, INK.brass, 8);
      box(p, {
        x: x + 14,
        y: 112,
        z: z - 44,
        w: 104,
        h: 150,
        d: 14,
        yaw: -18,
        color,
        round: 26,
        front: (w, h) => star(w / 2, h * 0.4, 18, tone(color, 0.45)),
      });
      cushion(p, { x, y: 100, z, w: 112, h: 28, d: 100, color, yaw: -18 });
    };
    p.copies(
      [
        [-140, -7],
        [140, -7],
      ],
      () => chair(0, 0, INK.gulf),
    );
    chair(0, 30, "#8f2f33");
  },
  "bedside-table": (p) => {
    stage(p, "sand", "window", 1.24);
    shadow(p, { x: 0, r: 150, depth: 110 });
    legs(p, 0, 0, 150, 90, 46, INK.brass, 10);
    box(p, {
      x: 0,
      y: 44,
      w: 200,
      h: 130,
      d: 130,
      yaw: -22,
      color: "#8e5f3d",
      topColor: "#b98457",
      front: (w, h) =>
        [0.08, 0.54]
          .map(
            (at) =>
              patch(10, h * at, w - 20, h * 0.38, "#a9764a", 3) +
              patch(w / 2 - 20, h * (at + 0.15), 40, 6, INK.brass, 3),
          )
          .join(""),
    });
    lathe(p, {
      x: 30,
      y: 174,
      z: -14,
      profile: [
        [0, 28, "sharp"],
        [8, 28, "sharp"],
        [14, 10],
        [70, 12, "sharp"],
      ],
      fill: roundFill(p, INK.brass, 0.5),
    });
    lathe(p, {
      x: 30,
      y: 236,
      z: -14,
      profile: [
        [0, 70, "sharp"],
        [92, 42, "sharp"],
      ],
      fill: roundFill(p, "#f6ead0", 0.6),
      topColor: "#fffdf4",
    });
    box(p, { x: -44, y: 174, z: 30, w: 70, h: 14, d: 50, yaw: -34, color: INK.gulf });
  },
};
