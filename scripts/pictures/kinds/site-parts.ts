import type { Picture } from "../kit/picture.ts";
import { lying } from "../kit/round.ts";

export const YELLOW = "#e0a52e";

/** A wheel seen from its side. */
export function wheel(p: Picture, x: number, z: number, r: number, hub: string = YELLOW): void {
  lying(p, {
    x,
    z,
    r,
    length: r * 0.7,
    turn: 76,
    color: "#2a2f31",
    capColor: "#34393b",
    hole: r * 0.52,
    holeColor: hub,
  });
}
