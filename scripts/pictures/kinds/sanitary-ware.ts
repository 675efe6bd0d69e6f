import { box } from "../kit/box.ts";
import { project } from "../kit/camera.ts";
import { INK } from "../kit/color.ts";
import { patch } from "../kit/marks.ts";
import type { Kinds } from "../kit/picture.ts";
import { el, path } from "../kit/picture.ts";
import { roundFill } from "../kit/shade.ts";
import { rod } from "../kit/shapes.ts";
import { shadow, stage } from "../kit/stage.ts";

const CHINA = "#f7f5ef";

export const SANITARY: Kinds = {
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
