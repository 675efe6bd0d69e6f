import { box } from "../kit/box.ts";
import { project } from "../kit/camera.ts";
import { INK } from "../kit/color.ts";
import { patch } from "../kit/marks.ts";
import { el, type Kinds, type Picture, path } from "../kit/picture.ts";
import { ballFill } from "../kit/shade.ts";
import { rod } from "../kit/shapes.ts";
import { podium, shadow, stage } from "../kit/stage.ts";
import { lens } from "./camera-parts.ts";

/** A wall plate with a glass front. */
function plate(
  p: Picture,
  x: number,
  z: number,
  w: number,
  h: number,
  color: string,
  art: (w: number, h: number) => string,
): void {
  shadow(p, { x, z, r: w * 0.62, depth: 50 });
  box(p, { x, z, w, h, d: 26, yaw: -20, color, round: 5, front: art });
}

export const SMART_HOME: Kinds = {
  "smart-lock": (p) => {
    stage(p, "clay", "steps", 1.2);
    shadow(p, { x: 0, r: 190, depth: 60 });
    box(p, {
      x: 0,
      z: -30,
      w: 270,
      h: 330,
      d: 30,
      yaw: -14,
      color: "#8e5f3d",
      front: (w, h) =>
        el("path", {
          d: [0.2, 0.5, 0.78].map((at) => path("M", w * at, 0, "q", 10, h * 0.5, -6, h)).join(""),
          stroke: "#6e4526",
          "stroke-width": 2,
          fill: "none",
          opacity: 0.6,
        }),
    });
    box(p, {
      x: -44,
      y: 70,
      z: 14,
      w: 78,
      h: 220,
      d: 24,
      yaw: -14,
      color: "#20282a",
      front: (w, h) =>
        el("path", {
          d: [0, 1, 2, 3]
            .flatMap((row) => [0, 1, 2].map((i) => path("M", w * 0.28 + i * w * 0.22, 26 + row * 22, "h", 0.1)))
            .join(""),
          stroke: "#9fd4c8",
          "stroke-width": 8,
          "stroke-linecap": "round",
        }) +
        el("circle", { cx: w / 2, cy: h * 0.68, r: 20, fill: "none", stroke: INK.brass, "stroke-width": 4 }) +
        el("circle", { cx: w / 2, cy: h * 0.68, r: 11, fill: "none", stroke: INK.brass, "stroke-width": 3 }),
    });
    rod(
      p,
      [
        { x: -50, y: 104, z: 40 },
        { x: -46, y: 104, z: 66 },
        { x: 64, y: 104, z: 40 },
      ],
      20,
      "#c8cdca",
    );
  },
  thermostat: (p) => {
    stage(p, "sea", "disc", 1.34);
    podium(p, { x: 0, r: 150, h: 24 });
    const [x, y] = project({ x: 0, y: 150 });
    p.add(
      el("circle", { cx: x - 10, cy: y + 4, r: 122, fill: "#a39d90" }),
      el("circle", { cx: x, cy: y, r: 122, fill: ballFill(p, "#e9e5da") }),
      el("circle", { cx: x, cy: y, r: 98, fill: "#18292b" }),
    );
    const arc = (from: number, to: number, color: string) =>
      el("path", {
        d: path(
          "M",
          x + Math.cos(from) * 78,
          y + Math.sin(from) * 78,
          "A",
          78,
          78,
          0,
          to - from > Math.PI ? 1 : 0,
          1,
          x + Math.cos(to) * 78,
          y + Math.sin(to) * 78,
        ),
        fill: "none",
        stroke: color,
        "stroke-width": 10,
        "stroke-linecap": "round",
      });
    p.add(
      arc(2.3, 7.1, "#31484b"),
      arc(2.3, 5.3, "#5fb6a8"),
      el("circle", { cx: x + Math.cos(5.3) * 78, cy: y + Math.sin(5.3) * 78, r: 9, fill: INK.brass }),
    );
    p.add(
      el("path", {
        d: path("M", x, y - 34, "v", 68, "M", x - 30, y - 17, "l", 60, 34, "M", x - 30, y + 17, "l", 60, -34),
        stroke: "#cfeae3",
        "stroke-width": 6,
        "stroke-linecap": "round",
      }),
    );
  },
  "smart-switch": (p) => {
    stage(p, "ivory", "arch", 1.45);
    const glow = (w: number, h: number, count: number) =>
      patch(8, 8, w - 16, h - 16, "none") +
      Array.from(
        { length: count },
        (_, i) =>
          el("circle", {
            cx: (w * (i + 1)) / (count + 1),
            cy: h / 2,
            r: 17,
            fill: "none",
            stroke: "#7fd0c0",
            "stroke-width": 4,
          }) + el("circle", { cx: (w * (i + 1)) / (count + 1), cy: h / 2, r: 5, fill: "#7fd0c0" }),
      ).join("");
    plate(p, -120, -20, 150, 160, "#1d2a2c", (w, h) => glow(w, h, 1));
    plate(p, 70, 20, 220, 160, "#f4f0e6", (w, h) => glow(w, h, 3).replaceAll("#7fd0c0", INK.brass));
  },
  "door-intercom": (p) => {
    stage(p, "dusk", "window", 1.3);
    plate(
      p,
      -70,
      -10,
      250,
      176,
      "#20282a",
      (w, h) =>
        patch(14, 14, w - 70, h - 28, "#35696a", 4) +
        el("path", {
          d: path(
            "M",
            14,
            h - 60,
            "l",
            56,
            -44,
            "l",
            40,
            26,
            "l",
            36,
            -30,
            "L",
            w - 56,
            h - 62,
            "V",
            h - 14,
            "H",
            14,
            "z",
          ),
          fill: "#c2a66d",
          opacity: 0.8,
        }) +
        el("circle", { cx: w * 0.56, cy: h * 0.34, r: 15, fill: "#f2dfa7" }) +
        [0.3, 0.5, 0.7]
          .map((at) =>
            el("circle", { cx: w - 28, cy: h * at, r: 10, fill: "none", stroke: "#9fd4c8", "stroke-width": 3 }),
          )
          .join(""),
    );
    plate(
      p,
      150,
      50,
      84,
      190,
      "#c5cac7",
      (w, h) =>
        lens(w / 2, h * 0.24, 22) +
        el("circle", { cx: w / 2, cy: h * 0.72, r: 19, fill: INK.brass }) +
        el("path", {
          d: [0.42, 0.48, 0.54].map((at) => path("M", w * 0.3, h * at, "h", w * 0.4)).join(""),
          stroke: "#7c8688",
          "stroke-width": 4,
        }),
    );
  },
};
