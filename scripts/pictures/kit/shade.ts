import { tone } from "./color.ts";
import type { Picture } from "./picture.ts";

/** Light comes from the top at the start side of an Arabic page: the right. */

/** Fill of an upright round body. `gloss` adds a narrow highlight. */
export function roundFill(p: Picture, color: string, gloss = 0.3): string {
  return p.linear([
    [0, tone(color, -0.32)],
    [0.3, tone(color, -0.06)],
    [0.66, tone(color, gloss)],
    [0.76, tone(color, gloss * 0.5)],
    [1, tone(color, -0.14)],
  ]);
}

/** Fill of a lying round body: bright along its upper side. */
export function lyingFill(p: Picture, color: string, gloss = 0.32): string {
  return p.linear(
    [
      [0, tone(color, -0.02)],
      [0.26, tone(color, gloss)],
      [0.55, color],
      [1, tone(color, -0.34)],
    ],
    "0 0 0 1",
  );
}

/** Fill of a flat upright face that fades a little towards the floor. */
export function faceFill(p: Picture, color: string, depth = 0.12): string {
  return p.linear(
    [
      [0, color],
      [1, tone(color, -depth)],
    ],
    "0 0 0 1",
  );
}

/** Fill of a ball. */
export function ballFill(p: Picture, color: string): string {
  return p.radial(
    [
      [0, tone(color, 0.4)],
      [0.5, color],
      [1, tone(color, -0.36)],
    ],
    ".64 .3 .72",
  );
}

/** Fill of clear glass or plastic: brighter at the edges, with a band of light. */
export function glassFill(p: Picture, color: string, body = 0.35): string {
  return p.linear([
    [0, tone(color, -0.3), 0.75],
    [0.14, color, body],
    [0.6, tone(color, 0.5), body * 0.6],
    [0.7, tone(color, 0.9), 0.85],
    [0.78, tone(color, 0.4), body],
    [1, tone(color, -0.22), 0.7],
  ]);
}
