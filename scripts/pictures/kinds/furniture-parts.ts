import { box } from "../kit/box.ts";
import { tone } from "../kit/color.ts";
import { el, type Picture, path } from "../kit/picture.ts";
import { rod } from "../kit/shapes.ts";

export type Soft = { x: number; y?: number; z?: number; w: number; h: number; d: number; color: string; yaw?: number };

/** An upholstered block. */
export function cushion(p: Picture, { yaw = -16, ...size }: Soft): void {
  box(p, { ...size, yaw, round: 11, topColor: tone(size.color, 0.2) });
}

/** Four legs under a rectangle. */
export function legs(
  p: Picture,
  x: number,
  z: number,
  w: number,
  d: number,
  height: number,
  color: string,
  thick = 11,
): void {
  for (const [u, v] of [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ] as const) {
    const at = { x: x + (u * w) / 2 + v * d * 0.14, z: z + (v * d) / 2 - u * w * 0.14 };
    rod(
      p,
      [
        { ...at, y: 0 },
        { ...at, y: height },
      ],
      thick,
      color,
    );
  }
}

/** Wood grain on a face. */
export function grain(w: number, h: number): string {
  return el("path", {
    d: [0.25, 0.5, 0.76].map((at) => path("M", 0, h * at, "q", w * 0.3, -6, w * 0.55, 0, "t", w * 0.45, -2)).join(""),
    fill: "none",
    stroke: "#5b3420",
    "stroke-width": 1.6,
    opacity: 0.28,
  });
}
