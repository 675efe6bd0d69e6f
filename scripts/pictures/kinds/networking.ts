import { box } from "../kit/box.ts";
import { project } from "../kit/camera.ts";
import { INK } from "../kit/color.ts";
import { patch } from "../kit/marks.ts";
import { el, type Kinds, path } from "../kit/picture.ts";
import { cylinder, lying } from "../kit/round.ts";
import { ballFill } from "../kit/shade.ts";
import { rod } from "../kit/shapes.ts";
import { shadow, stage } from "../kit/stage.ts";
import type { Art } from "./screen-parts.ts";

/** The face of a rack device: two rows of ports and three lights. */
const ports: Art = (w, h) => {
  const row = (at: number) => path("M", w * 0.22, h * at, "H", w * 0.94);
  const lights = [0.05, 0.1, 0.15].map((at, i) =>
    el("circle", { cx: w * at, cy: h * 0.5, r: 4, fill: i === 1 ? INK.brass : "#6fd0b4" }),
  );
  return (
    el("path", {
      d: row(0.33) + row(0.69),
      stroke: "#0d1415",
      "stroke-width": h * 0.26,
      "stroke-dasharray": `${(w * 0.047).toFixed(1)} ${(w * 0.013).toFixed(1)}`,
    }) + lights.join("")
  );
};

export const NETWORKING: Kinds = {
  "network-switch": (p) => {
    stage(p, "sea", "steps", 1.3);
    shadow(p, { x: 0, r: 250, depth: 150 });
    for (const [i, color] of ["#2c3739", "#37474a", INK.gulf].entries())
      box(p, { x: 0, y: i * 56, w: 350, h: 52, d: 170, yaw: -18, color, front: ports });
    for (const [i, color] of [INK.brass, "#5fb6a8", INK.clay].entries())
      rod(
        p,
        [
          { x: 20 + i * 40, y: 128, z: 80 - i * 12 },
          { x: 40 + i * 40, y: 90, z: 130 },
          { x: 60 + i * 40, y: 4, z: 130 },
          { x: 120 + i * 46, y: 4, z: 150 },
        ],
        8,
        color,
        true,
      );
  },
  "wifi-access-point": (p) => {
    stage(p, "sky", "arch", 1.3);
    shadow(p, { x: 0, r: 170 });
    cylinder(p, { x: 0, y: 0, r: 150, h: 26, color: "#efece3", gloss: 0.6, topColor: "#faf8f2" });
    const [x, y] = project({ x: 0, y: 28 });
    p.add(
      el("ellipse", { cx: x, cy: y, rx: 100, ry: 33, fill: ballFill(p, "#f4f1ea") }),
      el("ellipse", { cx: x, cy: y - 2, rx: 28, ry: 9, fill: "none", stroke: "#5fb6a8", "stroke-width": 5 }),
    );
    for (const [i, r] of [60, 104, 148].entries())
      p.add(
        el("path", {
          d: path("M", x - r * 0.78, y - 60 - r * 0.62, "A", r, r, 0, 0, 1, x + r * 0.78, y - 60 - r * 0.62),
          fill: "none",
          stroke: INK.sea,
          "stroke-width": 15,
          "stroke-linecap": "round",
          opacity: 0.85 - i * 0.24,
        }),
      );
    p.add(el("circle", { cx: x, cy: y - 64, r: 14, fill: INK.brass }));
  },
  "server-rack": (p) => {
    stage(p, "dusk", "window", 1.12);
    shadow(p, { x: 0, r: 190, depth: 150 });
    const units: Art = (w, h) =>
      patch(10, 10, w - 20, h - 20, "#0f1718") +
      Array.from(
        { length: 9 },
        (_, i) =>
          patch(18, 20 + i * (h / 10), w - 36, h / 13, i % 3 === 1 ? INK.gulf : "#2b3739", 2) +
          el("path", {
            d: path("M", 28, 20 + i * (h / 10) + h / 26, "h", 40),
            stroke: "#7b888a",
            "stroke-width": 4,
            "stroke-dasharray": "5 3",
          }) +
          el("circle", {
            cx: w - 34,
            cy: 20 + i * (h / 10) + h / 26,
            r: 3.6,
            fill: i % 4 === 2 ? INK.brass : "#6fd0b4",
          }),
      ).join("");
    box(p, {
      x: 0,
      w: 210,
      h: 350,
      d: 170,
      yaw: -24,
      color: "#222c2e",
      front: units,
      side: (w, h) =>
        el("path", {
          d: [0.2, 0.26, 0.32, 0.38].map((at) => path("M", w * 0.2, h * at, "h", w * 0.6)).join(""),
          stroke: "#000",
          "stroke-width": 4,
          opacity: 0.35,
        }),
    });
  },
  "fibre-cable": (p) => {
    stage(p, "brass", "disc", 1.26);
    shadow(p, { x: -30, r: 180, depth: 60 });
    const [x, y] = project({ x: -30, y: 128 });
    const ring = (r: number, color: string, width: number) =>
      el("circle", { cx: x, cy: y, r, fill: "none", stroke: color, "stroke-width": width });
    p.add(
      ring(104, "#d19a26", 40),
      ring(112, "#f0c862", 5),
      ring(98, "#b9821a", 3),
      ring(88, "#f0c862", 4),
      ring(120, "#b9821a", 2),
    );
    for (const angle of [40, 160, 280])
      p.add(
        el("path", {
          d: path(
            "M",
            x + Math.cos((angle * Math.PI) / 180) * 78,
            y + Math.sin((angle * Math.PI) / 180) * 78,
            "L",
            x + Math.cos((angle * Math.PI) / 180) * 130,
            y + Math.sin((angle * Math.PI) / 180) * 130,
          ),
          stroke: INK.gulf,
          "stroke-width": 12,
        }),
      );
    for (const [i, z] of [60, 96].entries()) {
      rod(
        p,
        [
          { x: 60, y: 40 - i * 12, z: 20 },
          { x: 120, y: 12, z },
          { x: 170, y: 12, z },
        ],
        8,
        "#d9a43a",
        true,
      );
      box(p, { x: 194, y: 2, z, w: 60, h: 24, d: 26, yaw: 0, color: i ? INK.sea : "#3a6ea0" });
      lying(p, { x: 234, y: 8, z, r: 5, length: 24, turn: 8, color: "#f4f1e8" });
    }
  },
};
