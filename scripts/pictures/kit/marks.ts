import { el, n, path } from "./picture.ts";

/** Wordless emblems for labels and cartons. Each is centred on its place. */

/** Two squares, one turned: the eight-point star. */
export function star(x: number, y: number, size: number, fill: string): string {
  const square = (turn: number) =>
    el("path", {
      d: path("M", -size * 0.7, -size * 0.7, "h", size * 1.4, "v", size * 1.4, "h", -size * 1.4, "z"),
      transform: turn ? "rotate(45)" : undefined,
    });
  return el("g", { transform: `translate(${n(x)} ${n(y)})`, fill }, square(0) + square(45));
}

/** A leaf that leans towards the light. */
export function leaf(x: number, y: number, size: number, fill: string, turn = -35): string {
  const d = path(
    "M",
    0,
    size,
    "C",
    -size * 0.9,
    size * 0.3,
    -size * 0.6,
    -size * 0.7,
    0,
    -size,
    "C",
    size * 0.6,
    -size * 0.7,
    size * 0.9,
    size * 0.3,
    0,
    size,
    "z",
  );
  return el("path", { d, fill, transform: `translate(${n(x)} ${n(y)}) rotate(${turn})` });
}

/** A falling drop. */
export function drop(x: number, y: number, size: number, fill: string): string {
  const d = path(
    "M",
    x,
    y - size,
    "C",
    x + size * 0.3,
    y - size * 0.4,
    x + size * 0.75,
    y,
    x + size * 0.75,
    y + size * 0.32,
    "A",
    size * 0.75,
    size * 0.75,
    0,
    0,
    1,
    x - size * 0.75,
    y + size * 0.32,
    "C",
    x - size * 0.75,
    y,
    x - size * 0.3,
    y - size * 0.4,
    x,
    y - size,
    "z",
  );
  return el("path", { d, fill });
}

/** A few crests of water. */
export function wave(x: number, y: number, width: number, height: number, stroke: string, thick = 4): string {
  const step = width / 4;
  const d = path("M", x - width / 2, y, "q", step / 2, -height, step, 0, "t", step, 0, "t", step, 0, "t", step, 0);
  return el("path", { d, fill: "none", stroke, "stroke-width": thick, "stroke-linecap": "round" });
}

/** A palm frond of simple strokes. */
export function palm(x: number, y: number, size: number, stroke: string): string {
  const fronds = [-150, -115, -90, -65, -30].map((angle) => {
    const dx = Math.cos((angle * Math.PI) / 180) * size;
    const dy = Math.sin((angle * Math.PI) / 180) * size * 0.9;
    return path("M", x, y, "q", dx * 0.5, dy * 1.1, dx, dy + size * 0.34);
  });
  const trunk = path("M", x, y, "q", -size * 0.12, size * 0.5, 0, size);
  return el("path", {
    d: fronds.join("") + trunk,
    fill: "none",
    stroke,
    "stroke-width": size * 0.13,
    "stroke-linecap": "round",
  });
}

/** Lines that stand for small print on a label. */
export function print(x: number, y: number, widths: number[], stroke: string, gap = 9, thick = 3): string {
  const d = widths.map((width, row) => path("M", x - width / 2, y + row * gap, "h", width)).join("");
  return el("path", { d, stroke, "stroke-width": thick, "stroke-linecap": "round", opacity: 0.55 });
}

/** A flat rectangle, the commonest thing on a face. */
export function patch(
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  rx?: number,
  opacity?: number,
): string {
  return el("rect", { x: x || undefined, y: y || undefined, width, height, rx, fill, opacity });
}

/** The outline of a regular star polygon around a middle. */
export function starPath(cx: number, cy: number, points: number, outer: number, inner: number, turn = 0): string {
  const d = Array.from({ length: points * 2 }, (_, i) => {
    const angle = (Math.PI * i) / points + turn;
    const r = i % 2 ? inner : outer;
    return `${i ? "L" : "M"}${(cx + Math.sin(angle) * r).toFixed(1)} ${(cy - Math.cos(angle) * r).toFixed(1)}`;
  });
  return `${d.join("")}z`;
}

/** The plus sign of care. */
export function cross(x: number, y: number, size: number, fill: string): string {
  const arm = size * 0.36;
  return el("path", {
    d: path(
      "M",
      x - arm,
      y - size,
      "h",
      arm * 2,
      "v",
      size - arm,
      "h",
      size - arm,
      "v",
      arm * 2,
      "h",
      arm - size,
      "v",
      size - arm,
      "h",
      -arm * 2,
      "v",
      arm - size,
      "h",
      arm - size,
      "v",
      -arm * 2,
      "h",
      size - arm,
      "z",
    ),
    fill,
  });
}
