import { box } from "../kit/box.ts";
import { INK, tone } from "../kit/color.ts";
import { patch, star } from "../kit/marks.ts";
import type { Kinds } from "../kit/picture.ts";
import { cylinder, lathe } from "../kit/round.ts";
import { roundFill } from "../kit/shade.ts";
import { rod } from "../kit/shapes.ts";
import { shadow, stage } from "../kit/stage.ts";
import { cushion, legs } from "./furniture-parts.ts";

export const LIVING_ROOMS: Kinds = {
  sofa: (p) => {
    stage(p, "sea", "arch", 1.2);
    shadow(p, { x: 0, z: 10, r: 270, depth: 130 });
    legs(p, 0, 20, 350, 110, 34, INK.wood);
    const color = "#5f8f88";
    box(p, { x: 14, y: 60, z: -40, w: 370, h: 130, d: 46, yaw: -12, color, round: 20 });
    box(p, { x: 0, y: 32, z: 16, w: 380, h: 54, d: 150, yaw: -12, color, round: 10 });
    for (const x of [-84, 86])
      cushion(p, { x, y: 84, z: 22 - x * 0.2, w: 168, h: 36, d: 126, color: tone(color, 0.08), yaw: -12 });
    for (const x of [-188, 190])
      box(p, { x, y: 32, z: 18 - x * 0.21, w: 46, h: 108, d: 160, yaw: -12, color: tone(color, -0.05), round: 16 });
    for (const [x, fill] of [
      [-110, INK.brass],
      [104, INK.clay],
    ] as const)
      box(p, {
        x,
        y: 118,
        z: 0 - x * 0.2,
        w: 84,
        h: 74,
        d: 20,
        yaw: -20,
        color: fill,
        round: 16,
        front: (w, h) => star(w / 2, h / 2, 15, tone(fill, 0.4)),
      });
  },
  "majlis-seating": (p) => {
    stage(p, "brass", "lattice", 1.2);
    shadow(p, { x: 0, z: 40, r: 290, depth: 130 });
    const motif = (w: number, h: number) =>
      Array.from({ length: Math.floor(w / 52) }, (_, i) => star(30 + i * 52, h / 2, 11, INK.brass)).join("") +
      patch(0, 0, w, 6, INK.brass) +
      patch(0, h - 6, w, 6, INK.brass);
    box(p, { x: 0, z: -40, w: 440, h: 60, d: 130, yaw: -8, color: "#8f2f33", front: motif, topColor: "#a84a48" });
    p.copies(
      [
        [-146, 7],
        [0, 0],
        [146, -7],
      ],
      () =>
        box(p, {
          x: 0,
          y: 60,
          z: -86,
          w: 138,
          h: 92,
          d: 34,
          yaw: -8,
          color: "#9c3a3a",
          round: 10,
          front: (w, h) => star(w / 2, h / 2, 22, INK.brass),
        }),
    );
    p.copies(
      [
        [-190, 9],
        [-74, 3],
        [74, -3],
        [190, -9],
      ],
      () =>
        box(p, {
          x: 0,
          y: 60,
          z: -34,
          w: 30,
          h: 54,
          d: 100,
          yaw: -8,
          color: INK.gulf,
          round: 10,
          front: (w, h) => patch(0, h * 0.4, w, 8, INK.brass),
        }),
    );
    shadow(p, { x: 20, z: 120, r: 90 });
    cylinder(p, { x: 20, z: 120, r: 84, h: 46, color: "#9c6b42", topColor: "#c18c5c" });
    lathe(p, {
      x: 0,
      y: 46,
      z: 120,
      profile: [
        [0, 22],
        [20, 34],
        [44, 26],
        [70, 12, "sharp"],
        [78, 15, "sharp"],
      ],
      fill: roundFill(p, INK.brass, 0.55),
    });
    rod(
      p,
      [
        { x: -28, y: 76, z: 124 },
        { x: -46, y: 96, z: 128 },
        { x: -60, y: 98, z: 130 },
      ],
      8,
      INK.brass,
      true,
    );
    for (const dx of [46, 70])
      lathe(p, {
        x: dx,
        y: 46,
        z: 132,
        profile: [
          [0, 8],
          [18, 13, "sharp"],
        ],
        fill: roundFill(p, INK.ivory),
        topColor: "#6b3a1e",
      });
  },
};
