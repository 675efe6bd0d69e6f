import { box } from "../kit/box.ts";
import { project } from "../kit/camera.ts";
import { INK } from "../kit/color.ts";
import { patch, star } from "../kit/marks.ts";
import { el, type Kinds, type Picture, path } from "../kit/picture.ts";
import { cylinder, disc, lying } from "../kit/round.ts";
import { ballFill } from "../kit/shade.ts";
import { rod } from "../kit/shapes.ts";
import { podium, shadow, stage } from "../kit/stage.ts";

/** The dark eye of a camera. */
function lens(cx: number, cy: number, r: number): string {
  return (
    el("circle", { cx, cy, r, fill: "#151b1d" }) +
    el("circle", { cx, cy, r: r * 0.66, fill: "#24464a" }) +
    el("circle", { cx, cy, r: r * 0.34, fill: "#0c1416" }) +
    el("circle", { cx: cx + r * 0.3, cy: cy - r * 0.34, r: r * 0.16, fill: "#dff3ef" })
  );
}

const MONITORING: Kinds = {
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

const HOME: Kinds = {
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
    stage(p, "ivory", "arch", 1.3);
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

export const SMART_WATCH_PICTURES: Kinds = { ...MONITORING, ...HOME };
