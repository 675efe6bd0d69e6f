import { project } from "../kit/camera.ts";
import { INK } from "../kit/color.ts";
import { bottle, can, drum } from "../kit/containers.ts";
import { leaf, palm, star } from "../kit/marks.ts";
import type { Kinds } from "../kit/picture.ts";
import { el, type Picture } from "../kit/picture.ts";
import { ball } from "../kit/round.ts";
import { shadow, stage } from "../kit/stage.ts";
import { brick, heap } from "./fruit-parts.ts";

function mangoArt(w: number, h: number): string {
  return (
    el("ellipse", { cx: w / 2, cy: h * 0.54, rx: 30, ry: 36, fill: "#f7d65f" }) +
    leaf(w / 2 + 18, h * 0.36, 18, INK.leaf, 50)
  );
}

function fruit(p: Picture, x: number, z: number, r: number, color: string): void {
  shadow(p, { x, z, r });
  ball(p, { x, z, r, color });
  const [cx, cy] = project({ x, y: r * 2, z });
  p.add(leaf(cx + 14, cy + 2, 20, INK.leaf, 64));
}

export const JUICES: Kinds = {
  "juice-carton": (p) => {
    stage(p, "clay", "disc");
    brick(p, -120, -30, "#e9a02f", mangoArt);
    brick(p, 40, 30, "#e9a02f", mangoArt);
    fruit(p, 220, 70, 58, "#e8922c");
    fruit(p, 150, 110, 40, "#efb03c");
  },
  "juice-bottles": (p) => {
    stage(p, "clay", "arch");
    p.copies(
      [
        [-140, -12],
        [0, 0],
        [140, -12],
      ],
      () => {
        bottle(p, {
          x: 0,
          profile: [
            [0, 52, "sharp"],
            [130, 54],
            [190, 24],
            [226, 21, "sharp"],
          ],
          color: "#a31d33",
          cap: { r: 24, h: 22, color: INK.brass },
          label: { from: 34, to: 112, r: 55, color: INK.ivory },
          emblem: (cx, cy, s) =>
            el("circle", { cx, cy, r: s, fill: "#b3243a" }) + star(cx, cy - s * 1.1, s * 0.34, "#b3243a"),
        });
      },
    );
    fruit(p, 250, 100, 50, "#b3243a");
  },
  "juice-cans": (p) => {
    stage(p, "date", "lattice");
    p.copies(
      [
        [-110, -14],
        [60, -16],
        [-24, 16],
      ],
      () =>
        can(p, {
          x: 0,
          r: 54,
          h: 200,
          label: "#8a5a38",
          stripe: INK.brass,
          emblem: (cx, cy, s) => palm(cx, cy - s * 0.4, s, INK.ivory),
        }),
    );
    heap(p, 560, 506, [3, 2]);
  },
  "juice-drum": (p) => {
    stage(p, "sand", "window");
    drum(p, { x: -90, z: -20, r: 110, h: 272, color: INK.sea });
    for (const [x, z, r] of [
      [100, 60, 60],
      [200, 40, 54],
      [160, 110, 50],
    ] as const)
      fruit(p, x, z, r, "#ec8f1f");
  },
};
