import { COS, heading, project, SIN, type Spot } from "./camera.ts";
import { tone } from "./color.ts";
import { el, n, type Picture, path } from "./picture.ts";
import { ballFill, lyingFill, roundFill } from "./shade.ts";

export interface RoundOptions extends Spot {
  r: number;
  h: number;
  color: string;
  topColor?: string;
  /** Ready fill instead of the shaded colour (glass, say). */
  fill?: string;
  gloss?: number;
}

/** An upright cylinder: can, drum, podium, cap. */
export function cylinder(p: Picture, options: RoundOptions): void {
  const { x, y = 0, z = 0, r, h, color } = options;
  band(p, { x, y, z, r, from: 0, to: h, fill: options.fill ?? roundFill(p, color, options.gloss) });
  const [cx, cy] = project({ x, y: y + h, z });
  p.add(el("ellipse", { cx, cy, rx: r, ry: r * SIN, fill: options.topColor ?? tone(color, 0.26) }));
}

export interface BandOptions extends Spot {
  r: number;
  from: number;
  to: number;
  fill: string;
  /** Radius at the upper edge when the body tapers. */
  rTop?: number;
}

/** The visible half of a round wall between two heights: a body, or a label on one. */
export function band(p: Picture, { x, y = 0, z = 0, r, from, to, fill, rTop = r }: BandOptions): void {
  const [cx, low] = project({ x, y: y + from, z });
  const [, high] = project({ x, y: y + to, z });
  const d = path(
    "M",
    cx - rTop,
    high,
    "A",
    rTop,
    rTop * SIN,
    0,
    0,
    0,
    cx + rTop,
    high,
    "L",
    cx + r,
    low,
    "A",
    r,
    r * SIN,
    0,
    0,
    1,
    cx - r,
    low,
    "z",
  );
  p.add(el("path", { d, fill }));
}

export type ProfilePoint = [height: number, radius: number, corner?: "sharp"];

export interface LatheOptions extends Spot {
  profile: ProfilePoint[];
  fill: string;
  /** Colour of the upper opening or lid; none leaves it out. */
  topColor?: string;
}

/** A turned body: bottle, jar, bowl, bulb. The profile runs from the foot upwards. */
export function lathe(p: Picture, { x, y = 0, z = 0, profile, fill, topColor }: LatheOptions): void {
  const [cx] = project({ x });
  const screen = profile.map(([height, radius]): [number, number] => [radius, project({ x, y: y + height, z })[1]]);
  const sharp = profile.map(([, , corner]) => corner === "sharp");
  const foot = screen[0] ?? [0, 0];
  const top = screen.at(-1) ?? [0, 0];
  const right = curve(
    screen.map(([r, sy]): [number, number] => [cx + r, sy]),
    sharp,
  );
  const left = curve(screen.map(([r, sy]): [number, number] => [cx - r, sy]).reverse(), [...sharp].reverse());
  const d = path(
    "M",
    cx + foot[0],
    foot[1],
    right,
    "A",
    top[0],
    top[0] * SIN,
    0,
    0,
    0,
    cx - top[0],
    top[1],
    left,
    "A",
    foot[0],
    foot[0] * SIN,
    0,
    0,
    0,
    cx + foot[0],
    foot[1],
    "z",
  );
  p.add(el("path", { d, fill }));
  if (topColor) p.add(el("ellipse", { cx, cy: top[1], rx: top[0], ry: top[0] * SIN, fill: topColor }));
}

/** A soft line through the points; straight into and out of sharp corners. */
export function curve(points: [number, number][], sharp: boolean[] = []): string {
  let d = "";
  for (let i = 0; i < points.length - 1; i++) {
    const here = points[i] ?? [0, 0];
    const next = points[i + 1] ?? here;
    const before = sharp[i] ? here : (points[i - 1] ?? here);
    const after = sharp[i + 1] ? next : (points[i + 2] ?? next);
    const c1 = [here[0] + (next[0] - before[0]) / 6, here[1] + (next[1] - before[1]) / 6] as const;
    const c2 = [next[0] - (after[0] - here[0]) / 6, next[1] - (after[1] - here[1]) / 6] as const;
    d += sharp[i] && sharp[i + 1] ? path("L", ...next) : path("C", ...c1, ...c2, ...next);
  }
  return d;
}

export interface LyingOptions extends Spot {
  r: number;
  length: number;
  /** Heading of the axis in degrees; the near end shows its cap. */
  turn?: number;
  color: string;
  capColor?: string;
  /** Inner radius of a pipe or core. */
  hole?: number;
  holeColor?: string;
  /** Drawn in the local frame: x along the axis from the far end, y across. */
  art?: (length: number, r: number, cap: number) => string;
}

/** A lying cylinder: pipe, roll, log. `x y z` is the middle of its axis on the floor it lies on. */
export function lying(p: Picture, options: LyingOptions): void {
  const { x, y = 0, z = 0, r, length, turn = 30, color } = options;
  const axis = heading(turn);
  const reach = { x: axis.x * length, y: axis.z * length * SIN };
  const span = Math.hypot(reach.x, reach.y);
  const angle = (Math.atan2(reach.y, reach.x) * 180) / Math.PI;
  const cap = Math.max(r * Math.abs(axis.z) * COS, 1);
  const [mx, my] = project({ x, y: y + r, z });
  const start = { x: mx - reach.x / 2, y: my - reach.y / 2 };
  const body = el("path", {
    d: path("M", 0, -r, "H", span, "V", r, "H", 0, "A", cap, r, 0, 0, 1, 0, -r, "z"),
    fill: lyingFill(p, color),
  });
  const end = (radius: number, fill: string) => el("ellipse", { cx: span, rx: cap * (radius / r), ry: radius, fill });
  const hole = options.hole ? end(options.hole, options.holeColor ?? tone(color, -0.6)) : "";
  const art = options.art?.(span, r, cap) ?? "";
  const near = end(r, options.capColor ?? tone(color, 0.12));
  p.add(el("g", { transform: `translate(${n(start.x)} ${n(start.y)}) rotate(${n(angle)})` }, body + art + near + hole));
}

/** A ball resting at height `y`. */
export function ball(p: Picture, spot: Spot & { r: number; color: string }): void {
  const [cx, cy] = project({ ...spot, y: (spot.y ?? 0) + spot.r });
  p.add(el("circle", { cx, cy, r: spot.r, fill: ballFill(p, spot.color) }));
}

/** A flat disc lying on a surface. */
export function disc(
  p: Picture,
  spot: Spot & { r: number; fill: string; stroke?: string; "stroke-width"?: number },
): void {
  const { x, y, z, r, ...look } = spot;
  const [cx, cy] = project(spot);
  p.add(el("ellipse", { cx, cy, rx: r, ry: r * SIN, ...look }));
}
