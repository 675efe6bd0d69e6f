import { INK, tone } from "../kit/color.ts";
import { star, starPath } from "../kit/marks.ts";
import { el, Picture, path } from "../kit/picture.ts";
import { barjeel, cloud, containers, crane, dhow, lorry, needle, plane, ship, tower } from "./scene-parts.ts";

const BOXES = ["#b5533c", "#1f6f6b", "#b98a3d", "#e6d7ba", "#2f5f7a", "#7a3f34"];

/** Evening air over the Gulf: sand at the horizon, teal overhead. */
function sky(p: Picture, horizon: number): void {
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

function sun(p: Picture, x: number, y: number, r: number): void {
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

function sea(p: Picture, horizon: number, sunX: number): void {
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
function skyline(p: Picture, base: number, from: number, to: number, fill: string, seed: number, tall: number): void {
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
function veil(p: Picture, height: number, color: string, opacity: number): void {
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

/** The picture of the home page: a Gulf port at the golden hour, calm above so that words can stand there. */
function hero(): string {
  const p = new Picture(1600, 700);
  const horizon = 486;
  sky(p, horizon);
  veil(p, 330, "#b98a3d", 0.34);
  sun(p, 930, 430, 46);
  p.add(
    cloud(180, 250, 260, "#fff6e4", 0.5),
    cloud(1180, 200, 320, "#fff6e4", 0.45),
    cloud(640, 300, 190, "#fff6e4", 0.4),
  );
  skyline(p, horizon, 0, 620, "#dfa57c", 3, 130);
  skyline(p, horizon, 1020, 1600, "#dfa57c", 9, 110);
  p.add(needle(520, horizon, 250, "#d0926c"));
  skyline(p, horizon, 60, 470, "#c5855f", 14, 90);
  p.add(...[610, 668].map((x) => barjeel(x, horizon, 34, "#b9764f", "#8a5238")));
  sea(p, horizon, 930);
  p.add(el("path", { d: path("M", 1080, horizon + 30, "H", 1600, "V", horizon - 8, "H", 1080, "z"), fill: "#6d4a3a" }));
  p.add(
    containers(1110, horizon - 8, 13, 4, BOXES, 35, 16),
    crane(1210, horizon - 6, 1.02, "#5b3a2c"),
    crane(1420, horizon - 6, 1.16, "#4f3226"),
  );
  p.add(
    el("ellipse", { cx: 1000, cy: 590, rx: 300, ry: 14, fill: "#0b3d3f", opacity: 0.35 }),
    ship(1010, 560, 0.96, "#16494b", BOXES),
  );
  p.add(
    el("ellipse", { cx: 352, cy: 622, rx: 170, ry: 12, fill: "#062829", opacity: 0.4 }),
    dhow(p, 350, 598, 1.02),
    dhow(p, 590, 524, 0.36),
    dhow(p, 156, 520, 0.34),
  );
  const crests = [
    [60, 640, 180],
    [520, 660, 220],
    [980, 650, 160],
    [1280, 640, 240],
    [240, 676, 160],
    [800, 684, 200],
    [1440, 682, 120],
  ] as const;
  p.add(
    el("path", {
      d: crests
        .map(([x, y, w]) => path("M", x, y, "q", w / 8, -7, w / 4, 0, "t", w / 4, 0, "t", w / 4, 0, "t", w / 4, 0))
        .join(""),
      fill: "none",
      stroke: "#7fb5ae",
      "stroke-width": 3,
      opacity: 0.55,
      "stroke-linecap": "round",
    }),
  );
  return p.toString();
}

/** An old courtyard with wind towers before a modern skyline. */
function about(): string {
  const p = new Picture(1200, 700);
  const horizon = 520;
  sky(p, horizon);
  veil(p, 320, "#b98a3d", 0.3);
  sun(p, 840, 400, 40);
  skyline(p, horizon, 300, 1200, "#e0aa82", 5, 170);
  p.add(needle(760, horizon, 330, "#d3986f"));
  p.add(
    el("path", {
      d: `M0 ${horizon}h1200v180H0z`,
      fill: p.linear(
        [
          [0, "#e9cfa4"],
          [1, "#d9b582"],
        ],
        "0 0 0 1",
      ),
    }),
  );
  const wall = (x: number, w: number, h: number, fill: string) => tower(x, horizon + 40, w, h, fill);
  const niche = (x: number, y: number, w: number, fill: string) =>
    el("path", {
      d: path(
        "M",
        x,
        y,
        "v",
        -w * 1.1,
        "q",
        w * 0.1,
        -w * 0.5,
        w / 2,
        -w * 0.66,
        "q",
        w * 0.4,
        w * 0.16,
        w / 2,
        w * 0.66,
        "v",
        w * 1.1,
        "z",
      ),
      fill,
    });
  p.add(
    wall(0, 430, 210, "#e2bf8e"),
    wall(110, 200, 286, "#d9b07c"),
    barjeel(150, horizon - 246 + 40, 92, "#cf9f68", "#8a5a38"),
    barjeel(352, horizon - 130, 60, "#d6aa74", "#8a5a38"),
  );
  p.add(
    ...[34, 96, 250, 330].map((x) => niche(x, horizon + 40, 44, "#8a5a38")),
    niche(162, horizon + 40, 76, "#5b3420"),
    star(200, horizon - 110, 24, "#b98a3d"),
  );
  p.add(
    wall(900, 300, 150, "#e6c596"),
    ...[930, 1010, 1090].map((x) => niche(x, horizon + 40, 46, "#8a5a38")),
    barjeel(1060, horizon - 110, 64, "#d6aa74", "#8a5a38"),
  );
  const trunk = (x: number, h: number) => {
    const fronds = [-165, -140, -110, -80, -45, -15]
      .map((a) =>
        path(
          "M",
          x + 12,
          horizon + 60 - h,
          "q",
          Math.cos((a * Math.PI) / 180) * 46,
          Math.sin((a * Math.PI) / 180) * 70,
          Math.cos((a * Math.PI) / 180) * 96,
          Math.sin((a * Math.PI) / 180) * 60 + 34,
        ),
      )
      .join("");
    return (
      el("path", {
        d: path("M", x, horizon + 66, "Q", x + 20, horizon - h * 0.4, x + 12, horizon + 60 - h),
        stroke: "#7a4a28",
        "stroke-width": 14,
        fill: "none",
        "stroke-linecap": "round",
      }) + el("path", { d: fronds, stroke: "#4f7a4a", "stroke-width": 9, fill: "none", "stroke-linecap": "round" })
    );
  };
  p.add(trunk(520, 250), trunk(600, 190), trunk(850, 220));
  p.add(
    el("path", {
      d: path("M", 0, 640, "Q", 400, 590, 760, 640, "T", 1200, 620, "V", 700, "H", 0, "z"),
      fill: "#cfa56c",
      opacity: 0.7,
    }),
  );
  return p.toString();
}

function air(): string {
  const p = new Picture();
  p.add(
    el("path", {
      d: "M0 0h800v600H0z",
      fill: p.linear(
        [
          [0, "#cfe2e2"],
          [0.6, "#f4e8d0"],
          [1, "#f6d9ac"],
        ],
        "0 0 0 1",
      ),
    }),
  );
  veil(p, 260, "#1f6f6b", 0.2);
  sun(p, 610, 420, 40);
  p.add(
    cloud(40, 250, 240, "#ffffff", 0.75),
    cloud(520, 180, 260, "#ffffff", 0.6),
    cloud(420, 520, 420, "#fff6e4", 0.9),
    cloud(-40, 560, 480, "#ffffff", 0.95),
  );
  p.add(
    el("path", {
      d: "M760 250Q600 300 470 318",
      stroke: "#fff",
      "stroke-width": 5,
      "stroke-dasharray": "16 12",
      fill: "none",
    }),
    plane(360, 320, 1.35, "#fdfaf2", INK.sea),
  );
  return p.toString();
}

function seaFreight(): string {
  const p = new Picture();
  const horizon = 350;
  sky(p, horizon);
  sun(p, 580, 300, 36);
  skyline(p, horizon, 0, 300, "#dfa57c", 6, 90);
  p.add(crane(150, horizon + 6, 0.9, "#8a5a40"));
  sea(p, horizon, 580);
  p.add(
    el("ellipse", { cx: 410, cy: 478, rx: 330, ry: 16, fill: "#062829", opacity: 0.35 }),
    ship(410, 440, 1.22, "#16494b", BOXES),
  );
  p.add(
    el("path", {
      d: "M40 540q26-9 52 0t52 0 52 0M430 560q30-9 60 0t60 0 60 0M250 586q26-9 52 0t52 0",
      fill: "none",
      stroke: "#8fc0b8",
      "stroke-width": 4,
      opacity: 0.6,
    }),
  );
  return p.toString();
}

function local(): string {
  const p = new Picture();
  const horizon = 430;
  sky(p, horizon);
  sun(p, 250, 350, 34);
  skyline(p, horizon, 330, 800, "#dfa57c", 4, 170);
  p.add(
    needle(640, horizon, 270, "#cf936b"),
    barjeel(90, horizon, 50, "#c98e60", "#8a5238"),
    barjeel(170, horizon, 38, "#d09a6c", "#8a5238"),
  );
  p.add(
    el("path", { d: `M0 ${horizon}h800v170H0z`, fill: "#dcb987" }),
    el("path", { d: "M0 466h800v84H0z", fill: "#5c5f5c" }),
    el("path", { d: "M0 508h800", stroke: "#f4e3bd", "stroke-width": 5, "stroke-dasharray": "46 34" }),
  );
  p.add(
    el("ellipse", { cx: 400, cy: 532, rx: 260, ry: 12, fill: "#20150f", opacity: 0.35 }),
    lorry(370, 510, 1.4, INK.sea, "#f6efe0", star(76, -92, 28, INK.brass)),
  );
  return p.toString();
}

/** A warehouse with its docks; each emirate has its own skyline and colour. */
function warehouse(color: string, behind: (p: Picture, base: number) => void): string {
  const p = new Picture();
  const base = 440;
  sky(p, base);
  veil(p, 220, "#b98a3d", 0.26);
  sun(p, 640, 250, 34);
  behind(p, base);
  p.add(
    el("path", {
      d: `M0 ${base}h800v160H0z`,
      fill: p.linear(
        [
          [0, "#dfc090"],
          [1, "#cfa975"],
        ],
        "0 0 0 1",
      ),
    }),
  );
  p.add(
    el("path", {
      d: "M90 470V250L400 196l310 54v220z",
      fill: p.linear([
        [0, tone(color, -0.12)],
        [1, tone(color, 0.12)],
      ]),
    }),
    el("path", { d: "M70 258L400 200l330 58-8-26L400 172 78 232z", fill: tone(color, -0.36) }),
  );
  p.add(star(400, 262, 26, INK.brass));
  for (const x of [136, 282, 428, 574])
    p.add(
      el("path", { d: `M${x} 470V330h100v140z`, fill: "#f3ead6" }),
      el("path", {
        d: [346, 364, 382, 400].map((y) => `M${x + 6} ${y}h88`).join(""),
        stroke: "#cdbf9f",
        "stroke-width": 3,
      }),
      el("path", { d: `M${x - 8} 330h116v-12H${x - 8}z`, fill: INK.brass }),
    );
  p.add(
    el("path", { d: "M282 470V414h100v56z", fill: "#4a3324" }),
    containers(292, 470, 2, 2, [INK.kraft, "#e0bd8c"], 36, 24),
  );
  p.add(
    el("ellipse", { cx: 590, cy: 548, rx: 170, ry: 10, fill: "#20150f", opacity: 0.3 }),
    lorry(590, 534, 0.86, INK.gulf, "#f6efe0", star(76, -92, 26, INK.brass)),
  );
  return p.toString();
}

/** All scenes by the name of their file. */
export function drawScenes(): Record<string, string> {
  return {
    hero: hero(),
    about: about(),
    "logistics-air": air(),
    "logistics-sea": seaFreight(),
    "logistics-local": local(),
    "warehouse-dubai": warehouse("#2f7a78", (p, base) => {
      skyline(p, base, 0, 800, "#e2ad86", 7, 190);
      p.add(needle(150, base, 330, "#d3986f"));
    }),
    "warehouse-abu-dhabi": warehouse("#b98a5a", (p, base) => {
      skyline(p, base, 0, 330, "#e2ad86", 11, 170);
      const dome = (x: number, r: number) =>
        el("path", {
          d: path(
            "M",
            x - r,
            base - 120,
            "q",
            -r * 0.1,
            -r,
            r,
            -r * 1.5,
            "q",
            r * 1.1,
            r * 0.5,
            r,
            r * 1.5,
            "v",
            130,
            "h",
            -r * 2,
            "z",
          ),
          fill: "#f3dfbd",
        });
      p.add(
        dome(560, 62),
        dome(460, 34),
        dome(660, 34),
        ...[400, 730].map((x) =>
          el("path", { d: path("M", x, base, "v", -250, "l", 7, -34, "l", 7, 34, "v", 250, "z"), fill: "#f3dfbd" }),
        ),
      );
    }),
    "warehouse-sharjah": warehouse("#a5614a", (p, base) => {
      skyline(p, base, 420, 800, "#e2ad86", 2, 120);
      p.add(
        ...[40, 130, 230].map((x, i) => barjeel(x, base, 66 - i * 8, "#cf9f70", "#8a5a38")),
        crane(720, base, 0.9, "#a06a4a"),
      );
    }),
  };
}
