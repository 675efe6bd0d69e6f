import { INK } from "../kit/color.ts";
import { star } from "../kit/marks.ts";
import { el, Picture } from "../kit/picture.ts";
import { BOXES, sea, sky, skyline, sun, veil } from "./scenery.ts";
import { barjeel, cloud, needle } from "./skyline-parts.ts";
import { crane, lorry, plane, ship } from "./transport-parts.ts";

export function air(): string {
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

export function seaFreight(): string {
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

export function local(): string {
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
