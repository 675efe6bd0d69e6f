import { box } from "../kit/box.ts";
import { project } from "../kit/camera.ts";
import { INK, tone } from "../kit/color.ts";
import { patch, star } from "../kit/marks.ts";
import { el, type Kinds, path } from "../kit/picture.ts";
import { lying } from "../kit/round.ts";
import { roundFill } from "../kit/shade.ts";
import { rod, sheet } from "../kit/shapes.ts";
import { shadow, stage } from "../kit/stage.ts";

/** A band of sadu weave: triangles between stripes. */
function sadu(x: number, y: number, w: number, h: number): string {
  const teeth = Array.from({ length: Math.floor(w / 16) }, (_, i) =>
    path("M", x + i * 16, y + h * 0.7, "l", 8, -h * 0.4, "l", 8, h * 0.4, "z"),
  ).join("");
  return (
    patch(x, y, w, h, "#8f2f33") +
    patch(x, y + h * 0.14, w, h * 0.07, INK.ivory) +
    patch(x, y + h * 0.8, w, h * 0.07, INK.ivory) +
    el("path", { d: teeth, fill: INK.ivory })
  );
}

export const TEXTILE_PICTURES: Kinds = {
  "carpet-rolls": (p) => {
    stage(p, "clay", "arch", 1.2);
    shadow(p, { x: 0, z: 30, r: 270, depth: 130 });
    const spiral = (color: string) => (length: number, r: number, cap: number) =>
      patch(length * 0.1, -r, 12, r * 2, tone(color, 0.35), 0, 0.5) +
      patch(length * 0.86, -r, 12, r * 2, tone(color, 0.35), 0, 0.5) +
      el("ellipse", { cx: length, rx: cap, ry: r, fill: color });
    const roll = (x: number, y: number, z: number, color: string, r: number) => {
      lying(p, {
        x,
        y,
        z,
        r,
        length: 360,
        turn: 26,
        color,
        capColor: tone(color, 0.24),
        hole: r * 0.22,
        art: spiral(color),
      });
    };
    roll(40, 0, -70, INK.gulf, 52);
    roll(-30, 0, 50, "#8f2f33", 52);
    roll(6, 84, -10, INK.brass, 50);
  },
  "prayer-carpet": (p) => {
    stage(p, "date", "lattice", 1.2);
    const [x, y] = project({ x: 0, y: 0, z: 40 });
    shadow(p, { x: 0, z: 20, r: 260, depth: 190 });
    sheet(
      p,
      [
        { x: -150, z: -140 },
        { x: 150, z: -140 },
        { x: 250, z: 150 },
        { x: -250, z: 150 },
      ],
      "#8f2f33",
    );
    sheet(
      p,
      [
        { x: -132, y: 1, z: -122 },
        { x: 132, y: 1, z: -122 },
        { x: 220, y: 1, z: 132 },
        { x: -220, y: 1, z: 132 },
      ],
      INK.brass,
    );
    sheet(
      p,
      [
        { x: -122, y: 1, z: -112 },
        { x: 122, y: 1, z: -112 },
        { x: 204, y: 1, z: 120 },
        { x: -204, y: 1, z: 120 },
      ],
      INK.gulf,
    );
    p.add(
      el("path", {
        d: path(
          "M",
          x - 116,
          y + 22,
          "L",
          x - 84,
          y - 34,
          "Q",
          x - 78,
          y - 50,
          x,
          y - 62,
          "Q",
          x + 78,
          y - 50,
          x + 84,
          y - 34,
          "L",
          x + 116,
          y + 22,
          "z",
        ),
        fill: "#8f2f33",
        stroke: INK.brass,
        "stroke-width": 4,
      }),
    );
    p.add(
      el(
        "g",
        { transform: `translate(${Math.round(x)} ${Math.round(y - 8)}) scale(1 .5)` },
        star(0, 0, 36, INK.brass) + star(0, 0, 20, "#8f2f33"),
      ),
    );
    for (let i = -11; i <= 11; i++)
      p.add(el("path", { d: path("M", x + i * 22, y + 36, "v", 14), stroke: "#ead9b6", "stroke-width": 5 }));
    lying(p, { x: 30, z: -190, r: 44, length: 340, turn: 8, color: INK.gulf, capColor: tone(INK.gulf, 0.2) });
  },
  "hotel-linen": (p) => {
    stage(p, "sea", "steps", 1.26);
    shadow(p, { x: -20, r: 210, depth: 120 });
    const fold = (x: number, y: number, z: number, w: number, color: string, trim: string) =>
      box(p, {
        x,
        y,
        z,
        w,
        h: 34,
        d: 140,
        yaw: -20,
        color,
        round: 12,
        topColor: tone(color, 0.3),
        front: (fw, h) => patch(fw * 0.08, h * 0.44, fw * 0.84, 4, trim, 2, 0.7),
      });
    for (const [i, color] of ["#f6f3ea", "#e7e0d0", "#f6f3ea", "#e7e0d0", "#f6f3ea"].entries())
      fold(-90, i * 32, -20, 190, color, INK.brass);
    for (const [i, color] of [INK.sea, "#f6f3ea", INK.sea].entries())
      fold(110, i * 32, 50, 160, color, i % 2 ? INK.sea : INK.ivory);
  },
  curtains: (p) => {
    stage(p, "sky", "window", 1.12);
    rod(
      p,
      [
        { x: -230, y: 396, z: 0 },
        { x: 230, y: 396, z: 0 },
      ],
      13,
      INK.brass,
    );
    const panel = (x: number, w: number, color: string) => {
      const [cx, top] = project({ x, y: 390 });
      const floor = project({ x, y: 0 })[1];
      const folds = Array.from({ length: 6 }, (_, i) => {
        const at = cx - w / 2 + (i * w) / 6;
        return el("path", {
          d: path("M", at, top, "h", w / 6 + 1, "L", at + w / 6 + 4, floor, "q", -w / 12, 12, -w / 6 - 4, 0, "z"),
          fill: roundFill(p, color, 0.24),
        });
      });
      p.add(...folds);
    };
    shadow(p, { x: 0, z: 20, r: 260, depth: 40 });
    panel(-140, 160, INK.sea);
    panel(140, 160, INK.sea);
    const [x, y] = project({ x: 0, y: 390 });
    p.add(el("path", { d: path("M", x - 60, y, "h", 120, "v", 330, "h", -120, "z"), fill: "#fff", opacity: 0.5 }));
  },
  "fabric-rolls": (p) => {
    stage(p, "brass", "disc", 1.22);
    shadow(p, { x: 0, z: 20, r: 250, depth: 120 });
    const colors = [INK.sea, INK.clay, "#ead9b6", INK.gulf, INK.brass, "#8f2f33"];
    const places = [
      [-60, 0, -80],
      [40, 0, -20],
      [130, 0, 40],
      [-10, 66, -50],
      [86, 66, 10],
      [36, 132, -20],
    ] as const;
    for (const [i, [x, y, z]] of places.entries())
      lying(p, {
        x: x - 40,
        y,
        z,
        r: 42,
        length: 300,
        turn: 40,
        color: colors[i] ?? INK.sea,
        capColor: tone(colors[i] ?? INK.sea, 0.3),
        hole: 12,
        holeColor: "#7a5c34",
      });
    p.add(el("g", { transform: "translate(170 470) skewX(-30)" }, sadu(0, 0, 210, 54)));
  },
};
