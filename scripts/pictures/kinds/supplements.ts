import { project } from "../kit/camera.ts";
import { INK, tone } from "../kit/color.ts";
import { bottle } from "../kit/containers.ts";
import { drop, leaf, star } from "../kit/marks.ts";
import { el, type Kinds, type Picture, path } from "../kit/picture.ts";
import { ball, disc, lathe, lying } from "../kit/round.ts";
import { roundFill } from "../kit/shade.ts";
import { rod } from "../kit/shapes.ts";
import { podium, shadow, stage } from "../kit/stage.ts";

/** Capsules scattered on the floor. */
function capsules(p: Picture, spots: [number, number, number][], one: string, other: string): void {
  for (const [x, z, turn] of spots) {
    lying(p, { x, z, r: 13, length: 26, turn, color: one });
    const rad = (turn * Math.PI) / 180;
    lying(p, { x: x + Math.cos(rad) * 22, z: z + Math.sin(rad) * 22, r: 13, length: 22, turn, color: other });
  }
}

export const SUPPLEMENTS: Kinds = {
  "vitamin-bottle": (p) => {
    stage(p, "brass", "arch", 1.26);
    podium(p, { x: -40, r: 140, h: 28 });
    bottle(p, {
      x: -40,
      y: 28,
      profile: [
        [0, 70, "sharp"],
        [140, 72],
        [164, 60],
        [172, 52, "sharp"],
      ],
      color: "#b5651d",
      clear: 0.9,
      label: { from: 24, to: 124, r: 73, color: INK.ivory },
      emblem: (x, y, s) => el("circle", { cx: x, cy: y, r: s, fill: "#eab23f" }) + star(x, y, s * 0.5, INK.ivory),
      cap: { r: 58, h: 42, color: "#fdfbf4" },
    });
    capsules(
      p,
      [
        [140, 60, 20],
        [196, 90, 130],
        [120, 110, 60],
        [180, 40, 160],
      ],
      "#eab23f",
      "#f7e7bd",
    );
  },
  "omega-softgels": (p) => {
    stage(p, "sky", "disc", 1.28);
    shadow(p, { x: -70, r: 110 });
    bottle(p, {
      x: -70,
      profile: [
        [0, 74, "sharp"],
        [150, 76],
        [178, 62],
        [186, 54, "sharp"],
      ],
      color: "#f4f2ea",
      label: { from: 24, to: 132, r: 77, color: INK.gulf },
      emblem: (x, y, s) => drop(x, y, s * 1.1, "#eab23f"),
      cap: { r: 60, h: 40, color: INK.gulf },
    });
    for (const [x, z] of [
      [90, 60],
      [140, 30],
      [150, 90],
      [200, 60],
      [110, 112],
      [60, 100],
    ] as const) {
      const [cx, cy] = project({ x, y: 14, z });
      p.add(
        el("ellipse", {
          cx,
          cy,
          rx: 27,
          ry: 16,
          fill: p.radial(
            [
              [0, "#ffe9a8"],
              [0.5, "#eab03a"],
              [1, "#b06f14"],
            ],
            ".62 .3 .7",
          ),
          transform: `rotate(${((x * 7) % 50) - 25} ${Math.round(cx)} ${Math.round(cy)})`,
        }),
      );
    }
  },
  "sidr-honey": (p) => {
    stage(p, "date", "window", 1.26);
    shadow(p, { x: -40, r: 120 });
    bottle(p, {
      x: -40,
      profile: [
        [0, 84, "sharp"],
        [20, 96],
        [110, 98],
        [146, 84],
        [156, 76, "sharp"],
      ],
      color: "#c9781d",
      clear: 0.9,
      label: { from: 36, to: 104, r: 99, color: INK.ivory },
      emblem: (x, y, s) =>
        el("path", {
          d: path(
            "M",
            x,
            y - s,
            "l",
            s * 0.87,
            s / 2,
            "v",
            s,
            "l",
            -s * 0.87,
            s / 2,
            "l",
            -s * 0.87,
            -s / 2,
            "v",
            -s,
            "z",
          ),
          fill: "#d89a2a",
        }),
      cap: { r: 80, h: 34, color: INK.gulf },
    });
    shadow(p, { x: 160, z: 80, r: 90 });
    lathe(p, {
      x: 160,
      z: 80,
      profile: [
        [0, 40],
        [44, 84, "sharp"],
      ],
      fill: roundFill(p, "#f4ecdc"),
      topColor: "#d48a22",
    });
    rod(
      p,
      [
        { x: 230, y: 170, z: 70 },
        { x: 176, y: 70, z: 80 },
      ],
      9,
      INK.wood,
    );
    for (let i = 0; i < 4; i++)
      disc(p, {
        x: 176 - i * 5,
        y: 74 - i * 10,
        z: 80,
        r: 22 - Math.abs(i - 1.5) * 4,
        fill: tone("#b5732a", i * 0.08),
      });
    p.add(leaf(250, 512, 20, INK.leaf, 60));
  },
  "black-seed-oil": (p) => {
    stage(p, "sand", "lattice", 1.26);
    podium(p, { x: -20, r: 140, h: 26 });
    bottle(p, {
      x: -20,
      y: 26,
      profile: [
        [0, 58, "sharp"],
        [130, 60],
        [166, 30],
        [196, 26, "sharp"],
      ],
      color: "#2f4a34",
      label: { from: 22, to: 108, r: 61, color: "#e9d9b4" },
      emblem: (x, y, s) => drop(x, y, s, "#2f4a34"),
      cap: { r: 28, h: 32, color: INK.brass },
    });
    shadow(p, { x: 170, z: 90, r: 80 });
    lathe(p, {
      x: 170,
      z: 90,
      profile: [
        [0, 38],
        [34, 72, "sharp"],
      ],
      fill: roundFill(p, INK.brass),
      topColor: "#1f1a17",
    });
    for (const [dx, dz] of [
      [-34, 0],
      [-10, 8],
      [16, -4],
      [36, 6],
      [0, -10],
      [60, 60],
      [90, 40],
    ] as const)
      ball(p, { x: 170 + dx, y: dz > 20 ? 0 : 32, z: 90 + dz, r: 7, color: "#2a2421" });
  },
};
