import { type BoxOptions, box } from "./box.ts";
import { project, SIN, type Spot } from "./camera.ts";
import { INK, tone } from "./color.ts";
import { patch, print, star } from "./marks.ts";
import { el, type Picture, path } from "./picture.ts";
import { band, cylinder, disc, lathe, type ProfilePoint } from "./round.ts";
import { glassFill, roundFill } from "./shade.ts";
import { shadow } from "./stage.ts";

type BoxSize = Omit<BoxOptions, "color"> & { color?: string };

/** A closed shipping carton with its tape and a printed emblem. */
export function carton(p: Picture, options: BoxSize & { mark?: string; floor?: boolean }): void {
  const { w, d, color = INK.kraft, mark = INK.gulf } = options;
  if (options.floor !== false) shadow(p, { ...options, r: (w + d) * 0.44, depth: (w + d) * 0.4 });
  const tape = tone(color, 0.4);
  box(p, {
    ...options,
    color,
    front: (fw, fh) =>
      patch(fw / 2 - 13, 0, 26, fh * 0.22, tape, 0, 0.8) +
      star(fw / 2, fh * 0.52, Math.min(fw, fh) * 0.12, mark) +
      print(fw / 2, fh * 0.76, [fw * 0.36, fw * 0.24], mark),
    top: (tw, td) =>
      patch(tw / 2 - 13, 0, 26, td, tape, 0, 0.8) +
      el("path", { d: path("M", tw / 2, 0, "v", td), stroke: tone(color, -0.25), "stroke-width": 1 }),
    side: (_sw, sh) => patch(12, sh * 0.7, 34, sh * 0.18, tone(color, 0.3), 2, 0.5),
  });
}

export interface CanOptions extends Spot {
  r: number;
  h: number;
  label: string;
  metal?: string;
  emblem?: (cx: number, cy: number, size: number) => string;
  /** Light band across the label. */
  stripe?: string;
}

/** A food can: metal rims, printed wall, ring-pull lid. */
export function can(p: Picture, { x, y = 0, z = 0, r, h, label, metal = "#cfd3d0", emblem, stripe }: CanOptions): void {
  if (y === 0) shadow(p, { x, z, r: r * 1.1 });
  band(p, { x, y, z, r, from: 0, to: h, fill: roundFill(p, metal, 0.6) });
  band(p, { x, y, z, r, from: h * 0.06, to: h * 0.94, fill: roundFill(p, label, 0.26) });
  if (stripe) band(p, { x, y, z, r, from: h * 0.12, to: h * 0.24, fill: roundFill(p, stripe, 0.3) });
  const [cx, top] = project({ x, y: y + h, z });
  const lid = p.linear([
    [0, tone(metal, -0.12)],
    [1, tone(metal, 0.4)],
  ]);
  p.add(el("ellipse", { cx, cy: top, rx: r, ry: r * SIN, fill: tone(metal, 0.45) }));
  p.add(el("ellipse", { cx, cy: top + 1, rx: r * 0.88, ry: r * SIN * 0.86, fill: lid }));
  p.add(el("ellipse", { cx: cx + r * 0.36, cy: top + 2, rx: r * 0.2, ry: r * 0.06, fill: tone(metal, 0.7) }));
  const [, middle] = project({ x, y: y + h * 0.52, z });
  if (emblem) p.add(emblem(cx, middle + r * SIN, r * 0.46));
}

export interface BottleOptions extends Spot {
  profile: ProfilePoint[];
  color: string;
  cap?: { r: number; h: number; color: string };
  label?: { from: number; to: number; r: number; color: string };
  emblem?: (cx: number, cy: number, size: number) => string;
  /** Clear wall with this share of colour; solid without. */
  clear?: number;
  /** Height and colour of what a clear bottle holds. */
  fill?: { profile: ProfilePoint[]; color: string };
  floor?: boolean;
}

/** A turned bottle or jar with label and cap. */
export function bottle(p: Picture, o: BottleOptions): void {
  const widest = Math.max(...o.profile.map(([, r]) => r));
  const height = o.profile.at(-1)?.[0] ?? 0;
  const { x, y = 0, z = 0 } = o;
  if (o.floor !== false) shadow(p, { x, y, z, r: widest * 1.1 });
  if (o.fill)
    lathe(p, {
      x,
      y,
      z,
      profile: o.fill.profile,
      fill: roundFill(p, o.fill.color, 0.3),
      topColor: tone(o.fill.color, 0.2),
    });
  lathe(p, {
    x,
    y,
    z,
    profile: o.profile,
    fill: o.clear ? glassFill(p, o.color, o.clear) : roundFill(p, o.color, 0.36),
  });
  if (o.label) {
    const { from, to, r, color } = o.label;
    band(p, { x, y, z, r, from, to, fill: roundFill(p, color, 0.4) });
    const [cx, cy] = project({ x, y: y + (from + to) / 2, z });
    if (o.emblem) p.add(o.emblem(cx, cy + r * SIN, Math.min(r, to - from) * 0.34));
  }
  if (o.cap) cylinder(p, { x, y: y + height, z, ...o.cap });
}

/** A steel or plastic drum with two rolling hoops. */
export function drum(p: Picture, spot: Spot & { r: number; h: number; color: string; bung?: boolean }): void {
  const { x, y = 0, z = 0, r, h, color } = spot;
  if (y === 0) shadow(p, { x, z, r: r * 1.1 });
  cylinder(p, { x, y, z, r, h, color, topColor: tone(color, 0.12) });
  for (const at of [0.31, 0.64])
    band(p, { x, y, z, r: r * 1.025, from: h * at, to: h * at + 7, fill: roundFill(p, tone(color, 0.12), 0.5) });
  disc(p, { x, y: y + h + 1, z, r: r * 0.88, fill: tone(color, -0.1) });
  if (spot.bung !== false) disc(p, { x: x + r * 0.4, y: y + h + 3, z, r: r * 0.16, fill: tone(color, 0.45) });
}

/** A wooden pallet; goods stand on it at the height it returns. */
export function pallet(p: Picture, spot: Spot & { w: number; d: number; yaw?: number; color?: string }): number {
  const { x, z = 0, w, d, yaw = -28, color = "#c39a68" } = spot;
  shadow(p, { x, z, r: (w + d) * 0.47, depth: (w + d) * 0.42 });
  const gap = tone(color, -0.62);
  const feet = (fw: number, fh: number) =>
    [0.12, 0.56].map((at) => patch(fw * at, fh * 0.34, fw * 0.32, fh * 0.44, gap, 1)).join("");
  const lath = (tw: number, td: number) =>
    [1, 2, 3, 4].map((row) => patch(0, (td * row) / 5, tw, 5, tone(color, -0.35))).join("");
  box(p, { x, z, w, h: 34, d, yaw, color, front: feet, side: feet, top: lath });
  return 34;
}
