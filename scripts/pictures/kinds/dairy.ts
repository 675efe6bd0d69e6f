import { box } from "../kit/box.ts";
import { project } from "../kit/camera.ts";
import { INK } from "../kit/color.ts";
import { can } from "../kit/containers.ts";
import { drop, leaf, patch, print, star } from "../kit/marks.ts";
import type { Kinds } from "../kit/picture.ts";
import { el, path } from "../kit/picture.ts";
import { band, cylinder, lathe } from "../kit/round.ts";
import { sack } from "../kit/sacks.ts";
import { ballFill, faceFill, roundFill } from "../kit/shade.ts";
import { shadow, stage } from "../kit/stage.ts";
import { brick } from "./fruit-parts.ts";

export const DAIRY: Kinds = {
  "milk-powder-sack": (p) => {
    stage(p, "sea", "arch");
    sack(p, { x: -60, w: 230, h: 300, color: "#f4ead6", band: INK.sea, emblem: INK.ivory });
    shadow(p, { x: 190, z: 70, r: 100 });
    lathe(p, {
      x: 190,
      z: 70,
      profile: [
        [0, 46],
        [10, 54],
        [44, 84, "sharp"],
      ],
      fill: roundFill(p, INK.sea),
      topColor: INK.gulf,
    });
    const [cx, cy] = project({ x: 190, y: 44, z: 70 });
    p.add(
      el("path", {
        d: path(
          "M",
          cx - 76,
          cy + 2,
          "Q",
          cx - 30,
          cy - 74,
          cx + 8,
          cy - 66,
          "Q",
          cx + 54,
          cy - 52,
          cx + 76,
          cy + 2,
          "Q",
          cx,
          cy + 34,
          cx - 76,
          cy + 2,
          "z",
        ),
        fill: ballFill(p, "#fdf8ea"),
      }),
    );
  },
  "milk-carton": (p) => {
    stage(p, "sky", "disc");
    p.copies(
      [
        [-130, -14],
        [130, -16],
      ],
      () => brick(p, 0, 0, INK.sea, (w, h) => drop(w / 2, h * 0.5, 26, INK.white)),
    );
    brick(p, 0, 40, INK.gulf, (w, h) => drop(w / 2, h * 0.5, 26, INK.white));
  },
  "cheese-tin": (p) => {
    stage(p, "brass", "arch");
    for (const x of [-150, 20])
      can(p, {
        x,
        z: -20,
        r: 88,
        h: 92,
        label: INK.gulf,
        stripe: INK.brass,
        emblem: (cx, cy, s) => star(cx, cy, s * 0.6, "#f0c75e"),
      });
    can(p, {
      x: -66,
      y: 92,
      z: -20,
      r: 88,
      h: 92,
      label: INK.gulf,
      stripe: INK.brass,
      emblem: (cx, cy, s) => star(cx, cy, s * 0.6, "#f0c75e"),
    });
    shadow(p, { x: 190, z: 90, r: 90 });
    const [x, y] = project({ x: 190, z: 90 });
    p.add(
      el("path", {
        d: path("M", x - 96, y - 14, "l", 150, -46, "v", 62, "l", -150, 30, "z"),
        fill: faceFill(p, "#eeb548"),
      }),
      el("path", { d: path("M", x - 96, y - 14, "l", 78, -66, "l", 72, 20, "z"), fill: "#f8d27e" }),
    );
  },
  "ghee-tin": (p) => {
    stage(p, "brass", "steps");
    shadow(p, { x: -20, r: 170, depth: 130 });
    box(p, {
      x: -20,
      w: 190,
      h: 262,
      d: 170,
      color: "#e2ad3c",
      topColor: "#d9d4c4",
      front: (w, h) =>
        patch(0, h * 0.24, w, h * 0.52, INK.gulf) +
        star(w / 2, h * 0.5, 34, "#f2cf70") +
        print(w / 2, h * 0.86, [90, 60], INK.date),
      top: () => el("circle", { cx: 95, cy: 84, r: 34, fill: "#b3ad9c" }),
    });
    shadow(p, { x: 210, z: 90, r: 80 });
    lathe(p, {
      x: 210,
      z: 90,
      profile: [
        [0, 40],
        [40, 70, "sharp"],
      ],
      fill: roundFill(p, "#f7f0e0"),
      topColor: "#f0c860",
    });
  },
  "labneh-tub": (p) => {
    stage(p, "sea", "window");
    shadow(p, { x: -50, r: 130 });
    lathe(p, {
      x: -50,
      profile: [
        [0, 98, "sharp"],
        [190, 122, "sharp"],
      ],
      fill: roundFill(p, "#f8f5ec", 0.4),
    });
    band(p, { x: -50, r: 105, rTop: 117, from: 44, to: 146, fill: roundFill(p, INK.sea) });
    cylinder(p, { x: -50, y: 186, r: 128, h: 18, color: INK.gulf });
    const [cx, cy] = project({ x: -50, y: 96 });
    p.add(leaf(cx, cy + 38, 30, INK.ivory));
    shadow(p, { x: 190, z: 80, r: 96 });
    lathe(p, {
      x: 190,
      z: 80,
      profile: [
        [0, 44],
        [36, 88, "sharp"],
      ],
      fill: roundFill(p, "#b5754a"),
      topColor: "#fdfaf1",
    });
    const [bx, by] = project({ x: 190, y: 36, z: 80 });
    p.add(
      el("path", {
        d: path("M", bx - 50, by, "q", 22, -20, 54, -6, "q", 30, 16, -8, 18, "q", -34, -2, -12, -14),
        fill: "none",
        stroke: "#d9d2bd",
        "stroke-width": 5,
      }),
      leaf(bx + 44, by + 2, 15, INK.leaf, 60),
    );
  },
};
