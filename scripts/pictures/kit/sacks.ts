import { project, type Spot } from "./camera.ts";
import { INK, tone } from "./color.ts";
import { star } from "./marks.ts";
import { el, type Picture, path } from "./picture.ts";
import { faceFill, lyingFill, roundFill } from "./shade.ts";
import { shadow } from "./stage.ts";

/** A filled sack standing upright: bulging sides, sewn top. */
export function sack(
  p: Picture,
  spot: Spot & { w: number; h: number; color: string; band?: string; emblem?: string; stitch?: string },
): void {
  const { x, y = 0, z = 0, w, h, color } = spot;
  if (y === 0) shadow(p, { x, z, r: w * 0.58, depth: w * 0.34 });
  const [cx, floor] = project({ x, y, z });
  const top = project({ x, y: y + h, z })[1];
  const half = w / 2;
  const tall = floor - top;
  const body = path(
    "M",
    cx - half * 0.84,
    top + 10,
    "C",
    cx - half * 0.9,
    top + tall * 0.2,
    cx - half * 1.1,
    floor - tall * 0.5,
    cx - half,
    floor - 12,
    "Q",
    cx - half * 0.9,
    floor + 14,
    cx,
    floor + 14,
    "Q",
    cx + half * 0.9,
    floor + 14,
    cx + half,
    floor - 12,
    "C",
    cx + half * 1.1,
    floor - tall * 0.5,
    cx + half * 0.9,
    top + tall * 0.2,
    cx + half * 0.84,
    top + 10,
    "z",
  );
  p.add(el("path", { d: body, fill: roundFill(p, color, 0.3) }));
  if (spot.band) {
    const b = path(
      "M",
      cx - half * 1.03,
      floor - tall * 0.56,
      "Q",
      cx,
      floor - tall * 0.49,
      cx + half * 1.03,
      floor - tall * 0.56,
      "V",
      floor - tall * 0.24,
      "Q",
      cx,
      floor - tall * 0.17,
      cx - half * 1.03,
      floor - tall * 0.24,
      "z",
    );
    p.add(el("path", { d: b, fill: roundFill(p, spot.band, 0.22) }));
  }
  if (spot.emblem) p.add(star(cx, floor - tall * 0.365, w * 0.09, spot.emblem));
  const hem = path(
    "M",
    cx - half * 0.86,
    top - 6,
    "h",
    w * 0.86,
    "l",
    -2,
    18,
    "q",
    -half * 0.85,
    7,
    -half * 1.68,
    0,
    "z",
  );
  p.add(el("path", { d: hem, fill: faceFill(p, tone(color, 0.16), 0.2) }));
  p.add(
    el("path", {
      d: path("M", cx - half * 0.8, top + 4, "h", w * 0.8),
      stroke: spot.stitch ?? INK.clay,
      "stroke-width": 2,
      "stroke-dasharray": "7 4",
    }),
  );
}

/** A sack lying flat, as they lie on a pallet. */
export function lyingSack(p: Picture, spot: Spot & { w: number; h: number; color: string; stripe?: string }): void {
  const { x, y = 0, z = 0, w, h, color, stripe } = spot;
  const [cx, cy] = project({ x, y, z });
  const d = path(
    "M",
    cx - w / 2,
    cy - h * 0.3,
    "Q",
    cx - w / 2,
    cy - h,
    cx - w * 0.34,
    cy - h,
    "Q",
    cx,
    cy - h * 1.12,
    cx + w * 0.34,
    cy - h,
    "Q",
    cx + w / 2,
    cy - h,
    cx + w / 2,
    cy - h * 0.3,
    "Q",
    cx + w / 2,
    cy,
    cx + w * 0.4,
    cy,
    "Q",
    cx,
    cy + h * 0.06,
    cx - w * 0.4,
    cy,
    "Q",
    cx - w / 2,
    cy,
    cx - w / 2,
    cy - h * 0.3,
    "z",
  );
  p.add(el("path", { d, fill: lyingFill(p, color, 0.4) }));
  if (stripe)
    p.add(
      el("rect", { x: cx - w * 0.1, y: cy - h * 0.98, width: w * 0.2, height: h * 0.96, fill: stripe, opacity: 0.75 }),
    );
}
