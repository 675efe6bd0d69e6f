import { box } from "../kit/box.ts";
import { project } from "../kit/camera.ts";
import { INK, tone } from "../kit/color.ts";
import { patch } from "../kit/marks.ts";
import { el, type Kinds, type Picture, path } from "../kit/picture.ts";
import { ball, cylinder, disc, lathe, lying } from "../kit/round.ts";
import { glassFill, roundFill } from "../kit/shade.ts";
import { rod, sheet } from "../kit/shapes.ts";
import { shadow, stage } from "../kit/stage.ts";

const STEEL = "#c3cbcb";

/** A touch panel on an arm. */
function panel(p: Picture, x: number, y: number, z: number): void {
  rod(
    p,
    [
      { x, y: y - 60, z },
      { x, y, z },
    ],
    9,
    INK.graphite,
  );
  box(p, {
    x,
    y,
    z,
    w: 66,
    h: 56,
    d: 16,
    yaw: -18,
    color: "#2c3739",
    front: (w, h) =>
      patch(6, 6, w - 12, h - 12, "#5fb6a8", 2) +
      patch(12, 12, 22, 8, "#e9f4f1", 2) +
      patch(12, 26, 36, 6, "#e9f4f1", 2, 0.6),
  });
}

/** A belt on legs. */
function conveyor(p: Picture, x: number, z: number, w: number, y: number, belt: string = INK.gulf): void {
  for (const dx of [-w * 0.42, w * 0.42])
    for (const dz of [-24, 40])
      rod(
        p,
        [
          { x: x + dx, y: 0, z: z + dz - dx * 0.3 },
          { x: x + dx, y, z: z + dz - dx * 0.3 },
        ],
        10,
        "#8c9698",
      );
  box(p, {
    x,
    y,
    z,
    w,
    h: 24,
    d: 90,
    yaw: -16,
    color: STEEL,
    topColor: belt,
    front: (fw, fh) =>
      el("path", {
        d: Array.from({ length: Math.floor(fw / 34) }, (_, i) => path("M", 18 + i * 34, fh / 2, "h", 0.1)).join(""),
        stroke: "#7d888a",
        "stroke-width": 9,
        "stroke-linecap": "round",
      }),
  });
}

const PACKING: Kinds = {
  "filling-machine": (p) => {
    stage(p, "sky", "arch", 1.16);
    shadow(p, { x: 0, z: 30, r: 270, depth: 140 });
    conveyor(p, 0, 40, 430, 74);
    box(p, { x: 10, y: 98, z: -40, w: 250, h: 40, d: 40, yaw: -16, color: STEEL });
    box(p, { x: 10, y: 230, z: -30, w: 260, h: 70, d: 80, yaw: -16, color: "#dfe4e2" });
    lathe(p, {
      x: 10,
      y: 300,
      z: -30,
      profile: [
        [0, 30],
        [14, 50],
        [64, 58, "sharp"],
      ],
      fill: roundFill(p, STEEL, 0.6),
      topColor: "#e9eeec",
    });
    p.copies(
      [
        [-84, 8],
        [-28, 3],
        [28, -2],
        [84, -7],
      ],
      () => {
        cylinder(p, { x: 10, z: 36, y: 196, r: 9, h: 34, color: "#8c9698" });
        lathe(p, {
          x: 10,
          z: 36,
          y: 98,
          profile: [
            [0, 19, "sharp"],
            [48, 20],
            [70, 9],
            [84, 8, "sharp"],
          ],
          fill: roundFill(p, "#d99a3a", 0.5),
          topColor: "#fff",
        });
      },
    );
    panel(p, 190, 150, 60);
  },
  "flow-wrapper": (p) => {
    stage(p, "sea", "steps", 1.18);
    shadow(p, { x: 0, z: 30, r: 280, depth: 140 });
    box(p, {
      x: -30,
      z: -20,
      w: 330,
      h: 120,
      d: 110,
      yaw: -16,
      color: "#e3e7e4",
      front: (w, h) =>
        patch(16, 20, w * 0.4, h - 40, "#d0d6d3", 4) + patch(w * 0.5, 20, w * 0.44, h - 40, "#d0d6d3", 4),
    });
    lying(p, { x: -120, y: 190, z: -60, r: 52, length: 80, turn: 60, color: INK.brass, capColor: "#d9b36a", hole: 15 });
    rod(
      p,
      [
        { x: -120, y: 120, z: -40 },
        { x: -120, y: 240, z: -40 },
      ],
      13,
      "#8c9698",
    );
    sheet(
      p,
      [
        { x: -110, y: 192, z: -10 },
        { x: -80, y: 192, z: -10 },
        { x: 10, y: 130, z: 10 },
        { x: -20, y: 130, z: 20 },
      ],
      tone(INK.brass, 0.2),
    );
    box(p, {
      x: 30,
      y: 120,
      z: -20,
      w: 120,
      h: 80,
      d: 90,
      yaw: -16,
      color: INK.sea,
      front: (w, h) => patch(14, 14, w - 28, h - 28, "#bfe0d6", 4, 0.5),
    });
    conveyor(p, 160, 50, 220, 80);
    for (const dx of [90, 150, 210])
      box(p, { x: dx, y: 104, z: 56 - dx * 0.2, w: 46, h: 20, d: 34, yaw: -16, color: INK.clay, round: 6 });
    panel(p, -170, 180, 60);
  },
  "carton-sealer": (p) => {
    stage(p, "sand", "window", 1.18);
    shadow(p, { x: 0, z: 30, r: 260, depth: 140 });
    conveyor(p, 0, 30, 420, 90);
    box(p, {
      x: 130,
      y: 114,
      z: -10,
      w: 110,
      h: 76,
      d: 80,
      yaw: -16,
      color: INK.kraft,
      front: (w, h) => patch(w / 2 - 8, 0, 16, h * 0.3, "#e7cfa6"),
    });
    for (const dz of [-60, 60])
      rod(
        p,
        [
          { x: -10, y: 90, z: 20 + dz },
          { x: -10, y: 280, z: 20 + dz },
        ],
        14,
        INK.sea,
      );
    box(p, { x: -16, y: 230, z: 20, w: 130, h: 60, d: 130, yaw: -16, color: INK.sea });
    lying(p, { x: -20, y: 290, z: 20, r: 38, length: 30, turn: 74, color: "#d9b36a", hole: 14 });
    box(p, {
      x: -150,
      y: 114,
      z: 60,
      w: 110,
      h: 76,
      d: 80,
      yaw: -16,
      color: INK.kraft,
      front: (w, h) => patch(w / 2 - 8, 0, 16, h * 0.3, "#e7cfa6"),
    });
  },
  "vacuum-sealer": (p) => {
    stage(p, "clay", "disc", 1.26);
    shadow(p, { x: 0, r: 200, depth: 140 });
    box(p, {
      x: 0,
      w: 270,
      h: 110,
      d: 190,
      yaw: -22,
      color: STEEL,
      front: (w, _h) =>
        patch(22, 26, 110, 44, "#1c3437", 5) +
        el("path", {
          d: path("M", 38, 48, "h", 34, "m", 14, 0, "h", 24),
          stroke: "#6fd0b4",
          "stroke-width": 9,
          "stroke-linecap": "round",
        }) +
        [0, 1, 2]
          .map((i) => el("circle", { cx: w - 40 - i * 34, cy: 48, r: 11, fill: i ? "#8c9698" : INK.clay }))
          .join(""),
    });
    const [x, y] = project({ x: 0, y: 112 });
    p.add(
      el("ellipse", { cx: x - 30, cy: y + 6, rx: 66, ry: 22, fill: "#b5533c" }),
      el("ellipse", { cx: x - 22, cy: y + 2, rx: 50, ry: 15, fill: "#d98a74" }),
    );
    p.add(
      el("path", {
        d: path("M", x - 118, y - 34, "L", x - 70, y - 150, "L", x + 150, y - 206, "L", x + 118, y - 88, "z"),
        fill: glassFill(p, "#cfe6e4", 0.5),
      }),
    );
  },
};

const FOOD: Kinds = {
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

export const MACHINERY_LINE_PICTURES: Kinds = { ...PACKING, ...FOOD };
