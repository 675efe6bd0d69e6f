import { INK, mix, tone } from "../kit/color.ts";
import { starPath } from "../kit/marks.ts";
import { el, Picture, path } from "../kit/picture.ts";

type Cover = [from: string, to: string, line: string, tile: (line: string) => [size: [number, number], inner: string]];

const stroke = (d: string, line: string, width = 1.6) =>
  el("path", { d, fill: "none", stroke: line, "stroke-width": width });

/** Eight weaves of the region's craft: stars, crosses, waves, sadu, mashrabiya, hexagons, arches, palm weave. */
const COVERS: Cover[] = [
  [
    INK.gulf,
    INK.sea,
    "#d9b36a",
    (line) => [
      [96, 96],
      stroke(`${starPath(48, 48, 8, 44, 30) + starPath(48, 48, 8, 22, 15)}M48 4V0M48 96v-4M4 48H0M96 48h-4`, line),
    ],
  ],
  [
    INK.clay,
    "#8a3a2c",
    "#f3d9b8",
    (line) => [
      [80, 80],
      stroke(
        "M40 4l12 24 24 12-24 12-12 24-12-24L4 40l24-12zM0 0l16 16M80 0L64 16M0 80l16-16M80 80L64 64M0 24v32M80 24v32M24 0h32M24 80h32",
        line,
      ),
    ],
  ],
  [
    "#2f6f9a",
    "#1d4f70",
    "#cfe4ea",
    (line) => [
      [120, 40],
      stroke("M0 20q15-18 30 0t30 0 30 0 30 0M0 34q15-18 30 0t30 0 30 0 30 0M0 6q15-18 30 0t30 0 30 0 30 0", line, 2),
    ],
  ],
  [
    INK.sea,
    INK.gulf,
    "#e9cf9a",
    (line) => [
      [104, 90],
      stroke(
        "M52 0L104 30v30L52 90 0 60V30zM52 22l33 19v18L52 78 19 59V41zM52 0v22M104 30L85 41M104 60L85 59M52 90V78M0 60l19-1M0 30l19 11",
        line,
      ),
    ],
  ],
  [
    "#3f4d52",
    "#262f33",
    "#c6a15a",
    (line) => [
      [64, 64],
      stroke("M0 32L32 0l32 32-32 32zM16 32l16-16 16 16-16 16z", line) +
        el("circle", { cx: 32, cy: 32, r: 5, fill: line }),
    ],
  ],
  [
    "#4f7d4a",
    "#2f5236",
    "#dfe9c6",
    (line) => [
      [88, 100],
      stroke(
        "M44 6c26 22 26 66 0 88C18 72 18 28 44 6zM0 56c26 22 26 44 0 44M88 56c-26 22-26 44 0 44M0 44C26 22 26 0 0 0M88 44C62 22 62 0 88 0M44 6v88",
        line,
      ),
    ],
  ],
  [
    "#6b2f3f",
    "#421b29",
    "#e2b0a0",
    (line) => [
      [84, 96],
      stroke("M6 96V46C6 24 30 20 42 4c12 16 36 20 36 42v50M22 96V52c0-14 12-18 20-28 8 10 20 14 20 28v44", line),
    ],
  ],
  [
    "#8f2f33",
    "#5e1d22",
    "#f0dcb4",
    (line) => [
      [72, 84],
      el("path", {
        d: "M0 42l18-28 18 28-18 28zM36 42l18-28 18 28-18 28z",
        fill: "none",
        stroke: line,
        "stroke-width": 2,
      }) +
        el("path", { d: "M10 42l8-13 8 13-8 13zM46 42l8-13 8 13-8 13z", fill: line, opacity: 0.7 }) +
        stroke("M0 4h72M0 80h72", line, 2.4),
    ],
  ],
];

/** Wide cloths of one pattern each, for the heads of company pages. */
export function drawCovers(): Record<string, string> {
  return Object.fromEntries(COVERS.map((cover, place) => [`cover-${place + 1}`, weave(1200, 400, cover)]));
}

/** The same weaves as square covers of the partners. */
export function drawPartnerCovers(): Record<string, string> {
  const order = [5, 3, 1, 4, 2, 0];
  return Object.fromEntries(
    order.map((cover, place) => [`partner-${place + 1}`, weave(800, 600, COVERS[cover] ?? (COVERS[0] as Cover))]),
  );
}

function weave(width: number, height: number, [from, to, line, tile]: Cover): string {
  const p = new Picture(width, height);
  const [[w, h], inner] = tile(line);
  const id = p.keep((name) => el("pattern", { id: name, width: w, height: h, patternUnits: "userSpaceOnUse" }, inner));
  const ground = p.linear(
    [
      [0, tone(from, 0.12)],
      [1, to],
    ],
    "1 0 0 1",
  );
  const fade = p.radial(
    [
      [0, "#fff", 1],
      [1, "#fff", 0.16],
    ],
    ".78 .1 .95",
  );
  const mask = p.keep((name) => el("mask", { id: name }, el("path", { d: `M0 0h${width}v${height}H0z`, fill: fade })));
  const full = `M0 0h${width}v${height}H0z`;
  p.add(
    el("path", { d: full, fill: ground }),
    el("path", { d: full, fill: `url(#${id})`, opacity: 0.42, mask: `url(#${mask})` }),
  );
  const [cx, r] = [width * 0.78, height * 0.62];
  p.add(
    el("circle", { cx, cy: height * 0.1, r, fill: mix(line, "#ffffff", 0.3), opacity: 0.07 }),
    el("circle", { cx, cy: height * 0.1, r: r * 0.66, fill: mix(line, "#ffffff", 0.4), opacity: 0.08 }),
  );
  p.add(
    el("path", {
      d: path(
        "M",
        0,
        height,
        "V",
        height * 0.86,
        "Q",
        width * 0.3,
        height * 0.74,
        width * 0.56,
        height * 0.9,
        "T",
        width,
        height * 0.84,
        "V",
        height,
        "z",
      ),
      fill: to,
      opacity: 0.5,
    }),
  );
  return p.toString();
}
