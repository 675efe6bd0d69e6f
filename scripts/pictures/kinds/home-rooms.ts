import { box } from "../kit/box.ts";
import { INK } from "../kit/color.ts";
import { patch } from "../kit/marks.ts";
import { el, type Kinds, path } from "../kit/picture.ts";
import { ball, lathe } from "../kit/round.ts";
import { roundFill } from "../kit/shade.ts";
import { rod } from "../kit/shapes.ts";
import { shadow, stage } from "../kit/stage.ts";
import { cushion, grain, legs } from "./furniture-parts.ts";

export const HOME_ROOMS: Kinds = {
  "dining-set": (p) => {
    stage(p, "date", "disc", 1.22);
    shadow(p, { x: 0, r: 250, depth: 150 });
    const chair = (x: number, z: number, front: boolean) => {
      for (const u of [-30, 30])
        rod(
          p,
          [
            { x: x + u, y: 0, z: z + 30 },
            { x: x + u, y: 86, z: z + 30 },
          ],
          9,
          "#7a4d2e",
        );
      const back = () =>
        box(p, {
          x: x + (front ? -8 : 8),
          y: 88,
          z: z + (front ? 36 : -36),
          w: 74,
          h: 104,
          d: 10,
          yaw: -16,
          color: front ? "#7a4d2e" : "#8f5d39",
          round: 8,
          front: (w, h) => patch(14, 14, w - 28, h * 0.6, "#e6d3b3", 6),
        });
      if (!front) back();
      cushion(p, { x, y: 84, z, w: 78, h: 16, d: 74, color: "#e6d3b3" });
      if (front) back();
    };
    p.copies(
      [
        [-90, 8],
        [60, -6],
      ],
      () => chair(0, -110, false),
    );
    legs(p, 0, 10, 320, 130, 126, "#7a4d2e", 15);
    box(p, {
      x: 0,
      y: 122,
      z: 10,
      w: 380,
      h: 18,
      d: 180,
      yaw: -14,
      color: "#9c6b42",
      front: grain,
      topColor: "#c18c5c",
    });
    lathe(p, {
      x: 10,
      y: 140,
      z: 0,
      profile: [
        [0, 24],
        [26, 62, "sharp"],
      ],
      fill: roundFill(p, INK.ivory),
      topColor: "#e9c98a",
    });
    for (const [dx, color] of [
      [-16, "#d98a3a"],
      [16, INK.tomato],
    ] as const)
      ball(p, { x: 10 + dx, y: 152, z: 0, r: 20, color });
    p.copies(
      [
        [-60, 4],
        [100, -8],
      ],
      () => chair(0, 134, true),
    );
  },
  wardrobe: (p) => {
    stage(p, "clay", "steps", 1.14);
    shadow(p, { x: 0, r: 220, depth: 110 });
    const door = (x: number, w: number, h: number) =>
      patch(x, 12, w, h - 24, "#fff", 2, 0.12) +
      patch(x + 14, 30, w - 28, h * 0.5, "none") +
      el("rect", {
        x: x + 16,
        y: 34,
        width: w - 32,
        height: h - 84,
        fill: "none",
        stroke: "#5b3420",
        "stroke-width": 2,
        opacity: 0.35,
      });
    box(p, {
      x: 0,
      y: 12,
      w: 310,
      h: 340,
      d: 120,
      yaw: -18,
      color: "#a9764a",
      front: (w, h) =>
        door(8, w / 3 - 10, h) +
        door(w / 3 + 4, w / 3 - 8, h) +
        patch(w / 3 + 18, 34, w / 3 - 36, h - 84, "#cfe0dc", 2) +
        el("path", {
          d: path("M", w * 0.5, 34, "h", 30, "L", w * 0.42, h - 50, "h", -22, "z"),
          fill: "#fff",
          opacity: 0.4,
        }) +
        door((w * 2) / 3, w / 3 - 10, h) +
        [w / 3 - 12, (w * 2) / 3 + 6].map((x) => patch(x, h * 0.44, 6, 46, INK.brass, 3)).join(""),
    });
    box(p, { x: 0, w: 300, h: 14, d: 110, yaw: -18, color: "#5b3420" });
  },
};
