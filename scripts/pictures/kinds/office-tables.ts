import { box } from "../kit/box.ts";
import { project } from "../kit/camera.ts";
import { INK, tone } from "../kit/color.ts";
import { patch } from "../kit/marks.ts";
import { el, type Kinds, path } from "../kit/picture.ts";
import { lathe } from "../kit/round.ts";
import { roundFill } from "../kit/shade.ts";
import { rod } from "../kit/shapes.ts";
import { shadow, stage } from "../kit/stage.ts";
import { cushion, grain } from "./furniture-parts.ts";

export const OFFICE_TABLES: Kinds = {
  "office-desk": (p) => {
    stage(p, "sky", "arch", 1.22);
    shadow(p, { x: 0, z: 10, r: 250, depth: 140 });
    box(p, {
      x: 120,
      z: -20,
      w: 90,
      h: 150,
      d: 120,
      yaw: -18,
      color: "#e7e1d3",
      front: (w, h) =>
        [0.08, 0.38, 0.68]
          .map(
            (at) =>
              patch(8, h * at, w - 16, h * 0.25, "#f3eee2", 3) + patch(w / 2 - 14, h * (at + 0.1), 28, 5, INK.brass, 2),
          )
          .join(""),
    });
    rod(
      p,
      [
        { x: -150, y: 4, z: 110 },
        { x: -150, y: 150, z: 110 },
      ],
      13,
      INK.graphite,
    );
    rod(
      p,
      [
        { x: -180, y: 4, z: 0 },
        { x: -180, y: 150, z: 0 },
      ],
      13,
      INK.graphite,
    );
    box(p, { x: 0, y: 150, z: 10, w: 370, h: 16, d: 160, yaw: -18, color: INK.wood, front: grain });
    box(p, {
      x: 20,
      y: 196,
      z: -20,
      w: 150,
      h: 92,
      d: 8,
      yaw: -18,
      color: "#242d2f",
      front: (w, h) => patch(6, 6, w - 12, h - 12, "#2f6b69", 2),
    });
    rod(
      p,
      [
        { x: 22, y: 166, z: -22 },
        { x: 22, y: 200, z: -22 },
      ],
      10,
      INK.graphite,
    );
    lathe(p, {
      x: -110,
      y: 166,
      z: 40,
      profile: [
        [0, 14, "sharp"],
        [30, 19, "sharp"],
      ],
      fill: roundFill(p, INK.clay),
    });
    const [x, y] = project({ x: -110, y: 196, z: 40 });
    p.add(
      el("path", {
        d: path(
          "M",
          x,
          y,
          "q",
          -30,
          -20,
          -34,
          -52,
          "q",
          28,
          14,
          34,
          50,
          "q",
          2,
          -44,
          24,
          -60,
          "q",
          6,
          36,
          -24,
          62,
          "z",
        ),
        fill: INK.leaf,
      }),
    );
  },
  "meeting-table": (p) => {
    stage(p, "clay", "window", 1.34);
    shadow(p, { x: 0, r: 260, depth: 150 });
    const chair = (x: number, z: number, back: boolean) => {
      rod(
        p,
        [
          { x, y: 0, z },
          { x, y: 80, z },
        ],
        12,
        "#aab3b3",
      );
      cushion(p, { x, y: 78, z, w: 84, h: 20, d: 78, color: INK.sea });
      if (back) box(p, { x: x + 10, y: 100, z: z - 44, w: 84, h: 86, d: 14, yaw: -16, color: INK.sea, round: 10 });
      else
        box(p, { x: x - 6, y: 92, z: z + 40, w: 84, h: 92, d: 14, yaw: -16, color: tone(INK.sea, -0.16), round: 10 });
    };
    p.copies(
      [
        [-120, 8],
        [10, 0],
        [140, -9],
      ],
      () => chair(0, -110, true),
    );
    for (const x of [-110, 120])
      rod(
        p,
        [
          { x, y: 0, z: 30 },
          { x, y: 110, z: 30 },
        ],
        34,
        "#6d4a30",
      );
    box(p, {
      x: 10,
      y: 108,
      z: 10,
      w: 430,
      h: 18,
      d: 180,
      yaw: -14,
      color: "#8e5f3d",
      round: 8,
      front: grain,
      topColor: "#b98457",
    });
    p.copies(
      [
        [-60, 4],
        [80, -5],
      ],
      () => chair(0, 130, false),
    );
  },
};
