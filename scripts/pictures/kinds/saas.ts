import { box } from "../kit/box.ts";
import { INK } from "../kit/color.ts";
import { patch } from "../kit/marks.ts";
import { el, type Kinds, type Picture, path } from "../kit/picture.ts";
import { shadow, stage } from "../kit/stage.ts";
import { type Art, side } from "./screen-parts.ts";

/** An open laptop whose screen shows a drawing of the software. */
function laptop(p: Picture, art: Art): void {
  shadow(p, { x: 0, z: 40, r: 250, depth: 150 });
  box(p, {
    x: 0,
    y: 12,
    z: -60,
    w: 330,
    h: 210,
    d: 12,
    yaw: -12,
    color: "#262f31",
    front: (w, h) => patch(9, 9, w - 18, h - 18, "#f4f1e8", 3) + art(w, h),
  });
  box(p, {
    x: 12,
    z: 40,
    w: 340,
    h: 14,
    d: 200,
    yaw: -12,
    color: "#b9c1c0",
    topColor: "#cfd5d3",
    top: (w, d) =>
      patch(24, 16, w - 48, d * 0.5, "#4b5759", 4) +
      el("path", {
        d: [0.2, 0.3, 0.4, 0.5].map((at) => path("M", 30, d * at, "h", w - 60)).join(""),
        stroke: "#8a9496",
        "stroke-width": 2,
        "stroke-dasharray": "15 4",
      }) +
      patch(w / 2 - 42, d * 0.66, 84, d * 0.26, "#bcc4c2", 4),
  });
}

/** Bars that grow towards the right. */
function bars(x: number, base: number, heights: number[], fill: string, width = 16): string {
  return heights.map((height, i) => patch(x + i * (width + 9), base - height, width, height, fill, 2)).join("");
}

export const SAAS: Kinds = {
  "saas-accounting": (p) => {
    stage(p, "sea", "arch", 1.22);
    laptop(
      p,
      (w, h) =>
        side(w, h) +
        [0, 1, 2]
          .map(
            (i) =>
              patch(78 + i * 82, 24, 70, 44, "#e3ebe6", 4) +
              patch(86 + i * 82, 34, 34, 6, INK.sea, 3) +
              patch(86 + i * 82, 48, 48, 8, INK.gulf, 3),
          )
          .join("") +
        bars(84, h - 26, [34, 52, 44, 70, 62, 88], INK.sea) +
        el("path", {
          d: path("M", 90, h - 66, "l", 26, -14, "l", 26, 8, "l", 26, -26, "l", 26, 4, "l", 26, -28),
          fill: "none",
          stroke: INK.brass,
          "stroke-width": 4,
        }) +
        el("circle", { cx: w - 48, cy: h - 64, r: 28, fill: "none", stroke: "#d8ded9", "stroke-width": 13 }) +
        el("path", {
          d: path("M", w - 48, h - 92, "a", 28, 28, 0, 0, 1, 20, 47),
          fill: "none",
          stroke: INK.clay,
          "stroke-width": 13,
        }),
    );
  },
  "saas-warehouse": (p) => {
    stage(p, "sand", "window", 1.22);
    laptop(
      p,
      (w, h) =>
        side(w, h) +
        [0, 1, 2, 3]
          .map(
            (row) =>
              patch(78, 26 + row * 40, w - 100, 30, "#e9e4d5", 4) +
              [0, 1, 2, 3, 4]
                .map((i) =>
                  patch(
                    86 + i * 40,
                    32 + row * 40,
                    28,
                    18,
                    [INK.kraft, INK.sea, "#d8ded9", INK.kraft, INK.clay][(i + row * 2) % 5] ?? INK.kraft,
                    2,
                  ),
                )
                .join(""),
          )
          .join(""),
    );
    box(p, {
      x: 210,
      z: 120,
      w: 74,
      h: 58,
      d: 60,
      yaw: -26,
      color: INK.kraft,
      front: (w, h) =>
        patch(w / 2 - 6, 0, 12, h * 0.3, "#e7cfa6") + patch(w * 0.2, h * 0.56, w * 0.5, h * 0.26, INK.ivory),
    });
  },
  "saas-fleet": (p) => {
    stage(p, "dusk", "disc", 1.22);
    laptop(
      p,
      (w, h) =>
        patch(9, 9, w - 18, h - 18, "#dfe8de", 3) +
        el("path", {
          d: path(
            "M",
            9,
            h * 0.7,
            "q",
            80,
            -60,
            150,
            -20,
            "t",
            w - 168,
            -60,
            "M",
            w * 0.3,
            9,
            "q",
            20,
            90,
            90,
            h - 18,
            "M",
            9,
            h * 0.32,
            "h",
            w - 18,
          ),
          fill: "none",
          stroke: "#fdfbf4",
          "stroke-width": 11,
        }) +
        el("path", {
          d: path("M", 40, h * 0.66, "q", 60, -40, 120, -8, "t", w * 0.42, -68),
          fill: "none",
          stroke: INK.sea,
          "stroke-width": 5,
          "stroke-dasharray": "10 6",
        }) +
        [
          [40, h * 0.66, INK.brass],
          [w * 0.88, h * 0.26, INK.clay],
        ]
          .map(
            ([x, y, fill]) =>
              el("circle", { cx: x, cy: y, r: 12, fill: fill }) + el("circle", { cx: x, cy: y, r: 5, fill: "#fff" }),
          )
          .join(""),
    );
  },
  "saas-mobile": (p) => {
    stage(p, "clay", "steps", 1.2);
    const phone = (x: number, z: number, art: Art) => {
      shadow(p, { x, z, r: 90, depth: 46 });
      box(p, {
        x,
        z,
        w: 140,
        h: 272,
        d: 16,
        yaw: -18,
        color: "#1f2729",
        round: 16,
        front: (w, h) => patch(8, 8, w - 16, h - 16, "#f6f2e8", 10) + art(w, h),
      });
    };
    phone(
      -80,
      -30,
      (w, h) =>
        patch(8, 8, w - 16, 70, INK.gulf, 10) +
        bars(26, 64, [16, 30, 22, 38], INK.brass, 14) +
        [0, 1, 2, 3]
          .map(
            (i) =>
              patch(20, 94 + i * 40, w - 40, 28, "#e6e2d4", 6) +
              el("circle", { cx: 36, cy: 108 + i * 40, r: 8, fill: i % 2 ? INK.clay : INK.sea }),
          )
          .join("") +
        patch(w / 2 - 20, h - 18, 40, 4, "#b6b09f", 2),
    );
    phone(
      100,
      50,
      (w, h) =>
        el("circle", { cx: w / 2, cy: h * 0.36, r: 40, fill: "none", stroke: "#dcd8c9", "stroke-width": 14 }) +
        el("path", {
          d: path("M", w / 2, h * 0.36 - 40, "a", 40, 40, 0, 1, 1, -38, 28),
          fill: "none",
          stroke: INK.sea,
          "stroke-width": 14,
        }) +
        patch(24, h * 0.64, w - 48, 10, "#d8d3c4", 5) +
        patch(24, h * 0.71, w - 72, 10, "#d8d3c4", 5) +
        patch(24, h * 0.82, w - 48, 30, INK.brass, 15),
    );
  },
};
