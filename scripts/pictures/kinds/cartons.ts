import { box } from "../kit/box.ts";
import { project } from "../kit/camera.ts";
import { INK, tone } from "../kit/color.ts";
import { carton } from "../kit/containers.ts";
import { leaf, patch, print, star } from "../kit/marks.ts";
import { el, type Kinds, path } from "../kit/picture.ts";
import { shadow, stage } from "../kit/stage.ts";

export const CARTONS: Kinds = {
  "carton-boxes": (p) => {
    stage(p, "sand", "arch", 1.2);
    carton(p, { x: -90, z: -40, w: 220, h: 170, d: 160 });
    carton(p, { x: 120, z: 40, w: 150, h: 110, d: 120 });
    carton(p, { x: -80, y: 170, z: -30, w: 150, h: 96, d: 110, yaw: -36, floor: false });
  },
  "carton-sheets": (p) => {
    stage(p, "clay", "steps", 1.22);
    shadow(p, { x: 0, r: 230, depth: 170 });
    const flutes = (w: number, h: number) =>
      el("path", {
        d: Array.from({ length: 6 }, (_, i) =>
          path(
            "M",
            0,
            7 + (i * h) / 6,
            "q",
            5,
            -10,
            10,
            0,
            ...Array.from({ length: Math.floor(w / 10) - 1 }, () => ["t", 10, 0]).flat(),
          ),
        ).join(""),
        fill: "none",
        stroke: tone(INK.kraft, -0.4),
        "stroke-width": 1.6,
      });
    box(p, {
      x: 0,
      w: 300,
      h: 92,
      d: 210,
      yaw: -24,
      color: tone(INK.kraft, 0.16),
      front: flutes,
      top: (w, d) =>
        el("path", {
          d: path("M", w * 0.28, 0, "v", d, "M", w * 0.72, 0, "v", d, "M", 0, d * 0.5, "h", w),
          stroke: tone(INK.kraft, -0.22),
          "stroke-width": 2,
          "stroke-dasharray": "8 5",
        }),
    });
    box(p, {
      x: 40,
      y: 92,
      z: -30,
      w: 240,
      h: 10,
      d: 150,
      yaw: -10,
      color: "#efe9dc",
      top: (w, d) => star(w / 2, d / 2, 26, INK.sea),
    });
  },
  "food-box": (p) => {
    stage(p, "leaf", "disc", 1.4);
    for (const [x, z, h] of [
      [-120, -20, 130],
      [70, -60, 160],
    ] as const) {
      shadow(p, { x, z, r: 100 });
      box(p, {
        x,
        z,
        w: 140,
        h,
        d: 110,
        yaw: -22,
        color: "#d7ae7c",
        front: (w, fh) => leaf(w / 2, fh * 0.5, 26, INK.gulf) + print(w / 2, fh * 0.82, [50, 34], INK.gulf),
      });
    }
    shadow(p, { x: 130, z: 100, r: 110 });
    box(p, {
      x: 120,
      z: 100,
      w: 190,
      h: 54,
      d: 120,
      yaw: -22,
      color: "#d7ae7c",
      topColor: "#f6f1e4",
      top: (w, d) =>
        patch(14, 12, w - 28, d - 24, "#e7e2cf", 6) +
        el("circle", { cx: w * 0.3, cy: d * 0.5, r: 26, fill: INK.leaf }) +
        el("circle", { cx: w * 0.55, cy: d * 0.44, r: 22, fill: "#d98a3a" }) +
        el("circle", { cx: w * 0.75, cy: d * 0.6, r: 18, fill: INK.tomato }),
    });
  },
  "gift-boxes": (p) => {
    stage(p, "brass", "lattice", 1.24);
    const gift = (x: number, y: number, z: number, w: number, h: number, color: string, ribbon: string) => {
      if (y === 0) shadow(p, { x, z, r: w * 0.8, depth: w * 0.6 });
      const strip = (fw: number, fh: number) => patch(fw / 2 - 11, 0, 22, fh, ribbon);
      box(p, {
        x,
        y,
        z,
        w,
        h,
        d: w * 0.8,
        yaw: -26,
        color,
        front: strip,
        side: strip,
        top: (tw, td) => patch(tw / 2 - 11, 0, 22, td, ribbon) + patch(0, td / 2 - 11, tw, 22, ribbon),
      });
    };
    gift(-90, 0, -40, 190, 130, INK.gulf, INK.brass);
    gift(110, 0, 50, 140, 90, INK.ivory, INK.clay);
    gift(-84, 130, -36, 124, 80, INK.clay, INK.ivory);
    const [x, y] = project({ x: -84, y: 212, z: -36 });
    p.add(
      el("path", {
        d: path("M", x, y, "c", -50, -54, -80, -20, -8, 2, "z", "M", x, y, "c", 44, -66, 86, -36, 8, 2, "z"),
        fill: INK.ivory,
        stroke: "#ddd0b4",
        "stroke-width": 2,
      }),
    );
  },
};
