import { box } from "../kit/box.ts";
import { INK, tone } from "../kit/color.ts";
import { patch, wave } from "../kit/marks.ts";
import { el, type Kinds, path } from "../kit/picture.ts";
import { lying } from "../kit/round.ts";
import { rod } from "../kit/shapes.ts";
import { shadow, stage } from "../kit/stage.ts";

export const DIAGNOSTICS: Kinds = {
  "blood-pressure": (p) => {
    stage(p, "sky", "arch", 1.3);
    shadow(p, { x: -70, r: 150, depth: 90 });
    box(p, {
      x: -70,
      w: 190,
      h: 128,
      d: 90,
      yaw: -22,
      color: "#f4f2ea",
      round: 8,
      front: (w, h) =>
        patch(18, 16, w * 0.56, h - 34, "#24464a", 6) +
        el("path", {
          d: path("M", 34, 44, "h", 34, "M", 34, 62, "h", 52, "M", 34, 82, "h", 26),
          stroke: "#bfe6dc",
          "stroke-width": 9,
          "stroke-linecap": "round",
        }) +
        el("circle", { cx: w * 0.8, cy: h * 0.36, r: 19, fill: INK.sea }) +
        el("circle", { cx: w * 0.8, cy: h * 0.72, r: 10, fill: INK.brass }),
    });
    shadow(p, { x: 150, z: 60, r: 110, depth: 70 });
    lying(p, {
      x: 150,
      z: 60,
      r: 66,
      length: 130,
      turn: 34,
      color: INK.gulf,
      hole: 50,
      capColor: tone(INK.gulf, 0.2),
      holeColor: "#e6dfce",
    });
    rod(
      p,
      [
        { x: 0, y: 20, z: 50 },
        { x: 30, y: 4, z: 120 },
        { x: 110, y: 4, z: 150 },
        { x: 130, y: 20, z: 100 },
      ],
      9,
      "#3a4648",
      true,
    );
  },
  "patient-monitor": (p) => {
    stage(p, "dusk", "steps", 1.24);
    shadow(p, { x: 0, r: 200, depth: 110 });
    const pulse = (y: number, color: string) =>
      el("path", {
        d: path("M", 22, y, "h", 60, "l", 12, -10, "l", 12, 34, "l", 16, -66, "l", 16, 62, "l", 10, -20, "h", 70),
        fill: "none",
        stroke: color,
        "stroke-width": 4,
      });
    box(p, { x: 0, w: 170, h: 26, d: 90, yaw: -18, color: "#aeb3ae" });
    box(p, {
      x: 0,
      y: 26,
      w: 330,
      h: 224,
      d: 90,
      yaw: -18,
      color: "#e9e7de",
      round: 8,
      front: (w, h) =>
        patch(14, 14, w - 28, h - 46, "#122325", 6) +
        pulse(74, "#6fd0b4") +
        wave(120, 118, 196, 26, "#e8c465", 4) +
        wave(120, 150, 196, 16, "#8fbfe0", 4) +
        [0, 1, 2]
          .map((i) => patch(w - 88, 36 + i * 40, 52, 20, ["#6fd0b4", "#e8c465", "#8fbfe0"][i] ?? INK.sea, 4))
          .join("") +
        [0, 1, 2, 3]
          .map((i) => el("circle", { cx: w - 40 - i * 28, cy: h - 16, r: 8, fill: i ? "#c3c8c4" : INK.clay }))
          .join(""),
    });
    rod(
      p,
      [
        { x: -150, y: 60, z: 60 },
        { x: -190, y: 20, z: 110 },
        { x: -120, y: 4, z: 150 },
        { x: -40, y: 4, z: 150 },
      ],
      8,
      "#3a4648",
      true,
    );
    box(p, { x: -20, y: 0, z: 150, w: 60, h: 28, d: 30, yaw: -6, color: "#e9e7de", round: 6 });
  },
};
