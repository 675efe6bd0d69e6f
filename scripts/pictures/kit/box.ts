import { COS, heading, project, SIN, type Spot } from "./camera.ts";
import { tone } from "./color.ts";
import { el, n, type Picture, path } from "./picture.ts";
import { faceFill } from "./shade.ts";

/** Draws on a face in its own flat coordinates: x along the face, y down from its upper edge. */
export type FaceArt = (width: number, height: number) => string;

export interface BoxOptions extends Spot {
  w: number;
  h: number;
  d: number;
  /** Turn in degrees; negative shows the dark left side, positive the bright right one. */
  yaw?: number;
  color: string;
  topColor?: string;
  front?: FaceArt;
  side?: FaceArt;
  top?: FaceArt;
  /** Rounds the corners of all faces, for soft or moulded goods. */
  round?: number;
}

/** A point of a box: u and v run from -1 to 1 across its width and depth, `up` is the height above its foot. */
export function within(
  { x, y = 0, z = 0, w, d, yaw = -28 }: Spot & Pick<BoxOptions, "w" | "d" | "yaw">,
  u: number,
  v: number,
  up: number,
): Spot {
  const across = heading(yaw);
  return {
    x: x + (u * w * across.x) / 2 - (v * d * across.z) / 2,
    z: z + (u * w * across.z) / 2 + (v * d * across.x) / 2,
    y: y + up,
  };
}

interface Face {
  origin: Spot;
  along: [number, number];
  down: [number, number];
  width: number;
  height: number;
  color: string;
  art: FaceArt | undefined;
}

/** A box with its art on the three faces that the camera sees. */
export function box(p: Picture, options: BoxOptions): void {
  const { x, y = 0, z = 0, w, h, d, yaw = -28, color } = options;
  const across = heading(yaw);
  const depth = { x: -across.z, z: across.x };
  const at = (u: number, v: number, up: number) => within({ x, y, z, w, d, yaw }, u, v, up);
  const wide: [number, number] = [across.x, across.z * SIN];
  const deep: [number, number] = [depth.x, depth.z * SIN];
  const down: [number, number] = [0, COS];
  const right = yaw > 0;
  const sideColor = tone(color, right ? 0.1 : -0.3);
  const frontColor = right ? tone(color, -0.14) : color;
  const side: Face = right
    ? {
        origin: at(1, 1, h),
        along: [-deep[0], -deep[1]],
        down,
        width: d,
        height: h,
        color: sideColor,
        art: options.side,
      }
    : { origin: at(-1, -1, h), along: deep, down, width: d, height: h, color: sideColor, art: options.side };
  const front: Face = {
    origin: at(-1, 1, h),
    along: wide,
    down,
    width: w,
    height: h,
    color: frontColor,
    art: options.front,
  };
  const topColor = options.topColor ?? tone(color, 0.28);
  const top: Face = {
    origin: at(-1, -1, h),
    along: wide,
    down: deep,
    width: w,
    height: d,
    color: topColor,
    art: options.top,
  };
  if (options.round) {
    roundBox(p, { front, side, top }, deep.map((value) => -value * d) as [number, number], options.round);
    return;
  }
  if (yaw !== 0) face(p, side);
  face(p, front);
  face(p, top);
}

/** A box with rounded upright corners: its front drawn out backwards, so that no gap opens between the faces. */
function roundBox(
  p: Picture,
  { front, side, top }: Record<"front" | "side" | "top", Face>,
  back: [number, number],
  round: number,
): void {
  const [left, high] = project(front.origin);
  const corner = round * 0.3;
  const at = (u: number, v: number, shift = 0) => [
    left + u * front.along[0] + back[0] * shift,
    high + u * front.along[1] + v * front.down[1] + back[1] * shift,
  ];
  const [l, r, t, b] = [corner, front.width - corner, corner, front.height - corner];
  const swept = (from: number[], to: number[], fill: string) => {
    const [bx, by] = back;
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = [...from, ...to];
    return el("path", {
      d: path("M", x1, y1, "L", x2, y2, "l", bx, by, "L", x1 + bx, y1 + by, "z"),
      fill,
      stroke: fill,
      "stroke-width": 1,
    });
  };
  const matrix = (shift: number) =>
    `matrix(${[...front.along, ...front.down].map((value) => n(value, 3)).join(" ")} ${at(0, 0, shift)
      .map((value) => n(value))
      .join(" ")})`;
  const rect = (fill: string) => el("rect", { width: front.width, height: front.height, rx: round, fill });
  const leftSide = front.along[1] <= 0;
  p.add(el("g", { transform: matrix(1) }, rect(side.color)));
  p.add(leftSide ? swept(at(l, t), at(l, b), side.color) : swept(at(r, t), at(r, b), side.color));
  p.add(swept(at(l, t), at(r, t), top.color));
  p.add(
    el("g", { transform: matrix(0) }, rect(faceFill(p, front.color)) + (front.art?.(front.width, front.height) ?? "")),
  );
  if (top.art) face(p, top, true);
}

function face(p: Picture, { origin, along, down, width, height, color, art }: Face, artOnly = false): void {
  const [left, top] = project(origin);
  const matrix = [...along, ...down].map((value) => n(value, 3)).join(" ");
  const d = path("M", 0, 0, "h", width, "v", height, "h", -width, "z");
  const plain = artOnly ? "" : el("path", { d, fill: faceFill(p, color), stroke: color, "stroke-width": 0.6 });
  p.add(el("g", { transform: `matrix(${matrix} ${n(left)} ${n(top)})` }, plain + (art?.(width, height) ?? "")));
}
