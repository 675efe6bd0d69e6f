import { COS, heading, project, SIN } from "../kit/camera.ts";
import { INK, tone } from "../kit/color.ts";
import { patch, star } from "../kit/marks.ts";
import { el, type Kinds, n, type Picture, path } from "../kit/picture.ts";
import { cylinder, lying } from "../kit/round.ts";
import { extrude, rod } from "../kit/shapes.ts";
import { shadow, stage } from "../kit/stage.ts";

/** A wooden drum of cable standing on its flanges. */
function cableDrum(p: Picture, x: number, z: number, r: number, cable: string, wood: string = INK.wood): void {
  shadow(p, { x, z, r: r * 1.2, depth: r * 0.7 });
  const turn = 24;
  const axis = heading(turn);
  const flange = (at: number, near: boolean) =>
    lying(p, {
      x: x + axis.x * at,
      z: z + axis.z * at,
      r,
      length: 16,
      turn,
      color: tone(wood, -0.1),
      capColor: tone(wood, 0.14),
      hole: near ? r * 0.14 : undefined,
    });
  flange(-r * 0.62, false);
  lying(p, {
    x,
    y: r * 0.18,
    z,
    r: r * 0.82,
    length: r * 1.2,
    turn,
    color: cable,
    art: (length, radius) =>
      el("path", {
        d: Array.from({ length: 11 }, (_, i) =>
          path("M", (length * i) / 11, -radius, "q", 7, radius, 0, radius * 2),
        ).join(""),
        stroke: "#000",
        "stroke-width": 1.6,
        fill: "none",
        opacity: 0.28,
      }),
  });
  flange(r * 0.62, true);
  const [cx, cy] = project({ x: x + axis.x * (r * 0.62 + 8), y: r, z: z + axis.z * (r * 0.62 + 8) });
  const cap = r * axis.z * COS;
  const angle = (Math.atan2(axis.z * SIN, axis.x) * 180) / Math.PI;
  const spokes = [0, 60, 120]
    .map((deg) =>
      path(
        "M",
        -Math.cos((deg * Math.PI) / 180) * cap * 0.9,
        -Math.sin((deg * Math.PI) / 180) * r * 0.9,
        "L",
        Math.cos((deg * Math.PI) / 180) * cap * 0.9,
        Math.sin((deg * Math.PI) / 180) * r * 0.9,
      ),
    )
    .join("");
  p.add(
    el(
      "g",
      {
        transform: `translate(${n(cx)} ${n(cy)}) rotate(${n(angle)})`,
        fill: "none",
        stroke: tone(wood, -0.28),
        "stroke-width": 2.4,
      },
      el("path", { d: spokes }) + el("ellipse", { rx: cap * 0.62, ry: r * 0.62 }),
    ),
  );
}

/** A cut end of cable that shows its cores. */
function cableEnd(p: Picture, x: number, z: number, sheath: string, cores: string[]): void {
  shadow(p, { x, z, r: 90, depth: 30 });
  cores.forEach((color, i) => {
    const lift = 14 + (i % 2) * 16;
    rod(
      p,
      [
        { x: x + 40, y: lift, z: z + i * 5 },
        { x: x + 110 + i * 4, y: lift + 8 + (i - 1) * 8, z: z + i * 14 },
      ],
      13,
      color,
    );
    rod(
      p,
      [
        { x: x + 110 + i * 4, y: lift + 8 + (i - 1) * 8, z: z + i * 14 },
        { x: x + 140 + i * 4, y: lift + 10 + (i - 1) * 10, z: z + i * 16 },
      ],
      8,
      "#c9793f",
    );
  });
  lying(p, { x: x - 30, z: z + 4, r: 25, length: 160, turn: 6, color: sheath, capColor: "#d9d2c2" });
}

export const CABLES: Kinds = {
  "cable-drum": (p) => {
    stage(p, "sand", "arch", 1.2);
    cableDrum(p, -50, -30, 146, "#2c3436");
    cableEnd(p, 130, 110, "#2c3436", [INK.clay, "#7a8486", INK.brass]);
  },
  "cable-control": (p) => {
    stage(p, "sea", "steps", 1.22);
    cableDrum(p, -110, -30, 112, "#7c898b");
    cableDrum(p, 80, 40, 88, INK.clay);
    cableEnd(p, -30, 130, "#7c898b", ["#3b6ea5", INK.leaf, INK.clay, INK.brass]);
  },
  "building-wire": (p) => {
    stage(p, "clay", "disc", 1.3);
    const coil = (x: number, y: number, z: number, color: string) => {
      if (y === 0) shadow(p, { x, z, r: 90 });
      cylinder(p, { x, y, z, r: 84, h: 40, color, topColor: tone(color, 0.1) });
      const [cx, cy] = project({ x, y: y + 40, z });
      p.add(
        el("ellipse", { cx, cy, rx: 62, ry: 20, fill: "none", stroke: tone(color, 0.3), "stroke-width": 3 }),
        el("ellipse", { cx, cy, rx: 40, ry: 13, fill: tone(color, -0.6) }),
      );
      p.add(patch(cx - 15, cy + 6, 30, 58, INK.ivory, 2), star(cx, cy + 38, 8, color));
    };
    coil(-110, 0, -40, "#c23b34");
    coil(-110, 42, -40, "#d9a62e");
    coil(80, 0, -30, "#2f6a4c");
    coil(80, 42, -30, "#3a6ea0");
    coil(0, 0, 90, "#26292b");
  },
  "cable-tray": (p) => {
    stage(p, "dusk", "window", 1.26);
    shadow(p, { x: 0, r: 240, depth: 150 });
    const tray: [number, number][] = [
      [-80, 0],
      [-80, 62],
      [-74, 62],
      [-74, 6],
      [74, 6],
      [74, 62],
      [80, 62],
      [80, 0],
    ];
    extrude(p, { x: 10, y: 40, shape: tray, length: 420, turn: 30, color: "#aeb8ba", capColor: "#d3d9da" });
    for (const [i, color] of ["#2c3436", INK.clay, INK.sea, INK.brass].entries())
      lying(p, { x: 34 - i * 16, y: 47, z: -34 + i * 26, r: 12, length: 440, turn: 30, color });
    const near: [number, number][] = [
      [68, 0],
      [68, 62],
      [80, 62],
      [80, 0],
    ];
    extrude(p, { x: 10, y: 40, shape: near, length: 420, turn: 30, color: "#b6bfc1" });
    for (const [x, z] of [
      [-110, -30],
      [110, 110],
    ] as const)
      rod(
        p,
        [
          { x, y: 0, z },
          { x, y: 44, z },
        ],
        12,
        INK.graphite,
      );
  },
};
