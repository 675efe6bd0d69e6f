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
  if (yaw !== 0) face(p, side, options.round);
  face(p, front, options.round);
  face(p, top, options.round);
}

function face(p: Picture, { origin, along, down, width, height, color, art }: Face, round = 0): void {
  const [left, top] = project(origin);
  const matrix = [...along, ...down].map((value) => n(value, 3)).join(" ");
  const fill = faceFill(p, color);
  const plain = round
    ? el("rect", { width, height, rx: round, fill })
    : el("path", {
        d: path("M", 0, 0, "h", width, "v", height, "h", -width, "z"),
        fill,
        stroke: color,
        "stroke-width": 0.6,
      });
  p.add(el("g", { transform: `matrix(${matrix} ${n(left)} ${n(top)})` }, plain + (art?.(width, height) ?? "")));
}
