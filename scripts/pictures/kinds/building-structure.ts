import { box } from "../kit/box.ts";
import { project } from "../kit/camera.ts";
import { INK, tone } from "../kit/color.ts";
import { lyingSack, pallet, sack } from "../kit/containers.ts";
import { patch } from "../kit/marks.ts";
import { el, type Picture, path } from "../kit/picture.ts";
import { cylinder, disc, lathe, lying } from "../kit/round.ts";
import { roundFill } from "../kit/shade.ts";
import { extrude, rod } from "../kit/shapes.ts";
import { podium, shadow, stage } from "../kit/stage.ts";

type Draw = (p: Picture) => void;
const CHINA = "#f7f5ef";

const SANITARY: Record<string, Draw> = {
  toilet: (p) => {
    stage(p, "sea", "arch", 1.2);
    box(p, {
      x: 90,
      z: -90,
      w: 210,
      h: 300,
      d: 30,
      yaw: -8,
      color: "#e3ebe6",
      front: (w) =>
        patch(w / 2 - 34, 40, 68, 40, "#cfd8d4", 8) +
        patch(w / 2 - 22, 49, 20, 22, "#f6f7f3", 4) +
        patch(w / 2 + 2, 49, 20, 22, "#f6f7f3", 4),
    });
    shadow(p, { x: 40, z: 30, r: 150, depth: 110, strength: 0.3 });
    const [x, y] = project({ x: 40, y: 118, z: 30 });
    p.add(
      el("path", {
        d: path(
          "M",
          x - 62,
          y - 30,
          "C",
          x - 74,
          y - 130,
          x - 60,
          y - 176,
          x + 20,
          y - 186,
          "C",
          x + 100,
          y - 190,
          x + 118,
          y - 120,
          x + 104,
          y - 26,
          "z",
        ),
        fill: roundFill(p, "#fdfbf5", 0.7),
      }),
    );
    p.add(
      el("path", {
        d: path(
          "M",
          x - 128,
          y,
          "C",
          x - 126,
          y + 72,
          x - 60,
          y + 112,
          x + 8,
          y + 112,
          "C",
          x + 84,
          y + 110,
          x + 112,
          y + 70,
          x + 118,
          y - 6,
          "z",
        ),
        fill: roundFill(p, CHINA, 0.6),
      }),
    );
    p.add(
      el("ellipse", { cx: x - 4, cy: y, rx: 126, ry: 50, fill: "#fffdf8" }),
      el("ellipse", {
        cx: x - 12,
        cy: y + 4,
        rx: 92,
        ry: 32,
        fill: p.linear(
          [
            [0, "#b9c8c4"],
            [1, "#e4ebe7"],
          ],
          "0 0 0 1",
        ),
      }),
    );
  },
  washbasin: (p) => {
    stage(p, "clay", "arch", 1.24);
    shadow(p, { x: 0, r: 240, depth: 150 });
    box(p, { x: 0, w: 400, h: 60, d: 190, yaw: 0, color: "#9c6b42", topColor: "#c18c5c" });
    const spot = { x: -10, y: 60, z: 10 };
    lathe(p, {
      ...spot,
      profile: [
        [0, 80],
        [14, 96],
        [78, 146, "sharp"],
      ],
      fill: roundFill(p, CHINA, 0.6),
      topColor: "#ffffff",
    });
    disc(p, {
      ...spot,
      y: 136,
      r: 134,
      fill: p.linear(
        [
          [0, "#b8c3bd"],
          [1, "#eef0ea"],
        ],
        "0 0 0 1",
      ),
    });
    disc(p, { ...spot, y: 124, r: 14, fill: INK.brass });
    rod(
      p,
      [
        { x: 150, y: 60, z: -50 },
        { x: 150, y: 250, z: -50 },
        { x: 76, y: 258, z: -30 },
        { x: 60, y: 210, z: -20 },
      ],
      15,
      INK.brass,
      true,
    );
    rod(
      p,
      [
        { x: 150, y: 214, z: -50 },
        { x: 192, y: 226, z: -50 },
      ],
      9,
      INK.brass,
    );
  },
  "mixer-tap": (p) => {
    stage(p, "brass", "disc", 1.3);
    podium(p, { x: 0, r: 150, h: 34 });
    cylinder(p, { x: 30, y: 34, r: 42, h: 12, color: INK.brass, gloss: 0.6 });
    cylinder(p, { x: 30, y: 46, r: 26, h: 176, color: INK.brass, gloss: 0.6 });
    rod(
      p,
      [
        { x: 14, y: 176 },
        { x: -70, y: 214 },
        { x: -116, y: 210 },
        { x: -120, y: 168 },
      ],
      24,
      INK.brass,
      true,
    );
    cylinder(p, { x: -120, y: 150, r: 14, h: 16, color: tone(INK.brass, -0.2), gloss: 0.5 });
    cylinder(p, { x: 30, y: 222, r: 28, h: 20, color: tone(INK.brass, 0.1), gloss: 0.7 });
    rod(
      p,
      [
        { x: 34, y: 250 },
        { x: 96, y: 276 },
      ],
      13,
      INK.brass,
    );
  },
  bathtub: (p) => {
    stage(p, "sea", "window", 1.24);
    shadow(p, { x: 0, r: 250, depth: 130 });
    const [x, y] = project({ x: 0, y: 132 });
    p.add(
      el("path", {
        d: path(
          "M",
          x - 216,
          y - 34,
          "C",
          x - 200,
          y + 60,
          x - 156,
          y + 128,
          x - 96,
          y + 136,
          "Q",
          x,
          y + 150,
          x + 96,
          y + 136,
          "C",
          x + 156,
          y + 128,
          x + 200,
          y + 60,
          x + 216,
          y - 34,
          "z",
        ),
        fill: roundFill(p, CHINA, 0.6),
      }),
    );
    p.add(
      el("ellipse", { cx: x, cy: y - 34, rx: 217, ry: 52, fill: "#fffef9" }),
      el("ellipse", {
        cx: x,
        cy: y - 30,
        rx: 196,
        ry: 40,
        fill: p.linear(
          [
            [0, "#aec6c2"],
            [1, "#e2eeea"],
          ],
          "0 0 0 1",
        ),
      }),
    );
    rod(
      p,
      [
        { x: 250, z: -30 },
        { x: 250, y: 262, z: -30 },
        { x: 196, y: 270, z: -20 },
        { x: 186, y: 236, z: -10 },
      ],
      12,
      INK.brass,
      true,
    );
    p.add(
      el("path", {
        d: path("M", x - 150, y - 50, "q", 36, 18, 76, 8, "l", 6, 96, "q", -40, 10, -70, -10, "z"),
        fill: "#d9a091",
      }),
      el("path", {
        d: path("M", x - 146, y + 20, "q", 34, 18, 74, 10),
        stroke: "#f3dcd2",
        "stroke-width": 6,
        fill: "none",
      }),
    );
  },
};

/** Ribs across a bar, as reinforcing steel has them. */
function ribs(length: number, r: number): string {
  const d = Array.from({ length: Math.floor(length / 16) }, (_, i) =>
    path("M", i * 16 + 4, -r * 0.9, "l", 6, r * 1.8),
  ).join("");
  return el("path", { d, stroke: "#4b4a48", "stroke-width": 1.6, opacity: 0.6 });
}

const STRUCTURE: Record<string, Draw> = {
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

export const BUILDING_STRUCTURE_PICTURES: Record<string, Draw> = { ...SANITARY, ...STRUCTURE };
