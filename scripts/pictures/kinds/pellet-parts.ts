import { box } from "../kit/box.ts";
import { project } from "../kit/camera.ts";
import { INK, tone } from "../kit/color.ts";
import { bottle } from "../kit/containers.ts";
import { patch, star } from "../kit/marks.ts";
import { el, type Picture, path } from "../kit/picture.ts";
import { cylinder, lathe, lying, type ProfilePoint } from "../kit/round.ts";
import { sack } from "../kit/sacks.ts";
import { roundFill } from "../kit/shade.ts";
import { rod } from "../kit/shapes.ts";
import { type Backdrop, shadow, stage, type Tint } from "../kit/stage.ts";

/** A heap of pellets: a soft cone strewn with grains. `spread` is its half width. */
export function pellets(p: Picture, x: number, z: number, spread: number, color: string): void {
  const [cx, cy] = project({ x, z });
  shadow(p, { x, z, r: spread * 0.95, depth: spread * 0.6 });
  const tall = spread * 0.62;
  const d = path(
    "M",
    cx - spread,
    cy + 6,
    "C",
    cx - spread * 0.6,
    cy - tall * 0.4,
    cx - spread * 0.3,
    cy - tall,
    cx,
    cy - tall,
    "S",
    cx + spread * 0.6,
    cy - tall * 0.4,
    cx + spread,
    cy + 6,
    "Q",
    cx,
    cy + spread * 0.34,
    cx - spread,
    cy + 6,
    "z",
  );
  p.add(el("path", { d, fill: roundFill(p, color, 0.24) }));
  const grain = p.keep(
    () =>
      `<g id=""><ellipse rx="7" ry="4.6" fill="${tone(color, -0.22)}"/><ellipse cx="1" cy="-1.4" rx="5" ry="2.6" fill="${tone(color, 0.5)}"/></g>`,
  );
  for (let i = 0; i < 26; i++) {
    const row = Math.floor(i / 6.5);
    const reach = spread * (0.22 + row * 0.23);
    const across = (((i * 37) % 100) / 50 - 1) * reach;
    const height = tall * (0.86 - row * 0.25) - Math.abs(across) * 0.2;
    p.add(el("use", { href: `#${grain}`, x: Math.round(cx + across), y: Math.round(cy - height + 12) }));
  }
}

type Use = (p: Picture) => void;

/** A sack of resin, a heap of its pellets, and something that is made of it. */
export function resin(tint: Tint, backdrop: Backdrop, [bag, band, grain]: [string, string, string], use?: Use): Use {
  return (p) => {
    stage(p, tint, backdrop, 1.24);
    use?.(p);
    sack(p, { x: -100, z: -20, w: 190, h: 250, color: bag, band, emblem: INK.ivory });
    pellets(p, 120, 80, 140, grain);
  };
}

/** A roll of clear film standing behind the sack. */
export const filmRoll: Use = (p) => {
  shadow(p, { x: 150, z: -60, r: 74 });
  cylinder(p, { x: 150, z: -60, r: 66, h: 210, color: "#d4e4e4", gloss: 0.85, topColor: "#e9f2f1" });
  cylinder(p, { x: 150, y: 209, z: -60, r: 22, h: 14, color: INK.kraft });
};

/** A bottle blown from the resin. */
export const blownBottle: Use = (p) => {
  const profile: ProfilePoint[] = [
    [0, 58, "sharp"],
    [140, 60],
    [186, 30],
    [206, 26, "sharp"],
  ];
  bottle(p, { x: 150, z: -60, profile, color: "#f4f1e8", cap: { r: 30, h: 28, color: INK.sea } });
};

/** A bucket moulded from the resin. */
export const pail: Use = (p) => {
  shadow(p, { x: 150, z: -60, r: 90 });
  lathe(p, {
    x: 150,
    z: -60,
    profile: [
      [0, 66, "sharp"],
      [170, 84, "sharp"],
    ],
    fill: roundFill(p, INK.brass, 0.3),
    topColor: "#8a6424",
  });
};

/** A cone of yarn drawn from the resin. */
export const yarnCone: Use = (p) => {
  for (const [x, z, color] of [
    [100, -90, INK.leaf],
    [200, -50, "#efe9dc"],
  ] as const) {
    shadow(p, { x, z, r: 62 });
    lathe(p, {
      x,
      z,
      profile: [
        [0, 56, "sharp"],
        [14, 58],
        [170, 34, "sharp"],
      ],
      fill: roundFill(p, color, 0.3),
      topColor: tone(color, 0.2),
    });
    cylinder(p, { x, y: 170, z, r: 15, h: 18, color: INK.kraft });
  }
};

/** A clear bottle blown from the chips. */
export const clearBottle: Use = (p) => {
  const profile: ProfilePoint[] = [
    [0, 48],
    [8, 58, "sharp"],
    [90, 58],
    [110, 52],
    [130, 58],
    [180, 54],
    [226, 21],
    [240, 20, "sharp"],
  ];
  bottle(p, { x: 160, z: -60, profile, color: "#a8d2dc", clear: 0.5, cap: { r: 25, h: 20, color: INK.sea } });
};

/** A length of black pipe. */
export const blackPipe: Use = (p) => {
  shadow(p, { x: 150, z: -70, r: 120, depth: 60 });
  lying(p, {
    x: 150,
    z: -80,
    r: 50,
    length: 230,
    turn: 34,
    color: "#2a2f31",
    capColor: "#4d5658",
    hole: 38,
    holeColor: "#15191a",
  });
};

/** A big bag on loops. */
export function jumbo(p: Picture, x: number, z: number, color: string, band: string): void {
  shadow(p, { x, z, r: 170, depth: 120 });
  for (const dx of [-86, 74])
    rod(
      p,
      [
        { x: x + dx, y: 220, z },
        { x: x + dx + 4, y: 284, z: z - 10 },
        { x: x + dx + 34, y: 284, z: z - 20 },
        { x: x + dx + 40, y: 220, z: z - 20 },
      ],
      11,
      band,
      true,
    );
  box(p, {
    x,
    z,
    w: 210,
    h: 230,
    d: 170,
    yaw: -22,
    color,
    round: 16,
    front: (w, h) =>
      patch(0, h * 0.4, w, h * 0.3, band) +
      star(w / 2, h * 0.55, 24, INK.ivory) +
      el("path", {
        d: path("M", w * 0.1, 8, "q", 6, h * 0.4, -4, h - 16, "M", w * 0.9, 8, "q", -6, h * 0.4, 4, h - 16),
        fill: "none",
        stroke: tone(color, -0.2),
        "stroke-width": 3,
      }),
  });
}
