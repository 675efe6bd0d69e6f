import { box } from "../kit/box.ts";
import { INK } from "../kit/color.ts";
import { patch } from "../kit/marks.ts";
import { el, type Picture, path } from "../kit/picture.ts";
import { rod } from "../kit/shapes.ts";

export const STEEL = "#c3cbcb";

/** A touch panel on an arm. */
export function panel(p: Picture, x: number, y: number, z: number): void {
  rod(
    p,
    [
      { x, y: y - 60, z },
      { x, y, z },
    ],
    9,
    INK.graphite,
  );
  box(p, {
    x,
    y,
    z,
    w: 66,
    h: 56,
    d: 16,
    yaw: -18,
    color: "#2c3739",
    front: (w, h) =>
      patch(6, 6, w - 12, h - 12, "#5fb6a8", 2) +
      patch(12, 12, 22, 8, "#e9f4f1", 2) +
      patch(12, 26, 36, 6, "#e9f4f1", 2, 0.6),
  });
}

/** A belt on legs. */
export function conveyor(p: Picture, x: number, z: number, w: number, y: number, belt: string = INK.gulf): void {
  for (const dx of [-w * 0.42, w * 0.42])
    for (const dz of [-24, 40])
      rod(
        p,
        [
          { x: x + dx, y: 0, z: z + dz - dx * 0.3 },
          { x: x + dx, y, z: z + dz - dx * 0.3 },
        ],
        10,
        "#8c9698",
      );
  box(p, {
    x,
    y,
    z,
    w,
    h: 24,
    d: 90,
    yaw: -16,
    color: STEEL,
    topColor: belt,
    front: (fw, fh) =>
      el("path", {
        d: Array.from({ length: Math.floor(fw / 34) }, (_, i) => path("M", 18 + i * 34, fh / 2, "h", 0.1)).join(""),
        stroke: "#7d888a",
        "stroke-width": 9,
        "stroke-linecap": "round",
      }),
  });
}
