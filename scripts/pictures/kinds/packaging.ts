import { box } from "../kit/box.ts";
import { project } from "../kit/camera.ts";
import { INK, tone } from "../kit/color.ts";
import { bottle, carton, sack } from "../kit/containers.ts";
import { leaf, patch, print, star } from "../kit/marks.ts";
import { el, type Kinds, path } from "../kit/picture.ts";
import { cylinder, disc, lying } from "../kit/round.ts";
import { roundFill } from "../kit/shade.ts";
import { rod } from "../kit/shapes.ts";
import { shadow, stage } from "../kit/stage.ts";

const CARTONS: Kinds = {
  "carton-boxes": (p) => {
    stage(p, "sand", "arch", 1.2);
    carton(p, { x: -90, z: -40, w: 220, h: 170, d: 160 });
    carton(p, { x: 120, z: 40, w: 150, h: 110, d: 120 });
    carton(p, { x: -80, y: 170, z: -30, w: 150, h: 96, d: 110, yaw: -36, floor: false });
  },
  "carton-sheets": (p) => {
    stage(p, "clay", "steps", 1.22);
    shadow(p, { x: 0, r: 230, depth: 170 });
    const flutes = (w: number, h: number) =>
      el("path", {
        d: Array.from({ length: 6 }, (_, i) =>
          path(
            "M",
            0,
            7 + (i * h) / 6,
            "q",
            5,
            -10,
            10,
            0,
            ...Array.from({ length: Math.floor(w / 10) - 1 }, () => ["t", 10, 0]).flat(),
          ),
        ).join(""),
        fill: "none",
        stroke: tone(INK.kraft, -0.4),
        "stroke-width": 1.6,
      });
    box(p, {
      x: 0,
      w: 300,
      h: 92,
      d: 210,
      yaw: -24,
      color: tone(INK.kraft, 0.16),
      front: flutes,
      top: (w, d) =>
        el("path", {
          d: path("M", w * 0.28, 0, "v", d, "M", w * 0.72, 0, "v", d, "M", 0, d * 0.5, "h", w),
          stroke: tone(INK.kraft, -0.22),
          "stroke-width": 2,
          "stroke-dasharray": "8 5",
        }),
    });
    box(p, {
      x: 40,
      y: 92,
      z: -30,
      w: 240,
      h: 10,
      d: 150,
      yaw: -10,
      color: "#efe9dc",
      top: (w, d) => star(w / 2, d / 2, 26, INK.sea),
    });
  },
  "food-box": (p) => {
    stage(p, "leaf", "disc", 1.28);
    for (const [x, z, h] of [
      [-120, -20, 130],
      [70, -60, 160],
    ] as const) {
      shadow(p, { x, z, r: 100 });
      box(p, {
        x,
        z,
        w: 140,
        h,
        d: 110,
        yaw: -22,
        color: "#d7ae7c",
        front: (w, fh) => leaf(w / 2, fh * 0.5, 26, INK.gulf) + print(w / 2, fh * 0.82, [50, 34], INK.gulf),
      });
    }
    shadow(p, { x: 130, z: 100, r: 110 });
    box(p, {
      x: 120,
      z: 100,
      w: 190,
      h: 54,
      d: 120,
      yaw: -22,
      color: "#d7ae7c",
      topColor: "#f6f1e4",
      top: (w, d) =>
        patch(14, 12, w - 28, d - 24, "#e7e2cf", 6) +
        el("circle", { cx: w * 0.3, cy: d * 0.5, r: 26, fill: INK.leaf }) +
        el("circle", { cx: w * 0.55, cy: d * 0.44, r: 22, fill: "#d98a3a" }) +
        el("circle", { cx: w * 0.75, cy: d * 0.6, r: 18, fill: INK.tomato }),
    });
  },
  "gift-boxes": (p) => {
    stage(p, "brass", "lattice", 1.24);
    const gift = (x: number, y: number, z: number, w: number, h: number, color: string, ribbon: string) => {
      if (y === 0) shadow(p, { x, z, r: w * 0.8, depth: w * 0.6 });
      const strip = (fw: number, fh: number) => patch(fw / 2 - 11, 0, 22, fh, ribbon);
      box(p, {
        x,
        y,
        z,
        w,
        h,
        d: w * 0.8,
        yaw: -26,
        color,
        front: strip,
        side: strip,
        top: (tw, td) => patch(tw / 2 - 11, 0, 22, td, ribbon) + patch(0, td / 2 - 11, tw, 22, ribbon),
      });
    };
    gift(-90, 0, -40, 190, 130, INK.gulf, INK.brass);
    gift(110, 0, 50, 140, 90, INK.ivory, INK.clay);
    gift(-84, 130, -36, 124, 80, INK.clay, INK.ivory);
    const [x, y] = project({ x: -84, y: 212, z: -36 });
    p.add(
      el("path", {
        d: path("M", x, y, "c", -50, -54, -80, -20, -8, 2, "z", "M", x, y, "c", 44, -66, 86, -36, 8, 2, "z"),
        fill: INK.ivory,
        stroke: "#ddd0b4",
        "stroke-width": 2,
      }),
    );
  },
};

const BOTTLES: Kinds = {
  "pet-bottles": (p) => {
    stage(p, "sky", "arch", 1.22);
    const one = (x: number, z: number, h: number, r: number, color: string, cap: string) =>
      bottle(p, {
        x,
        z,
        profile: [
          [0, r * 0.8],
          [8, r, "sharp"],
          [h * 0.34, r],
          [h * 0.42, r * 0.9],
          [h * 0.5, r],
          [h * 0.66, r],
          [h * 0.88, r * 0.36],
          [h, r * 0.34, "sharp"],
        ],
        color,
        clear: 0.45,
        cap: { r: r * 0.42, h: 22, color: cap },
      });
    one(-150, -30, 250, 56, "#a8d2dc", INK.sea);
    one(-20, 10, 210, 50, "#bfe0d2", INK.brass);
    one(90, -10, 270, 60, "#cfe0ea", INK.gulf);
    one(200, 50, 150, 42, "#b9dccb", INK.clay);
  },
  "glass-jars": (p) => {
    stage(p, "clay", "window", 1.28);
    const jar = (x: number, z: number, r: number, h: number, content: string, cap: string) =>
      bottle(p, {
        x,
        z,
        profile: [
          [0, r * 0.94],
          [8, r, "sharp"],
          [h * 0.78, r],
          [h * 0.92, r * 0.86],
          [h, r * 0.84, "sharp"],
        ],
        color: "#d5e6e2",
        clear: 0.3,
        fill: {
          profile: [
            [4, r * 0.9],
            [10, r * 0.93],
            [h * 0.6, r * 0.93, "sharp"],
          ],
          color: content,
        },
        cap: { r: r * 0.9, h: 26, color: cap },
      });
    jar(-130, -20, 78, 170, "#d89a35", INK.brass);
    jar(50, -40, 66, 210, "#8a9a4c", INK.gulf);
    jar(180, 60, 58, 110, "#b5433c", INK.brass);
  },
  "pump-bottles": (p) => {
    stage(p, "sea", "disc", 1.24);
    for (const [x, z, color, size] of [
      [-140, -10, "#8a5a2c", 1],
      [10, 20, "#f2efe6", 0.9],
      [150, -10, INK.sea, 1.05],
    ] as const) {
      bottle(p, {
        x,
        z,
        profile: [
          [0, 54 * size, "sharp"],
          [146 * size, 55 * size],
          [172 * size, 36],
          [182 * size, 24, "sharp"],
        ],
        color,
        cap: { r: 22, h: 18, color: "#2b3537" },
      });
      const y = 182 * size + 16;
      rod(
        p,
        [
          { x, y, z },
          { x, y: y + 34, z },
          { x: x - 48, y: y + 36, z },
          { x: x - 54, y: y + 26, z },
        ],
        13,
        "#2b3537",
      );
    }
  },
  jerrycans: (p) => {
    stage(p, "sand", "steps", 1.24);
    const can = (x: number, z: number, color: string, cap: string) => {
      shadow(p, { x, z, r: 110, depth: 70 });
      box(p, {
        x,
        z,
        w: 150,
        h: 186,
        d: 100,
        yaw: -24,
        color,
        round: 14,
        front: (w, h) => patch(20, h * 0.4, w - 40, h * 0.4, "#fff", 8, 0.28),
      });
      rod(
        p,
        [
          { x: x - 40, y: 190, z: z + 14 },
          { x: x - 36, y: 226, z: z + 10 },
          { x: x + 34, y: 226, z: z - 22 },
          { x: x + 36, y: 192, z: z - 24 },
        ],
        19,
        tone(color, -0.06),
        true,
      );
      cylinder(p, { x: x + 52, y: 188, z: z - 20, r: 20, h: 30, color: cap });
    };
    can(-110, -30, "#e6e3d6", INK.clay);
    can(90, 40, "#3f78a8", INK.ivory);
  },
};

const FILMS: Kinds = {
  "stretch-film": (p) => {
    stage(p, "sea", "arch", 1.22);
    const roll = (x: number, z: number, y = 0) => {
      if (y === 0) shadow(p, { x, z, r: 74 });
      cylinder(p, { x, y, z, r: 22, h: 214, color: INK.kraft });
      cylinder(p, { x, y: y + 14, z, r: 62, h: 180, color: "#d4e4e4", gloss: 0.85, topColor: "#e9f2f1" });
      disc(p, { x, y: y + 194, z, r: 22, fill: INK.kraft });
      cylinder(p, { x, y: y + 194, z, r: 22, h: 20, color: INK.kraft });
      disc(p, { x, y: y + 215, z, r: 15, fill: "#5f4527" });
    };
    p.copies(
      [
        [-150, -12],
        [-10, -8],
        [-76, 20],
      ],
      () => roll(0, 0),
    );
    shadow(p, { x: 150, z: 70, r: 130, depth: 60 });
    lying(p, {
      x: 160,
      z: 80,
      r: 54,
      length: 170,
      turn: 32,
      color: "#d4e4e4",
      capColor: "#c4d6d6",
      hole: 20,
      holeColor: "#8a6a3c",
    });
  },
  "stand-up-pouches": (p) => {
    stage(p, "clay", "disc", 1.24);
    const pouch = (x: number, z: number, h: number, color: string, windowColor: string) => {
      shadow(p, { x, z, r: 84, depth: 46 });
      const [cx, floor] = project({ x, z });
      const top = floor - h;
      const d = path(
        "M",
        cx - 66,
        top,
        "h",
        132,
        "C",
        cx + 62,
        top + h * 0.3,
        cx + 78,
        floor - 60,
        cx + 74,
        floor - 6,
        "Q",
        cx,
        floor + 28,
        cx - 74,
        floor - 6,
        "C",
        cx - 78,
        floor - 60,
        cx - 62,
        top + h * 0.3,
        cx - 66,
        top,
        "z",
      );
      p.add(
        el("path", { d, fill: roundFill(p, color, 0.34) }),
        patch(cx - 66, top, 132, 20, tone(color, -0.14)),
        el("path", {
          d: path("M", cx - 60, top + 34, "h", 120),
          stroke: tone(color, 0.5),
          "stroke-width": 4,
          opacity: 0.8,
        }),
      );
      p.add(
        el("ellipse", { cx, cy: floor - h * 0.34, rx: 40, ry: 50, fill: roundFill(p, windowColor, 0.2) }),
        leaf(cx, floor - h * 0.68, 18, INK.ivory),
      );
    };
    pouch(-150, -20, 230, INK.kraft, "#7a4a26");
    pouch(10, 20, 250, INK.gulf, "#e0b65a");
    pouch(170, -10, 210, "#b8c2c1", "#8a9a4c");
  },
  "woven-sacks": (p) => {
    stage(p, "sand", "arch", 1.2);
    sack(p, { x: -110, z: -20, w: 180, h: 250, color: "#f4f0e4", band: INK.leaf, emblem: INK.ivory });
    sack(p, { x: 90, z: 30, w: 170, h: 220, color: "#f4f0e4", band: INK.clay, emblem: INK.ivory });
  },
  "paper-bags": (p) => {
    stage(p, "brass", "window", 1.22);
    const bag = (x: number, z: number, w: number, h: number, color: string, mark: string) => {
      shadow(p, { x, z, r: w * 0.7, depth: w * 0.4 });
      rod(
        p,
        [
          { x: x - w * 0.2, y: h, z: z - 26 },
          { x: x - w * 0.16, y: h + 46, z: z - 26 },
          { x: x + w * 0.16, y: h + 46, z: z - 34 },
          { x: x + w * 0.2, y: h, z: z - 34 },
        ],
        6,
        tone(color, -0.3),
        true,
      );
      box(p, {
        x,
        z,
        w,
        h,
        d: w * 0.5,
        yaw: -22,
        color,
        topColor: tone(color, -0.45),
        front: (fw, fh) => star(fw / 2, fh * 0.48, fw * 0.16, mark),
      });
      rod(
        p,
        [
          { x: x - w * 0.16, y: h, z: z + 36 },
          { x: x - w * 0.12, y: h + 46, z: z + 36 },
          { x: x + w * 0.2, y: h + 42, z: z + 26 },
          { x: x + w * 0.24, y: h, z: z + 26 },
        ],
        6,
        tone(color, -0.2),
        true,
      );
    };
    bag(-90, -30, 170, 210, "#cf9f68", INK.gulf);
    bag(110, 50, 120, 150, INK.gulf, INK.brass);
  },
};

const LABELS: Kinds = {
  "packing-tape": (p) => {
    stage(p, "sand", "disc", 1.3);
    const roll = (x: number, y: number, z: number, color: string) => {
      if (y === 0) shadow(p, { x, z, r: 92 });
      cylinder(p, { x, y, z, r: 84, h: 50, color, gloss: 0.5, topColor: tone(color, 0.2) });
      disc(p, { x, y: y + 50, z, r: 60, fill: "#d9b98a" });
      disc(p, { x, y: y + 50, z, r: 52, fill: "#6a4c2b" });
    };
    roll(-110, 0, -40, "#c98f45");
    roll(-106, 51, -40, "#d7d3c4");
    roll(-110, 102, -40, "#c98f45");
    roll(100, 0, 50, INK.clay);
  },
  "label-rolls": (p) => {
    stage(p, "sky", "steps", 1.26);
    shadow(p, { x: -60, r: 150, depth: 90 });
    lying(p, {
      x: -60,
      z: -20,
      r: 96,
      length: 120,
      turn: 28,
      color: "#f4f1e7",
      capColor: "#e9e4d3",
      hole: 34,
      holeColor: "#9a7647",
    });
    const [x, y] = project({ x: 30, y: 0, z: 60 });
    p.add(
      el("path", { d: path("M", x - 150, y - 20, "l", 120, 42, "l", 210, -40, "l", -96, -34, "z"), fill: "#f7f4ea" }),
    );
    for (let i = 0; i < 3; i++)
      p.add(
        el(
          "g",
          { transform: `matrix(.96 .34 .98 -.19 ${Math.round(x - 120 + i * 62)} ${Math.round(y - 16 - i * 12)})` },
          patch(6, 6, 76, 46, [INK.sea, INK.brass, INK.clay][i] ?? INK.sea, 6) +
            patch(18, 18, 36, 6, "#fff", 3, 0.8) +
            patch(18, 32, 24, 6, "#fff", 3, 0.6),
        ),
      );
    shadow(p, { x: 190, z: -10, r: 70 });
    cylinder(p, { x: 190, z: -20, r: 62, h: 70, color: INK.sea, topColor: "#e9e4d3" });
    disc(p, { x: 190, y: 70, z: -20, r: 24, fill: "#7a5c34" });
  },
  strapping: (p) => {
    stage(p, "leaf", "arch", 1.26);
    shadow(p, { x: -40, r: 170, depth: 80 });
    lying(p, {
      x: -40,
      z: 0,
      r: 124,
      length: 96,
      turn: 30,
      color: "#4f8a5b",
      capColor: "#68a274",
      hole: 72,
      holeColor: "#e9dfc8",
      art: (length, r) =>
        el("path", {
          d: [0.2, 0.4, 0.6, 0.8].map((at) => path("M", length * at, -r, "v", r * 2)).join(""),
          stroke: "#2f5a3a",
          "stroke-width": 2,
          opacity: 0.6,
        }),
    });
    rod(
      p,
      [
        { x: 60, y: 30, z: 70 },
        { x: 120, y: 4, z: 120 },
        { x: 200, y: 4, z: 90 },
        { x: 250, y: 30, z: 60 },
      ],
      12,
      "#5b9668",
      true,
    );
    shadow(p, { x: 190, z: 110, r: 50 });
    for (let i = 0; i < 3; i++)
      box(p, { x: 150 + i * 34, z: 120 - i * 4, w: 26, h: 18, d: 40, yaw: -16, color: "#b9c1c0" });
  },
  "corner-boards": (p) => {
    stage(p, "clay", "window", 1.18);
    shadow(p, { x: 0, r: 230, depth: 150 });
    const board = (x: number, z: number, h: number, color: string) => {
      box(p, { x, z, w: 46, h, d: 8, yaw: -28, color });
      box(p, { x: x - 16, z: z + 26, w: 8, h, d: 46, yaw: -28, color: tone(color, -0.06) });
    };
    for (let i = 0; i < 4; i++) board(-130 + i * 56, -60 + i * 4, 300 - i * 16, i % 2 ? "#efe9dc" : "#d7ae7c");
    box(p, {
      x: 70,
      z: 40,
      w: 180,
      h: 150,
      d: 130,
      color: INK.kraft,
      front: (w, h) =>
        patch(0, 0, 24, h, "#e9d3ac") + patch(w - 24, 0, 24, h, "#e9d3ac") + star(w / 2, h / 2, 20, INK.gulf),
      side: (w, h) => patch(0, 0, 24, h, "#c9ad80") + patch(w - 24, 0, 24, h, "#c9ad80"),
    });
    box(p, {
      x: 70,
      y: 150,
      z: 40,
      w: 186,
      h: 12,
      d: 136,
      color: "#e9d3ac",
      top: (w, d) => patch(22, 20, w - 44, d - 40, INK.kraft),
    });
  },
};

export const PACKAGING_PICTURES: Kinds = { ...CARTONS, ...BOTTLES, ...FILMS, ...LABELS };
