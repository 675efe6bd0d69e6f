import { box } from "../kit/box.ts";
import { project } from "../kit/camera.ts";
import { INK } from "../kit/color.ts";
import { patch, star } from "../kit/marks.ts";
import { el, type Kinds, path } from "../kit/picture.ts";
import { cylinder, disc, lying } from "../kit/round.ts";
import { ballFill } from "../kit/shade.ts";
import { rod } from "../kit/shapes.ts";
import { podium, shadow, stage } from "../kit/stage.ts";
import { lens } from "./camera-parts.ts";

export const MONITORING: Kinds = {
  "cctv-dome": (p) => {
    stage(p, "sky", "arch", 1.3);
    podium(p, { x: 0, r: 160, h: 28 });
    cylinder(p, { x: 0, y: 28, r: 116, h: 30, color: "#eeeae0", gloss: 0.6 });
    cylinder(p, { x: 0, y: 58, r: 100, h: 12, color: "#dfdacd", gloss: 0.6 });
    const [x, y] = project({ x: 0, y: 70 });
    p.add(
      el("path", {
        d: path("M", x - 84, y, "C", x - 84, y - 116, x + 84, y - 116, x + 84, y, "A", 84, 27, 0, 0, 1, x - 84, y, "z"),
        fill: ballFill(p, "#46585b"),
      }),
      lens(x - 10, y - 34, 26),
      el("path", {
        d: path("M", x + 34, y - 74, "q", 32, 20, 36, 56),
        stroke: "#fff",
        "stroke-width": 6,
        fill: "none",
        opacity: 0.5,
        "stroke-linecap": "round",
      }),
    );
  },
  "cctv-bullet": (p) => {
    stage(p, "dusk", "disc", 1.3);
    shadow(p, { x: 30, r: 130, depth: 80 });
    cylinder(p, { x: 90, r: 66, h: 20, color: "#e8e4da", gloss: 0.6 });
    rod(
      p,
      [
        { x: 90, y: 24 },
        { x: 90, y: 90 },
        { x: 60, y: 130 },
      ],
      26,
      "#dcd7cb",
    );
    lying(p, { x: -10, y: 122, z: 10, r: 54, length: 210, turn: 144, color: "#f0ece2", capColor: "#20282a" });
    const [x, y] = project({ x: -96, y: 176, z: 72 });
    p.add(
      lens(x, y, 30),
      ...[0, 60, 120, 180, 240, 300].map((angle) =>
        el("circle", {
          cx: x + Math.cos((angle * Math.PI) / 180) * 22,
          cy: y + Math.sin((angle * Math.PI) / 180) * 40,
          r: 3.4,
          fill: "#8f3b33",
        }),
      ),
    );
    box(p, { x: -20, y: 228, z: 10, w: 240, h: 10, d: 96, yaw: -36, color: "#f5f1e8" });
  },
  "cctv-recorder": (p) => {
    stage(p, "sea", "steps", 1.26);
    shadow(p, { x: 0, r: 240, depth: 130 });
    const view = (w: number, h: number) =>
      patch(8, 8, w - 16, h - 16, "#12292c") +
      [0, 1, 2, 3]
        .map((i) =>
          patch(
            14 + (i % 2) * (w / 2 - 10),
            14 + Math.floor(i / 2) * (h / 2 - 10),
            w / 2 - 18,
            h / 2 - 18,
            ["#2f6b69", "#6b8f84", "#9c8a63", "#3f6f86"][i] ?? INK.sea,
            2,
          ),
        )
        .join("") +
      el("path", {
        d: path("M", 20, h * 0.42, "l", 34, -30, "l", 26, 18, "l", 26, -24, "l", 20, 30, "z"),
        fill: "#bfe0d6",
        opacity: 0.5,
      });
    box(p, { x: -20, y: 34, z: -70, w: 270, h: 176, d: 14, yaw: -16, color: "#222b2d", front: view });
    box(p, { x: -20, z: -66, w: 90, h: 34, d: 60, yaw: -16, color: "#222b2d" });
    box(p, {
      x: 40,
      z: 70,
      w: 290,
      h: 46,
      d: 120,
      yaw: -16,
      color: "#2c3638",
      front: (w, h) =>
        patch(16, h * 0.36, 84, 6, "#4c5b5e", 3) +
        [0, 1, 2]
          .map((i) => el("circle", { cx: w - 30 - i * 22, cy: h / 2, r: 5, fill: i ? "#6fc3a8" : INK.brass }))
          .join(""),
    });
  },
  "gps-tracker": (p) => {
    stage(p, "sand", "window", 1.36);
    shadow(p, { x: -60, r: 130, depth: 90 });
    box(p, {
      x: -60,
      w: 160,
      h: 46,
      d: 104,
      yaw: -26,
      color: "#2a3335",
      round: 6,
      top: (w, d) => star(w / 2, d / 2, 16, INK.brass),
      front: (w, h) =>
        el("circle", { cx: w - 24, cy: h / 2, r: 5, fill: "#6fc3a8" }) +
        el("circle", { cx: w - 42, cy: h / 2, r: 5, fill: INK.brass }),
    });
    rod(
      p,
      [
        { x: 20, y: 20, z: 10 },
        { x: 70, y: 4, z: 60 },
        { x: 130, y: 4, z: 50 },
        { x: 190, y: 4, z: 90 },
      ],
      9,
      "#1d2324",
      true,
    );
    const [x, y] = project({ x: 130, y: 190, z: 0 });
    p.add(
      el("path", {
        d: path(
          "M",
          x,
          y + 116,
          "C",
          x - 20,
          y + 70,
          x - 68,
          y + 40,
          x - 68,
          y - 6,
          "A",
          68,
          68,
          0,
          0,
          1,
          x + 68,
          y - 6,
          "C",
          x + 68,
          y + 40,
          x + 20,
          y + 70,
          x,
          y + 116,
          "z",
        ),
        fill: ballFill(p, INK.clay),
      }),
      el("circle", { cx: x, cy: y - 6, r: 28, fill: INK.ivory }),
    );
    disc(p, { x: 130, z: 0, r: 56, fill: "none", stroke: INK.clay, "stroke-width": 4 });
  },
};
