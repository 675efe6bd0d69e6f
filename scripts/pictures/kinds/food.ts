import { box, within } from "../kit/box.ts";
import { project } from "../kit/camera.ts";
import { INK, tone } from "../kit/color.ts";
import { bottle, can, carton, drum, sack } from "../kit/containers.ts";
import { drop, leaf, palm, patch, print, star, wave } from "../kit/marks.ts";
import { el, type Picture, path } from "../kit/picture.ts";
import { ball, band, cylinder, lathe } from "../kit/round.ts";
import { ballFill, faceFill, roundFill } from "../kit/shade.ts";
import { podium, shadow, stage } from "../kit/stage.ts";

/** One date, a glossy oval with a wrinkle or two. */
function date(p: Picture, x: number, y: number, turn = 0, size = 1, color = "#6b3a1e"): string {
  const fill = p.radial(
    [
      [0, tone(color, 0.5)],
      [0.4, color],
      [1, tone(color, -0.5)],
    ],
    ".66 .28 .8",
  );
  const skin =
    el("ellipse", { rx: 27, ry: 17, fill }) +
    el("path", {
      d: "M-17-2q14-9 30-4M-14 6q14-5 26-1",
      fill: "none",
      stroke: tone(color, -0.45),
      "stroke-width": 1.4,
      opacity: 0.6,
    });
  const id = p.keep(() => `<g id="">${skin}</g>`);
  return el("use", {
    href: `#${id}`,
    transform: `translate(${Math.round(x)} ${Math.round(y)}) rotate(${turn})${size === 1 ? "" : ` scale(${size})`}`,
  });
}

/** Rows of dates heaped in an ellipse around a middle. */
function heap(p: Picture, cx: number, cy: number, rows: number[], color?: string): void {
  rows.forEach((count, row) => {
    for (let i = 0; i < count; i++) {
      const x = cx + (i - (count - 1) / 2) * 43 + (row % 2 ? 6 : -4);
      p.add(date(p, x, cy - row * 19 + Math.abs(i - (count - 1) / 2) * 3, ((i * 47 + row * 31) % 60) - 30, 1, color));
    }
  });
}

/** Dates in rows on the top of a tray. */
function filled(
  p: Picture,
  tray: { x: number; z?: number; w: number; d: number; yaw: number },
  up: number,
  colors: [string, string],
): void {
  const across = Math.round(tray.w / 52);
  for (let row = 0; row < 4; row++) {
    for (let i = 0; i < across; i++) {
      const [x, y] = project(within(tray, -0.84 + (i * 1.68) / (across - 1), -0.78 + row * 0.52, up + (row % 2) * 3));
      p.add(date(p, x, y - 3, (i + row) % 3 === 0 ? -30 : -14, 0.95, colors[(i * 2 + row) % 3 === 0 ? 1 : 0]));
    }
  }
}

export const FOOD_PICTURES: Record<string, (p: Picture) => void> = {
  "dates-box": (p) => {
    stage(p, "date", "arch");
    const tray = { x: -10, w: 330, d: 210, yaw: -18 };
    shadow(p, { x: 0, r: 230, depth: 190 });
    box(p, {
      ...tray,
      h: 78,
      color: INK.gulf,
      topColor: tone(INK.date, -0.45),
      front: (w, h) => star(w / 2, h / 2, 15, INK.brass) + patch(0, h - 8, w, 8, INK.brass),
    });
    filled(p, tray, 80, ["#6b3a1e", "#7d4522"]);
    p.add(date(p, 596, 516, 12), date(p, 640, 498, -24, 0.9, "#7d4522"));
  },
  "dates-bowl": (p) => {
    stage(p, "sand", "disc");
    shadow(p, { x: 0, r: 190 });
    lathe(p, {
      x: 0,
      profile: [
        [0, 70],
        [10, 78],
        [50, 150],
        [110, 186, "sharp"],
      ],
      fill: roundFill(p, "#c98a4b", 0.35),
      topColor: "#7a4a26",
    });
    heap(p, 400, 352, [7, 7, 6, 4, 2], "#8a5226");
    band(p, { x: 0, r: 176, rTop: 184, from: 96, to: 108, fill: roundFill(p, INK.brass, 0.5) });
    p.add(date(p, 190, 505, -14, 1, "#8a5226"), date(p, 622, 512, 20, 1, "#8a5226"));
  },
  "dates-gift": (p) => {
    stage(p, "brass", "lattice");
    const tray = { x: -10, z: 30, w: 290, d: 180, yaw: -16 };
    shadow(p, { x: -10, z: 20, r: 240, depth: 180 });
    box(p, {
      x: 30,
      z: -90,
      w: 290,
      h: 190,
      d: 18,
      yaw: -16,
      color: INK.gulf,
      front: (w, h) =>
        star(w / 2, h / 2, 46, INK.brass) + star(w / 2, h / 2, 34, INK.gulf) + star(w / 2, h / 2, 14, INK.brass),
    });
    box(p, {
      ...tray,
      h: 58,
      color: "#7b4a2a",
      topColor: "#f3e4c2",
      front: (w, h) => patch(w / 2 - 16, 0, 32, h, INK.brass),
    });
    filled(p, tray, 60, ["#2f1a13", "#3f241a"]);
  },
  "date-syrup": (p) => {
    stage(p, "date", "window");
    podium(p, { x: 0, r: 150, h: 40 });
    bottle(p, {
      x: 0,
      y: 40,
      profile: [
        [0, 74, "sharp"],
        [150, 76],
        [180, 62],
        [190, 56, "sharp"],
      ],
      color: "#4a2413",
      cap: { r: 60, h: 34, color: INK.brass },
      label: { from: 30, to: 132, r: 77, color: INK.ivory },
      emblem: (x, y, s) => palm(x, y - 8, s, INK.gulf),
    });
    heap(p, 610, 504, [2, 1]);
    p.add(date(p, 214, 512, 20));
  },
  "date-paste": (p) => {
    stage(p, "sand", "steps");
    shadow(p, { x: 20, r: 200, depth: 150 });
    carton(p, { x: -80, z: -60, w: 230, h: 170, d: 170, floor: true });
    box(p, { x: 120, z: 90, w: 190, h: 84, d: 120, yaw: -24, round: 10, color: "#6a3519", topColor: "#8a4d29" });
    p.add(date(p, 300, 520, -16), date(p, 352, 536, 18));
  },
  "milk-powder-sack": (p) => {
    stage(p, "sea", "arch");
    sack(p, { x: -60, w: 230, h: 300, color: "#f4ead6", band: INK.sea, emblem: INK.ivory });
    shadow(p, { x: 190, z: 70, r: 100 });
    lathe(p, {
      x: 190,
      z: 70,
      profile: [
        [0, 46],
        [10, 54],
        [44, 84, "sharp"],
      ],
      fill: roundFill(p, INK.sea),
      topColor: INK.gulf,
    });
    const [cx, cy] = project({ x: 190, y: 44, z: 70 });
    p.add(
      el("path", {
        d: path(
          "M",
          cx - 76,
          cy + 2,
          "Q",
          cx - 30,
          cy - 74,
          cx + 8,
          cy - 66,
          "Q",
          cx + 54,
          cy - 52,
          cx + 76,
          cy + 2,
          "Q",
          cx,
          cy + 34,
          cx - 76,
          cy + 2,
          "z",
        ),
        fill: ballFill(p, "#fdf8ea"),
      }),
    );
  },
  "milk-carton": (p) => {
    stage(p, "sky", "disc");
    p.copies(
      [
        [-130, -14],
        [130, -16],
      ],
      () => brick(p, 0, 0, INK.sea, (w, h) => drop(w / 2, h * 0.5, 26, INK.white)),
    );
    brick(p, 0, 40, INK.gulf, (w, h) => drop(w / 2, h * 0.5, 26, INK.white));
  },
  "cheese-tin": (p) => {
    stage(p, "brass", "arch");
    for (const x of [-150, 20])
      can(p, {
        x,
        z: -20,
        r: 88,
        h: 92,
        label: INK.gulf,
        stripe: INK.brass,
        emblem: (cx, cy, s) => star(cx, cy, s * 0.6, "#f0c75e"),
      });
    can(p, {
      x: -66,
      y: 92,
      z: -20,
      r: 88,
      h: 92,
      label: INK.gulf,
      stripe: INK.brass,
      emblem: (cx, cy, s) => star(cx, cy, s * 0.6, "#f0c75e"),
    });
    shadow(p, { x: 190, z: 90, r: 90 });
    const [x, y] = project({ x: 190, z: 90 });
    p.add(
      el("path", {
        d: path("M", x - 96, y - 14, "l", 150, -46, "v", 62, "l", -150, 30, "z"),
        fill: faceFill(p, "#eeb548"),
      }),
      el("path", { d: path("M", x - 96, y - 14, "l", 78, -66, "l", 72, 20, "z"), fill: "#f8d27e" }),
    );
  },
  "ghee-tin": (p) => {
    stage(p, "brass", "steps");
    shadow(p, { x: -20, r: 170, depth: 130 });
    box(p, {
      x: -20,
      w: 190,
      h: 262,
      d: 170,
      color: "#e2ad3c",
      topColor: "#d9d4c4",
      front: (w, h) =>
        patch(0, h * 0.24, w, h * 0.52, INK.gulf) +
        star(w / 2, h * 0.5, 34, "#f2cf70") +
        print(w / 2, h * 0.86, [90, 60], INK.date),
      top: () => el("circle", { cx: 95, cy: 84, r: 34, fill: "#b3ad9c" }),
    });
    shadow(p, { x: 210, z: 90, r: 80 });
    lathe(p, {
      x: 210,
      z: 90,
      profile: [
        [0, 40],
        [40, 70, "sharp"],
      ],
      fill: roundFill(p, "#f7f0e0"),
      topColor: "#f0c860",
    });
  },
  "labneh-tub": (p) => {
    stage(p, "sea", "window");
    shadow(p, { x: -50, r: 130 });
    lathe(p, {
      x: -50,
      profile: [
        [0, 98, "sharp"],
        [190, 122, "sharp"],
      ],
      fill: roundFill(p, "#f8f5ec", 0.4),
    });
    band(p, { x: -50, r: 105, rTop: 117, from: 44, to: 146, fill: roundFill(p, INK.sea) });
    cylinder(p, { x: -50, y: 186, r: 128, h: 18, color: INK.gulf });
    const [cx, cy] = project({ x: -50, y: 96 });
    p.add(leaf(cx, cy + 38, 30, INK.ivory));
    shadow(p, { x: 190, z: 80, r: 96 });
    lathe(p, {
      x: 190,
      z: 80,
      profile: [
        [0, 44],
        [36, 88, "sharp"],
      ],
      fill: roundFill(p, "#b5754a"),
      topColor: "#fdfaf1",
    });
    const [bx, by] = project({ x: 190, y: 36, z: 80 });
    p.add(
      el("path", {
        d: path("M", bx - 50, by, "q", 22, -20, 54, -6, "q", 30, 16, -8, 18, "q", -34, -2, -12, -14),
        fill: "none",
        stroke: "#d9d2bd",
        "stroke-width": 5,
      }),
      leaf(bx + 44, by + 2, 15, INK.leaf, 60),
    );
  },
  "juice-carton": (p) => {
    stage(p, "clay", "disc");
    brick(p, -120, -30, "#e9a02f", mangoArt);
    brick(p, 40, 30, "#e9a02f", mangoArt);
    fruit(p, 220, 70, 58, "#e8922c");
    fruit(p, 150, 110, 40, "#efb03c");
  },
  "juice-bottles": (p) => {
    stage(p, "clay", "arch");
    p.copies(
      [
        [-140, -12],
        [0, 0],
        [140, -12],
      ],
      () => {
        bottle(p, {
          x: 0,
          profile: [
            [0, 52, "sharp"],
            [130, 54],
            [190, 24],
            [226, 21, "sharp"],
          ],
          color: "#a31d33",
          cap: { r: 24, h: 22, color: INK.brass },
          label: { from: 34, to: 112, r: 55, color: INK.ivory },
          emblem: (cx, cy, s) =>
            el("circle", { cx, cy, r: s, fill: "#b3243a" }) + star(cx, cy - s * 1.1, s * 0.34, "#b3243a"),
        });
      },
    );
    fruit(p, 250, 100, 50, "#b3243a");
  },
  "juice-cans": (p) => {
    stage(p, "date", "lattice");
    p.copies(
      [
        [-110, -14],
        [60, -16],
        [-24, 16],
      ],
      () =>
        can(p, {
          x: 0,
          r: 54,
          h: 200,
          label: "#8a5a38",
          stripe: INK.brass,
          emblem: (cx, cy, s) => palm(cx, cy - s * 0.4, s, INK.ivory),
        }),
    );
    heap(p, 560, 506, [3, 2]);
  },
  "juice-drum": (p) => {
    stage(p, "sand", "window");
    drum(p, { x: -90, z: -20, r: 110, h: 272, color: INK.sea });
    for (const [x, z, r] of [
      [100, 60, 60],
      [200, 40, 54],
      [160, 110, 50],
    ] as const)
      fruit(p, x, z, r, "#ec8f1f");
  },
  "cans-chickpeas": cans("#d9b36a", INK.gulf, "#f0d9a4"),
  "cans-tomato": cans(INK.tomato, INK.leaf, "#d8402c"),
  "cans-beans": cans("#7a4a2b", INK.brass, "#8d5a36"),
  "cans-tuna": (p) => {
    stage(p, "sky", "disc");
    const tuna = (x: number, y: number, z: number) =>
      can(p, { x, y, z, r: 100, h: 58, label: INK.gulf, stripe: INK.brass });
    tuna(-110, 0, -30);
    tuna(-110, 58, -30);
    tuna(-100, 116, -30);
    tuna(110, 0, 40);
    const [cx, cy] = project({ x: 110, y: 60, z: 40 });
    p.add(
      el("ellipse", { cx, cy, rx: 84, ry: 28, fill: "#e8b79a" }),
      wave(cx, cy - 4, 110, 12, "#c98a6c", 4),
      wave(cx, cy + 10, 90, 10, "#f6d6c1", 4),
    );
  },
};

/** Three cans of one brand with what they hold in a small bowl. */
function cans(label: string, second: string, grain: string): (p: Picture) => void {
  return (p) => {
    stage(p, "sand", "arch");
    const one = (x: number, y: number, z: number) =>
      can(p, {
        x,
        y,
        z,
        r: 72,
        h: 158,
        label,
        stripe: second,
        emblem: (cx, cy, s) => el("circle", { cx, cy, r: s * 1.05, fill: INK.ivory }) + leaf(cx, cy, s * 0.7, second),
      });
    p.copies(
      [
        [0, 0],
        [168, 0],
        [84, -148],
      ],
      () => one(-130, 0, -50),
    );
    shadow(p, { x: 170, z: 90, r: 100 });
    lathe(p, {
      x: 170,
      z: 90,
      profile: [
        [0, 46],
        [12, 54],
        [52, 96, "sharp"],
      ],
      fill: roundFill(p, "#f6efe0"),
      topColor: tone(grain, -0.2),
    });
    for (const [dx, y] of [
      [-56, 44],
      [-28, 54],
      [2, 58],
      [32, 54],
      [58, 44],
      [-40, 40],
      [-8, 42],
      [24, 42],
    ] as const)
      ball(p, { x: 170 + dx, y, z: 90, r: 17, color: grain });
  };
}

/** A drink carton with a screw cap. */
function brick(p: Picture, x: number, z: number, color: string, art: (w: number, h: number) => string): void {
  shadow(p, { x, z, r: 84, depth: 60 });
  box(p, {
    x,
    z,
    w: 104,
    h: 232,
    d: 76,
    yaw: -24,
    color: INK.white,
    front: (w, h) => patch(0, h * 0.16, w, h * 0.84, color) + art(w, h) + print(w / 2, h * 0.86, [50, 34], INK.white),
  });
  cylinder(p, { x: x + 12, y: 232, z: z + 6, r: 17, h: 18, color });
}

function mangoArt(w: number, h: number): string {
  return (
    el("ellipse", { cx: w / 2, cy: h * 0.54, rx: 30, ry: 36, fill: "#f7d65f" }) +
    leaf(w / 2 + 18, h * 0.36, 18, INK.leaf, 50)
  );
}

function fruit(p: Picture, x: number, z: number, r: number, color: string): void {
  shadow(p, { x, z, r });
  ball(p, { x, z, r, color });
  const [cx, cy] = project({ x, y: r * 2, z });
  p.add(leaf(cx + 14, cy + 2, 20, INK.leaf, 64));
}
