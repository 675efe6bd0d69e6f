import { box } from "../kit/box.ts";
import { INK, tone } from "../kit/color.ts";
import { patch } from "../kit/marks.ts";
import { el, type Kinds, path } from "../kit/picture.ts";
import { lying } from "../kit/round.ts";
import { rod } from "../kit/shapes.ts";
import { shadow, stage } from "../kit/stage.ts";

/** Three chasing arrows. */
function loop(x: number, y: number, size: number, fill: string): string {
  const arrow = path(
    "M",
    -size * 0.5,
    size * 0.62,
    "h",
    size * 0.72,
    "v",
    size * 0.24,
    "l",
    size * 0.42,
    -size * 0.42,
    "l",
    -size * 0.42,
    -size * 0.42,
    "v",
    size * 0.24,
    "h",
    -size * 0.5,
    "z",
  );
  const arrows = [0, 120, 240]
    .map((turn) => el("path", { d: arrow, transform: turn ? `rotate(${turn})` : undefined }))
    .join("");
  return el("g", { transform: `translate(${Math.round(x)} ${Math.round(y)})`, fill }, arrows);
}

export const RECYCLED_PRODUCTS: Kinds = {
  "recycled-paper": (p) => {
    stage(p, "leaf", "disc", 1.26);
    shadow(p, { x: -20, r: 210, depth: 130 });
    for (let i = 0; i < 4; i++)
      box(p, {
        x: -30 + (i % 2) * 6,
        y: i * 46,
        w: 230,
        h: 44,
        d: 160,
        yaw: -22 + (i % 2) * 3,
        color: "#e3dac6",
        front: (w, h) => patch(w * 0.3, 0, w * 0.4, h, INK.leaf) + loop(w / 2, h / 2, 9, INK.ivory),
      });
    lying(p, { x: 170, z: 100, r: 44, length: 150, turn: 34, color: "#d8ccb2", capColor: "#e9dfc8", hole: 13 });
  },
  "rubber-tiles": (p) => {
    stage(p, "clay", "steps", 1.26);
    shadow(p, { x: 0, r: 230, depth: 170 });
    const dots = (w: number, d: number) =>
      el("path", {
        d: Array.from({ length: 24 }, (_, i) =>
          path("M", ((i * 53) % 97) * w * 0.01, ((i * 31) % 89) * d * 0.011, "h", 0.1),
        ).join(""),
        stroke: "#e9c98a",
        "stroke-width": 7,
        "stroke-linecap": "round",
        opacity: 0.7,
      });
    for (const [i, color] of ["#3a3f41", "#9c3f34", "#3a3f41", "#3f6f52"].entries())
      box(p, { x: -40, y: i * 30, w: 230, h: 28, d: 200, yaw: -26, color, topColor: tone(color, 0.12), top: dots });
    box(p, {
      x: 170,
      z: 110,
      w: 130,
      h: 26,
      d: 110,
      yaw: -14,
      color: "#9c3f34",
      topColor: tone("#9c3f34", 0.12),
      top: dots,
    });
  },
  "composite-decking": (p) => {
    stage(p, "sand", "arch", 1.24);
    shadow(p, { x: 0, r: 250, depth: 160 });
    const end = (w: number, h: number) =>
      [0.06, 0.3, 0.54, 0.78].map((at) => patch(w * at, h * 0.26, w * 0.17, h * 0.48, "#3e2a1c", 2)).join("");
    const lines = (w: number, d: number) =>
      el("path", {
        d: [0.14, 0.28, 0.42, 0.58, 0.72, 0.86].map((at) => path("M", 0, d * at, "h", w)).join(""),
        stroke: "#4a2f1e",
        "stroke-width": 2,
        opacity: 0.4,
      });
    const row = (color: string) => {
      for (const k of [0, 1])
        box(p, { x: -60 + k * 68, z: -50 + k * 86, w: 330, h: 30, d: 84, yaw: 38, color, top: lines, side: end });
    };
    p.copies(
      [
        [0, 0],
        [4, -32],
        [8, -64],
        [12, -96],
      ],
      () => row("#87644a"),
    );
  },
  "recycled-bags": (p) => {
    stage(p, "sea", "lattice", 1.24);
    const tote = (x: number, z: number, color: string, mark: string) => {
      shadow(p, { x, z, r: 100, depth: 50 });
      rod(
        p,
        [
          { x: x - 36, y: 190, z: z - 14 },
          { x: x - 30, y: 262, z: z - 14 },
          { x: x + 36, y: 262, z: z - 24 },
          { x: x + 42, y: 190, z: z - 24 },
        ],
        10,
        tone(color, -0.2),
        true,
      );
      box(p, {
        x,
        z,
        w: 160,
        h: 196,
        d: 60,
        yaw: -18,
        color,
        topColor: tone(color, -0.4),
        front: (w, h) => loop(w / 2, h * 0.5, 26, mark),
      });
      rod(
        p,
        [
          { x: x - 36, y: 186, z: z + 34 },
          { x: x - 30, y: 258, z: z + 34 },
          { x: x + 36, y: 258, z: z + 14 },
          { x: x + 42, y: 186, z: z + 14 },
        ],
        10,
        tone(color, -0.1),
        true,
      );
    };
    tote(-110, -10, INK.leaf, INK.ivory);
    tote(90, 30, "#e3d6bb", INK.sea);
  },
};
