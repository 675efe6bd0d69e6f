import { box } from "../kit/box.ts";
import { project } from "../kit/camera.ts";
import { INK, tone } from "../kit/color.ts";
import { patch, star } from "../kit/marks.ts";
import { el, type Kinds, type Picture, path } from "../kit/picture.ts";
import { cylinder } from "../kit/round.ts";
import { rod } from "../kit/shapes.ts";
import { shadow, stage } from "../kit/stage.ts";
import { wheel, YELLOW } from "./site-parts.ts";

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

export const EARTH_MOVING: Kinds = {
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
