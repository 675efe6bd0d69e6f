import { box } from "../kit/box.ts";
import { project } from "../kit/camera.ts";
import { INK, tone } from "../kit/color.ts";
import { patch } from "../kit/marks.ts";
import { el, type Kinds, path } from "../kit/picture.ts";
import { cylinder, lathe, lying } from "../kit/round.ts";
import { glassFill, roundFill } from "../kit/shade.ts";
import { rod, sheet } from "../kit/shapes.ts";
import { shadow, stage } from "../kit/stage.ts";
import { conveyor, panel, STEEL } from "./line-parts.ts";

export const PACKING_MACHINES: Kinds = {
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
