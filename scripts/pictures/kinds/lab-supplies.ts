import { box } from "../kit/box.ts";
import { project } from "../kit/camera.ts";
import { INK, tone } from "../kit/color.ts";
import { patch } from "../kit/marks.ts";
import { el, type Kinds, path } from "../kit/picture.ts";
import { cylinder, disc, lathe, lying } from "../kit/round.ts";
import { glassFill, roundFill } from "../kit/shade.ts";
import { shadow, stage } from "../kit/stage.ts";

export const LAB_SUPPLIES: Kinds = {
  microscope: (p) => {
    stage(p, "sky", "arch", 1.22);
    shadow(p, { x: 0, r: 150, depth: 110 });
    box(p, { x: 0, w: 190, h: 30, d: 150, yaw: -22, color: "#e9e6dc", round: 8 });
    const [x, y] = project({ x: 50, y: 24, z: -20 });
    p.add(
      el("path", {
        d: path(
          "M",
          x - 22,
          y,
          "C",
          x + 60,
          y - 40,
          x + 70,
          y - 180,
          x - 14,
          y - 236,
          "l",
          -22,
          34,
          "C",
          x + 14,
          y - 160,
          x + 10,
          y - 70,
          x - 60,
          y - 30,
          "z",
        ),
        fill: roundFill(p, "#f2efe6", 0.5),
      }),
    );
    box(p, { x: -14, y: 104, w: 130, h: 12, d: 96, yaw: -22, color: INK.graphite });
    for (const [dx, color] of [
      [-20, INK.brass],
      [14, INK.sea],
    ] as const)
      lathe(p, {
        x: -22 + dx,
        y: 124,
        profile: [
          [0, 8, "sharp"],
          [34, 15, "sharp"],
          [48, 15, "sharp"],
        ],
        fill: roundFill(p, color),
      });
    cylinder(p, { x: -24, y: 166, r: 40, h: 22, color: "#dcd8cc" });
    lying(p, { x: -40, y: 214, z: 20, r: 26, length: 130, turn: 200, color: "#f2efe6", capColor: INK.graphite });
    lying(p, { x: -104, y: 222, z: 6, r: 18, length: 40, turn: 200, color: INK.graphite });
    cylinder(p, { x: 78, y: 70, z: 20, r: 24, h: 14, color: INK.graphite });
    box(p, { x: -16, y: 117, z: 20, w: 70, h: 4, d: 24, yaw: -22, color: "#a9d4d8" });
  },
  "test-tubes": (p) => {
    stage(p, "clay", "disc", 1.28);
    shadow(p, { x: 0, r: 210, depth: 90 });
    const rack = { x: 0, w: 330, d: 76, yaw: -16 };
    box(p, { ...rack, h: 22, color: "#e9e4d6" });
    const liquids = ["#c4452f", "#e0a63a", "#4f9a86", "#3f78a8", "#a8577a"];
    for (const [i, color] of liquids.entries()) {
      const spot = { x: -124 + i * 62, y: 22, z: 36 - i * 18 };
      lathe(p, {
        ...spot,
        profile: [
          [0, 6],
          [8, 18],
          [96, 18, "sharp"],
        ],
        fill: roundFill(p, color, 0.3),
        topColor: tone(color, 0.3),
      });
      lathe(p, {
        ...spot,
        profile: [
          [0, 8],
          [8, 21],
          [196, 21, "sharp"],
        ],
        fill: glassFill(p, "#cfe6e4", 0.3),
        topColor: "#eef7f5",
      });
    }
    box(p, {
      ...rack,
      y: 112,
      h: 18,
      color: "#e9e4d6",
      top: (w, d) =>
        [0.12, 0.31, 0.5, 0.69, 0.88]
          .map((at) => el("circle", { cx: w * at, cy: d / 2, r: 22, fill: "#b9c9c5" }))
          .join(""),
    });
    for (const [i] of liquids.entries())
      lathe(p, {
        x: -124 + i * 62,
        y: 130,
        z: 36 - i * 18,
        profile: [
          [0, 21, "sharp"],
          [66, 21, "sharp"],
        ],
        fill: glassFill(p, "#cfe6e4", 0.3),
        topColor: "#f4fbfa",
      });
  },
  centrifuge: (p) => {
    stage(p, "sea", "steps", 1.24);
    shadow(p, { x: 0, r: 190, depth: 150 });
    box(p, {
      x: 0,
      w: 270,
      h: 150,
      d: 220,
      yaw: -24,
      color: "#eceae1",
      round: 8,
      front: (w, h) =>
        patch(22, 30, 120, 56, "#1c3437", 6) +
        el("path", {
          d: path("M", 38, 58, "h", 40, "m", 12, 0, "h", 30),
          stroke: "#6fd0b4",
          "stroke-width": 11,
          "stroke-linecap": "round",
        }) +
        el("circle", { cx: w - 54, cy: 60, r: 25, fill: INK.graphite }) +
        el("path", { d: path("M", w - 54, 60, "v", -18), stroke: INK.brass, "stroke-width": 5 }) +
        patch(22, h - 36, w - 44, 6, "#d3d0c4", 3),
    });
    const [x, y] = project({ x: 0, y: 156 });
    p.add(
      el("ellipse", { cx: x, cy: y, rx: 112, ry: 40, fill: "#b9c0bd" }),
      el("ellipse", { cx: x, cy: y + 2, rx: 98, ry: 33, fill: "#2c3739" }),
      el("ellipse", { cx: x, cy: y + 2, rx: 40, ry: 13, fill: "#8f999a" }),
    );
    for (let i = 0; i < 8; i++)
      p.add(
        el("ellipse", {
          cx: x + Math.cos((i * Math.PI) / 4) * 70,
          cy: y + 2 + Math.sin((i * Math.PI) / 4) * 23,
          rx: 12,
          ry: 6,
          fill: i % 2 ? INK.brass : INK.clay,
        }),
      );
    p.add(
      el("path", {
        d: path(
          "M",
          x - 116,
          y - 40,
          "C",
          x - 116,
          y - 130,
          x + 96,
          y - 170,
          x + 124,
          y - 96,
          "C",
          x + 110,
          y - 40,
          x - 60,
          y - 10,
          x - 116,
          y - 40,
          "z",
        ),
        fill: glassFill(p, "#cfe6e4", 0.5),
      }),
    );
  },
  "culture-dishes": (p) => {
    stage(p, "leaf", "window", 1.36);
    shadow(p, { x: -70, r: 110 });
    for (let i = 0; i < 6; i++)
      cylinder(p, { x: -80, y: i * 24, z: -10, r: 92, h: 20, color: "#cfe3e1", topColor: "#e8f3f1", gloss: 0.8 });
    shadow(p, { x: 130, z: 80, r: 110 });
    cylinder(p, { x: 130, z: 80, r: 98, h: 16, color: "#cfe3e1", topColor: "#e8f3f1", gloss: 0.8 });
    disc(p, { x: 130, y: 16, z: 80, r: 88, fill: "#e8c58f" });
    for (const [dx, dz, r, color] of [
      [-40, -20, 12, "#fbf3df"],
      [10, 24, 16, "#d98f5c"],
      [44, -30, 9, "#fbf3df"],
      [-20, 40, 8, "#c46a4a"],
      [50, 30, 7, "#fbf3df"],
    ] as const)
      disc(p, { x: 130 + dx, y: 18, z: 80 + dz, r, fill: color });
  },
};
