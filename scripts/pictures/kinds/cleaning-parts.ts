import { project } from "../kit/camera.ts";
import { el, type Picture, path } from "../kit/picture.ts";
import { cylinder } from "../kit/round.ts";
import { roundFill } from "../kit/shade.ts";
import { shadow } from "../kit/stage.ts";

/** Soap bubbles over the floor. */
export function bubbles(spots: [number, number, number][]): string {
  const one = ([x, y, r]: [number, number, number]) =>
    el("circle", { cx: x, cy: y, r, fill: "#fff", "fill-opacity": 0.35, stroke: "#fff", "stroke-opacity": 0.8 }) +
    el("circle", { cx: x + r * 0.34, cy: y - r * 0.36, r: r * 0.2, fill: "#fff" });
  return spots.map(one).join("");
}

/** A jug with a moulded handle, for liquids of two to five litres. */
export function jug(
  p: Picture,
  x: number,
  z: number,
  color: string,
  cap: string,
  label: string,
  emblem: (x: number, y: number) => string,
): void {
  shadow(p, { x, z, r: 110 });
  const [cx, floor] = project({ x, z });
  const top = floor - 218;
  const body = path(
    "M",
    cx - 90,
    floor,
    "C",
    cx - 98,
    floor - 60,
    cx - 96,
    floor - 130,
    cx - 74,
    floor - 164,
    "L",
    cx - 34,
    top + 10,
    "h",
    60,
    "C",
    cx + 70,
    top + 20,
    cx + 96,
    top + 64,
    cx + 94,
    floor - 90,
    "V",
    floor,
    "Q",
    cx,
    floor + 30,
    cx - 90,
    floor,
    "z",
    "M",
    cx + 40,
    top + 58,
    "q",
    -20,
    44,
    0,
    72,
    "q",
    22,
    6,
    24,
    -20,
    "q",
    2,
    -38,
    -24,
    -52,
    "z",
  );
  p.add(el("path", { d: body, fill: roundFill(p, color, 0.34), "fill-rule": "evenodd" }));
  p.add(
    el("path", {
      d: path(
        "M",
        cx - 84,
        floor - 88,
        "Q",
        cx - 8,
        floor - 66,
        cx + 50,
        floor - 82,
        "v",
        64,
        "q",
        -60,
        20,
        -136,
        4,
        "z",
      ),
      fill: label,
    }),
    emblem(cx - 18, floor - 44),
  );
  cylinder(p, { x: x - 6, y: 220, z, r: 34, h: 38, color: cap });
}
