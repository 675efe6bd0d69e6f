import { box } from "../kit/box.ts";
import { INK, tone } from "../kit/color.ts";
import type { Kinds } from "../kit/picture.ts";
import { cylinder, disc, lathe } from "../kit/round.ts";
import { roundFill } from "../kit/shade.ts";
import { rod } from "../kit/shapes.ts";
import { podium, shadow, stage } from "../kit/stage.ts";

const CHINA = "#f7f5ef";

export const BASINS_TAPS: Kinds = {
  washbasin: (p) => {
    stage(p, "clay", "arch", 1.24);
    shadow(p, { x: 0, r: 240, depth: 150 });
    box(p, { x: 0, w: 400, h: 60, d: 190, yaw: 0, color: "#9c6b42", topColor: "#c18c5c" });
    const spot = { x: -10, y: 60, z: 10 };
    lathe(p, {
      ...spot,
      profile: [
        [0, 80],
        [14, 96],
        [78, 146, "sharp"],
      ],
      fill: roundFill(p, CHINA, 0.6),
      topColor: "#ffffff",
    });
    disc(p, {
      ...spot,
      y: 136,
      r: 134,
      fill: p.linear(
        [
          [0, "#b8c3bd"],
          [1, "#eef0ea"],
        ],
        "0 0 0 1",
      ),
    });
    disc(p, { ...spot, y: 124, r: 14, fill: INK.brass });
    rod(
      p,
      [
        { x: 150, y: 60, z: -50 },
        { x: 150, y: 250, z: -50 },
        { x: 76, y: 258, z: -30 },
        { x: 60, y: 210, z: -20 },
      ],
      15,
      INK.brass,
      true,
    );
    rod(
      p,
      [
        { x: 150, y: 214, z: -50 },
        { x: 192, y: 226, z: -50 },
      ],
      9,
      INK.brass,
    );
  },
  "mixer-tap": (p) => {
    stage(p, "brass", "disc", 1.3);
    podium(p, { x: 0, r: 150, h: 34 });
    cylinder(p, { x: 30, y: 34, r: 42, h: 12, color: INK.brass, gloss: 0.6 });
    cylinder(p, { x: 30, y: 46, r: 26, h: 176, color: INK.brass, gloss: 0.6 });
    rod(
      p,
      [
        { x: 14, y: 176 },
        { x: -70, y: 214 },
        { x: -116, y: 210 },
        { x: -120, y: 168 },
      ],
      24,
      INK.brass,
      true,
    );
    cylinder(p, { x: -120, y: 150, r: 14, h: 16, color: tone(INK.brass, -0.2), gloss: 0.5 });
    cylinder(p, { x: 30, y: 222, r: 28, h: 20, color: tone(INK.brass, 0.1), gloss: 0.7 });
    rod(
      p,
      [
        { x: 34, y: 250 },
        { x: 96, y: 276 },
      ],
      13,
      INK.brass,
    );
  },
};
