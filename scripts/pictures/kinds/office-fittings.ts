import { box } from "../kit/box.ts";
import { INK } from "../kit/color.ts";
import { patch } from "../kit/marks.ts";
import { el, type Kinds, path } from "../kit/picture.ts";
import { ball, cylinder } from "../kit/round.ts";
import { rod } from "../kit/shapes.ts";
import { shadow, stage } from "../kit/stage.ts";
import { cushion } from "./furniture-parts.ts";

export const OFFICE_FITTINGS: Kinds = {
  "office-chair": (p) => {
    stage(p, "sea", "disc", 1.12);
    shadow(p, { x: 0, r: 130 });
    for (const angle of [10, 82, 154, 226, 298]) {
      const [dx, dz] = [Math.cos((angle * Math.PI) / 180) * 96, Math.sin((angle * Math.PI) / 180) * 96];
      rod(
        p,
        [
          { x: 0, y: 36 },
          { x: dx, y: 20, z: dz },
        ],
        12,
        "#aab3b3",
      );
      ball(p, { x: dx, z: dz, r: 10, color: "#22292b" });
    }
    cylinder(p, { x: 0, y: 34, r: 13, h: 80, color: "#8c9698" });
    cushion(p, { x: 0, y: 112, w: 170, h: 34, d: 160, color: "#2c3a3c", yaw: -22 });
    rod(
      p,
      [
        { x: 60, y: 130, z: -70 },
        { x: 74, y: 190, z: -80 },
      ],
      16,
      "#22292b",
    );
    box(p, {
      x: 30,
      y: 166,
      z: -78,
      w: 160,
      h: 190,
      d: 24,
      yaw: -22,
      color: "#35484a",
      round: 24,
      front: (w, h) =>
        el("path", {
          d: [0.2, 0.32, 0.44, 0.56, 0.68].map((at) => path("M", 20, h * at, "h", w - 40)).join(""),
          stroke: "#4f6669",
          "stroke-width": 7,
          "stroke-linecap": "round",
        }),
    });
    for (const [x, z] of [
      [-86, 30],
      [82, 10],
    ] as const) {
      rod(
        p,
        [
          { x, y: 128, z },
          { x, y: 182, z },
        ],
        10,
        "#22292b",
      );
      rod(
        p,
        [
          { x: x - 20, y: 184, z: z + 26 },
          { x: x + 12, y: 186, z: z - 30 },
        ],
        17,
        "#22292b",
      );
    }
  },
  "filing-cabinet": (p) => {
    stage(p, "ivory", "steps", 1.16);
    shadow(p, { x: 0, r: 200, depth: 120 });
    const drawers = (rows: number) => (w: number, h: number) =>
      Array.from(
        { length: rows },
        (_, i) =>
          patch(9, 9 + (i * (h - 10)) / rows, w - 18, (h - 18) / rows - 8, "#ffffff", 3, 0.22) +
          patch(w / 2 - 22, 24 + (i * (h - 10)) / rows, 44, 8, "#5a6668", 4),
      ).join("");
    box(p, { x: -80, z: 20, w: 150, h: 290, d: 150, color: "#8fa5a4", front: drawers(4) });
    box(p, {
      x: 100,
      z: -40,
      w: 190,
      h: 330,
      d: 110,
      color: "#dcd8ca",
      front: (w, h) =>
        patch(w / 2 - 1, 6, 2.5, h - 12, "#a9a494") +
        patch(w / 2 - 16, h * 0.46, 6, 40, INK.brass, 3) +
        patch(w / 2 + 10, h * 0.46, 6, 40, INK.brass, 3),
    });
  },
};
