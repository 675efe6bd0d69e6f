import { INK } from "../kit/color.ts";
import { starPath } from "../kit/marks.ts";
import { el, type Picture, path } from "../kit/picture.ts";

export const BOXES = ["#b5533c", "#1f6f6b", "#b98a3d", "#e6d7ba", "#2f5f7a", "#7a3f34"];

/** Evening air over the Gulf: sand at the horizon, teal overhead. */
export function sky(p: Picture, horizon: number): void {
  const air = p.linear(
    [
      [0, "#f7ecd6"],
      [0.45, "#f8dcb0"],
      [0.8, "#f2bd83"],
      [1, "#e9a06f"],
    ],
    "0 0 0 1",
  );
  p.add(el("path", { d: `M0 0h${p.width}v${horizon}H0z`, fill: air }));
}

export function sun(p: Picture, x: number, y: number, r: number): void {
  p.add(
    el("circle", {
      cx: x,
      cy: y,
      r: r * 4.4,
      fill: p.radial([
        [0, "#fff3d2", 0.9],
        [0.4, "#ffe2a8", 0.4],
        [1, "#ffe2a8", 0],
      ]),
    }),
    el("circle", { cx: x, cy: y, r, fill: "#fff6dd" }),
  );
}

export function sea(p: Picture, horizon: number, sunX: number): void {
  const water = p.linear(
    [
      [0, "#e2a878"],
      [0.16, "#8fa49a"],
      [0.5, "#2f7a78"],
      [1, INK.gulf],
    ],
    "0 0 0 1",
  );
  p.add(el("path", { d: `M0 ${horizon}h${p.width}v${p.height - horizon}H0z`, fill: water }));
  const glints = Array.from({ length: 15 }, (_, i) =>
    path("M", sunX - 16 - i * 7 + ((i * 37) % 30), horizon + 8 + i * 14, "h", 36 + ((i * 53) % 60) + i * 5),
  ).join("");
  p.add(el("path", { d: glints, stroke: "#ffeec6", "stroke-width": 4, "stroke-linecap": "round", opacity: 0.6 }));
}

/** A skyline in the haze. */
export function skyline(
  p: Picture,
  base: number,
  from: number,
  to: number,
  fill: string,
  seed: number,
  tall: number,
): void {
  let d = "";
  for (let x = from, i = seed; x < to; i++) {
    const w = 18 + ((i * 29) % 32);
    const h = tall * (0.3 + (((i * 47) % 61) / 61) * 0.7);
    d += path(
      "M",
      x,
      base,
      "v",
      -h,
      i % 4 === 1 ? "l" : "h",
      ...(i % 4 === 1 ? [w * 0.5, -14, w * 0.5, 14] : [w]),
      "v",
      h,
      "z",
    );
    x += w + 4 + ((i * 13) % 12);
  }
  p.add(el("path", { d, fill }));
}

/** A veil of eight-point stars in the upper air. */
export function veil(p: Picture, height: number, color: string, opacity: number): void {
  const tile = `${starPath(45, 45, 8, 36, 27.5)}M45 9V0M45 81v9M9 45H0M81 45h9M19.5 19.5L0 0M70.5 19.5L90 0M19.5 70.5L0 90M70.5 70.5L90 90`;
  const id = p.keep((name) =>
    el(
      "pattern",
      { id: name, width: 90, height: 90, patternUnits: "userSpaceOnUse" },
      el("path", { d: tile, fill: "none", stroke: color, "stroke-width": 1.3 }),
    ),
  );
  const fade = p.linear(
    [
      [0, "#fff", 1],
      [1, "#fff", 0],
    ],
    "0 0 0 1",
  );
  const mask = p.keep((name) =>
    el("mask", { id: name }, el("path", { d: `M0 0h${p.width}v${height}H0z`, fill: fade })),
  );
  p.add(el("path", { d: `M0 0h${p.width}v${height}H0z`, fill: `url(#${id})`, mask: `url(#${mask})`, opacity }));
}
