import { box } from "../kit/box.ts";
import { project, SIN } from "../kit/camera.ts";
import { INK, tone } from "../kit/color.ts";
import { el, type Kinds, type Picture, path } from "../kit/picture.ts";
import { band, cylinder, disc, lathe, lying } from "../kit/round.ts";
import { roundFill } from "../kit/shade.ts";
import { rod } from "../kit/shapes.ts";
import { podium, shadow, stage } from "../kit/stage.ts";

/** A pyramid of one pipe. */
function pyramid(p: Picture, rows: number, r: number, color: string, hole: number, turn = 30): void {
  const sin = Math.sin((turn * Math.PI) / 180);
  const cos = Math.cos((turn * Math.PI) / 180);
  shadow(p, { x: 0, z: 20, r: 250, depth: 170 });
  const places: [number, number][] = [];
  for (let row = 0; row < rows; row++)
    for (let i = rows - row - 1; i >= 0; i--) {
      const side = (i - (rows - 1 - row) / 2) * 2 * r;
      places.push([-side * sin, side * cos * SIN - row * r * 1.66]);
    }
  p.copies(places, () =>
    lying(p, { x: 0, r, length: 400, turn, color, hole, capColor: tone(color, 0.3), holeColor: tone(color, -0.72) }),
  );
}

const PIPES: Kinds = {
  "pvc-pipes": (p) => {
    stage(p, "sky", "steps", 1.2);
    pyramid(p, 3, 46, "#d7dcd8", 38);
  },
  "ppr-pipes": (p) => {
    stage(p, "leaf", "steps", 1.22);
    pyramid(p, 4, 33, "#5f9a68", 21);
  },
  "hdpe-coil": (p) => {
    stage(p, "sand", "arch", 1.22);
    shadow(p, { x: 0, r: 220, depth: 60 });
    const [x, y] = project({ x: 0, y: 158 });
    const ring = (r: number, color: string, width: number, dx = 0) =>
      el("circle", { cx: x + dx, cy: y, r, fill: "none", stroke: color, "stroke-width": width });
    for (const dx of [-54, -36, -18, 0]) p.add(ring(140, "#1c2426", 34, dx), ring(146, "#3d494c", 7, dx + 2));
    p.add(ring(118, "#1c2426", 26), ring(122, "#455256", 5, 2), ring(140, "#2f6fa8", 3, 2));
    for (const angle of [30, 150, 270]) {
      const [dx, dy] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
      p.add(
        el("path", {
          d: path("M", x + dx * 102, y + dy * 102, "L", x + dx * 160, y + dy * 160),
          stroke: INK.brass,
          "stroke-width": 13,
        }),
      );
    }
  },
  "steel-pipes": (p) => {
    stage(p, "dusk", "arch", 1.2);
    pyramid(p, 3, 44, "#8d9799", 39);
  },
  "pipe-fittings": (p) => {
    stage(p, "sea", "disc", 1.26);
    const elbow = (x: number, z: number, color: string, flip: number) => {
      shadow(p, { x, z, r: 90 });
      rod(
        p,
        [
          { x, y: 30, z },
          { x, y: 96, z },
          { x: x + flip * 10, y: 112, z },
          { x: x + flip * 84, y: 116, z },
        ],
        56,
        color,
        true,
      );
      cylinder(p, { x, z, r: 37, h: 34, color: tone(color, 0.06) });
    };
    elbow(-150, -10, "#dfe3df", 1);
    shadow(p, { x: 110, z: 10, r: 100 });
    lying(p, { x: 110, y: 74, z: 10, r: 32, length: 200, turn: 14, color: "#5f9a68", hole: 22 });
    cylinder(p, { x: 106, z: 16, r: 33, h: 92, color: "#5f9a68" });
    shadow(p, { x: 10, z: 110, r: 60 });
    cylinder(p, { x: 10, z: 110, r: 42, h: 50, color: INK.brass, gloss: 0.5, topColor: "#d8b36c" });
    disc(p, { x: 10, y: 51, z: 110, r: 28, fill: "#4c3512" });
  },
  "gate-valve": (p) => {
    stage(p, "clay", "steps", 1.24);
    podium(p, { x: 0, r: 190, h: 26, color: "#efe4d0" });
    lying(p, { x: 0, y: 52, r: 44, length: 230, turn: 16, color: INK.sea, hole: 32 });
    for (const [x, z] of [
      [-104, -30],
      [106, 32],
    ] as const)
      lying(p, {
        x,
        y: 26,
        z,
        r: 70,
        length: 26,
        turn: 16,
        color: INK.gulf,
        hole: x > 0 ? 34 : undefined,
        capColor: tone(INK.gulf, 0.16),
      });
    lathe(p, {
      x: 0,
      y: 80,
      profile: [
        [0, 54],
        [56, 44, "sharp"],
        [58, 50, "sharp"],
        [70, 50, "sharp"],
        [72, 20, "sharp"],
        [150, 16, "sharp"],
      ],
      fill: roundFill(p, INK.sea),
    });
    const [x, y] = project({ x: 0, y: 236 });
    p.add(
      el("ellipse", { cx: x, cy: y, rx: 84, ry: 30, fill: "none", stroke: INK.clay, "stroke-width": 15 }),
      el("ellipse", {
        cx: x + 2,
        cy: y - 4,
        rx: 84,
        ry: 29,
        fill: "none",
        stroke: tone(INK.clay, 0.3),
        "stroke-width": 4,
      }),
    );
    p.add(
      el("path", {
        d: path(
          "M",
          x - 80,
          y,
          "H",
          x + 80,
          "M",
          x - 40,
          y - 26,
          "L",
          x + 40,
          y + 26,
          "M",
          x + 40,
          y - 26,
          "L",
          x - 40,
          y + 26,
        ),
        stroke: INK.clay,
        "stroke-width": 9,
      }),
    );
    cylinder(p, { x: 0, y: 226, r: 16, h: 20, color: INK.brass });
  },
};

const PLASTICS: Kinds = {
  "plastic-crates": (p) => {
    stage(p, "sea", "steps", 1.2);
    shadow(p, { x: 0, r: 210, depth: 150 });
    const slots = (w: number, h: number) =>
      el("path", {
        d: Array.from({ length: 6 }, (_, i) => path("M", w * (0.1 + i * 0.15), h * 0.34, "v", h * 0.46)).join(""),
        stroke: "#0a2f31",
        "stroke-width": w * 0.075,
        opacity: 0.5,
      }) + el("path", { d: path("M", 0, h * 0.13, "h", w), stroke: "#fff", "stroke-width": 3, opacity: 0.25 });
    const crate = (x: number, y: number, z: number, color: string) =>
      box(p, {
        x,
        y,
        z,
        w: 230,
        h: 86,
        d: 160,
        yaw: -24,
        color,
        front: slots,
        side: slots,
        topColor: tone(color, -0.5),
      });
    crate(-50, 0, -30, INK.sea);
    crate(-46, 86, -28, INK.brass);
    crate(-42, 172, -26, INK.clay);
    shadow(p, { x: 180, z: 120, r: 110 });
    box(p, {
      x: 170,
      z: 110,
      w: 170,
      h: 76,
      d: 110,
      yaw: -18,
      color: "#7fa65a",
      front: slots,
      side: slots,
      topColor: "#3d5426",
    });
  },
  "water-tank": (p) => {
    stage(p, "sky", "arch", 1.18);
    shadow(p, { x: 0, r: 180 });
    lathe(p, {
      x: 0,
      profile: [
        [0, 146, "sharp"],
        [186, 150],
        [226, 120],
        [244, 52, "sharp"],
      ],
      fill: roundFill(p, "#efe9da", 0.5),
    });
    for (const at of [40, 84, 128, 172])
      band(p, { x: 0, r: 152, from: at, to: at + 12, fill: roundFill(p, "#e0d8c5", 0.6) });
    cylinder(p, { x: 0, y: 240, r: 56, h: 22, color: INK.gulf });
    rod(
      p,
      [
        { x: 118, y: 34, z: 110 },
        { x: 168, y: 34, z: 134 },
      ],
      20,
      INK.brass,
    );
    const [x, y] = project({ x: 0, y: 106 });
    p.add(
      el("path", {
        d: path("M", x - 46, y + 30, "q", 23, -26, 46, 0, "t", 46, 0),
        fill: "none",
        stroke: INK.sea,
        "stroke-width": 8,
        "stroke-linecap": "round",
      }),
    );
  },
  "ibc-tank": (p) => {
    stage(p, "sand", "window", 1.2);
    shadow(p, { x: 0, r: 210, depth: 170 });
    box(p, { x: 0, w: 250, h: 30, d: 200, yaw: -26, color: "#3f4a4c" });
    const cage = (w: number, h: number) =>
      el("path", {
        d:
          [0.02, 0.2, 0.4, 0.6, 0.8, 0.98].map((at) => path("M", w * at, 0, "v", h)).join("") +
          [0.03, 0.3, 0.62, 0.97].map((at) => path("M", 0, h * at, "h", w)).join(""),
        stroke: "#7f8b8d",
        "stroke-width": 6,
        fill: "none",
      });
    box(p, {
      x: 0,
      y: 30,
      w: 240,
      h: 220,
      d: 192,
      yaw: -26,
      color: "#eae7dc",
      round: 8,
      front: cage,
      side: cage,
      topColor: "#f6f4ec",
      top: (w, d) => el("circle", { cx: w / 2, cy: d / 2, r: 34, fill: INK.clay }),
    });
    rod(
      p,
      [
        { x: 50, y: 44, z: 104 },
        { x: 66, y: 36, z: 140 },
      ],
      22,
      INK.sea,
    );
  },
  "plastic-pallets": (p) => {
    stage(p, "clay", "sweep", 1.24);
    shadow(p, { x: 0, r: 230, depth: 180 });
    const feet = (w: number, h: number) =>
      el("path", {
        d: [0.1, 0.56]
          .map((at) => path("M", w * at, h * 0.36, "h", w * 0.34, "v", h * 0.5, "h", -w * 0.34, "z"))
          .join(""),
        fill: "#0b1f20",
        opacity: 0.75,
      });
    const holes = (w: number, d: number) =>
      el("path", {
        d: [0.2, 0.4, 0.6, 0.8].map((at) => path("M", 16, d * at, "h", w - 32)).join(""),
        stroke: "#083032",
        "stroke-width": 9,
        "stroke-dasharray": "30 12",
        opacity: 0.55,
      });
    for (let i = 0; i < 5; i++)
      box(p, {
        x: 0,
        y: i * 40,
        w: 290,
        h: 38,
        d: 230,
        yaw: -26,
        color: i === 3 ? INK.clay : INK.sea,
        front: feet,
        side: feet,
        top: i === 4 ? holes : undefined,
      });
  },
};

export const INDUSTRIAL_FLOW_PICTURES: Kinds = { ...PIPES, ...PLASTICS };
