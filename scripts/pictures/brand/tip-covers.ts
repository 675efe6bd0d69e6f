import { INK, mix, tone } from "../kit/color.ts";
import { star } from "../kit/marks.ts";
import { el, Picture, path } from "../kit/picture.ts";
import { TINTS } from "../kit/stage.ts";
import { goodsOf } from "./goods-of.ts";

/** Covers of the tips: one object on a calm ground says what the tip is about. */
const TIPS: Record<string, [tint: string, ground: string, art: (p: Picture) => string]> = {
  "negotiate-with-numbers": [TINTS.sea, INK.sea, (p) => scales(p)],
  "inspect-before-you-ship": [TINTS.clay, INK.clay, () => goodsOf("carton-boxes", 400, 470, 1.05) + lens(500, 300, 84)],
  "choose-the-right-incoterm": [TINTS.sky, "#2f5f7a", () => goodsOf("pallet-cartons", 400, 480, 0.95)],
  "relations-outlast-orders": [TINTS.date, INK.date, () => goodsOf("majlis-seating", 400, 470, 1.02)],
  "know-your-landed-cost": [TINTS.sea, INK.gulf, () => chart()],
  "pay-without-losing-sleep": [TINTS.brass, "#8a6a2c", (p) => letter(p)],
};

function tipCover(tint: string, ground: string, art: (p: Picture) => string): string {
  const p = new Picture();
  p.add(
    el("path", {
      d: "M0 0h800v600H0z",
      fill: p.linear(
        [
          [0, tone(tint, 0.5)],
          [1, tint],
        ],
        "1 0 0 1",
      ),
    }),
  );
  p.add(el("circle", { cx: 400, cy: 280, r: 230, fill: tone(ground, 0.1) }), star(400, 280, 178, tone(ground, 0.18)));
  p.add(el("path", { d: "M0 450h800v150H0z", fill: mix(tint, "#c9a878", 0.14) }), art(p));
  return p.toString();
}

function lens(x: number, y: number, r: number): string {
  return (
    el("circle", { cx: x, cy: y, r, fill: "#eaf4f1", opacity: 0.55 }) +
    el("circle", { cx: x, cy: y, r, fill: "none", stroke: INK.gulf, "stroke-width": 18 }) +
    el("path", {
      d: path("M", x + r * 0.72, y + r * 0.72, "l", 76, 76),
      stroke: INK.brass,
      "stroke-width": 26,
      "stroke-linecap": "round",
    }) +
    el("path", {
      d: path("M", x - 40, y - 4, "l", 26, 28, "l", 48, -56),
      fill: "none",
      stroke: INK.sea,
      "stroke-width": 14,
      "stroke-linecap": "round",
    })
  );
}

function scales(p: Picture): string {
  const brass = p.linear([
    [0, "#8a6424"],
    [0.6, "#e3bd74"],
    [1, "#a87c32"],
  ]);
  const pan = (x: number, y: number) =>
    el("path", { d: path("M", x - 84, y, "h", 168, "q", -14, 60, -84, 60, "t", -84, -60, "z"), fill: brass }) +
    el("path", {
      d: path("M", x, y - 150, "L", x - 78, y, "M", x, y - 150, "L", x + 78, y),
      stroke: "#8a6424",
      "stroke-width": 4,
    });
  const coins = (x: number, y: number) =>
    [0, 1, 2, 3]
      .map((i) => el("ellipse", { cx: x - 30, cy: y - i * 13, rx: 36, ry: 11, fill: i % 2 ? "#d9ab52" : "#f0cf86" }))
      .join("") +
    [0, 1]
      .map((i) => el("ellipse", { cx: x + 36, cy: y - i * 13, rx: 32, ry: 10, fill: i % 2 ? "#d9ab52" : "#f0cf86" }))
      .join("");
  return (
    el("path", { d: "M386 500l6-330h16l6 330zM300 520q100-44 200 0z", fill: brass }) +
    el("path", { d: "M204 212L596 166", stroke: brass, "stroke-width": 15, "stroke-linecap": "round" }) +
    el("circle", { cx: 400, cy: 176, r: 19, fill: INK.gulf }) +
    el("path", { d: "M204 212L596 166", stroke: "#c9993f", "stroke-width": 11, "stroke-linecap": "round" }) +
    el(
      "g",
      {},
      el("path", { d: "M168 306h72v52h-72z", fill: INK.kraft }) +
        el("path", { d: "M198 306h12v18h-12z", fill: "#f0dcb4" }),
    ) +
    pan(204, 358) +
    coins(596, 300) +
    pan(596, 312)
  );
}

function chart(): string {
  const bars = [120, 170, 150, 220, 280]
    .map(
      (h, i) =>
        el("path", {
          d: path("M", 210 + i * 78, 500, "v", -h, "h", 52, "v", h, "z"),
          fill: i === 4 ? INK.brass : INK.sea,
        }) +
        el("path", {
          d: path("M", 262 + i * 78, 500, "v", -h, "l", 14, -12, "v", h, "z"),
          fill: i === 4 ? "#8a6424" : INK.gulf,
        }) +
        el("path", {
          d: path("M", 210 + i * 78, 500 - h, "l", 14, -12, "h", 52, "l", -14, 12, "z"),
          fill: i === 4 ? "#e3bd74" : "#5fa39c",
        }),
    )
    .join("");
  const trend =
    el("path", {
      d: "M220 330L312 282 390 300 468 226 570 156",
      fill: "none",
      stroke: INK.clay,
      "stroke-width": 10,
      "stroke-linecap": "round",
      "stroke-linejoin": "round",
    }) +
    el("path", {
      d: "M540 150l40-4-10 40z",
      fill: INK.clay,
      stroke: INK.clay,
      "stroke-width": 6,
      "stroke-linejoin": "round",
    });
  return el("ellipse", { cx: 390, cy: 506, rx: 250, ry: 16, fill: "#20150f", opacity: 0.22 }) + bars + trend;
}

function letter(p: Picture): string {
  const paper = p.linear([
    [0, "#f6efdf"],
    [1, "#fffdf6"],
  ]);
  const rows = [236, 262, 288, 314, 340]
    .map((y, i) => path("M", 296, y, "h", [200, 180, 208, 150, 190][i] ?? 160))
    .join("");
  return (
    el("path", { d: "M250 150h300v370H250z", fill: "#b9a77f", opacity: 0.4, transform: "translate(-12 12)" }) +
    el("path", { d: "M250 140h300v370H250z", fill: paper }) +
    el("path", { d: rows, stroke: "#c9bb98", "stroke-width": 9, "stroke-linecap": "round" }) +
    el("path", { d: "M296 190h120", stroke: INK.gulf, "stroke-width": 15, "stroke-linecap": "round" }) +
    star(486, 430, 46, INK.brass) +
    el("circle", { cx: 486, cy: 430, r: 26, fill: INK.ivory }) +
    el("path", {
      d: "M474 430l9 11 18-22",
      fill: "none",
      stroke: INK.gulf,
      "stroke-width": 7,
      "stroke-linecap": "round",
    }) +
    el("path", {
      d: "M300 452q20-34 34 0t34-6 30-4",
      fill: "none",
      stroke: INK.sea,
      "stroke-width": 6,
      "stroke-linecap": "round",
    })
  );
}

/** Covers of the tips by the name of their file. */
export function drawTipCovers(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(TIPS).map(([slug, [tint, ground, art]]) => [`tip-${slug}`, tipCover(tint, ground, art)]),
  );
}
