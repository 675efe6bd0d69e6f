import { box } from "../kit/box.ts";
import { INK } from "../kit/color.ts";
import { patch } from "../kit/marks.ts";
import type { Kinds } from "../kit/picture.ts";
import { el, path } from "../kit/picture.ts";
import { shadow, stage } from "../kit/stage.ts";

/** Lines between tiles of a face. */
function joints(w: number, h: number, columns: number, rows: number, color: string, thick = 3): string {
  const across = Array.from({ length: columns - 1 }, (_, i) => path("M", (w * (i + 1)) / columns, 0, "v", h)).join("");
  const down = Array.from({ length: rows - 1 }, (_, i) => path("M", 0, (h * (i + 1)) / rows, "h", w)).join("");
  return el("path", { d: across + down, stroke: color, "stroke-width": thick });
}

export const CERAMICS: Kinds = {
  "tiles-stack": (p) => {
    stage(p, "clay", "arch");
    shadow(p, { x: -20, r: 210, depth: 170 });
    const shades = ["#cdb79a", "#b9a58c", "#d9c7ae", "#c2ad90", "#d3bfa3"];
    box(p, {
      x: 120,
      y: 0,
      z: -120,
      w: 230,
      h: 230,
      d: 14,
      yaw: -24,
      color: "#e0d0b8",
      front: (w, h) =>
        el("path", {
          d: path("M", 0, h * 0.7, "q", w * 0.3, -40, w * 0.55, -20, "t", w * 0.45, -60),
          stroke: "#c4ae90",
          "stroke-width": 3,
          fill: "none",
          opacity: 0.6,
        }),
    });
    for (const [row, color] of shades.entries())
      box(p, { x: -30 + (row % 2) * 8, y: row * 20, z: -10, w: 250, h: 18, d: 200, yaw: -24 + (row % 3) * 2, color });
    const quarter = (w: number, d: number) => patch(4, 4, w - 8, d - 8, "#cf7a60");
    box(p, { x: 190, z: 110, w: 130, h: 14, d: 110, yaw: -10, color: INK.clay, top: quarter });
  },
  "tile-slab": (p) => {
    stage(p, "ivory", "window", 1.16);
    const veins = (w: number, h: number) => {
      const vein = (x: number, width: number, opacity: number) =>
        el("path", {
          d: path("M", x, 0, "c", 40, 90, -50, 130, 10, h * 0.52, "s", -30, 90, 30, h * 0.48),
          fill: "none",
          stroke: "#a99a86",
          "stroke-width": width,
          opacity,
        });
      return vein(w * 0.22, 7, 0.3) + vein(w * 0.5, 3, 0.5) + vein(w * 0.74, 9, 0.22) + vein(w * 0.8, 2, 0.5);
    };
    shadow(p, { x: 0, z: 10, r: 240, depth: 130 });
    box(p, { x: -50, z: -50, w: 240, h: 300, d: 14, yaw: -20, color: "#e9e2d6", front: veins });
    box(p, { x: 40, z: 0, w: 240, h: 300, d: 14, yaw: -20, color: "#f8f4ec", front: veins });
    box(p, { x: 0, z: 70, w: 330, h: 22, d: 70, yaw: -20, color: INK.wood });
  },
  "tiles-wall": (p) => {
    stage(p, "sea", "sweep", 1.16);
    shadow(p, { x: 0, r: 220, depth: 90 });
    const palette = ["#2b7a75", "#8fbab2", "#f3ecdd", "#c7ded7"];
    const art = (w: number, h: number) =>
      Array.from({ length: 15 }, (_, i) =>
        patch(
          (i % 3) * (w / 3),
          Math.floor(i / 3) * (h / 5),
          w / 3,
          h / 5,
          palette[(i * 7 + Math.floor(i / 3)) % 4] ?? "#fff",
        ),
      ).join("") +
      joints(w, h, 3, 5, "#f7f2e6", 4) +
      el("path", {
        d: path("M", w * 0.62, 0, "h", w * 0.2, "L", w * 0.5, h, "h", -w * 0.2, "z"),
        fill: "#fff",
        opacity: 0.16,
      });
    box(p, { x: -20, z: -30, w: 340, h: 300, d: 22, yaw: -22, color: "#d5cdbd", front: art });
    for (const [i, color] of ["#2b7a75", "#c7ded7", "#f3ecdd"].entries())
      box(p, { x: 170 - i * 6, y: i * 13, z: 110, w: 120, h: 12, d: 66, yaw: -14 + i * 4, color });
  },
  "tiles-mosaic": (p) => {
    stage(p, "sea", "disc", 1.2);
    shadow(p, { x: 0, r: 220, depth: 120 });
    const palette = ["#0f5b60", "#1f7f80", "#4ba3a0", "#8cc6be", "#b98a3d"];
    const art = (w: number, h: number) => {
      const size = w / 9;
      return Array.from({ length: 81 }, (_, i) => {
        const [column, row] = [i % 9, Math.floor(i / 9)];
        const ring = Math.max(Math.abs(column - 4), Math.abs(row - 4));
        const color = Math.abs(column - 4) === Math.abs(row - 4) && ring < 4 ? 4 : ring % 4;
        return color;
      })
        .reduce(
          (groups, color, i) => {
            groups[color] += path(
              "M",
              (i % 9) * size + 2,
              Math.floor(i / 9) * (h / 9) + 2,
              "h",
              size - 4,
              "v",
              h / 9 - 4,
              "h",
              4 - size,
              "z",
            );
            return groups;
          },
          ["", "", "", "", ""],
        )
        .map((d, color) => el("path", { d, fill: palette[color] }))
        .join("");
    };
    box(p, { x: -20, z: -20, w: 280, h: 280, d: 12, yaw: -18, color: "#efe9dc", front: art });
    for (const [i, color] of palette.slice(0, 4).entries())
      box(p, { x: 130 + (i % 2) * 52, z: 80 + (i > 1 ? 56 : 0), w: 38, h: 12, d: 38, yaw: -12 + i * 9, color });
  },
};
