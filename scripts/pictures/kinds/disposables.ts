import { box } from "../kit/box.ts";
import { project } from "../kit/camera.ts";
import { INK, tone } from "../kit/color.ts";
import { cross, patch, wave } from "../kit/marks.ts";
import { el, type Kinds, path } from "../kit/picture.ts";
import { ballFill, roundFill } from "../kit/shade.ts";
import { shadow, stage } from "../kit/stage.ts";

export const DISPOSABLES: Kinds = {
  "gloves-box": (p) => {
    stage(p, "sky", "disc", 1.3);
    shadow(p, { x: 0, r: 200, depth: 110 });
    const art = (color: string) => (w: number, h: number) =>
      patch(0, h * 0.62, w, h * 0.38, color) +
      cross(w * 0.16, h * 0.32, 20, color) +
      patch(w * 0.34, h * 0.24, w * 0.4, 9, color, 4, 0.7) +
      patch(w * 0.34, h * 0.38, w * 0.26, 9, color, 4, 0.4);
    const hole = (w: number, d: number) =>
      el("ellipse", { cx: w / 2, cy: d / 2, rx: w * 0.3, ry: d * 0.26, fill: "#2a4a60" });
    box(p, { x: -40, z: -20, w: 250, h: 92, d: 128, yaw: -22, color: "#f7f6f1", front: art(INK.sea) });
    box(p, {
      x: -30,
      y: 92,
      z: -14,
      w: 250,
      h: 92,
      d: 128,
      yaw: -22,
      color: "#f7f6f1",
      front: art("#3f78a8"),
      top: hole,
    });
    const [x, y] = project({ x: -30, y: 190, z: -14 });
    const glove = path(
      "M",
      x - 40,
      y + 6,
      "C",
      x - 52,
      y - 40,
      x - 46,
      y - 60,
      x - 34,
      y - 96,
      "q",
      10,
      -12,
      16,
      2,
      "l",
      -2,
      34,
      "l",
      10,
      -58,
      "q",
      10,
      -12,
      18,
      0,
      "l",
      -2,
      58,
      "l",
      14,
      -52,
      "q",
      12,
      -8,
      16,
      4,
      "l",
      -8,
      56,
      "l",
      14,
      -34,
      "q",
      14,
      -4,
      14,
      8,
      "C",
      x + 42,
      y - 46,
      x + 36,
      y - 10,
      x + 30,
      y + 8,
      "q",
      -36,
      16,
      -70,
      -2,
      "z",
    );
    p.add(el("path", { d: glove, fill: roundFill(p, "#4f8fc4", 0.4) }));
  },
  "face-masks": (p) => {
    stage(p, "sea", "arch", 1.3);
    shadow(p, { x: -60, r: 150, depth: 100 });
    box(p, {
      x: -70,
      z: -40,
      w: 230,
      h: 110,
      d: 110,
      yaw: -22,
      color: INK.sea,
      front: (w, h) =>
        patch(w * 0.1, h * 0.2, w * 0.5, h * 0.6, "#f4f1e8", 5) +
        cross(w * 0.35, h * 0.5, 22, INK.sea) +
        wave(w * 0.8, h * 0.5, 50, 12, "#bfe0d6", 5),
    });
    const mask = (dx: number, dy: number, color: string) => {
      const [x, y] = project({ x: 100 + dx, y: 60 + dy, z: 90 });
      const shape = path(
        "M",
        x - 96,
        y - 34,
        "Q",
        x,
        y - 72,
        x + 96,
        y - 34,
        "L",
        x + 88,
        y + 34,
        "Q",
        x,
        y + 84,
        x - 88,
        y + 34,
        "z",
      );
      p.add(
        el("path", {
          d: path("M", x - 92, y - 26, "q", -60, 26, 6, 54, "M", x + 92, y - 26, "q", 60, 26, -6, 54),
          fill: "none",
          stroke: "#fdfbf4",
          "stroke-width": 5,
        }),
        el("path", { d: shape, fill: roundFill(p, color, 0.5) }),
        el("path", {
          d: [-14, 8, 30].map((k) => path("M", x - 90, y + k * 0.8, "Q", x, y + k - 4, x + 90, y + k * 0.8)).join(""),
          fill: "none",
          stroke: tone(color, -0.2),
          "stroke-width": 2.4,
        }),
      );
    };
    shadow(p, { x: 100, z: 110, r: 110, depth: 60 });
    mask(16, 26, "#cfe4e6");
    mask(0, 0, "#9cc9d3");
  },
  syringes: (p) => {
    stage(p, "clay", "disc", 1.2);
    shadow(p, { x: 0, z: 40, r: 250, depth: 130 });
    const one = (liquid: string) => {
      const barrel = p.linear(
        [
          [0, "#b9cfd2"],
          [0.3, "#f4fafa"],
          [0.6, "#d4e4e6"],
          [1, "#8fabb0"],
        ],
        "0 0 0 1",
      );
      const marks = Array.from({ length: 8 }, (_, i) => path("M", -70 + i * 20, -26, "v", i % 2 ? 10 : 16)).join("");
      return (
        patch(-190, -7, 110, 14, "#e9e4d6", 3) +
        patch(-204, -30, 16, 60, "#f6f3ea", 5) +
        patch(-96, -27, 190, 54, barrel, 8) +
        patch(-30, -22, 118, 44, liquid, 4, 0.6) +
        patch(-42, -24, 14, 48, "#3a4446", 4) +
        patch(-106, -42, 13, 84, "#d6dcd9", 5) +
        el("path", { d: marks, stroke: INK.gulf, "stroke-width": 2.4 }) +
        patch(92, -13, 26, 26, INK.brass, 4) +
        el("path", { d: "M118 0h92", stroke: "#8c9698", "stroke-width": 4 })
      );
    };
    const [x, y] = project({ x: 0, y: 70 });
    for (const [dy, turn, liquid] of [
      [-66, -24, "#7cc0c9"],
      [20, -14, "#e3a36a"],
      [104, -5, "#7cc0c9"],
    ] as const)
      p.add(
        el(
          "g",
          { transform: `translate(${Math.round(x - dy * 0.2)} ${Math.round(y + dy)}) rotate(${turn})` },
          one(liquid),
        ),
      );
  },
  "surgical-gowns": (p) => {
    stage(p, "leaf", "window", 1.26);
    shadow(p, { x: 0, r: 210, depth: 120 });
    const folded = (y: number, color: string, w: number) =>
      box(p, { x: -40, y, w, h: 38, d: 150, yaw: -20, color, round: 12, topColor: tone(color, 0.22) });
    for (const [i, color] of ["#5f98a8", "#6ea4b3", "#5f98a8", "#7cb1be"].entries()) folded(i * 36, color, 240 - i * 4);
    box(p, { x: -36, y: 144, w: 60, h: 6, d: 150, yaw: -20, color: "#f7f6f1" });
    shadow(p, { x: 170, z: 100, r: 90 });
    const [x, y] = project({ x: 170, y: 0, z: 100 });
    p.add(
      el("path", {
        d: path(
          "M",
          x - 76,
          y,
          "C",
          x - 84,
          y - 70,
          x - 30,
          y - 96,
          x,
          y - 96,
          "S",
          x + 84,
          y - 70,
          x + 76,
          y,
          "Q",
          x,
          y + 26,
          x - 76,
          y,
          "z",
        ),
        fill: ballFill(p, "#7cb1be"),
      }),
      el("path", {
        d: path("M", x - 78, y - 10, "Q", x, y + 20, x + 78, y - 10),
        fill: "none",
        stroke: "#4d8695",
        "stroke-width": 7,
      }),
    );
  },
};
