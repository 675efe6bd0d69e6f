import { box } from "../kit/box.ts";
import { project } from "../kit/camera.ts";
import { INK, tone } from "../kit/color.ts";
import { drop, patch } from "../kit/marks.ts";
import { el, type Kinds, path } from "../kit/picture.ts";
import { cylinder, lying } from "../kit/round.ts";
import { roundFill } from "../kit/shade.ts";
import { rod } from "../kit/shapes.ts";
import { shadow, stage } from "../kit/stage.ts";
import { wheel } from "./site-parts.ts";

const STEEL_BODY = "#c3cbcb";

export const GENERATORS_PUMPS: Kinds = {
  "diesel-generator": (p) => {
    stage(p, "leaf", "arch", 1.18);
    shadow(p, { x: 0, r: 270, depth: 140 });
    box(p, { x: 0, w: 370, h: 34, d: 160, yaw: -18, color: INK.graphite });
    const louvres = (w: number, h: number) =>
      el("path", {
        d: Array.from({ length: 9 }, (_, i) => path("M", w * 0.06, h * 0.2 + i * h * 0.07, "h", w * 0.2)).join(""),
        stroke: "#0a2a2c",
        "stroke-width": 6,
        opacity: 0.55,
      });
    box(p, {
      x: 0,
      y: 34,
      w: 360,
      h: 190,
      d: 150,
      yaw: -18,
      color: INK.sea,
      front: (w, h) =>
        louvres(w, h) +
        patch(w * 0.32, h * 0.12, w * 0.3, h * 0.78, "#fff", 3, 0.1) +
        patch(w * 0.66, h * 0.12, w * 0.28, h * 0.78, "#fff", 3, 0.1) +
        patch(w * 0.7, h * 0.22, w * 0.2, h * 0.26, "#1c3437", 4) +
        el("circle", { cx: w * 0.74, cy: h * 0.6, r: 8, fill: INK.clay }) +
        el("circle", { cx: w * 0.82, cy: h * 0.6, r: 8, fill: INK.brass }) +
        patch(0, h * 0.93, w, h * 0.07, INK.brass),
      side: (w, h) =>
        el("path", {
          d: Array.from({ length: 8 }, (_, i) => path("M", w * 0.16, h * 0.2 + i * h * 0.08, "h", w * 0.68)).join(""),
          stroke: "#041a1b",
          "stroke-width": 7,
          opacity: 0.5,
        }),
    });
    cylinder(p, { x: 90, y: 222, z: -40, r: 15, h: 60, color: "#6d7678" });
    cylinder(p, { x: 90, y: 282, z: -40, r: 20, h: 8, color: "#6d7678" });
  },
  "centrifugal-pump": (p) => {
    stage(p, "sky", "disc", 1.26);
    shadow(p, { x: 0, r: 230, depth: 120 });
    box(p, { x: 10, w: 340, h: 22, d: 130, yaw: -16, color: INK.graphite });
    lying(p, {
      x: 96,
      y: 36,
      z: -34,
      r: 62,
      length: 180,
      turn: 164,
      color: INK.sea,
      art: (length, r) =>
        el("path", {
          d: [-0.6, -0.3, 0, 0.3, 0.6].map((at) => path("M", length * 0.16, r * at, "h", length * 0.66)).join(""),
          stroke: INK.gulf,
          "stroke-width": 4,
          opacity: 0.6,
        }),
    });
    lying(p, { x: -30, y: 74, z: 6, r: 22, length: 90, turn: 164, color: "#b4bebe" });
    const [x, y] = project({ x: -104, y: 108, z: 30 });
    p.add(
      el("circle", { cx: x + 14, cy: y - 4, r: 86, fill: tone(INK.brass, -0.35) }),
      el("circle", { cx: x, cy: y, r: 86, fill: roundFill(p, INK.brass, 0.3) }),
      el("circle", { cx: x, cy: y, r: 46, fill: tone(INK.brass, -0.2) }),
      el("circle", { cx: x, cy: y, r: 34, fill: "#2c2318" }),
    );
    for (let i = 0; i < 6; i++)
      p.add(
        el("circle", {
          cx: x + Math.cos((i * Math.PI) / 3) * 64,
          cy: y + Math.sin((i * Math.PI) / 3) * 64,
          r: 6,
          fill: tone(INK.brass, 0.5),
        }),
      );
    cylinder(p, { x: -66, y: 176, z: 30, r: 34, h: 50, color: INK.brass });
    cylinder(p, { x: -66, y: 226, z: 30, r: 48, h: 14, color: tone(INK.brass, 0.1), topColor: "#5a4420" });
  },
  "submersible-pump": (p) => {
    stage(p, "sea", "window", 1.14);
    shadow(p, { x: -20, r: 110 });
    cylinder(p, { x: -40, r: 44, h: 170, color: STEEL_BODY, gloss: 0.7 });
    cylinder(p, { x: -40, y: 170, r: 40, h: 40, color: INK.graphite });
    cylinder(p, { x: -40, y: 206, r: 46, h: 120, color: STEEL_BODY, gloss: 0.7 });
    cylinder(p, { x: -40, y: 326, r: 26, h: 26, color: INK.brass });
    rod(
      p,
      [
        { x: 4, y: 200, z: 10 },
        { x: 16, y: 360, z: 10 },
      ],
      9,
      "#22292b",
    );
    shadow(p, { x: 140, z: 80, r: 110 });
    for (let i = 0; i < 4; i++) {
      const [cx, cy] = project({ x: 140, y: 8 + i * 13, z: 80 });
      p.add(
        el("ellipse", {
          cx,
          cy,
          rx: 84,
          ry: 28,
          fill: "none",
          stroke: i % 2 ? "#3a4446" : "#22292b",
          "stroke-width": 14,
        }),
      );
    }
    const [x, y] = project({ x: 140, y: 160, z: 80 });
    p.add(drop(x, y, 36, "#5fb0c4"));
  },
  "air-compressor": (p) => {
    stage(p, "clay", "steps", 1.22);
    shadow(p, { x: 0, r: 250, depth: 110 });
    for (const x of [-110, 130])
      rod(
        p,
        [
          { x, y: 0, z: 30 - x * 0.2 },
          { x, y: 50, z: 20 - x * 0.2 },
        ],
        15,
        INK.graphite,
      );
    wheel(p, 150, 40, 38, "#b4bebe");
    lying(p, { x: 0, y: 34, z: 10, r: 68, length: 330, turn: 164, color: "#b3402f", capColor: "#c65a48" });
    box(p, {
      x: 40,
      y: 166,
      z: 0,
      w: 110,
      h: 76,
      d: 80,
      yaw: -16,
      color: INK.graphite,
      front: (w, h) =>
        el("path", {
          d: [0.2, 0.36, 0.52, 0.68].map((at) => path("M", 10, h * at, "h", w - 20)).join(""),
          stroke: "#5d6a6c",
          "stroke-width": 6,
        }),
    });
    const [x, y] = project({ x: -70, y: 206, z: 20 });
    p.add(
      el("circle", { cx: x, cy: y, r: 54, fill: "#22292b" }),
      el("circle", { cx: x, cy: y, r: 38, fill: "#4d585a" }),
      el("path", {
        d: [0, 45, 90, 135]
          .map((a) =>
            path(
              "M",
              x - Math.cos((a * Math.PI) / 180) * 36,
              y - Math.sin((a * Math.PI) / 180) * 36,
              "L",
              x + Math.cos((a * Math.PI) / 180) * 36,
              y + Math.sin((a * Math.PI) / 180) * 36,
            ),
          )
          .join(""),
        stroke: "#8c9698",
        "stroke-width": 6,
      }),
      el("circle", { cx: x, cy: y, r: 10, fill: INK.brass }),
    );
    cylinder(p, { x: -150, y: 166, z: 50, r: 8, h: 20, color: INK.brass });
    const [gx, gy] = project({ x: -150, y: 206, z: 50 });
    p.add(
      el("circle", { cx: gx, cy: gy, r: 19, fill: "#f4f1e8", stroke: INK.brass, "stroke-width": 4 }),
      el("path", { d: path("M", gx, gy, "l", 9, -9), stroke: INK.clay, "stroke-width": 3 }),
    );
  },
};
