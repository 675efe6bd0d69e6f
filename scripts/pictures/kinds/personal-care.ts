import { box } from "../kit/box.ts";
import { project } from "../kit/camera.ts";
import { INK, tone } from "../kit/color.ts";
import { bottle } from "../kit/containers.ts";
import { leaf, patch, star, wave } from "../kit/marks.ts";
import { el, type Kinds, type Picture, path } from "../kit/picture.ts";
import { ball, cylinder } from "../kit/round.ts";
import { roundFill } from "../kit/shade.ts";
import { rod } from "../kit/shapes.ts";
import { shadow, stage } from "../kit/stage.ts";

/** A flattened tube that stands on its cap. */
function tube(
  p: Picture,
  x: number,
  z: number,
  color: string,
  cap: string,
  emblem: (cx: number, cy: number) => string,
): void {
  shadow(p, { x, z, r: 60 });
  const [cx, floor] = project({ x, y: 40, z });
  cylinder(p, { x, z, r: 40, h: 42, color: cap });
  const d = path(
    "M",
    cx - 40,
    floor,
    "C",
    cx - 52,
    floor - 70,
    cx - 60,
    floor - 150,
    cx - 62,
    floor - 198,
    "h",
    124,
    "C",
    cx + 60,
    floor - 150,
    cx + 52,
    floor - 70,
    cx + 40,
    floor,
    "Q",
    cx,
    floor + 16,
    cx - 40,
    floor,
    "z",
  );
  p.add(
    el("path", { d, fill: roundFill(p, color, 0.4) }),
    patch(cx - 63, floor - 204, 126, 16, tone(color, 0.2), 2),
    emblem(cx, floor - 100),
  );
}

export const PERSONAL_CARE: Kinds = {
  shampoo: (p) => {
    stage(p, "leaf", "arch", 1.2);
    for (const [x, z, color] of [
      [-110, -20, "#7f9f6b"],
      [60, 10, "#e3d3b4"],
    ] as const) {
      bottle(p, {
        x,
        z,
        profile: [
          [0, 60, "sharp"],
          [150, 62],
          [186, 44],
          [200, 28, "sharp"],
        ],
        color,
        label: { from: 36, to: 130, r: 63, color: INK.ivory },
        emblem: (cx, cy, s) => leaf(cx, cy, s, INK.leaf),
        cap: { r: 24, h: 20, color: "#33413c" },
      });
      rod(
        p,
        [
          { x, y: 218, z },
          { x, y: 262, z },
          { x: x - 56, y: 262, z },
          { x: x - 60, y: 250, z },
        ],
        15,
        "#33413c",
      );
    }
    ball(p, { x: 200, z: 90, r: 34, color: "#8a9a52" });
    p.add(leaf(590, 440, 30, INK.leaf, 60), leaf(634, 462, 24, tone(INK.leaf, 0.2), 80));
  },
  "soap-bars": (p) => {
    stage(p, "sea", "disc", 1.45);
    shadow(p, { x: -20, r: 190, depth: 140 });
    const bar = (x: number, y: number, z: number, color: string, yaw: number) =>
      box(p, {
        x,
        y,
        z,
        w: 170,
        h: 58,
        d: 104,
        yaw,
        color,
        round: 9,
        topColor: tone(color, 0.3),
        top: (w, d) => patch(18, 14, w - 36, d - 28, "none") + star(w / 2, d / 2, 20, tone(color, -0.1)),
      });
    bar(-80, 0, -30, "#a8b06a", -24);
    bar(100, 0, 40, "#d9b98c", -24);
    bar(-10, 58, 0, "#e7dcc0", -32);
    p.add(leaf(256, 520, 26, INK.leaf, 70), leaf(292, 534, 20, tone(INK.leaf, 0.2), 110));
  },
  toothpaste: (p) => {
    stage(p, "sky", "arch", 1.22);
    tube(
      p,
      -110,
      -10,
      "#f7f6f0",
      INK.sea,
      (x, y) => wave(x, y, 76, 18, INK.sea, 10) + wave(x, y + 24, 76, 18, "#79bdb2", 10),
    );
    tube(p, 40, 30, INK.sea, "#f7f6f0", (x, y) => leaf(x, y + 6, 34, "#e7efe4"));
    shadow(p, { x: 180, z: 60, r: 70 });
    cylinder(p, { x: 180, z: 60, r: 46, h: 90, color: "#f1ece0", topColor: "#cfc7b5" });
    for (const [dx, color] of [
      [-18, INK.sea],
      [14, INK.clay],
    ] as const) {
      rod(
        p,
        [
          { x: 180 + dx, y: 86, z: 60 },
          { x: 180 + dx * 2.4, y: 214, z: 60 },
        ],
        9,
        color,
      );
      rod(
        p,
        [
          { x: 180 + dx * 2.1, y: 190, z: 60 },
          { x: 180 + dx * 2.4, y: 218, z: 60 },
        ],
        19,
        "#fdfcf8",
      );
    }
  },
  "wet-wipes": (p) => {
    stage(p, "leaf", "sweep", 1.36);
    shadow(p, { x: -10, r: 200, depth: 120 });
    const pouch = (x: number, y: number, z: number, color: string) =>
      box(p, {
        x,
        y,
        z,
        w: 240,
        h: 62,
        d: 130,
        yaw: -20,
        color,
        round: 14,
        topColor: tone(color, 0.4),
        top: (w, d) =>
          patch(w * 0.3, d * 0.24, w * 0.4, d * 0.52, tone(color, -0.08), 14) +
          patch(w * 0.36, d * 0.34, w * 0.28, d * 0.3, "#fdfcf8", 8),
        front: (w, h) =>
          leaf(w * 0.2, h * 0.5, 17, INK.ivory) + patch(w * 0.36, h * 0.4, w * 0.4, 8, INK.ivory, 4, 0.8),
      });
    pouch(-20, 0, -20, "#8fb59b");
    pouch(0, 60, -10, INK.sea);
    const [x, y] = project({ x: 4, y: 126, z: -20 });
    p.add(
      el("path", {
        d: path(
          "M",
          x - 30,
          y + 4,
          "C",
          x - 70,
          y - 60,
          x - 10,
          y - 40,
          x - 18,
          y - 92,
          "C",
          x + 20,
          y - 54,
          x + 60,
          y - 70,
          x + 34,
          y + 2,
          "q",
          -30,
          14,
          -64,
          2,
          "z",
        ),
        fill: roundFill(p, "#fbfaf5", 0.6),
      }),
    );
  },
};
