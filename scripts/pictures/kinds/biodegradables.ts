import { project } from "../kit/camera.ts";
import { INK, tone } from "../kit/color.ts";
import { leaf, patch } from "../kit/marks.ts";
import { el, type Kinds, path } from "../kit/picture.ts";
import { cylinder, disc, lathe, lying } from "../kit/round.ts";
import { roundFill } from "../kit/shade.ts";
import { shadow, stage } from "../kit/stage.ts";

export const BIODEGRADABLES: Kinds = {
  "bagasse-plates": (p) => {
    stage(p, "leaf", "window", 1.34);
    shadow(p, { x: -40, r: 170 });
    for (let i = 0; i < 7; i++) {
      disc(p, { x: -40, y: i * 13, r: 142, fill: i % 2 ? "#e6dcc4" : "#f3ecd9" });
      disc(p, { x: -40, y: i * 13 + 6, r: 142, fill: "#f8f2e2" });
    }
    disc(p, {
      x: -40,
      y: 86,
      r: 104,
      fill: p.linear([
        [0, "#d9cdb0"],
        [1, "#f3ecd9"],
      ]),
    });
    shadow(p, { x: 180, z: 90, r: 90 });
    for (let i = 0; i < 3; i++)
      lathe(p, {
        x: 180,
        y: i * 16,
        z: 90,
        profile: [
          [0, 46],
          [36, 84, "sharp"],
        ],
        fill: roundFill(p, "#efe6cf"),
        topColor: "#ddd1b5",
      });
    p.add(leaf(230, 520, 26, INK.leaf, 66));
  },
  "kraft-cups": (p) => {
    stage(p, "sand", "disc", 1.26);
    const cup = (x: number, z: number, h: number, lid: boolean) => {
      shadow(p, { x, z, r: 68 });
      lathe(p, {
        x,
        z,
        profile: [
          [0, 42, "sharp"],
          [h, 62, "sharp"],
        ],
        fill: roundFill(p, "#cf9f68"),
        topColor: "#fdf6e6",
      });
      const [cx, cy] = project({ x, y: h * 0.5, z });
      p.add(leaf(cx, cy + 18, 24, INK.gulf));
      if (lid) {
        cylinder(p, { x, y: h, z, r: 66, h: 12, color: "#f7f3e8" });
        cylinder(p, { x, y: h + 12, z, r: 54, h: 12, color: "#f7f3e8" });
      } else disc(p, { x, y: h - 8, z, r: 55, fill: "#5b3420" });
    };
    cup(-150, -20, 150, true);
    cup(0, 10, 190, true);
    cup(150, -10, 120, false);
  },
  "compost-bags": (p) => {
    stage(p, "leaf", "steps", 1.36);
    shadow(p, { x: -70, r: 150, depth: 70 });
    lying(p, {
      x: -60,
      z: -10,
      r: 62,
      length: 240,
      turn: 28,
      color: "#8fb565",
      capColor: "#a9c985",
      hole: 18,
      art: (length, r) =>
        patch(length * 0.34, -r, length * 0.34, r * 2, INK.ivory, 0, 0.9) + leaf(length * 0.51, 0, 26, "#5c8a42", 0),
    });
    lying(p, { x: 120, z: 90, r: 50, length: 170, turn: 28, color: "#7aa552", capColor: "#a9c985", hole: 15 });
    p.add(leaf(250, 520, 30, "#6a9a4c", 50), leaf(292, 532, 24, "#84b25f", 90));
  },
  "wooden-cutlery": (p) => {
    stage(p, "clay", "arch", 1.3);
    shadow(p, { x: 0, r: 130 });
    const [x, y] = project({ x: 0, y: 120 });
    const handle = (dx: number, turn: number, head: string) =>
      el(
        "g",
        { transform: `rotate(${turn} ${Math.round(x + dx)} ${Math.round(y)})` },
        patch(x + dx - 8, y - 130, 16, 150, "#d9b483", 6) +
          el("path", {
            d: head,
            transform: `translate(${Math.round(x + dx)} ${Math.round(y - 140)})`,
            fill: "#e0be90",
          }),
      );
    p.add(
      handle(-46, -16, "M-20-40v46q4 22 20 26 16-4 20-26v-46h-8v34h-7v-34h-10v34h-7v-34z"),
      handle(0, 2, "M0-52c-30 0-30 62 0 84 30-22 30-84 0-84z"),
      handle(46, 18, "M-16-50q34 20 30 82h-30z"),
    );
    lathe(p, {
      x: 0,
      profile: [
        [0, 74, "sharp"],
        [132, 88, "sharp"],
      ],
      fill: roundFill(p, "#cf9f68"),
    });
    p.add(leaf(x, y + 60, 34, INK.gulf));
    p.add(
      el("path", {
        d: path("M", x - 88, y - 11, "a", 88, 28, 0, 0, 0, 176, 0),
        fill: "none",
        stroke: tone("#cf9f68", 0.4),
        "stroke-width": 4,
      }),
    );
  },
};
