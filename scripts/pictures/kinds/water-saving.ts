import { box } from "../kit/box.ts";
import { project } from "../kit/camera.ts";
import { INK, tone } from "../kit/color.ts";
import { drop, leaf, patch } from "../kit/marks.ts";
import { el, type Kinds } from "../kit/picture.ts";
import { cylinder, disc, lathe } from "../kit/round.ts";
import { roundFill } from "../kit/shade.ts";
import { rod } from "../kit/shapes.ts";
import { podium, shadow, stage } from "../kit/stage.ts";

export const WATER_SAVING: Kinds = {
  "drip-irrigation": (p) => {
    stage(p, "leaf", "arch", 1.24);
    shadow(p, { x: 0, z: 40, r: 260, depth: 110 });
    box(p, { x: 0, z: 40, w: 400, h: 36, d: 150, yaw: -12, color: "#7a4f33", topColor: "#8f6242" });
    const [x, y] = project({ x: 0, y: 38, z: 40 });
    for (const [dx, dy] of [
      [-140, 34],
      [-50, 14],
      [40, -6],
      [130, -26],
    ] as const)
      p.add(
        leaf(x + dx - 14, y + dy - 44, 28, "#6a9a4c", -30),
        leaf(x + dx + 16, y + dy - 50, 30, "#84b25f", 30),
        leaf(x + dx, y + dy - 66, 34, "#5c8a42", 0),
      );
    rod(
      p,
      [
        { x: -200, y: 44, z: 110 },
        { x: 196, y: 44, z: 20 },
      ],
      13,
      "#22292b",
    );
    for (const [dx, dy] of [
      [-120, 34],
      [-30, 12],
      [60, -8],
      [150, -28],
    ] as const)
      p.add(
        el("circle", { cx: x + dx, cy: y + dy + 10, r: 8, fill: INK.clay }),
        drop(x + dx, y + dy + 32, 11, "#5fb0c4"),
      );
    shadow(p, { x: -170, z: 160, r: 70 });
    for (let i = 0; i < 3; i++)
      disc(p, {
        x: -170,
        y: i * 10 + 6,
        z: 160,
        r: 62,
        fill: "none",
        stroke: i % 2 ? "#3a4446" : "#22292b",
        "stroke-width": 11,
      });
  },
  "tap-aerators": (p) => {
    stage(p, "sea", "disc", 1.34);
    podium(p, { x: 0, r: 170, h: 24 });
    const aerator = (x: number, z: number, color: string) => {
      cylinder(p, { x, y: 24, z, r: 44, h: 40, color, gloss: 0.6, topColor: "#dfe6e4" });
      disc(p, { x, y: 64, z, r: 34, fill: "#8fa3a3" });
      disc(p, { x, y: 65, z, r: 24, fill: "#bfd0ce" });
    };
    aerator(-84, 10, "#c3cbca");
    aerator(10, 40, INK.brass);
    aerator(100, 10, "#c3cbca");
    const [x, y] = project({ x: 10, y: 180 });
    p.add(drop(x, y, 58, "#5fb0c4"), drop(x + 10, y + 14, 24, "#a9d9e2"));
  },
  "ro-filter": (p) => {
    stage(p, "sky", "steps", 1.22);
    shadow(p, { x: 0, r: 220, depth: 90 });
    box(p, { x: 6, z: -50, w: 350, h: 290, d: 16, yaw: -14, color: "#e3ebe8" });
    box(p, { x: 0, y: 210, z: -20, w: 330, h: 50, d: 60, yaw: -14, color: "#f2efe6" });
    for (const [i, color] of ["#4f9ab0", "#e9e4d6", "#4f9ab0"].entries()) {
      const spot = { x: -110 + i * 100, z: 20 - i * 24 };
      lathe(p, {
        ...spot,
        y: 20,
        profile: [
          [0, 20],
          [10, 38],
          [170, 40, "sharp"],
        ],
        fill: roundFill(p, color, 0.5),
      });
      cylinder(p, { ...spot, y: 188, r: 45, h: 34, color: INK.gulf });
    }
    shadow(p, { x: 190, z: 60, r: 80 });
    lathe(p, {
      x: 196,
      z: 60,
      profile: [
        [0, 46],
        [12, 60],
        [130, 60],
        [150, 30, "sharp"],
      ],
      fill: roundFill(p, "#f2efe6", 0.5),
      topColor: INK.sea,
    });
    const [x, y] = project({ x: 196, y: 74, z: 60 });
    p.add(drop(x, y + 16, 26, INK.sea));
  },
  "greywater-unit": (p) => {
    stage(p, "dusk", "window", 1.2);
    shadow(p, { x: 0, r: 250, depth: 130 });
    for (const [x, z, h, color] of [
      [-130, 0, 220, INK.gulf],
      [30, -30, 260, "#3f7d6f"],
    ] as const) {
      lathe(p, {
        x,
        z,
        profile: [
          [0, 76, "sharp"],
          [h - 40, 78],
          [h - 10, 54],
          [h, 24, "sharp"],
        ],
        fill: roundFill(p, color),
        topColor: tone(color, 0.3),
      });
    }
    rod(
      p,
      [
        { x: -130, y: 226, z: 0 },
        { x: -130, y: 280, z: 0 },
        { x: 30, y: 306, z: -30 },
        { x: 30, y: 266, z: -30 },
      ],
      14,
      "#c3cbca",
    );
    box(p, {
      x: 170,
      z: 50,
      w: 120,
      h: 110,
      d: 90,
      yaw: -22,
      color: "#e9e4d6",
      front: (w, h) =>
        patch(16, 16, w - 32, 40, "#1c3437", 4) +
        el("circle", { cx: 36, cy: h - 30, r: 10, fill: "#6fd0b4" }) +
        el("circle", { cx: 66, cy: h - 30, r: 10, fill: INK.brass }),
    });
    rod(
      p,
      [
        { x: 100, y: 40, z: 0 },
        { x: 130, y: 40, z: 40 },
      ],
      14,
      "#c3cbca",
    );
  },
};
