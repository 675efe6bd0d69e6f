import { box } from "../kit/box.ts";
import { project, type Spot } from "../kit/camera.ts";
import { INK } from "../kit/color.ts";
import { drop, patch } from "../kit/marks.ts";
import { el, type Kinds, type Picture, path } from "../kit/picture.ts";
import { cylinder } from "../kit/round.ts";
import { rod } from "../kit/shapes.ts";
import { shadow, stage } from "../kit/stage.ts";

/** The grid of cells on a solar panel's face. */
function cells(w: number, h: number): string {
  const lines =
    [1, 2, 3, 4, 5].map((i) => path("M", (w * i) / 6, 0, "v", h)).join("") +
    [1, 2, 3].map((i) => path("M", 0, (h * i) / 4, "h", w)).join("");
  return (
    patch(7, 7, w - 14, h - 14, "#173f63") +
    el("path", { d: lines, stroke: "#7fa9c4", "stroke-width": 1.6, opacity: 0.8 }) +
    el("path", {
      d: path("M", w * 0.6, 0, "h", w * 0.2, "L", w * 0.34, h, "h", -w * 0.2, "z"),
      fill: "#fff",
      opacity: 0.13,
    })
  );
}

/** A panel that leans: its upper corners and the lower left one. */
function tilted(p: Picture, upperLeft: Spot, upperRight: Spot, lowerLeft: Spot): void {
  const [ox, oy] = project(upperLeft);
  const side = (corner: Spot) => project(corner).map((value, i) => ((value - (i ? oy : ox)) / 240).toFixed(3));
  const matrix = [...side(upperRight), ...side(lowerLeft)].join(" ");
  p.add(
    el(
      "g",
      { transform: `matrix(${matrix} ${Math.round(ox)} ${Math.round(oy + 9)})` },
      patch(0, 0, 240, 240, "#7d8789", 3),
    ),
    el(
      "g",
      { transform: `matrix(${matrix} ${Math.round(ox)} ${Math.round(oy)})` },
      patch(0, 0, 240, 240, "#d4dadb", 3) + cells(240, 240),
    ),
  );
}

export const SOLAR_ENERGY: Kinds = {
  "solar-panels": (p) => {
    stage(p, "brass", "disc", 1.22);
    shadow(p, { x: 0, z: 20, r: 260, depth: 140 });
    const panel = (x: number, z: number) => {
      for (const dx of [-70, 80])
        rod(
          p,
          [
            { x: x + dx, y: 0, z: z - 70 - dx * 0.3 },
            { x: x + dx, y: 196, z: z - 70 - dx * 0.3 },
          ],
          10,
          "#8c9698",
        );
      for (const dx of [-90, 84])
        rod(
          p,
          [
            { x: x + dx, y: 0, z: z + 84 - dx * 0.3 },
            { x: x + dx, y: 40, z: z + 84 - dx * 0.3 },
          ],
          10,
          "#8c9698",
        );
      tilted(
        p,
        { x: x - 104, y: 214, z: z - 50 },
        { x: x + 122, y: 214, z: z - 118 },
        { x: x - 118, y: 30, z: z + 130 },
      );
    };
    panel(-126, -20);
    panel(126, 0);
  },
  "solar-inverter": (p) => {
    stage(p, "sea", "steps", 1.22);
    shadow(p, { x: 0, r: 220, depth: 100 });
    box(p, {
      x: -90,
      y: 40,
      z: -10,
      w: 190,
      h: 240,
      d: 70,
      yaw: -20,
      color: "#f2efe6",
      round: 8,
      front: (w, h) =>
        patch(26, 30, w - 52, 70, "#1c3437", 6) +
        el("path", {
          d: path("M", 42, 76, "q", 20, -40, 40, 0, "t", 40, 0),
          fill: "none",
          stroke: "#6fd0b4",
          "stroke-width": 5,
        }) +
        patch(0, h * 0.66, w, 10, INK.brass) +
        el("path", {
          d: [0.74, 0.8, 0.86].map((at) => path("M", 30, h * at, "h", w - 60)).join(""),
          stroke: "#cfcabb",
          "stroke-width": 5,
        }),
    });
    for (const x of [-130, -90, -50])
      rod(
        p,
        [
          { x, y: 42, z: 30 },
          { x, y: 4, z: 40 },
        ],
        10,
        "#2c3739",
      );
    for (let i = 0; i < 3; i++)
      box(p, {
        x: 120,
        y: i * 76,
        z: 20,
        w: 180,
        h: 72,
        d: 110,
        yaw: -20,
        color: i % 2 ? "#37474a" : INK.gulf,
        front: (w, h) =>
          patch(16, h * 0.38, 50, 14, "#6fd0b4", 4) +
          el("path", {
            d: path("M", w - 60, h * 0.3, "l", -14, 22, "h", 16, "l", -8, 18, "l", 26, -26, "h", -16, "l", 8, -14, "z"),
            fill: INK.brass,
          }),
      });
  },
  "solar-street-light": (p) => {
    stage(p, "dusk", "arch", 1.12);
    shadow(p, { x: 0, r: 110 });
    cylinder(p, { x: 0, r: 50, h: 18, color: "#8c9698" });
    cylinder(p, { x: 0, y: 16, r: 13, h: 350, color: "#aab3b3" });
    rod(
      p,
      [
        { x: 0, y: 330 },
        { x: -90, y: 372 },
      ],
      13,
      "#9aa5a6",
    );
    const [x, y] = project({ x: -150, y: 376 });
    p.add(
      el("path", {
        d: path("M", x - 70, y + 26, "L", x + 66, y - 8, "l", 16, 20, "L", x - 54, y + 48, "z"),
        fill: "#2c3739",
      }),
      el("path", {
        d: path("M", x - 60, y + 50, "L", x + 70, y + 18, "L", x + 130, y + 330, "q", -140, 40, -270, 16, "z"),
        fill: p.linear(
          [
            [0, "#ffe9a8", 0.65],
            [1, "#ffe9a8", 0],
          ],
          "0 0 0 1",
        ),
      }),
      el("path", {
        d: path("M", x - 56, y + 44, "L", x + 72, y + 12, "l", 6, 6, "L", x - 52, y + 51, "z"),
        fill: "#fff0bf",
      }),
    );
    const [sx, sy] = project({ x: 0, y: 360 });
    p.add(
      el(
        "g",
        { transform: `matrix(.9 .2 .3 -.5 ${Math.round(sx - 40)} ${Math.round(sy)})` },
        patch(0, 0, 140, 110, "#d4dadb", 3) + cells(140, 110),
      ),
    );
  },
  "solar-water-heater": (p) => {
    stage(p, "sky", "window", 1.24);
    shadow(p, { x: 0, z: 30, r: 260, depth: 130 });
    for (const x of [-150, 150])
      rod(
        p,
        [
          { x, y: 0, z: -70 },
          { x, y: 190, z: -70 },
        ],
        10,
        "#9aa5a6",
      );
    for (let i = 0; i < 11; i++) {
      const x = -150 + i * 30;
      rod(
        p,
        [
          { x, y: 190, z: -60 },
          { x, y: 22, z: 130 },
        ],
        20,
        "#2b3a52",
      );
    }
    rod(
      p,
      [
        { x: -176, y: 22, z: 136 },
        { x: 176, y: 22, z: 136 },
      ],
      12,
      "#b4bebe",
    );
    const [x, y] = project({ x: 0, y: 210, z: -60 });
    p.add(
      el("rect", {
        x: x - 196,
        y: y - 52,
        width: 392,
        height: 96,
        rx: 46,
        fill: p.linear(
          [
            [0, "#f4f1e8"],
            [0.3, "#ffffff"],
            [1, "#b3ada0"],
          ],
          "0 0 0 1",
        ),
      }),
      patch(x - 150, y - 52, 7, 96, "#c9c3b3"),
      patch(x + 143, y - 52, 7, 96, "#c9c3b3"),
      drop(x, y - 4, 24, INK.sea),
    );
  },
};
