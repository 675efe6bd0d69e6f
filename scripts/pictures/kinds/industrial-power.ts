import { box } from "../kit/box.ts";
import { COS, heading, project, SIN } from "../kit/camera.ts";
import { INK, tone } from "../kit/color.ts";
import { patch, star } from "../kit/marks.ts";
import { el, type Kinds, n, type Picture, path } from "../kit/picture.ts";
import { cylinder, lying } from "../kit/round.ts";
import { extrude, rod } from "../kit/shapes.ts";
import { shadow, stage } from "../kit/stage.ts";

/** A wooden drum of cable standing on its flanges. */
function cableDrum(p: Picture, x: number, z: number, r: number, cable: string, wood: string = INK.wood): void {
  shadow(p, { x, z, r: r * 1.2, depth: r * 0.7 });
  const turn = 24;
  const axis = heading(turn);
  const flange = (at: number, near: boolean) =>
    lying(p, {
      x: x + axis.x * at,
      z: z + axis.z * at,
      r,
      length: 16,
      turn,
      color: tone(wood, -0.1),
      capColor: tone(wood, 0.14),
      hole: near ? r * 0.14 : undefined,
    });
  flange(-r * 0.62, false);
  lying(p, {
    x,
    y: r * 0.18,
    z,
    r: r * 0.82,
    length: r * 1.2,
    turn,
    color: cable,
    art: (length, radius) =>
      el("path", {
        d: Array.from({ length: 11 }, (_, i) =>
          path("M", (length * i) / 11, -radius, "q", 7, radius, 0, radius * 2),
        ).join(""),
        stroke: "#000",
        "stroke-width": 1.6,
        fill: "none",
        opacity: 0.28,
      }),
  });
  flange(r * 0.62, true);
  const [cx, cy] = project({ x: x + axis.x * (r * 0.62 + 8), y: r, z: z + axis.z * (r * 0.62 + 8) });
  const cap = r * axis.z * COS;
  const angle = (Math.atan2(axis.z * SIN, axis.x) * 180) / Math.PI;
  const spokes = [0, 60, 120]
    .map((deg) =>
      path(
        "M",
        -Math.cos((deg * Math.PI) / 180) * cap * 0.9,
        -Math.sin((deg * Math.PI) / 180) * r * 0.9,
        "L",
        Math.cos((deg * Math.PI) / 180) * cap * 0.9,
        Math.sin((deg * Math.PI) / 180) * r * 0.9,
      ),
    )
    .join("");
  p.add(
    el(
      "g",
      {
        transform: `translate(${n(cx)} ${n(cy)}) rotate(${n(angle)})`,
        fill: "none",
        stroke: tone(wood, -0.28),
        "stroke-width": 2.4,
      },
      el("path", { d: spokes }) + el("ellipse", { rx: cap * 0.62, ry: r * 0.62 }),
    ),
  );
}

/** A cut end of cable that shows its cores. */
function cableEnd(p: Picture, x: number, z: number, sheath: string, cores: string[]): void {
  shadow(p, { x, z, r: 90, depth: 30 });
  cores.forEach((color, i) => {
    const lift = 14 + (i % 2) * 16;
    rod(
      p,
      [
        { x: x + 40, y: lift, z: z + i * 5 },
        { x: x + 110 + i * 4, y: lift + 8 + (i - 1) * 8, z: z + i * 14 },
      ],
      13,
      color,
    );
    rod(
      p,
      [
        { x: x + 110 + i * 4, y: lift + 8 + (i - 1) * 8, z: z + i * 14 },
        { x: x + 140 + i * 4, y: lift + 10 + (i - 1) * 10, z: z + i * 16 },
      ],
      8,
      "#c9793f",
    );
  });
  lying(p, { x: x - 30, z: z + 4, r: 25, length: 160, turn: 6, color: sheath, capColor: "#d9d2c2" });
}

const CABLES: Kinds = {
  "cable-drum": (p) => {
    stage(p, "sand", "arch", 1.2);
    cableDrum(p, -50, -30, 146, "#2c3436");
    cableEnd(p, 130, 110, "#2c3436", [INK.clay, "#7a8486", INK.brass]);
  },
  "cable-control": (p) => {
    stage(p, "sea", "steps", 1.22);
    cableDrum(p, -110, -30, 112, "#7c898b");
    cableDrum(p, 80, 40, 88, INK.clay);
    cableEnd(p, -30, 130, "#7c898b", ["#3b6ea5", INK.leaf, INK.clay, INK.brass]);
  },
  "building-wire": (p) => {
    stage(p, "clay", "disc", 1.3);
    const coil = (x: number, y: number, z: number, color: string) => {
      if (y === 0) shadow(p, { x, z, r: 90 });
      cylinder(p, { x, y, z, r: 84, h: 40, color, topColor: tone(color, 0.1) });
      const [cx, cy] = project({ x, y: y + 40, z });
      p.add(
        el("ellipse", { cx, cy, rx: 62, ry: 20, fill: "none", stroke: tone(color, 0.3), "stroke-width": 3 }),
        el("ellipse", { cx, cy, rx: 40, ry: 13, fill: tone(color, -0.6) }),
      );
      p.add(patch(cx - 15, cy + 6, 30, 58, INK.ivory, 2), star(cx, cy + 38, 8, color));
    };
    coil(-110, 0, -40, "#c23b34");
    coil(-110, 42, -40, "#d9a62e");
    coil(80, 0, -30, "#2f6a4c");
    coil(80, 42, -30, "#3a6ea0");
    coil(0, 0, 90, "#26292b");
  },
  "cable-tray": (p) => {
    stage(p, "dusk", "window", 1.26);
    shadow(p, { x: 0, r: 240, depth: 150 });
    const tray: [number, number][] = [
      [-80, 0],
      [-80, 62],
      [-74, 62],
      [-74, 6],
      [74, 6],
      [74, 62],
      [80, 62],
      [80, 0],
    ];
    extrude(p, { x: 10, y: 40, shape: tray, length: 420, turn: 30, color: "#aeb8ba", capColor: "#d3d9da" });
    for (const [i, color] of ["#2c3436", INK.clay, INK.sea, INK.brass].entries())
      lying(p, { x: 34 - i * 16, y: 47, z: -34 + i * 26, r: 12, length: 440, turn: 30, color });
    const near: [number, number][] = [
      [68, 0],
      [68, 62],
      [80, 62],
      [80, 0],
    ];
    extrude(p, { x: 10, y: 40, shape: near, length: 420, turn: 30, color: "#b6bfc1" });
    for (const [x, z] of [
      [-110, -30],
      [110, 110],
    ] as const)
      rod(
        p,
        [
          { x, y: 0, z },
          { x, y: 44, z },
        ],
        12,
        INK.graphite,
      );
  },
};

const ELECTRICAL: Kinds = {
  "distribution-board": (p) => {
    stage(p, "ivory", "arch", 1.2);
    shadow(p, { x: 0, r: 190, depth: 90 });
    const breakers = (w: number, h: number) =>
      patch(w * 0.08, h * 0.06, w * 0.84, h * 0.88, "#cfd5d2", 4) +
      [0.14, 0.42, 0.7]
        .map(
          (row) =>
            patch(w * 0.14, h * row, w * 0.72, h * 0.19, "#f7f5ee", 3) +
            Array.from(
              { length: 8 },
              (_, i) =>
                patch(w * 0.17 + i * w * 0.083, h * (row + 0.03), w * 0.066, h * 0.13, "#e6e2d6", 2) +
                patch(
                  w * 0.19 + i * w * 0.083,
                  h * (row + 0.06),
                  w * 0.026,
                  h * 0.06,
                  i % 5 === 2 ? INK.clay : INK.gulf,
                  1,
                ),
            ).join(""),
        )
        .join("");
    box(p, { x: 20, w: 230, h: 290, d: 70, yaw: -16, color: "#e7e4da", front: breakers });
    box(p, {
      x: -126,
      z: 70,
      w: 10,
      h: 284,
      d: 180,
      yaw: -6,
      color: "#eceadf",
      side: (w, h) => patch(w - 26, h / 2 - 18, 10, 36, INK.gulf, 3),
    });
  },
  transformer: (p) => {
    stage(p, "sea", "steps", 1.16);
    shadow(p, { x: 0, r: 230, depth: 150 });
    const fins = (w: number, h: number) =>
      el("path", {
        d: Array.from({ length: 11 }, (_, i) => path("M", w * (0.06 + i * 0.088), h * 0.1, "v", h * 0.8)).join(""),
        stroke: "#0a2a2c",
        "stroke-width": w * 0.034,
        opacity: 0.42,
      });
    for (const x of [-90, 90]) box(p, { x, z: -x * 0.5, w: 30, h: 18, d: 170, color: INK.graphite });
    box(p, { x: 0, y: 18, w: 270, h: 180, d: 160, color: "#4f7f7a", front: fins, side: fins });
    lying(p, { x: 20, y: 222, z: -60, r: 34, length: 220, turn: -28 + 180, color: "#4f7f7a" });
    for (const x of [-76, 0, 76]) {
      for (let i = 0; i < 4; i++)
        cylinder(p, { x, y: 198 + i * 17, z: 10 - x * 0.53, r: 24 - i * 3, h: 12, color: "#8f5a3c" });
      cylinder(p, { x, y: 266, z: 10 - x * 0.53, r: 6, h: 18, color: INK.brass });
    }
  },
  "led-floodlight": (p) => {
    stage(p, "sky", "disc", 1.24);
    const light = (x: number, z: number, size: number) => {
      shadow(p, { x, z, r: size * 0.8, depth: size * 0.3 });
      rod(
        p,
        [
          { x: x - size * 0.62, y: size * 0.62, z },
          { x: x - size * 0.62, y: 6, z: z + 8 },
          { x: x + size * 0.62, y: 6, z: z - 34 },
          { x: x + size * 0.62, y: size * 0.7, z: z - 34 },
        ],
        12,
        INK.graphite,
      );
      const lens = (w: number, h: number) =>
        patch(10, 10, w - 20, h - 20, "#f6e7b0", 8) +
        el("path", {
          d: Array.from({ length: 4 }, (_, row) =>
            Array.from({ length: 6 }, (_, i) =>
              path("M", 26 + (i * (w - 52)) / 5, 26 + (row * (h - 52)) / 3, "h", 0.1),
            ).join(""),
          ).join(""),
          stroke: "#e1b23f",
          "stroke-width": 11,
          "stroke-linecap": "round",
        });
      box(p, { x, y: size * 0.26, z, w: size * 1.16, h: size * 0.84, d: 40, yaw: -18, color: "#2c3739", front: lens });
    };
    light(-80, -40, 210);
    light(150, 80, 140);
  },
  switchgear: (p) => {
    stage(p, "sand", "arch", 1.16);
    shadow(p, { x: 0, r: 230, depth: 120 });
    const door = (i: number) => (w: number, h: number) =>
      patch(8, 10, w - 16, h - 20, "#dfe3df", 3) +
      patch(20, 24, w - 40, 54, "#2c3739", 3) +
      patch(28, 34, w - 74, 34, "#8fc7bd", 2) +
      [0, 1, 2]
        .map((k) => el("circle", { cx: w * (0.3 + k * 0.2), cy: 102, r: 7, fill: [INK.clay, INK.brass, "#4f8a5b"][k] }))
        .join("") +
      patch(w - 30, h * 0.52, 8, 44, INK.gulf, 3) +
      (i === 1
        ? el("path", {
            d: path(
              "M",
              w * 0.42,
              h * 0.7,
              "l",
              -12,
              30,
              "h",
              14,
              "l",
              -8,
              26,
              "l",
              26,
              -36,
              "h",
              -14,
              "l",
              8,
              -20,
              "z",
            ),
            fill: INK.brass,
          })
        : "");
    for (const i of [2, 1, 0])
      box(p, { x: -104 + i * 104, z: 56 - i * 55, w: 116, h: 310, d: 120, yaw: -28, color: "#d0d6d2", front: door(i) });
  },
};

export const INDUSTRIAL_POWER_PICTURES: Kinds = { ...CABLES, ...ELECTRICAL };
