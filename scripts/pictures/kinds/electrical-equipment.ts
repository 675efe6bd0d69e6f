import { box } from "../kit/box.ts";
import { INK } from "../kit/color.ts";
import { patch } from "../kit/marks.ts";
import { el, type Kinds, path } from "../kit/picture.ts";
import { cylinder, lying } from "../kit/round.ts";
import { rod } from "../kit/shapes.ts";
import { shadow, stage } from "../kit/stage.ts";

export const ELECTRICAL_EQUIPMENT: Kinds = {
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
