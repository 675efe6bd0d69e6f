import { box } from "../kit/box.ts";
import { project } from "../kit/camera.ts";
import { INK, tone } from "../kit/color.ts";
import { el, type Kinds, path } from "../kit/picture.ts";
import { band, cylinder, lathe } from "../kit/round.ts";
import { roundFill } from "../kit/shade.ts";
import { rod } from "../kit/shapes.ts";
import { shadow, stage } from "../kit/stage.ts";

export const INDUSTRIAL_PLASTICS: Kinds = {
  "plastic-crates": (p) => {
    stage(p, "sea", "steps", 1.2);
    shadow(p, { x: 0, r: 210, depth: 150 });
    const slots = (w: number, h: number) =>
      el("path", {
        d: Array.from({ length: 6 }, (_, i) => path("M", w * (0.1 + i * 0.15), h * 0.34, "v", h * 0.46)).join(""),
        stroke: "#0a2f31",
        "stroke-width": w * 0.075,
        opacity: 0.5,
      }) + el("path", { d: path("M", 0, h * 0.13, "h", w), stroke: "#fff", "stroke-width": 3, opacity: 0.25 });
    const crate = (x: number, y: number, z: number, color: string) =>
      box(p, {
        x,
        y,
        z,
        w: 230,
        h: 86,
        d: 160,
        yaw: -24,
        color,
        front: slots,
        side: slots,
        topColor: tone(color, -0.5),
      });
    crate(-50, 0, -30, INK.sea);
    crate(-46, 86, -28, INK.brass);
    crate(-42, 172, -26, INK.clay);
    shadow(p, { x: 180, z: 120, r: 110 });
    box(p, {
      x: 170,
      z: 110,
      w: 170,
      h: 76,
      d: 110,
      yaw: -18,
      color: "#7fa65a",
      front: slots,
      side: slots,
      topColor: "#3d5426",
    });
  },
  "water-tank": (p) => {
    stage(p, "sky", "arch", 1.18);
    shadow(p, { x: 0, r: 180 });
    lathe(p, {
      x: 0,
      profile: [
        [0, 146, "sharp"],
        [186, 150],
        [226, 120],
        [244, 52, "sharp"],
      ],
      fill: roundFill(p, "#efe9da", 0.5),
    });
    for (const at of [40, 84, 128, 172])
      band(p, { x: 0, r: 152, from: at, to: at + 12, fill: roundFill(p, "#e0d8c5", 0.6) });
    cylinder(p, { x: 0, y: 240, r: 56, h: 22, color: INK.gulf });
    rod(
      p,
      [
        { x: 118, y: 34, z: 110 },
        { x: 168, y: 34, z: 134 },
      ],
      20,
      INK.brass,
    );
    const [x, y] = project({ x: 0, y: 106 });
    p.add(
      el("path", {
        d: path("M", x - 46, y + 30, "q", 23, -26, 46, 0, "t", 46, 0),
        fill: "none",
        stroke: INK.sea,
        "stroke-width": 8,
        "stroke-linecap": "round",
      }),
    );
  },
  "ibc-tank": (p) => {
    stage(p, "sand", "window", 1.2);
    shadow(p, { x: 0, r: 210, depth: 170 });
    box(p, { x: 0, w: 250, h: 30, d: 200, yaw: -26, color: "#3f4a4c" });
    const cage = (w: number, h: number) =>
      el("path", {
        d:
          [0.02, 0.2, 0.4, 0.6, 0.8, 0.98].map((at) => path("M", w * at, 0, "v", h)).join("") +
          [0.03, 0.3, 0.62, 0.97].map((at) => path("M", 0, h * at, "h", w)).join(""),
        stroke: "#7f8b8d",
        "stroke-width": 6,
        fill: "none",
      });
    box(p, {
      x: 0,
      y: 30,
      w: 240,
      h: 220,
      d: 192,
      yaw: -26,
      color: "#eae7dc",

      front: cage,
      side: cage,
      topColor: "#f6f4ec",
      top: (w, d) => el("circle", { cx: w / 2, cy: d / 2, r: 34, fill: INK.clay }),
    });
    rod(
      p,
      [
        { x: 50, y: 44, z: 104 },
        { x: 66, y: 36, z: 140 },
      ],
      22,
      INK.sea,
    );
  },
  "plastic-pallets": (p) => {
    stage(p, "clay", "sweep", 1.24);
    shadow(p, { x: 0, r: 230, depth: 180 });
    const feet = (w: number, h: number) =>
      el("path", {
        d: [0.1, 0.56]
          .map((at) => path("M", w * at, h * 0.36, "h", w * 0.34, "v", h * 0.5, "h", -w * 0.34, "z"))
          .join(""),
        fill: "#0b1f20",
        opacity: 0.75,
      });
    const holes = (w: number, d: number) =>
      el("path", {
        d: [0.2, 0.4, 0.6, 0.8].map((at) => path("M", 16, d * at, "h", w - 32)).join(""),
        stroke: "#083032",
        "stroke-width": 9,
        "stroke-dasharray": "30 12",
        opacity: 0.55,
      });
    for (let i = 0; i < 5; i++)
      box(p, {
        x: 0,
        y: i * 40,
        w: 290,
        h: 38,
        d: 230,
        yaw: -26,
        color: i === 3 ? INK.clay : INK.sea,
        front: feet,
        side: feet,
        top: i === 4 ? holes : undefined,
      });
  },
};
