import { box } from "../kit/box.ts";
import { project } from "../kit/camera.ts";
import { INK, tone } from "../kit/color.ts";
import { patch, wave } from "../kit/marks.ts";
import { el, type Kinds, path } from "../kit/picture.ts";
import { ball, lying } from "../kit/round.ts";
import { ballFill, roundFill } from "../kit/shade.ts";
import { rod } from "../kit/shapes.ts";
import { shadow, stage } from "../kit/stage.ts";

/** The plus sign of care. */
export function cross(x: number, y: number, size: number, fill: string): string {
  const arm = size * 0.36;
  return el("path", {
    d: path(
      "M",
      x - arm,
      y - size,
      "h",
      arm * 2,
      "v",
      size - arm,
      "h",
      size - arm,
      "v",
      arm * 2,
      "h",
      arm - size,
      "v",
      size - arm,
      "h",
      -arm * 2,
      "v",
      arm - size,
      "h",
      arm - size,
      "v",
      -arm * 2,
      "h",
      size - arm,
      "z",
    ),
    fill,
  });
}

const DEVICES: Kinds = {
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
  "hospital-bed": (p) => {
    stage(p, "sea", "window", 1.2);
    shadow(p, { x: 0, z: 20, r: 260, depth: 150 });
    for (const [x, z] of [
      [-150, 70],
      [176, -60],
      [140, 118],
      [-120, -20],
    ] as const) {
      rod(
        p,
        [
          { x, y: 14, z },
          { x, y: 86, z },
        ],
        11,
        "#a9b4b5",
      );
      ball(p, { x, z, r: 12, color: INK.graphite });
    }
    box(p, { x: 10, y: 82, z: 20, w: 390, h: 22, d: 150, yaw: -14, color: "#c7cfce" });
    box(p, { x: 190, y: 60, z: -26, w: 16, h: 150, d: 156, yaw: -14, color: "#e9e4d6", round: 6 });
    box(p, { x: 50, y: 104, z: 10, w: 300, h: 34, d: 142, yaw: -14, color: "#fbfaf5", round: 8 });
    box(p, { x: 130, y: 138, z: -12, w: 80, h: 24, d: 100, yaw: -14, color: "#eef3f1", round: 10 });
    box(p, {
      x: -30,
      y: 136,
      z: 30,
      w: 190,
      h: 10,
      d: 148,
      yaw: -14,
      color: INK.sea,
      front: (w, h) => patch(0, 0, w, h, "none"),
    });
    box(p, { x: -176, y: 60, z: 66, w: 16, h: 120, d: 156, yaw: -14, color: "#e9e4d6", round: 6 });
    rod(
      p,
      [
        { x: -70, y: 110, z: 116 },
        { x: -66, y: 170, z: 116 },
        { x: 60, y: 170, z: 84 },
        { x: 62, y: 110, z: 84 },
      ],
      8,
      "#b4bebe",
    );
  },
  wheelchair: (p) => {
    stage(p, "ivory", "disc", 1.2);
    shadow(p, { x: -10, r: 170, depth: 90 });
    const wheel = (x: number, y: number, r: number, width: number) =>
      el("circle", { cx: x, cy: y, r, fill: "none", stroke: "#2a3335", "stroke-width": width }) +
      el("circle", { cx: x, cy: y, r: r - width, fill: "none", stroke: "#b4bebe", "stroke-width": 4 }) +
      el("path", {
        d: [0, 30, 60, 90, 120, 150]
          .map((a) =>
            path(
              "M",
              x - Math.cos((a * Math.PI) / 180) * (r - width),
              y - Math.sin((a * Math.PI) / 180) * (r - width),
              "L",
              x + Math.cos((a * Math.PI) / 180) * (r - width),
              y + Math.sin((a * Math.PI) / 180) * (r - width),
            ),
          )
          .join(""),
        stroke: "#c8d0cf",
        "stroke-width": 1.6,
      });
    const [x, floor] = project({ x: 30 });
    p.add(wheel(x + 60, floor - 116, 92, 10));
    box(p, { x: 20, y: 112, z: -10, w: 150, h: 22, d: 130, yaw: -10, color: INK.gulf, round: 6 });
    box(p, { x: 96, y: 130, z: -26, w: 20, h: 150, d: 130, yaw: -10, color: INK.gulf, round: 6 });
    rod(
      p,
      [
        { x: 120, y: 284, z: 40 },
        { x: 156, y: 288, z: 40 },
      ],
      12,
      "#2a3335",
    );
    rod(
      p,
      [
        { x: 106, y: 284, z: 44 },
        { x: 106, y: 110, z: 44 },
        { x: -50, y: 110, z: 60 },
        { x: -84, y: 26, z: 70 },
        { x: -120, y: 22, z: 74 },
      ],
      9,
      "#b4bebe",
    );
    rod(
      p,
      [
        { x: 90, y: 186, z: 50 },
        { x: -20, y: 186, z: 56 },
        { x: -20, y: 112, z: 56 },
      ],
      9,
      "#b4bebe",
    );
    rod(
      p,
      [
        { x: 70, y: 196, z: 54 },
        { x: -10, y: 196, z: 58 },
      ],
      15,
      "#2a3335",
    );
    p.add(wheel(x + 30, floor - 92, 96, 11), wheel(x - 96, floor - 12, 34, 9));
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

const DISPOSABLES: Kinds = {
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

export const MEDICAL_DEVICE_PICTURES: Kinds = { ...DEVICES, ...DISPOSABLES };
