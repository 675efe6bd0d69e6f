import { box } from "../kit/box.ts";
import { project } from "../kit/camera.ts";
import { INK, tone } from "../kit/color.ts";
import { bottle } from "../kit/containers.ts";
import { drop, leaf, patch, star, wave } from "../kit/marks.ts";
import { el, type Kinds, type Picture, path } from "../kit/picture.ts";
import { ball, cylinder, lathe } from "../kit/round.ts";
import { roundFill } from "../kit/shade.ts";
import { rod } from "../kit/shapes.ts";
import { shadow, stage } from "../kit/stage.ts";

/** Soap bubbles over the floor. */
function bubbles(spots: [number, number, number][]): string {
  const one = ([x, y, r]: [number, number, number]) =>
    el("circle", { cx: x, cy: y, r, fill: "#fff", "fill-opacity": 0.35, stroke: "#fff", "stroke-opacity": 0.8 }) +
    el("circle", { cx: x + r * 0.34, cy: y - r * 0.36, r: r * 0.2, fill: "#fff" });
  return spots.map(one).join("");
}

/** A jug with a moulded handle, for liquids of two to five litres. */
function jug(
  p: Picture,
  x: number,
  z: number,
  color: string,
  cap: string,
  label: string,
  emblem: (x: number, y: number) => string,
): void {
  shadow(p, { x, z, r: 110 });
  const [cx, floor] = project({ x, z });
  const top = floor - 218;
  const body = path(
    "M",
    cx - 90,
    floor,
    "C",
    cx - 98,
    floor - 60,
    cx - 96,
    floor - 130,
    cx - 74,
    floor - 164,
    "L",
    cx - 34,
    top + 10,
    "h",
    60,
    "C",
    cx + 70,
    top + 20,
    cx + 96,
    top + 64,
    cx + 94,
    floor - 90,
    "V",
    floor,
    "Q",
    cx,
    floor + 30,
    cx - 90,
    floor,
    "z",
    "M",
    cx + 40,
    top + 58,
    "q",
    -20,
    44,
    0,
    72,
    "q",
    22,
    6,
    24,
    -20,
    "q",
    2,
    -38,
    -24,
    -52,
    "z",
  );
  p.add(el("path", { d: body, fill: roundFill(p, color, 0.34), "fill-rule": "evenodd" }));
  p.add(
    el("path", {
      d: path(
        "M",
        cx - 84,
        floor - 88,
        "Q",
        cx - 8,
        floor - 66,
        cx + 50,
        floor - 82,
        "v",
        64,
        "q",
        -60,
        20,
        -136,
        4,
        "z",
      ),
      fill: label,
    }),
    emblem(cx - 18, floor - 44),
  );
  cylinder(p, { x: x - 6, y: 220, z, r: 34, h: 38, color: cap });
}

const CLEANING: Kinds = {
  "detergent-liquid": (p) => {
    stage(p, "sky", "disc", 1.22);
    jug(p, -90, -20, INK.sea, INK.brass, INK.ivory, (x, y) => wave(x, y, 70, 16, INK.sea, 6));
    jug(p, 120, 30, "#e9b544", INK.gulf, INK.ivory, (x, y) => star(x, y, 16, "#d89a2a"));
    p.add(
      bubbles([
        [600, 250, 22],
        [640, 210, 13],
        [566, 200, 10],
        [176, 240, 14],
      ]),
    );
  },
  "detergent-powder": (p) => {
    stage(p, "sea", "arch", 1.2);
    shadow(p, { x: -50, r: 140, depth: 80 });
    box(p, {
      x: -50,
      z: -20,
      w: 210,
      h: 270,
      d: 84,
      yaw: -22,
      color: INK.gulf,
      front: (w, h) =>
        el("circle", { cx: w / 2, cy: h * 0.4, r: 66, fill: "#f3e9d2" }) +
        wave(w / 2, h * 0.36, 92, 20, INK.sea, 9) +
        wave(w / 2, h * 0.46, 92, 20, INK.brass, 9) +
        patch(0, h * 0.78, w, h * 0.1, INK.brass),
    });
    shadow(p, { x: 170, z: 90, r: 90 });
    lathe(p, {
      x: 170,
      z: 90,
      profile: [
        [0, 50],
        [60, 76, "sharp"],
      ],
      fill: roundFill(p, INK.sea),
      topColor: "#eef4f2",
    });
    const [x, y] = project({ x: 170, y: 62, z: 90 });
    p.add(
      el("path", {
        d: path(
          "M",
          x - 64,
          y,
          "Q",
          x - 10,
          y - 46,
          x + 16,
          y - 40,
          "Q",
          x + 52,
          y - 26,
          x + 64,
          y,
          "Q",
          x,
          y + 30,
          x - 64,
          y,
          "z",
        ),
        fill: roundFill(p, "#eef5f3", 0.6),
      }),
    );
    p.add(
      bubbles([
        [610, 300, 14],
        [636, 268, 9],
      ]),
    );
  },
  "spray-cleaner": (p) => {
    stage(p, "sea", "window", 1.22);
    for (const [x, z, color, art] of [
      [-100, -20, "#7fb8c9", INK.sky],
      [80, 30, "#9cc17e", INK.leaf],
    ] as const) {
      bottle(p, {
        x,
        z,
        profile: [
          [0, 64, "sharp"],
          [120, 62],
          [176, 26],
          [196, 22, "sharp"],
        ],
        color,
        clear: 0.75,
        label: { from: 24, to: 104, r: 65, color: INK.ivory },
        emblem: (cx, cy, s) => drop(cx, cy, s, tone(art, -0.2)),
      });
      const [cx, cy] = project({ x, y: 196, z });
      p.add(
        el("path", {
          d: path(
            "M",
            cx - 22,
            cy + 4,
            "v",
            -30,
            "h",
            -34,
            "v",
            -26,
            "h",
            92,
            "q",
            16,
            0,
            18,
            22,
            "l",
            -24,
            4,
            "v",
            30,
            "z",
          ),
          fill: roundFill(p, INK.gulf),
        }),
        el("path", {
          d: path("M", cx - 30, cy - 24, "q", -16, 14, -10, 42, "l", 12, -2, "q", -2, -24, 12, -36, "z"),
          fill: INK.brass,
        }),
      );
    }
  },
  "dish-liquid": (p) => {
    stage(p, "brass", "disc", 1.32);
    for (const [x, z, color] of [
      [-90, -10, "#9cc45c"],
      [60, -30, "#efc63e"],
    ] as const)
      bottle(p, {
        x,
        z,
        profile: [
          [0, 62, "sharp"],
          [60, 66],
          [120, 54],
          [170, 58],
          [206, 30],
          [216, 24, "sharp"],
        ],
        color,
        clear: 0.85,
        label: { from: 22, to: 104, r: 66, color: INK.ivory },
        emblem: (cx, cy, s) =>
          el("circle", { cx, cy, r: s, fill: tone(color, -0.1) }) +
          el("circle", { cx, cy, r: s * 0.7, fill: tone(color, 0.5) }),
        cap: { r: 20, h: 34, color: INK.gulf },
      });
    shadow(p, { x: 190, z: 90, r: 80 });
    box(p, { x: 190, z: 90, w: 120, h: 30, d: 70, yaw: -20, color: "#f2cf57", round: 8, topColor: "#6f9a4d" });
    p.add(
      bubbles([
        [566, 410, 18],
        [600, 388, 26],
        [634, 412, 14],
        [612, 350, 9],
      ]),
    );
  },
};

/** A flattened tube that stands on its cap. */
function tube(
  p: Picture,
  x: number,
  z: number,
  color: string,
  cap: string,
  emblem: (cx: number, cy: number) => string,
): void {
  shadow(p, { x, z, r: 60 });
  const [cx, floor] = project({ x, y: 40, z });
  cylinder(p, { x, z, r: 40, h: 42, color: cap });
  const d = path(
    "M",
    cx - 40,
    floor,
    "C",
    cx - 52,
    floor - 70,
    cx - 60,
    floor - 150,
    cx - 62,
    floor - 198,
    "h",
    124,
    "C",
    cx + 60,
    floor - 150,
    cx + 52,
    floor - 70,
    cx + 40,
    floor,
    "Q",
    cx,
    floor + 16,
    cx - 40,
    floor,
    "z",
  );
  p.add(
    el("path", { d, fill: roundFill(p, color, 0.4) }),
    patch(cx - 63, floor - 204, 126, 16, tone(color, 0.2), 2),
    emblem(cx, floor - 100),
  );
}

const CARE: Kinds = {
  shampoo: (p) => {
    stage(p, "leaf", "arch", 1.2);
    for (const [x, z, color] of [
      [-110, -20, "#7f9f6b"],
      [60, 10, "#e3d3b4"],
    ] as const) {
      bottle(p, {
        x,
        z,
        profile: [
          [0, 60, "sharp"],
          [150, 62],
          [186, 44],
          [200, 28, "sharp"],
        ],
        color,
        label: { from: 36, to: 130, r: 63, color: INK.ivory },
        emblem: (cx, cy, s) => leaf(cx, cy, s, INK.leaf),
        cap: { r: 24, h: 20, color: "#33413c" },
      });
      rod(
        p,
        [
          { x, y: 218, z },
          { x, y: 262, z },
          { x: x - 56, y: 262, z },
          { x: x - 60, y: 250, z },
        ],
        15,
        "#33413c",
      );
    }
    ball(p, { x: 200, z: 90, r: 34, color: "#8a9a52" });
    p.add(leaf(590, 440, 30, INK.leaf, 60), leaf(634, 462, 24, tone(INK.leaf, 0.2), 80));
  },
  "soap-bars": (p) => {
    stage(p, "sea", "disc", 1.45);
    shadow(p, { x: -20, r: 190, depth: 140 });
    const bar = (x: number, y: number, z: number, color: string, yaw: number) =>
      box(p, {
        x,
        y,
        z,
        w: 170,
        h: 58,
        d: 104,
        yaw,
        color,
        round: 9,
        topColor: tone(color, 0.3),
        top: (w, d) => patch(18, 14, w - 36, d - 28, "none") + star(w / 2, d / 2, 20, tone(color, -0.1)),
      });
    bar(-80, 0, -30, "#a8b06a", -24);
    bar(100, 0, 40, "#d9b98c", -24);
    bar(-10, 58, 0, "#e7dcc0", -32);
    p.add(leaf(256, 520, 26, INK.leaf, 70), leaf(292, 534, 20, tone(INK.leaf, 0.2), 110));
  },
  toothpaste: (p) => {
    stage(p, "sky", "arch", 1.22);
    tube(
      p,
      -110,
      -10,
      "#f7f6f0",
      INK.sea,
      (x, y) => wave(x, y, 76, 18, INK.sea, 10) + wave(x, y + 24, 76, 18, "#79bdb2", 10),
    );
    tube(p, 40, 30, INK.sea, "#f7f6f0", (x, y) => leaf(x, y + 6, 34, "#e7efe4"));
    shadow(p, { x: 180, z: 60, r: 70 });
    cylinder(p, { x: 180, z: 60, r: 46, h: 90, color: "#f1ece0", topColor: "#cfc7b5" });
    for (const [dx, color] of [
      [-18, INK.sea],
      [14, INK.clay],
    ] as const) {
      rod(
        p,
        [
          { x: 180 + dx, y: 86, z: 60 },
          { x: 180 + dx * 2.4, y: 214, z: 60 },
        ],
        9,
        color,
      );
      rod(
        p,
        [
          { x: 180 + dx * 2.1, y: 190, z: 60 },
          { x: 180 + dx * 2.4, y: 218, z: 60 },
        ],
        19,
        "#fdfcf8",
      );
    }
  },
  "wet-wipes": (p) => {
    stage(p, "leaf", "sweep", 1.36);
    shadow(p, { x: -10, r: 200, depth: 120 });
    const pouch = (x: number, y: number, z: number, color: string) =>
      box(p, {
        x,
        y,
        z,
        w: 240,
        h: 62,
        d: 130,
        yaw: -20,
        color,
        round: 14,
        topColor: tone(color, 0.4),
        top: (w, d) =>
          patch(w * 0.3, d * 0.24, w * 0.4, d * 0.52, tone(color, -0.08), 14) +
          patch(w * 0.36, d * 0.34, w * 0.28, d * 0.3, "#fdfcf8", 8),
        front: (w, h) =>
          leaf(w * 0.2, h * 0.5, 17, INK.ivory) + patch(w * 0.36, h * 0.4, w * 0.4, 8, INK.ivory, 4, 0.8),
      });
    pouch(-20, 0, -20, "#8fb59b");
    pouch(0, 60, -10, INK.sea);
    const [x, y] = project({ x: 4, y: 126, z: -20 });
    p.add(
      el("path", {
        d: path(
          "M",
          x - 30,
          y + 4,
          "C",
          x - 70,
          y - 60,
          x - 10,
          y - 40,
          x - 18,
          y - 92,
          "C",
          x + 20,
          y - 54,
          x + 60,
          y - 70,
          x + 34,
          y + 2,
          "q",
          -30,
          14,
          -64,
          2,
          "z",
        ),
        fill: roundFill(p, "#fbfaf5", 0.6),
      }),
    );
  },
};

export const CARE_PICTURES: Kinds = { ...CLEANING, ...CARE };
