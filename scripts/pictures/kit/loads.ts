import { box } from "./box.ts";
import { project } from "./camera.ts";
import { INK, tone } from "./color.ts";
import { drum, pallet } from "./containers.ts";
import { patch, star } from "./marks.ts";
import { el, type Picture, path } from "./picture.ts";
import { lyingSack } from "./sacks.ts";

/** A wrapped pallet of cartons: the picture of a consignment. */
export function palletOfCartons(p: Picture, color: string, mark: string): void {
  const base = pallet(p, { x: 0, w: 260, d: 210 });
  const grid = (w: number, h: number, columns: number, rows: number) => {
    const across = Array.from({ length: columns - 1 }, (_, i) => path("M", (w * (i + 1)) / columns, 0, "v", h)).join(
      "",
    );
    const down = Array.from({ length: rows - 1 }, (_, i) => path("M", 0, (h * (i + 1)) / rows, "h", w)).join("");
    return el("path", { d: across + down, stroke: tone(color, -0.34), "stroke-width": 1.6, opacity: 0.7 });
  };
  const marks = (w: number, h: number, columns: number, rows: number) =>
    Array.from({ length: columns * rows }, (_, i) =>
      star(((i % columns) + 0.5) * (w / columns), (Math.floor(i / columns) + 0.5) * (h / rows), 9, mark),
    ).join("");
  const film = (w: number, h: number) =>
    el("path", {
      d: path(
        "M",
        0,
        h * 0.2,
        "L",
        w,
        h * 0.05,
        "v",
        h * 0.16,
        "L",
        0,
        h * 0.4,
        "z",
        "M",
        0,
        h * 0.66,
        "L",
        w,
        h * 0.5,
        "v",
        h * 0.12,
        "L",
        0,
        h * 0.8,
        "z",
      ),
      fill: "#fff",
      opacity: 0.13,
    });
  box(p, {
    x: 0,
    y: base,
    w: 248,
    h: 240,
    d: 198,
    color,
    front: (w, h) => grid(w, h, 3, 4) + marks(w, h, 3, 4) + film(w, h),
    side: (w, h) => grid(w, h, 2, 4) + film(w, h),
    top: (w, h) => grid(w, h, 3, 2),
  });
}

/** Layers of sacks on a pallet. */
export function palletOfSacks(p: Picture, color: string, stripe: string): void {
  pallet(p, { x: 0, w: 270, d: 150, yaw: 0 });
  for (let layer = 0; layer < 5; layer++) {
    const shift = layer % 2 ? 16 : -16;
    for (const side of [-1, 1])
      lyingSack(p, {
        x: side * 74 + shift * 0.4,
        y: 34 + layer * 47,
        z: 56,
        w: 150,
        h: 52,
        color: layer % 2 ? tone(color, -0.05) : color,
        stripe,
      });
  }
}

/** Four drums strapped on a pallet. */
export function palletOfDrums(p: Picture, color: string): void {
  const base = pallet(p, { x: 0, w: 270, d: 230 });
  for (const [x, z] of [
    [10, -78],
    [-78, -6],
    [86, -6],
    [-2, 66],
  ] as const)
    drum(p, { x, y: base, z, r: 74, h: 190, color });
}

/** A pallet of flat goods (tiles, boards) in packs held by straps. */
export function palletOfPacks(p: Picture, color: string, strap: string): void {
  const base = pallet(p, { x: 0, w: 270, d: 210 });
  const layers = (w: number, h: number) =>
    Array.from({ length: 9 }, (_, i) => patch(0, (h * (i + 1)) / 10, w, 1.6, tone(color, -0.32))).join("") +
    [0.26, 0.7].map((at) => patch(w * at, 0, 13, h, strap)).join("");
  box(p, {
    x: 0,
    y: base,
    w: 250,
    h: 176,
    d: 190,
    color,
    front: layers,
    side: layers,
    top: (w, d) =>
      [0.26, 0.7].map((at) => patch(w * at, 0, 13, d, strap)).join("") + patch(0, d * 0.48, w, 2, tone(color, -0.25)),
  });
}

/** An open carton with rounded tops of goods showing inside. */
export function openCarton(p: Picture, color: string, goods: string): void {
  const [cx, cy] = project({ x: 0, y: 176 });
  box(p, {
    x: 0,
    w: 270,
    h: 172,
    d: 200,
    yaw: -24,
    color,
    topColor: tone(color, -0.55),
    front: (w, h) => star(w / 2, h * 0.5, 24, INK.gulf),
  });
  const tops = [0, 1, 2].flatMap((row) =>
    [0, 1, 2, 3].map((i) =>
      el("use", {
        href: `#${goodsTop(p, goods)}`,
        x: Math.round(cx - 88 + i * 52 + row * 14 - 18),
        y: Math.round(cy - 22 + row * 22 - i * 8 + 14),
      }),
    ),
  );
  p.add(...tops);
  const flap = (d: string, share: number) => el("path", { d, fill: tone(color, share) });
  p.add(
    flap(path("M", cx - 165, cy + 25, "l", -60, 40, "l", 74, 42, "l", 60, -36, "z"), -0.12),
    flap(path("M", cx + 83, cy + 5, "l", 62, 34, "l", 78, -38, "l", -62, -34, "z"), 0.2),
  );
}

function goodsTop(p: Picture, color: string): string {
  const rim =
    el("ellipse", { rx: 22, ry: 10, fill: tone(color, 0.3) }) +
    el("ellipse", { rx: 15, ry: 6.5, fill: tone(color, -0.12) });
  const neck = el("path", { d: "M-22 0v20a22 10 0 0 0 44 0V0z", fill: color });
  return p.keep(() => `<g id="">${neck}${rim}</g>`);
}
