import { box } from "../kit/box.ts";
import { project } from "../kit/camera.ts";
import { INK, tone } from "../kit/color.ts";
import { bottle } from "../kit/containers.ts";
import { leaf, patch } from "../kit/marks.ts";
import { el, type Kinds, path } from "../kit/picture.ts";
import { ball, band, cylinder, lathe } from "../kit/round.ts";
import { roundFill } from "../kit/shade.ts";
import { rod } from "../kit/shapes.ts";
import { podium, shadow, stage } from "../kit/stage.ts";

export const COSMETICS: Kinds = {
  "cream-jar": (p) => {
    stage(p, "clay", "disc", 1.25);
    podium(p, { x: -30, r: 140, h: 30 });
    cylinder(p, { x: -30, y: 30, r: 84, h: 84, color: "#f6ede4" });
    band(p, { x: -30, r: 85, from: 46, to: 96, fill: roundFill(p, INK.rose) });
    cylinder(p, { x: -30, y: 116, r: 88, h: 34, color: INK.brass, gloss: 0.55 });
    shadow(p, { x: 170, z: 80, r: 80 });
    cylinder(p, { x: 170, z: 80, r: 70, h: 50, color: "#f6ede4", topColor: "#fff8ef" });
    const [x, y] = project({ x: 170, y: 50, z: 80 });
    p.add(
      el("path", {
        d: path("M", x - 40, y + 4, "q", 20, -26, 44, -8, "q", 30, 14, -4, 20, "q", -26, 2, -20, -10),
        fill: "none",
        stroke: "#ecd9c8",
        "stroke-width": 8,
        "stroke-linecap": "round",
      }),
    );
  },
  "serum-dropper": (p) => {
    stage(p, "leaf", "arch", 1.36);
    podium(p, { x: 0, r: 130, h: 28 });
    bottle(p, {
      x: 0,
      y: 28,
      profile: [
        [0, 56, "sharp"],
        [128, 58],
        [150, 40],
        [160, 30, "sharp"],
      ],
      color: "#9a5a1e",
      label: { from: 30, to: 106, r: 59, color: INK.ivory },
      emblem: (x, y, s) => leaf(x, y, s, INK.leaf),
      cap: { r: 32, h: 34, color: "#2b2a28" },
    });
    lathe(p, {
      x: 0,
      y: 222,
      profile: [
        [0, 20, "sharp"],
        [30, 22],
        [54, 10],
      ],
      fill: roundFill(p, "#3b3936"),
    });
    for (const [dx, z] of [
      [-180, 60],
      [170, 70],
      [214, 90],
    ] as const)
      ball(p, { x: dx, z, r: 24, color: "#b98a4a" });
    p.add(leaf(604, 470, 30, INK.leaf, 50));
  },
  "kohl-lipstick": (p) => {
    stage(p, "clay", "window", 1.45);
    for (const [x, z, color] of [
      [-150, -10, "#a8323a"],
      [-50, 30, "#c25b55"],
      [50, -10, "#8c2f3c"],
    ] as const) {
      shadow(p, { x, z, r: 40 });
      cylinder(p, { x, z, r: 30, h: 88, color: "#26262a", gloss: 0.4 });
      cylinder(p, { x, z, y: 88, r: 25, h: 40, color: INK.brass, gloss: 0.6 });
      lathe(p, {
        x,
        z,
        y: 128,
        profile: [
          [0, 19, "sharp"],
          [46, 19, "sharp"],
          [70, 9],
        ],
        fill: roundFill(p, color, 0.4),
        topColor: tone(color, 0.25),
      });
    }
    shadow(p, { x: 160, z: 30, r: 60 });
    lathe(p, {
      x: 160,
      z: 30,
      profile: [
        [0, 40, "sharp"],
        [14, 42],
        [60, 52],
        [110, 26],
        [120, 20, "sharp"],
      ],
      fill: roundFill(p, INK.brass, 0.6),
      topColor: "#1d1a18",
    });
    rod(
      p,
      [
        { x: 160, y: 116, z: 30 },
        { x: 186, y: 228, z: 20 },
      ],
      9,
      INK.brass,
    );
    ball(p, { x: 187, y: 226, z: 20, r: 11, color: INK.sea });
  },
  "henna-powder": (p) => {
    stage(p, "leaf", "steps", 1.22);
    shadow(p, { x: -70, r: 110, depth: 60 });
    box(p, {
      x: -70,
      z: -20,
      w: 170,
      h: 240,
      d: 64,
      yaw: -20,
      color: INK.leaf,
      front: (w, h) =>
        patch(0, h * 0.2, w, h * 0.5, INK.ivory) +
        leaf(w / 2, h * 0.45, 40, "#5c7a3a") +
        patch(w * 0.3, h * 0.8, w * 0.4, 6, INK.ivory, 3),
    });
    shadow(p, { x: 130, z: 70, r: 110 });
    lathe(p, {
      x: 130,
      z: 70,
      profile: [
        [0, 54],
        [12, 62],
        [62, 112, "sharp"],
      ],
      fill: roundFill(p, "#b5754a"),
      topColor: "#6f7f3c",
    });
    const [x, y] = project({ x: 130, y: 62, z: 70 });
    p.add(
      el("path", {
        d: path(
          "M",
          x - 98,
          y + 2,
          "Q",
          x - 20,
          y - 78,
          x + 20,
          y - 64,
          "Q",
          x + 70,
          y - 44,
          x + 98,
          y + 2,
          "Q",
          x,
          y + 46,
          x - 98,
          y + 2,
          "z",
        ),
        fill: roundFill(p, "#8b9a4c", 0.2),
      }),
    );
    p.add(leaf(330, 520, 24, INK.leaf, 60), leaf(362, 530, 20, tone(INK.leaf, 0.2), 100));
  },
};
