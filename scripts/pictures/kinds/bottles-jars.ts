import { box } from "../kit/box.ts";
import { INK, tone } from "../kit/color.ts";
import { bottle } from "../kit/containers.ts";
import { patch } from "../kit/marks.ts";
import type { Kinds } from "../kit/picture.ts";
import { cylinder } from "../kit/round.ts";
import { rod } from "../kit/shapes.ts";
import { shadow, stage } from "../kit/stage.ts";

export const BOTTLES_JARS: Kinds = {
  "pet-bottles": (p) => {
    stage(p, "sky", "arch", 1.22);
    const one = (x: number, z: number, h: number, r: number, color: string, cap: string) =>
      bottle(p, {
        x,
        z,
        profile: [
          [0, r * 0.8],
          [8, r, "sharp"],
          [h * 0.34, r],
          [h * 0.42, r * 0.9],
          [h * 0.5, r],
          [h * 0.66, r],
          [h * 0.88, r * 0.36],
          [h, r * 0.34, "sharp"],
        ],
        color,
        clear: 0.45,
        cap: { r: r * 0.42, h: 22, color: cap },
      });
    one(-150, -30, 250, 56, "#a8d2dc", INK.sea);
    one(-20, 10, 210, 50, "#bfe0d2", INK.brass);
    one(90, -10, 270, 60, "#cfe0ea", INK.gulf);
    one(200, 50, 150, 42, "#b9dccb", INK.clay);
  },
  "glass-jars": (p) => {
    stage(p, "clay", "window", 1.28);
    const jar = (x: number, z: number, r: number, h: number, content: string, cap: string) =>
      bottle(p, {
        x,
        z,
        profile: [
          [0, r * 0.94],
          [8, r, "sharp"],
          [h * 0.78, r],
          [h * 0.92, r * 0.86],
          [h, r * 0.84, "sharp"],
        ],
        color: "#d5e6e2",
        clear: 0.3,
        fill: {
          profile: [
            [4, r * 0.9],
            [10, r * 0.93],
            [h * 0.6, r * 0.93, "sharp"],
          ],
          color: content,
        },
        cap: { r: r * 0.9, h: 26, color: cap },
      });
    jar(-130, -20, 78, 170, "#d89a35", INK.brass);
    jar(50, -40, 66, 210, "#8a9a4c", INK.gulf);
    jar(180, 60, 58, 110, "#b5433c", INK.brass);
  },
  "pump-bottles": (p) => {
    stage(p, "sea", "disc", 1.24);
    for (const [x, z, color, size] of [
      [-140, -10, "#8a5a2c", 1],
      [10, 20, "#f2efe6", 0.9],
      [150, -10, INK.sea, 1.05],
    ] as const) {
      bottle(p, {
        x,
        z,
        profile: [
          [0, 54 * size, "sharp"],
          [146 * size, 55 * size],
          [172 * size, 36],
          [182 * size, 24, "sharp"],
        ],
        color,
        cap: { r: 22, h: 18, color: "#2b3537" },
      });
      const y = 182 * size + 16;
      rod(
        p,
        [
          { x, y, z },
          { x, y: y + 34, z },
          { x: x - 48, y: y + 36, z },
          { x: x - 54, y: y + 26, z },
        ],
        13,
        "#2b3537",
      );
    }
  },
  jerrycans: (p) => {
    stage(p, "sand", "steps", 1.24);
    const can = (x: number, z: number, color: string, cap: string) => {
      shadow(p, { x, z, r: 110, depth: 70 });
      box(p, {
        x,
        z,
        w: 150,
        h: 186,
        d: 100,
        yaw: -24,
        color,
        round: 14,
        front: (w, h) => patch(20, h * 0.4, w - 40, h * 0.4, "#fff", 8, 0.28),
      });
      rod(
        p,
        [
          { x: x - 40, y: 190, z: z + 14 },
          { x: x - 36, y: 226, z: z + 10 },
          { x: x + 34, y: 226, z: z - 22 },
          { x: x + 36, y: 192, z: z - 24 },
        ],
        19,
        tone(color, -0.06),
        true,
      );
      cylinder(p, { x: x + 52, y: 188, z: z - 20, r: 20, h: 30, color: cap });
    };
    can(-110, -30, "#e6e3d6", INK.clay);
    can(90, 40, "#3f78a8", INK.ivory);
  },
};
