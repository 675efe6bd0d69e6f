import { box } from "../kit/box.ts";
import { INK } from "../kit/color.ts";
import { pallet } from "../kit/containers.ts";
import { patch } from "../kit/marks.ts";
import type { Kinds } from "../kit/picture.ts";
import { el, path } from "../kit/picture.ts";
import { lying } from "../kit/round.ts";
import { lyingSack, sack } from "../kit/sacks.ts";
import { extrude, rod } from "../kit/shapes.ts";
import { shadow, stage } from "../kit/stage.ts";

/** Ribs across a bar, as reinforcing steel has them. */
function ribs(length: number, r: number): string {
  const d = Array.from({ length: Math.floor(length / 16) }, (_, i) =>
    path("M", i * 16 + 4, -r * 0.9, "l", 6, r * 1.8),
  ).join("");
  return el("path", { d, stroke: "#4b4a48", "stroke-width": 1.6, opacity: 0.6 });
}

export const CEMENT_STEEL: Kinds = {
  "cement-bags": (p) => {
    stage(p, "sand", "arch");
    pallet(p, { x: -50, w: 250, d: 130, yaw: 0 });
    for (let layer = 0; layer < 4; layer++)
      lyingSack(p, {
        x: -50 + (layer % 2) * 10,
        y: 34 + layer * 56,
        z: 50,
        w: 236,
        h: 62,
        color: "#d3cabb",
        stripe: INK.clay,
      });
    sack(p, { x: 160, z: 90, w: 130, h: 190, color: "#d8cfc0", band: INK.clay, emblem: INK.ivory });
  },
  "rebar-bundle": (p) => {
    stage(p, "dusk", "steps", 1.2);
    shadow(p, { x: 0, r: 250, depth: 150 });
    const one = () =>
      lying(p, { x: 0, r: 15, length: 430, turn: 28, color: "#7d7670", capColor: "#b5aba0", art: ribs });
    const places = [0, 1, 2, 3].flatMap((row) =>
      Array.from({ length: 6 - row }, (_, i): [number, number] => [
        (i - (5 - row) / 2) * -34 + 10,
        (i - (5 - row) / 2) * 21 - row * 21 + 10,
      ]),
    );
    p.copies(places, one);
    for (const [x, z] of [
      [-150, -60],
      [60, 50],
    ] as const)
      rod(
        p,
        [
          { x: x + 64, y: 96, z: z - 74 },
          { x: x + 34, y: 100, z: z - 20 },
          { x: x - 6, y: 62, z: z + 90 },
          { x: x - 20, y: 6, z: z + 150 },
        ],
        6,
        INK.clay,
        true,
      );
  },
  "rebar-cut": (p) => {
    stage(p, "clay", "sweep", 1.25);
    shadow(p, { x: 0, r: 220, depth: 130 });
    for (const [i, x] of [-120, -40, 40, 120].entries()) {
      rod(
        p,
        [
          { x, y: 8, z: 80 - i * 6 },
          { x, y: 210, z: 20 },
          { x: x + 18, y: 222, z: 0 },
          { x: x + 70, y: 214, z: -30 },
        ],
        15,
        "#857d76",
        true,
      );
      rod(
        p,
        [
          { x: x + 14, y: 8, z: 100 },
          { x: x + 96, y: 8, z: 60 },
        ],
        15,
        "#8f8780",
      );
    }
    for (const y of [60, 130])
      rod(
        p,
        [
          { x: -160, y, z: 90 },
          { x: 190, y, z: 20 },
        ],
        11,
        "#9a9189",
      );
  },
  "steel-beams": (p) => {
    stage(p, "sky", "steps", 1.24);
    shadow(p, { x: 0, r: 240, depth: 150 });
    const H: [number, number][] = [
      [-44, 0],
      [-44, 12],
      [-6, 12],
      [-6, 76],
      [-44, 76],
      [-44, 88],
      [44, 88],
      [44, 76],
      [6, 76],
      [6, 12],
      [44, 12],
      [44, 0],
    ];
    const beam = (x: number, y: number, z: number) =>
      extrude(p, { x, y, z, shape: H, length: 360, turn: 34, color: "#8b5a48", capColor: "#b07a66" });
    beam(70, 0, -70);
    beam(-46, 0, 60);
    beam(14, 89, -6);
  },
  "concrete-blocks": (p) => {
    stage(p, "ivory", "arch", 1.2);
    shadow(p, { x: 0, r: 220, depth: 150 });
    const cells = (w: number, d: number) =>
      [0.1, 0.55].map((at) => patch(w * at, d * 0.2, w * 0.35, d * 0.6, "#77736c", 4)).join("");
    const grain = (w: number, h: number) =>
      el("path", {
        d: path(
          "M",
          w * 0.2,
          h * 0.3,
          "h",
          3,
          "M",
          w * 0.6,
          h * 0.2,
          "h",
          3,
          "M",
          w * 0.44,
          h * 0.66,
          "h",
          4,
          "M",
          w * 0.8,
          h * 0.7,
          "h",
          3,
          "M",
          w * 0.3,
          h * 0.84,
          "h",
          3,
        ),
        stroke: "#8c877e",
        "stroke-width": 3,
      });
    const block = { w: 178, h: 86, d: 90, yaw: -24, color: "#b5b0a5", topColor: "#cfcabf", top: cells, front: grain };
    for (const [x, y, z] of [
      [-120, 0, -40],
      [56, 0, -110],
      [-30, 86, -76],
      [110, 0, 60],
    ] as const)
      box(p, { x, y, z, ...block });
  },
};
