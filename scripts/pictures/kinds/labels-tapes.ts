import { box } from "../kit/box.ts";
import { project } from "../kit/camera.ts";
import { INK, tone } from "../kit/color.ts";
import { patch, star } from "../kit/marks.ts";
import { el, type Kinds, path } from "../kit/picture.ts";
import { cylinder, disc, lying } from "../kit/round.ts";
import { rod } from "../kit/shapes.ts";
import { shadow, stage } from "../kit/stage.ts";

export const LABELS_TAPES: Kinds = {
  "packing-tape": (p) => {
    stage(p, "sand", "disc", 1.4);
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
