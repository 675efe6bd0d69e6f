import { box } from "../kit/box.ts";
import { project } from "../kit/camera.ts";
import { INK, tone } from "../kit/color.ts";
import { drop, patch, star } from "../kit/marks.ts";
import { el, type Kinds, type Picture, path } from "../kit/picture.ts";
import { cylinder, lying } from "../kit/round.ts";
import { roundFill } from "../kit/shade.ts";
import { rod } from "../kit/shapes.ts";
import { shadow, stage } from "../kit/stage.ts";

const YELLOW = "#e0a52e";
const STEEL_BODY = "#c3cbcb";

/** A wheel seen from its side. */
function wheel(p: Picture, x: number, z: number, r: number, hub: string = YELLOW): void {
  lying(p, {
    x,
    z,
    r,
    length: r * 0.7,
    turn: 76,
    color: "#2a2f31",
    capColor: "#34393b",
    hole: r * 0.52,
    holeColor: hub,
  });
}

/** A rubber track around its rollers. */
function track(p: Picture, x: number, z: number, w: number): void {
  const [cx, cy] = project({ x, y: 0, z });
  const rollers = [0.16, 0.39, 0.61, 0.84]
    .map((at) => el("circle", { cx: cx - w / 2 + w * at, cy: cy - 26 - w * (at - 0.5) * 0.1, r: 15, fill: "#6d7678" }))
    .join("");
  p.add(
    el(
      "g",
      {},
      el("rect", {
        x: cx - w / 2,
        y: cy - 56,
        width: w,
        height: 60,
        rx: 30,
        fill: "#2a2f31",
        transform: `rotate(-5 ${Math.round(cx)} ${Math.round(cy - 26)})`,
      }) +
        el("rect", {
          x: cx - w / 2 + 9,
          y: cy - 47,
          width: w - 18,
          height: 42,
          rx: 21,
          fill: "#464d4f",
          transform: `rotate(-5 ${Math.round(cx)} ${Math.round(cy - 26)})`,
        }) +
        rollers,
    ),
  );
}

const SITE: Kinds = {
  excavator: (p) => {
    stage(p, "sand", "arch", 1.16);
    shadow(p, { x: -10, z: 20, r: 270, depth: 140 });
    track(p, 60, -70, 240);
    box(p, { x: 60, y: 56, z: -10, w: 210, h: 24, d: 120, yaw: -12, color: INK.graphite });
    box(p, {
      x: 100,
      y: 80,
      z: -10,
      w: 170,
      h: 84,
      d: 120,
      yaw: -12,
      color: YELLOW,
      front: (w, h) =>
        el("path", {
          d: [0.25, 0.45, 0.65].map((at) => path("M", w * 0.62, h * at, "h", w * 0.28)).join(""),
          stroke: "#6d4a10",
          "stroke-width": 5,
          opacity: 0.5,
        }),
    });
    box(p, {
      x: 4,
      y: 80,
      z: 20,
      w: 96,
      h: 136,
      d: 90,
      yaw: -12,
      color: YELLOW,
      front: (w, h) =>
        patch(9, 12, w - 18, h * 0.54, "#9cc5cb", 4) +
        el("path", {
          d: path("M", w * 0.56, 12, "h", 18, "L", w * 0.42, 12 + h * 0.54, "h", -18, "z"),
          fill: "#fff",
          opacity: 0.4,
        }),
      side: (w, h) => patch(10, 14, w - 20, h * 0.52, "#7fb0b8", 4),
    });
    track(p, 50, 96, 260);
    const arm = (points: [number, number][], fill: string) => {
      const [first, ...rest] = points.map(([x, y]) => project({ x, y, z: 40 }));
      if (first) p.add(el("path", { d: path("M", ...first, ...rest.flatMap((point) => ["L", ...point]), "z"), fill }));
    };
    arm(
      [
        [-30, 110],
        [-20, 150],
        [-130, 300],
        [-166, 286],
        [-150, 262],
      ],
      tone(YELLOW, 0.06),
    );
    arm(
      [
        [-134, 304],
        [-170, 296],
        [-226, 140],
        [-206, 128],
        [-150, 262],
      ],
      tone(YELLOW, -0.1),
    );
    rod(
      p,
      [
        { x: -50, y: 130, z: 44 },
        { x: -124, y: 250, z: 44 },
      ],
      11,
      "#b4bebe",
    );
    arm(
      [
        [-240, 150],
        [-196, 140],
        [-170, 84],
        [-176, 40],
        [-236, 46],
        [-262, 96],
      ],
      INK.graphite,
    );
    arm(
      [
        [-176, 40],
        [-236, 46],
        [-250, 26],
        [-226, 34],
        [-214, 20],
        [-200, 32],
        [-186, 18],
      ],
      "#6d7678",
    );
  },
  "concrete-mixer": (p) => {
    stage(p, "clay", "disc", 1.22);
    shadow(p, { x: 0, r: 190, depth: 110 });
    rod(
      p,
      [
        { x: -110, y: 0, z: 40 },
        { x: 10, y: 140, z: 0 },
        { x: 120, y: 0, z: 30 },
      ],
      15,
      INK.sea,
    );
    rod(
      p,
      [
        { x: -120, y: 20, z: -30 },
        { x: 130, y: 20, z: -40 },
      ],
      13,
      INK.sea,
    );
    wheel(p, 120, 60, 44, INK.sea);
    const [x, y] = project({ x: 0, y: 176 });
    const drum = path(
      "M",
      -126,
      -46,
      "Q",
      -126,
      -60,
      -110,
      -64,
      "L",
      -10,
      -106,
      "Q",
      90,
      -110,
      118,
      -60,
      "V",
      60,
      "Q",
      90,
      110,
      -10,
      106,
      "L",
      -110,
      64,
      "Q",
      -126,
      60,
      -126,
      46,
      "z",
    );
    p.add(
      el(
        "g",
        { transform: `translate(${Math.round(x)} ${Math.round(y)}) rotate(28)` },
        el("path", {
          d: drum,
          fill: p.linear(
            [
              [0, tone(YELLOW, 0.3)],
              [0.4, YELLOW],
              [1, tone(YELLOW, -0.4)],
            ],
            "0 0 0 1",
          ),
        }) +
          el("path", {
            d: path("M", -12, -106, "v", 212, "M", 60, -104, "v", 208),
            stroke: tone(YELLOW, -0.3),
            "stroke-width": 7,
          }) +
          el("ellipse", { cx: -124, rx: 20, ry: 56, fill: "#5a4a3a" }) +
          el("ellipse", { cx: -120, rx: 13, ry: 44, fill: "#8b8378" }),
      ),
    );
    box(p, { x: 130, y: 90, z: 0, w: 76, h: 70, d: 60, yaw: -18, color: INK.gulf });
  },
  "plate-compactor": (p) => {
    stage(p, "dusk", "window", 1.24);
    shadow(p, { x: 0, r: 200, depth: 120 });
    box(p, { x: 0, w: 270, h: 26, d: 150, yaw: -16, color: INK.graphite });
    box(p, { x: 20, y: 26, w: 150, h: 50, d: 110, yaw: -16, color: YELLOW });
    box(p, {
      x: 20,
      y: 76,
      w: 120,
      h: 84,
      d: 90,
      yaw: -16,
      color: "#c9463b",
      round: 8,
      front: (w, h) =>
        el("circle", { cx: w * 0.4, cy: h * 0.5, r: 27, fill: "#2a2f31" }) +
        el("circle", { cx: w * 0.4, cy: h * 0.5, r: 17, fill: "#6d7678" }),
    });
    cylinder(p, { x: 70, y: 156, z: -20, r: 18, h: 30, color: "#8c9698" });
    for (const dz of [-50, 50])
      rod(
        p,
        [
          { x: 110, y: 50, z: dz - 20 },
          { x: 176, y: 200, z: dz - 30 },
          { x: 220, y: 250, z: dz - 36 },
        ],
        11,
        YELLOW,
      );
    rod(
      p,
      [
        { x: 220, y: 250, z: 14 },
        { x: 220, y: 250, z: -86 },
      ],
      15,
      "#22292b",
    );
  },
  forklift: (p) => {
    stage(p, "sea", "steps", 1.16);
    shadow(p, { x: 0, z: 10, r: 260, depth: 130 });
    for (const x of [-70, -96])
      rod(
        p,
        [
          { x, y: 10, z: 40 - (x + 70) * 2.4 },
          { x, y: 340, z: 40 - (x + 70) * 2.4 },
        ],
        13,
        INK.graphite,
      );
    box(p, { x: 60, y: 34, z: 0, w: 210, h: 90, d: 120, yaw: -12, color: INK.brass, round: 6 });
    box(p, { x: 120, y: 122, z: -12, w: 90, h: 50, d: 116, yaw: -12, color: tone(INK.brass, -0.1), round: 6 });
    cylinder(p, { x: 30, y: 122, z: 20, r: 12, h: 40, color: "#22292b" });
    box(p, { x: 50, y: 122, z: 10, w: 60, h: 20, d: 70, yaw: -12, color: "#22292b" });
    for (const [x, z] of [
      [-30, 50],
      [124, 20],
    ] as const)
      rod(
        p,
        [
          { x, y: 120, z },
          { x: x + 8, y: 290, z: z - 6 },
        ],
        9,
        "#22292b",
      );
    box(p, { x: 56, y: 288, z: -4, w: 190, h: 12, d: 120, yaw: -12, color: "#2c3739" });
    wheel(p, -20, 70, 42);
    wheel(p, 140, 40, 36);
    box(p, { x: -176, y: 30, z: 60, w: 150, h: 10, d: 80, yaw: -12, color: "#8c9698" });
    box(p, {
      x: -180,
      y: 40,
      z: 56,
      w: 120,
      h: 96,
      d: 90,
      yaw: -12,
      color: INK.kraft,
      front: (w, h) => star(w / 2, h / 2, 19, INK.gulf),
    });
  },
};

const POWER: Kinds = {
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

export const MACHINERY_SITE_PICTURES: Kinds = { ...SITE, ...POWER };
