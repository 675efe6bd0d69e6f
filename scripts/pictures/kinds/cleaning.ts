import { box } from "../kit/box.ts";
import { project } from "../kit/camera.ts";
import { INK, tone } from "../kit/color.ts";
import { bottle } from "../kit/containers.ts";
import { drop, patch, star, wave } from "../kit/marks.ts";
import { el, type Kinds, path } from "../kit/picture.ts";
import { lathe } from "../kit/round.ts";
import { roundFill } from "../kit/shade.ts";
import { shadow, stage } from "../kit/stage.ts";
import { bubbles, jug } from "./cleaning-parts.ts";

export const CLEANING: Kinds = {
  "detergent-liquid": (p) => {
    stage(p, "sky", "disc", 1.22);
    jug(p, -90, -20, INK.sea, INK.brass, INK.ivory, (x, y) => wave(x, y, 70, 16, INK.sea, 6));
    jug(p, 120, 30, "#e9b544", INK.gulf, INK.ivory, (x, y) => star(x, y, 16, "#d89a2a"));
    p.add(
      bubbles([
        [600, 250, 22],
        [640, 210, 13],
        [566, 200, 10],
        [176, 240, 14],
      ]),
    );
  },
  "detergent-powder": (p) => {
    stage(p, "sea", "arch", 1.2);
    shadow(p, { x: -50, r: 140, depth: 80 });
    box(p, {
      x: -50,
      z: -20,
      w: 210,
      h: 270,
      d: 84,
      yaw: -22,
      color: INK.gulf,
      front: (w, h) =>
        el("circle", { cx: w / 2, cy: h * 0.4, r: 66, fill: "#f3e9d2" }) +
        wave(w / 2, h * 0.36, 92, 20, INK.sea, 9) +
        wave(w / 2, h * 0.46, 92, 20, INK.brass, 9) +
        patch(0, h * 0.78, w, h * 0.1, INK.brass),
    });
    shadow(p, { x: 170, z: 90, r: 90 });
    lathe(p, {
      x: 170,
      z: 90,
      profile: [
        [0, 50],
        [60, 76, "sharp"],
      ],
      fill: roundFill(p, INK.sea),
      topColor: "#eef4f2",
    });
    const [x, y] = project({ x: 170, y: 62, z: 90 });
    p.add(
      el("path", {
        d: path(
          "M",
          x - 64,
          y,
          "Q",
          x - 10,
          y - 46,
          x + 16,
          y - 40,
          "Q",
          x + 52,
          y - 26,
          x + 64,
          y,
          "Q",
          x,
          y + 30,
          x - 64,
          y,
          "z",
        ),
        fill: roundFill(p, "#eef5f3", 0.6),
      }),
    );
    p.add(
      bubbles([
        [610, 300, 14],
        [636, 268, 9],
      ]),
    );
  },
  "spray-cleaner": (p) => {
    stage(p, "sea", "window", 1.22);
    for (const [x, z, color, art] of [
      [-100, -20, "#7fb8c9", INK.sky],
      [80, 30, "#9cc17e", INK.leaf],
    ] as const) {
      bottle(p, {
        x,
        z,
        profile: [
          [0, 64, "sharp"],
          [120, 62],
          [176, 26],
          [196, 22, "sharp"],
        ],
        color,
        clear: 0.75,
        label: { from: 24, to: 104, r: 65, color: INK.ivory },
        emblem: (cx, cy, s) => drop(cx, cy, s, tone(art, -0.2)),
      });
      const [cx, cy] = project({ x, y: 196, z });
      p.add(
        el("path", {
          d: path(
            "M",
            cx - 22,
            cy + 4,
            "v",
            -30,
            "h",
            -34,
            "v",
            -26,
            "h",
            92,
            "q",
            16,
            0,
            18,
            22,
            "l",
            -24,
            4,
            "v",
            30,
            "z",
          ),
          fill: roundFill(p, INK.gulf),
        }),
        el("path", {
          d: path("M", cx - 30, cy - 24, "q", -16, 14, -10, 42, "l", 12, -2, "q", -2, -24, 12, -36, "z"),
          fill: INK.brass,
        }),
      );
    }
  },
  "dish-liquid": (p) => {
    stage(p, "brass", "disc", 1.32);
    for (const [x, z, color] of [
      [-90, -10, "#9cc45c"],
      [60, -30, "#efc63e"],
    ] as const)
      bottle(p, {
        x,
        z,
        profile: [
          [0, 62, "sharp"],
          [60, 66],
          [120, 54],
          [170, 58],
          [206, 30],
          [216, 24, "sharp"],
        ],
        color,
        clear: 0.85,
        label: { from: 22, to: 104, r: 66, color: INK.ivory },
        emblem: (cx, cy, s) =>
          el("circle", { cx, cy, r: s, fill: tone(color, -0.1) }) +
          el("circle", { cx, cy, r: s * 0.7, fill: tone(color, 0.5) }),
        cap: { r: 20, h: 34, color: INK.gulf },
      });
    shadow(p, { x: 190, z: 90, r: 80 });
    box(p, { x: 190, z: 90, w: 120, h: 30, d: 70, yaw: -20, color: "#f2cf57", round: 8, topColor: "#6f9a4d" });
    p.add(
      bubbles([
        [566, 410, 18],
        [600, 388, 26],
        [634, 412, 14],
        [612, 350, 9],
      ]),
    );
  },
};
