import { star } from "../kit/marks.ts";
import { el, Picture, path } from "../kit/picture.ts";
import { BOXES, sea, sky, skyline, sun, veil } from "./scenery.ts";
import { barjeel, cloud, needle, tower } from "./skyline-parts.ts";
import { containers, crane, dhow, ship } from "./transport-parts.ts";

/** The picture of the home page: a Gulf port at the golden hour, calm above so that words can stand there. */
export function hero(): string {
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
export function about(): string {
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
