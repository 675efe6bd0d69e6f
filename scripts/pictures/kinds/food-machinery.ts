import { box } from "../kit/box.ts";
import { INK } from "../kit/color.ts";
import { patch } from "../kit/marks.ts";
import { el, type Kinds } from "../kit/picture.ts";
import { ball, cylinder, disc, lathe } from "../kit/round.ts";
import { roundFill } from "../kit/shade.ts";
import { rod } from "../kit/shapes.ts";
import { shadow, stage } from "../kit/stage.ts";
import { conveyor, panel, STEEL } from "./line-parts.ts";

export const FOOD_MACHINERY: Kinds = {
  "dough-mixer": (p) => {
    stage(p, "ivory", "arch", 1.18);
    shadow(p, { x: 0, r: 180, depth: 130 });
    box(p, { x: 70, z: -30, w: 130, h: 250, d: 130, yaw: -18, color: "#e9e6dc", round: 8 });
    lathe(p, {
      x: -60,
      y: 20,
      z: 20,
      profile: [
        [0, 76],
        [16, 96],
        [110, 112, "sharp"],
      ],
      fill: roundFill(p, STEEL, 0.7),
      topColor: "#8f9a9b",
    });
    disc(p, { x: -60, y: 122, z: 20, r: 96, fill: "#f0dfba" });
    rod(
      p,
      [
        { x: -50, y: 230, z: 10 },
        { x: -50, y: 170, z: 14 },
        { x: -96, y: 150, z: 20 },
        { x: -60, y: 124, z: 26 },
      ],
      12,
      "#9aa5a6",
      true,
    );
    box(p, {
      x: 0,
      y: 228,
      z: 0,
      w: 250,
      h: 66,
      d: 110,
      yaw: -18,
      color: "#e9e6dc",
      round: 10,
      front: (w, h) =>
        el("circle", { cx: w - 50, cy: h / 2, r: 15, fill: INK.gulf }) + patch(30, h / 2 - 7, 80, 14, INK.brass, 7),
    });
    cylinder(p, { x: -60, z: 20, r: 90, h: 20, color: INK.graphite });
  },
  "bakery-oven": (p) => {
    stage(p, "clay", "steps", 1.14);
    shadow(p, { x: 0, r: 220, depth: 130 });
    const deck = (w: number, h: number, at: number) =>
      patch(20, h * at, w * 0.66, h * 0.24, "#2a1a14", 4) +
      patch(28, h * (at + 0.03), w * 0.66 - 16, h * 0.18, "#d97f34", 3) +
      [0, 1, 2]
        .map((i) => el("ellipse", { cx: 66 + i * 56, cy: h * (at + 0.16), rx: 24, ry: 13, fill: "#e9b568" }))
        .join("") +
      patch(20, h * (at + 0.245), w * 0.66, 6, "#b4bebe", 3) +
      el("circle", { cx: w * 0.86, cy: h * (at + 0.08), r: 11, fill: INK.graphite }) +
      el("circle", { cx: w * 0.86, cy: h * (at + 0.18), r: 6, fill: INK.clay });
    box(p, {
      x: 0,
      y: 34,
      w: 280,
      h: 290,
      d: 170,
      yaw: -22,
      color: STEEL,
      front: (w, h) => [0.06, 0.37, 0.68].map((at) => deck(w, h, at)).join(""),
    });
    box(p, { x: 0, w: 270, h: 34, d: 160, yaw: -22, color: INK.graphite });
  },
  "date-pitting-line": (p) => {
    stage(p, "date", "window", 1.16);
    shadow(p, { x: 0, z: 30, r: 280, depth: 140 });
    conveyor(p, 20, 40, 440, 84, "#e9e4d6");
    box(p, {
      x: -20,
      y: 108,
      z: 10,
      w: 130,
      h: 120,
      d: 110,
      yaw: -16,
      color: STEEL,
      front: (w, h) =>
        patch(16, 18, w - 32, h * 0.5, "#cfe6e4", 4) +
        [0, 1, 2]
          .map((i) => el("circle", { cx: 30 + i * 26, cy: h - 20, r: 7, fill: [INK.clay, INK.brass, INK.leaf][i] }))
          .join(""),
    });
    lathe(p, {
      x: -170,
      y: 150,
      z: 70,
      profile: [
        [0, 22],
        [90, 74, "sharp"],
      ],
      fill: roundFill(p, STEEL, 0.6),
      topColor: "#5b3420",
    });
    for (const dx of [-190, -150])
      rod(
        p,
        [
          { x: dx, y: 20, z: 70 },
          { x: dx, y: 170, z: 70 },
        ],
        9,
        "#8c9698",
      );
    for (const dx of [70, 110, 150, 190, 210])
      ball(p, { x: dx, y: 110, z: 24 - dx * 0.28 + 26, r: 11, color: "#7a4522" });
    panel(p, 110, 170, -40);
  },
  "milk-pasteuriser": (p) => {
    stage(p, "sea", "disc", 1.16);
    shadow(p, { x: 0, z: 20, r: 260, depth: 140 });
    for (const [x, z, h] of [
      [-120, -10, 210],
      [70, -40, 250],
    ] as const) {
      for (const dx of [-50, 50])
        rod(
          p,
          [
            { x: x + dx, y: 0, z: z + 40 },
            { x: x + dx, y: 60, z: z + 40 },
          ],
          11,
          "#8c9698",
        );
      lathe(p, {
        x,
        y: 44,
        z,
        profile: [
          [0, 20],
          [30, 82, "sharp"],
          [h - 40, 84, "sharp"],
          [h, 30, "sharp"],
        ],
        fill: roundFill(p, STEEL, 0.75),
        topColor: "#e9eeec",
      });
      cylinder(p, { x, y: 44 + h, z, r: 20, h: 14, color: INK.sea });
    }
    rod(
      p,
      [
        { x: -120, y: 270, z: -10 },
        { x: -120, y: 306, z: -10 },
        { x: 70, y: 330, z: -40 },
        { x: 70, y: 300, z: -40 },
      ],
      13,
      "#aeb8b8",
    );
    box(p, {
      x: 200,
      z: 60,
      w: 100,
      h: 130,
      d: 70,
      yaw: -18,
      color: "#e3e7e4",
      front: (w, h) =>
        Array.from({ length: 7 }, (_, i) => patch(10 + (i * (w - 20)) / 7, 12, 6, h - 24, "#9aa5a6", 1)).join(""),
    });
    rod(
      p,
      [
        { x: -10, y: 30, z: 60 },
        { x: 60, y: 24, z: 100 },
        { x: 160, y: 40, z: 90 },
      ],
      13,
      "#aeb8b8",
      true,
    );
  },
};
