import { box } from "../kit/box.ts";
import { project } from "../kit/camera.ts";
import { INK } from "../kit/color.ts";
import { patch } from "../kit/marks.ts";
import { el, type Kinds, type Picture, path } from "../kit/picture.ts";
import { cylinder, lying } from "../kit/round.ts";
import { ballFill } from "../kit/shade.ts";
import { rod } from "../kit/shapes.ts";
import { shadow, stage } from "../kit/stage.ts";

type Art = (w: number, h: number) => string;

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

const side: Art = (_w, h) =>
  patch(9, 9, 54, h - 18, INK.gulf, 3) +
  [0, 1, 2, 3].map((i) => patch(20, 34 + i * 28, 32, 7, i === 1 ? INK.brass : "#5f8f8d", 3)).join("");

const SAAS: Kinds = {
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

/** The face of a rack device: two rows of ports and three lights. */
const ports: Art = (w, h) => {
  const row = (at: number) => path("M", w * 0.22, h * at, "H", w * 0.94);
  const lights = [0.05, 0.1, 0.15].map((at, i) =>
    el("circle", { cx: w * at, cy: h * 0.5, r: 4, fill: i === 1 ? INK.brass : "#6fd0b4" }),
  );
  return (
    el("path", {
      d: row(0.33) + row(0.69),
      stroke: "#0d1415",
      "stroke-width": h * 0.26,
      "stroke-dasharray": `${(w * 0.047).toFixed(1)} ${(w * 0.013).toFixed(1)}`,
    }) + lights.join("")
  );
};

const NETWORKING: Kinds = {
  "network-switch": (p) => {
    stage(p, "sea", "steps", 1.3);
    shadow(p, { x: 0, r: 250, depth: 150 });
    for (const [i, color] of ["#2c3739", "#37474a", INK.gulf].entries())
      box(p, { x: 0, y: i * 56, w: 350, h: 52, d: 170, yaw: -18, color, front: ports });
    for (const [i, color] of [INK.brass, "#5fb6a8", INK.clay].entries())
      rod(
        p,
        [
          { x: 20 + i * 40, y: 128, z: 80 - i * 12 },
          { x: 40 + i * 40, y: 90, z: 130 },
          { x: 60 + i * 40, y: 4, z: 130 },
          { x: 120 + i * 46, y: 4, z: 150 },
        ],
        8,
        color,
        true,
      );
  },
  "wifi-access-point": (p) => {
    stage(p, "sky", "arch", 1.3);
    shadow(p, { x: 0, r: 170 });
    cylinder(p, { x: 0, y: 0, r: 150, h: 26, color: "#efece3", gloss: 0.6, topColor: "#faf8f2" });
    const [x, y] = project({ x: 0, y: 28 });
    p.add(
      el("ellipse", { cx: x, cy: y, rx: 100, ry: 33, fill: ballFill(p, "#f4f1ea") }),
      el("ellipse", { cx: x, cy: y - 2, rx: 28, ry: 9, fill: "none", stroke: "#5fb6a8", "stroke-width": 5 }),
    );
    for (const [i, r] of [60, 104, 148].entries())
      p.add(
        el("path", {
          d: path("M", x - r * 0.78, y - 60 - r * 0.62, "A", r, r, 0, 0, 1, x + r * 0.78, y - 60 - r * 0.62),
          fill: "none",
          stroke: INK.sea,
          "stroke-width": 15,
          "stroke-linecap": "round",
          opacity: 0.85 - i * 0.24,
        }),
      );
    p.add(el("circle", { cx: x, cy: y - 64, r: 14, fill: INK.brass }));
  },
  "server-rack": (p) => {
    stage(p, "dusk", "window", 1.12);
    shadow(p, { x: 0, r: 190, depth: 150 });
    const units: Art = (w, h) =>
      patch(10, 10, w - 20, h - 20, "#0f1718") +
      Array.from(
        { length: 9 },
        (_, i) =>
          patch(18, 20 + i * (h / 10), w - 36, h / 13, i % 3 === 1 ? INK.gulf : "#2b3739", 2) +
          el("path", {
            d: path("M", 28, 20 + i * (h / 10) + h / 26, "h", 40),
            stroke: "#7b888a",
            "stroke-width": 4,
            "stroke-dasharray": "5 3",
          }) +
          el("circle", {
            cx: w - 34,
            cy: 20 + i * (h / 10) + h / 26,
            r: 3.6,
            fill: i % 4 === 2 ? INK.brass : "#6fd0b4",
          }),
      ).join("");
    box(p, {
      x: 0,
      w: 210,
      h: 350,
      d: 170,
      yaw: -24,
      color: "#222c2e",
      front: units,
      side: (w, h) =>
        el("path", {
          d: [0.2, 0.26, 0.32, 0.38].map((at) => path("M", w * 0.2, h * at, "h", w * 0.6)).join(""),
          stroke: "#000",
          "stroke-width": 4,
          opacity: 0.35,
        }),
    });
  },
  "fibre-cable": (p) => {
    stage(p, "brass", "disc", 1.26);
    shadow(p, { x: -30, r: 180, depth: 60 });
    const [x, y] = project({ x: -30, y: 128 });
    const ring = (r: number, color: string, width: number) =>
      el("circle", { cx: x, cy: y, r, fill: "none", stroke: color, "stroke-width": width });
    p.add(
      ring(104, "#d19a26", 40),
      ring(112, "#f0c862", 5),
      ring(98, "#b9821a", 3),
      ring(88, "#f0c862", 4),
      ring(120, "#b9821a", 2),
    );
    for (const angle of [40, 160, 280])
      p.add(
        el("path", {
          d: path(
            "M",
            x + Math.cos((angle * Math.PI) / 180) * 78,
            y + Math.sin((angle * Math.PI) / 180) * 78,
            "L",
            x + Math.cos((angle * Math.PI) / 180) * 130,
            y + Math.sin((angle * Math.PI) / 180) * 130,
          ),
          stroke: INK.gulf,
          "stroke-width": 12,
        }),
      );
    for (const [i, z] of [60, 96].entries()) {
      rod(
        p,
        [
          { x: 60, y: 40 - i * 12, z: 20 },
          { x: 120, y: 12, z },
          { x: 170, y: 12, z },
        ],
        8,
        "#d9a43a",
        true,
      );
      box(p, { x: 194, y: 2, z, w: 60, h: 24, d: 26, yaw: 0, color: i ? INK.sea : "#3a6ea0" });
      lying(p, { x: 234, y: 8, z, r: 5, length: 24, turn: 8, color: "#f4f1e8" });
    }
  },
};

export const SMART_NETWORK_PICTURES: Kinds = { ...SAAS, ...NETWORKING };
