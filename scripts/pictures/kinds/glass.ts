import { box } from "../kit/box.ts";
import { INK, tone } from "../kit/color.ts";
import { patch } from "../kit/marks.ts";
import type { Kinds } from "../kit/picture.ts";
import { el, path } from "../kit/picture.ts";
import { shadow, stage } from "../kit/stage.ts";

/** A pane: bluish body, bright edge, a slanting reflection. */
function pane(w: number, h: number): string {
  return el("path", {
    d: path(
      "M",
      w * 0.55,
      0,
      "h",
      w * 0.22,
      "L",
      w * 0.32,
      h,
      "h",
      -w * 0.22,
      "z",
      "M",
      w * 0.84,
      0,
      "h",
      w * 0.05,
      "L",
      w * 0.44,
      h,
      "h",
      -w * 0.05,
      "z",
    ),
    fill: "#fff",
    opacity: 0.28,
  });
}

export const GLASS: Kinds = {
  "glass-panels": (p) => {
    stage(p, "sky", "arch", 1.16);
    shadow(p, { x: 0, r: 220, depth: 140 });
    for (const [i, color] of ["#7fb0ac", "#94c1bb", "#a9d0c9"].entries())
      box(p, {
        x: -90 + i * 84,
        z: -40 + i * 34,
        w: 190,
        h: 290 - i * 26,
        d: 12,
        yaw: -24,
        color,
        topColor: "#3f8a84",
        front: (w, h) => pane(w, h) + (i === 2 ? el("circle", { cx: 26, cy: h - 40, r: 9, fill: "#5d908b" }) : ""),
      });
  },
  "glass-dgu": (p) => {
    stage(p, "sea", "steps", 1.2);
    shadow(p, { x: 0, r: 210, depth: 110 });
    const corner = (offset: number, color: string, height: number) =>
      box(p, {
        x: -10 + offset,
        z: 10 + offset * 0.55,
        w: 250,
        h: height,
        d: 12,
        yaw: -30,
        color,
        topColor: "#3f8a84",
        front: pane,
      });
    corner(-46, "#7aa9a8", 270);
    box(p, { x: -33, z: 0, w: 250, h: 34, d: 34, yaw: -30, color: INK.graphite });
    box(p, { x: -24, z: 2, w: 20, h: 262, d: 30, yaw: -30, color: "#c9cfcd" });
    corner(20, "#9cc9c3", 250);
    box(p, { x: 0, z: 26, w: 300, h: 26, d: 80, yaw: -30, color: "#c9cfcd", topColor: "#e4e7e4" });
  },
  "glass-laminated": (p) => {
    stage(p, "dusk", "window", 1.2);
    shadow(p, { x: 10, r: 210, depth: 110 });
    const crack = (w: number, h: number) => {
      const rays = [10, 70, 130, 200, 250, 310]
        .map((angle) => path("M", w * 0.4, h * 0.42, "l", Math.cos(angle) * 52, Math.sin(angle) * 52))
        .join("");
      return (
        pane(w, h) +
        el("path", { d: rays, stroke: "#f4fbf8", "stroke-width": 1.6 }) +
        el("circle", { cx: w * 0.4, cy: h * 0.42, r: 20, fill: "none", stroke: "#f4fbf8", "stroke-width": 1.4 })
      );
    };
    box(p, { x: -46, z: -22, w: 250, h: 280, d: 12, yaw: -26, color: "#76a6a3", topColor: "#2e7671" });
    box(p, { x: -22, z: -10, w: 250, h: 262, d: 7, yaw: -26, color: "#e9d9b4", topColor: "#fff7df" });
    box(p, { x: 4, z: 4, w: 250, h: 244, d: 12, yaw: -26, color: "#93c2bc", topColor: "#2e7671", front: crack });
  },
  "glass-block": (p) => {
    stage(p, "sky", "disc", 1.2);
    shadow(p, { x: 0, r: 220, depth: 110 });
    const art = (w: number, h: number) => {
      const ripple = [0.3, 0.46, 0.62, 0.78]
        .map((at) => path("M", w * 0.14, h * at, "q", w * 0.18, -12, w * 0.36, 0, "t", w * 0.36, 0))
        .join("");
      return (
        patch(7, 7, w - 14, h - 14, "#d9ece8", 8) +
        el("path", { d: ripple, fill: "none", stroke: "#8fbdb7", "stroke-width": 5, opacity: 0.75 }) +
        patch(w * 0.62, 14, 12, h - 30, "#fff", 6, 0.7)
      );
    };
    const size = { w: 122, h: 122, d: 62, yaw: -22, color: "#a7cdc8", topColor: "#d4e9e5", front: art };
    p.copies(
      [
        [0, 0],
        [116, 17 - 34],
        [62, -122],
      ],
      () => box(p, { x: -90, z: 0, ...size }),
    );
    box(p, { x: 170, z: 110, ...size, yaw: -8 });
  },
  "glass-rack": (p) => {
    stage(p, "sand", "steps", 1.16);
    shadow(p, { x: 0, r: 230, depth: 150 });
    box(p, { x: 0, z: 0, w: 320, h: 30, d: 150, yaw: -24, color: INK.wood });
    for (const at of [-1, 1])
      box(p, { x: at * 120, y: 30, z: -30 - at * 54, w: 20, h: 270, d: 20, yaw: -24, color: tone(INK.wood, 0.1) });
    for (let i = 0; i < 5; i++)
      box(p, {
        x: -8 + i * 10,
        y: 30,
        z: -26 + i * 22,
        w: 280,
        h: 236 - i * 5,
        d: 9,
        yaw: -24,
        color: i % 2 ? "#8dbdb7" : "#a5cdc7",
        topColor: "#2e7671",
        front: i === 4 ? pane : undefined,
      });
    box(p, { x: 22, y: 110, z: 76, w: 300, h: 22, d: 16, yaw: -24, color: tone(INK.wood, 0.16) });
  },
};
