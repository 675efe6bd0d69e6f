import { box } from "../kit/box.ts";
import { project } from "../kit/camera.ts";
import { INK, tone } from "../kit/color.ts";
import { bottle } from "../kit/containers.ts";
import { leaf, patch, star } from "../kit/marks.ts";
import { el, type Kinds, type Picture, path } from "../kit/picture.ts";
import { ball, band, cylinder, lathe, lying } from "../kit/round.ts";
import { roundFill } from "../kit/shade.ts";
import { podium, shadow, stage } from "../kit/stage.ts";

/** A square crystal flacon: thick clear walls around the perfume, with collar and stopper. */
function flacon(
  p: Picture,
  x: number,
  y: number,
  z: number,
  size: number,
  juice: string,
  stopper: string = INK.brass,
): void {
  const wall = (w: number, h: number) =>
    patch(w * 0.1, h * 0.16, w * 0.8, h * 0.72, juice, 3) +
    patch(w * 0.72, 6, w * 0.1, h - 12, "#fff", 3, 0.55) +
    patch(w * 0.3, h * 0.36, w * 0.4, h * 0.3, INK.ivory, 2) +
    star(w * 0.5, h * 0.51, w * 0.09, INK.brass);
  if (y === 0) shadow(p, { x, z, r: size * 0.8, depth: size * 0.6 });
  box(p, {
    x,
    y,
    z,
    w: size,
    h: size * 1.1,
    d: size * 0.5,
    yaw: -22,
    color: tone(juice, 0.55),
    front: wall,
    topColor: tone(juice, 0.8),
  });
  cylinder(p, { x, y: y + size * 1.1, z, r: size * 0.15, h: size * 0.14, color: stopper, gloss: 0.6 });
  box(p, { x, y: y + size * 1.24, z, w: size * 0.44, h: size * 0.34, d: size * 0.32, yaw: -22, color: stopper });
}

/** Splinters of agarwood. */
function chips(p: Picture, spots: [number, number, number][]): void {
  for (const [x, z, turn] of spots) lying(p, { x, z, r: 9, length: 62, turn, color: "#5d3d26", capColor: "#8b6442" });
}

/** A thread of smoke. */
function smoke(x: number, y: number, height: number): string {
  const d = path(
    "M",
    x,
    y,
    "c",
    -34,
    -height * 0.22,
    30,
    -height * 0.36,
    0,
    -height * 0.58,
    "s",
    22,
    -height * 0.28,
    4,
    -height * 0.42,
  );
  return el("path", { d, fill: "none", stroke: "#fff", "stroke-width": 11, "stroke-linecap": "round", opacity: 0.5 });
}

export const PERFUMES: Kinds = {
  "perfume-oud": (p) => {
    stage(p, "brass", "lattice", 1.25);
    podium(p, { x: -10, r: 150, h: 32 });
    flacon(p, -10, 32, 0, 136, "#8a4a1e");
    chips(p, [
      [-180, 80, 20],
      [-140, 110, 60],
      [180, 90, 130],
      [210, 60, 30],
    ]);
  },
  "perfume-spray": (p) => {
    stage(p, "clay", "arch", 1.22);
    shadow(p, { x: -60, r: 110 });
    bottle(p, {
      x: -60,
      profile: [
        [0, 66, "sharp"],
        [190, 66, "sharp"],
        [204, 30, "sharp"],
        [214, 28, "sharp"],
      ],
      color: "#d98f86",
      clear: 0.62,
      label: { from: 60, to: 120, r: 67, color: INK.ivory },
      emblem: (x, y, s) => star(x, y, s * 0.6, INK.brass),
      cap: { r: 34, h: 66, color: INK.brass },
    });
    box(p, {
      x: 110,
      z: 30,
      w: 112,
      h: 236,
      d: 84,
      yaw: -24,
      color: INK.gulf,
      front: (w, h) =>
        patch(10, 10, w - 20, h - 20, "none") +
        star(w / 2, h * 0.42, 26, INK.brass) +
        patch(w * 0.3, h * 0.66, w * 0.4, 4, INK.brass) +
        patch(w * 0.38, h * 0.71, w * 0.24, 4, INK.brass),
    });
    p.add(leaf(560, 506, 20, "#d4796e", 70), leaf(534, 516, 16, "#e3a197", 30));
  },
  bakhoor: (p) => {
    stage(p, "date", "window", 1.2);
    shadow(p, { x: -20, r: 130 });
    lathe(p, {
      x: -20,
      profile: [
        [0, 92, "sharp"],
        [18, 92, "sharp"],
        [34, 54],
        [92, 30],
        [130, 44, "sharp"],
        [146, 84, "sharp"],
        [206, 100, "sharp"],
      ],
      fill: roundFill(p, INK.brass, 0.5),
      topColor: "#4a2c1a",
    });
    band(p, { x: -20, r: 86, rTop: 96, from: 156, to: 190, fill: roundFill(p, INK.gulf) });
    const [x, y] = project({ x: -20, y: 173 });
    p.add(...[-52, 0, 52].map((dx) => star(x + dx, y + 28 - Math.abs(dx) * 0.12, 12, "#e7c27d")));
    for (const [dx, color] of [
      [-36, "#c4452f"],
      [4, "#e0793a"],
      [38, "#8e3524"],
    ] as const)
      ball(p, { x: -20 + dx, y: 196, z: 0, r: 17, color });
    p.add(smoke(x - 20, y - 60, 190), smoke(x + 34, y - 50, 150));
    shadow(p, { x: 170, z: 90, r: 80 });
    lathe(p, {
      x: 170,
      z: 90,
      profile: [
        [0, 44],
        [34, 74, "sharp"],
      ],
      fill: roundFill(p, INK.sea),
      topColor: "#3e2a1c",
    });
    chips(p, [
      [150, 90, 20],
      [190, 96, 60],
    ]);
  },
  "perfume-set": (p) => {
    stage(p, "sand", "arch", 1.4);
    shadow(p, { x: 0, r: 230, depth: 150 });
    box(p, {
      x: 10,
      z: -80,
      w: 340,
      h: 150,
      d: 22,
      yaw: -12,
      color: INK.gulf,
      front: (w, h) => star(w / 2, h * 0.4, 30, INK.brass),
    });
    box(p, { x: 0, z: 10, w: 340, h: 40, d: 150, yaw: -12, color: INK.gulf, topColor: "#ead9b6" });
    p.copies(
      [
        [-100, 11],
        [0, 0],
        [100, -11],
      ],
      () => flacon(p, 0, 40, 18, 66, "#b5652c"),
    );
  },
};
