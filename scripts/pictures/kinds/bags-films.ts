import { box } from "../kit/box.ts";
import { project } from "../kit/camera.ts";
import { INK, tone } from "../kit/color.ts";
import { leaf, patch, star } from "../kit/marks.ts";
import { el, type Kinds, path } from "../kit/picture.ts";
import { cylinder, disc, lying } from "../kit/round.ts";
import { sack } from "../kit/sacks.ts";
import { roundFill } from "../kit/shade.ts";
import { rod } from "../kit/shapes.ts";
import { shadow, stage } from "../kit/stage.ts";

export const BAGS_FILMS: Kinds = {
  "stretch-film": (p) => {
    stage(p, "sea", "arch", 1.22);
    const roll = (x: number, z: number, y = 0) => {
      if (y === 0) shadow(p, { x, z, r: 74 });
      cylinder(p, { x, y, z, r: 22, h: 214, color: INK.kraft });
      cylinder(p, { x, y: y + 14, z, r: 62, h: 180, color: "#d4e4e4", gloss: 0.85, topColor: "#e9f2f1" });
      disc(p, { x, y: y + 194, z, r: 22, fill: INK.kraft });
      cylinder(p, { x, y: y + 194, z, r: 22, h: 20, color: INK.kraft });
      disc(p, { x, y: y + 215, z, r: 15, fill: "#5f4527" });
    };
    p.copies(
      [
        [-150, -12],
        [-10, -8],
        [-76, 20],
      ],
      () => roll(0, 0),
    );
    shadow(p, { x: 150, z: 70, r: 130, depth: 60 });
    lying(p, {
      x: 160,
      z: 80,
      r: 54,
      length: 170,
      turn: 32,
      color: "#d4e4e4",
      capColor: "#c4d6d6",
      hole: 20,
      holeColor: "#8a6a3c",
    });
  },
  "stand-up-pouches": (p) => {
    stage(p, "clay", "disc", 1.24);
    const pouch = (x: number, z: number, h: number, color: string, windowColor: string) => {
      shadow(p, { x, z, r: 84, depth: 46 });
      const [cx, floor] = project({ x, z });
      const top = floor - h;
      const d = path(
        "M",
        cx - 66,
        top,
        "h",
        132,
        "C",
        cx + 62,
        top + h * 0.3,
        cx + 78,
        floor - 60,
        cx + 74,
        floor - 6,
        "Q",
        cx,
        floor + 28,
        cx - 74,
        floor - 6,
        "C",
        cx - 78,
        floor - 60,
        cx - 62,
        top + h * 0.3,
        cx - 66,
        top,
        "z",
      );
      p.add(
        el("path", { d, fill: roundFill(p, color, 0.34) }),
        patch(cx - 66, top, 132, 20, tone(color, -0.14)),
        el("path", {
          d: path("M", cx - 60, top + 34, "h", 120),
          stroke: tone(color, 0.5),
          "stroke-width": 4,
          opacity: 0.8,
        }),
      );
      p.add(
        el("ellipse", { cx, cy: floor - h * 0.34, rx: 40, ry: 50, fill: roundFill(p, windowColor, 0.2) }),
        leaf(cx, floor - h * 0.68, 18, INK.ivory),
      );
    };
    pouch(-150, -20, 230, INK.kraft, "#7a4a26");
    pouch(10, 20, 250, INK.gulf, "#e0b65a");
    pouch(170, -10, 210, "#b8c2c1", "#8a9a4c");
  },
  "woven-sacks": (p) => {
    stage(p, "sand", "arch", 1.2);
    sack(p, { x: -110, z: -20, w: 180, h: 250, color: "#f4f0e4", band: INK.leaf, emblem: INK.ivory });
    sack(p, { x: 90, z: 30, w: 170, h: 220, color: "#f4f0e4", band: INK.clay, emblem: INK.ivory });
  },
  "paper-bags": (p) => {
    stage(p, "brass", "window", 1.22);
    const bag = (x: number, z: number, w: number, h: number, color: string, mark: string) => {
      shadow(p, { x, z, r: w * 0.7, depth: w * 0.4 });
      rod(
        p,
        [
          { x: x - w * 0.2, y: h, z: z - 26 },
          { x: x - w * 0.16, y: h + 46, z: z - 26 },
          { x: x + w * 0.16, y: h + 46, z: z - 34 },
          { x: x + w * 0.2, y: h, z: z - 34 },
        ],
        6,
        tone(color, -0.3),
        true,
      );
      box(p, {
        x,
        z,
        w,
        h,
        d: w * 0.5,
        yaw: -22,
        color,
        topColor: tone(color, -0.45),
        front: (fw, fh) => star(fw / 2, fh * 0.48, fw * 0.16, mark),
      });
      rod(
        p,
        [
          { x: x - w * 0.16, y: h, z: z + 36 },
          { x: x - w * 0.12, y: h + 46, z: z + 36 },
          { x: x + w * 0.2, y: h + 42, z: z + 26 },
          { x: x + w * 0.24, y: h, z: z + 26 },
        ],
        6,
        tone(color, -0.2),
        true,
      );
    };
    bag(-90, -30, 170, 210, "#cf9f68", INK.gulf);
    bag(110, 50, 120, 150, INK.gulf, INK.brass);
  },
};
