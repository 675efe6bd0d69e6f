import { box } from "../kit/box.ts";
import { project } from "../kit/camera.ts";
import { INK, tone } from "../kit/color.ts";
import { bottle } from "../kit/containers.ts";
import { drop, leaf, patch, star } from "../kit/marks.ts";
import { el, type Kinds, type Picture, path } from "../kit/picture.ts";
import { ball, cylinder, disc, lathe, lying } from "../kit/round.ts";
import { glassFill, roundFill } from "../kit/shade.ts";
import { rod } from "../kit/shapes.ts";
import { podium, shadow, stage } from "../kit/stage.ts";

/** Capsules scattered on the floor. */
function capsules(p: Picture, spots: [number, number, number][], one: string, other: string): void {
  for (const [x, z, turn] of spots) {
    lying(p, { x, z, r: 13, length: 26, turn, color: one });
    const rad = (turn * Math.PI) / 180;
    lying(p, { x: x + Math.cos(rad) * 22, z: z + Math.sin(rad) * 22, r: 13, length: 22, turn, color: other });
  }
}

const SUPPLEMENTS: Kinds = {
  "vitamin-bottle": (p) => {
    stage(p, "brass", "arch", 1.26);
    podium(p, { x: -40, r: 140, h: 28 });
    bottle(p, {
      x: -40,
      y: 28,
      profile: [
        [0, 70, "sharp"],
        [140, 72],
        [164, 60],
        [172, 52, "sharp"],
      ],
      color: "#b5651d",
      clear: 0.9,
      label: { from: 24, to: 124, r: 73, color: INK.ivory },
      emblem: (x, y, s) => el("circle", { cx: x, cy: y, r: s, fill: "#eab23f" }) + star(x, y, s * 0.5, INK.ivory),
      cap: { r: 58, h: 42, color: "#fdfbf4" },
    });
    capsules(
      p,
      [
        [140, 60, 20],
        [196, 90, 130],
        [120, 110, 60],
        [180, 40, 160],
      ],
      "#eab23f",
      "#f7e7bd",
    );
  },
  "omega-softgels": (p) => {
    stage(p, "sky", "disc", 1.28);
    shadow(p, { x: -70, r: 110 });
    bottle(p, {
      x: -70,
      profile: [
        [0, 74, "sharp"],
        [150, 76],
        [178, 62],
        [186, 54, "sharp"],
      ],
      color: "#f4f2ea",
      label: { from: 24, to: 132, r: 77, color: INK.gulf },
      emblem: (x, y, s) => drop(x, y, s * 1.1, "#eab23f"),
      cap: { r: 60, h: 40, color: INK.gulf },
    });
    for (const [x, z] of [
      [90, 60],
      [140, 30],
      [150, 90],
      [200, 60],
      [110, 112],
      [60, 100],
    ] as const) {
      const [cx, cy] = project({ x, y: 14, z });
      p.add(
        el("ellipse", {
          cx,
          cy,
          rx: 27,
          ry: 16,
          fill: p.radial(
            [
              [0, "#ffe9a8"],
              [0.5, "#eab03a"],
              [1, "#b06f14"],
            ],
            ".62 .3 .7",
          ),
          transform: `rotate(${((x * 7) % 50) - 25} ${Math.round(cx)} ${Math.round(cy)})`,
        }),
      );
    }
  },
  "sidr-honey": (p) => {
    stage(p, "date", "window", 1.26);
    shadow(p, { x: -40, r: 120 });
    bottle(p, {
      x: -40,
      profile: [
        [0, 84, "sharp"],
        [20, 96],
        [110, 98],
        [146, 84],
        [156, 76, "sharp"],
      ],
      color: "#c9781d",
      clear: 0.9,
      label: { from: 36, to: 104, r: 99, color: INK.ivory },
      emblem: (x, y, s) =>
        el("path", {
          d: path(
            "M",
            x,
            y - s,
            "l",
            s * 0.87,
            s / 2,
            "v",
            s,
            "l",
            -s * 0.87,
            s / 2,
            "l",
            -s * 0.87,
            -s / 2,
            "v",
            -s,
            "z",
          ),
          fill: "#d89a2a",
        }),
      cap: { r: 80, h: 34, color: INK.gulf },
    });
    shadow(p, { x: 160, z: 80, r: 90 });
    lathe(p, {
      x: 160,
      z: 80,
      profile: [
        [0, 40],
        [44, 84, "sharp"],
      ],
      fill: roundFill(p, "#f4ecdc"),
      topColor: "#d48a22",
    });
    rod(
      p,
      [
        { x: 230, y: 170, z: 70 },
        { x: 176, y: 70, z: 80 },
      ],
      9,
      INK.wood,
    );
    for (let i = 0; i < 4; i++)
      disc(p, {
        x: 176 - i * 5,
        y: 74 - i * 10,
        z: 80,
        r: 22 - Math.abs(i - 1.5) * 4,
        fill: tone("#b5732a", i * 0.08),
      });
    p.add(leaf(250, 512, 20, INK.leaf, 60));
  },
  "black-seed-oil": (p) => {
    stage(p, "sand", "lattice", 1.26);
    podium(p, { x: -20, r: 140, h: 26 });
    bottle(p, {
      x: -20,
      y: 26,
      profile: [
        [0, 58, "sharp"],
        [130, 60],
        [166, 30],
        [196, 26, "sharp"],
      ],
      color: "#2f4a34",
      label: { from: 22, to: 108, r: 61, color: "#e9d9b4" },
      emblem: (x, y, s) => drop(x, y, s, "#2f4a34"),
      cap: { r: 28, h: 32, color: INK.brass },
    });
    shadow(p, { x: 170, z: 90, r: 80 });
    lathe(p, {
      x: 170,
      z: 90,
      profile: [
        [0, 38],
        [34, 72, "sharp"],
      ],
      fill: roundFill(p, INK.brass),
      topColor: "#1f1a17",
    });
    for (const [dx, dz] of [
      [-34, 0],
      [-10, 8],
      [16, -4],
      [36, 6],
      [0, -10],
      [60, 60],
      [90, 40],
    ] as const)
      ball(p, { x: 170 + dx, y: dz > 20 ? 0 : 32, z: 90 + dz, r: 7, color: "#2a2421" });
  },
};

const LAB: Kinds = {
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

export const MEDICAL_LAB_PICTURES: Kinds = { ...SUPPLEMENTS, ...LAB };
