import { box } from "../kit/box.ts";
import { project } from "../kit/camera.ts";
import { INK, tone } from "../kit/color.ts";
import { lyingSack, pallet, sack } from "../kit/containers.ts";
import { patch, star } from "../kit/marks.ts";
import { el, type Kinds, type Picture, path } from "../kit/picture.ts";
import { lathe } from "../kit/round.ts";
import { ballFill, glassFill, roundFill } from "../kit/shade.ts";
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

/** A sack of resin beside a heap of its pellets. */
function resin(tint: Tint, backdrop: Backdrop, bag: string, band: string, grain: string): (p: Picture) => void {
  return (p) => {
    stage(p, tint, backdrop, 1.24);
    sack(p, { x: -100, z: -20, w: 190, h: 250, color: bag, band, emblem: INK.ivory });
    pellets(p, 120, 80, 140, grain);
  };
}

/** A big bag on loops. */
function jumbo(p: Picture, x: number, z: number, color: string, band: string): void {
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

const ETHYLENES: Kinds = {
  "resin-hdpe": resin("sky", "arch", "#f4f1e8", INK.sea, "#f2f0e9"),
  "resin-ldpe": resin("sea", "disc", "#f4f1e8", "#3f78a8", "#dfe9ea"),
  "resin-lldpe": (p) => {
    stage(p, "sand", "steps", 1.2);
    pallet(p, { x: -70, w: 250, d: 130, yaw: 0 });
    for (let layer = 0; layer < 4; layer++)
      lyingSack(p, { x: -70, y: 34 + layer * 54, z: 50, w: 236, h: 58, color: "#f1eee4", stripe: INK.leaf });
    pellets(p, 160, 100, 116, "#eef0e6");
  },
  octabin: (p) => {
    stage(p, "clay", "window", 1.16);
    shadow(p, { x: -40, r: 170 });
    const [cx, floor] = project({ x: -40 });
    const top = floor - 260;
    const wall = (from: number, to: number, drop1: number, drop2: number, color: string) =>
      el("path", {
        d: path(
          "M",
          cx + from,
          top + drop1,
          "L",
          cx + to,
          top + drop2,
          "V",
          floor + drop2,
          "L",
          cx + from,
          floor + drop1,
          "z",
        ),
        fill: color,
      });
    p.add(
      wall(-140, -96, 0, 34, tone(INK.kraft, -0.3)),
      wall(-96, 10, 34, 48, tone(INK.kraft, -0.1)),
      wall(10, 108, 48, 26, tone(INK.kraft, 0.1)),
      wall(108, 140, 26, -6, tone(INK.kraft, 0.26)),
    );
    p.add(
      el("path", {
        d: path(
          "M",
          cx - 140,
          top,
          "L",
          cx - 96,
          top + 34,
          "L",
          cx + 10,
          top + 48,
          "L",
          cx + 108,
          top + 26,
          "L",
          cx + 140,
          top - 6,
          "L",
          cx + 98,
          top - 38,
          "L",
          cx - 10,
          top - 50,
          "L",
          cx - 104,
          top - 32,
          "z",
        ),
        fill: tone(INK.kraft, -0.4),
      }),
      el("ellipse", { cx, cy: top + 2, rx: 112, ry: 34, fill: ballFill(p, "#f4f2ea") }),
      star(cx + 58, floor - 110, 26, INK.gulf),
    );
    pellets(p, 190, 120, 100, "#f4f2ea");
  },
};

const PROPYLENES: Kinds = {
  "resin-pp-raffia": resin("leaf", "arch", "#f1eee4", INK.leaf, "#eceee6"),
  "resin-pp-injection": resin("brass", "disc", "#f4f1e8", INK.brass, "#f2efdf"),
  "resin-pp-film": resin("sky", "window", "#e9eef0", INK.gulf, "#e3ebec"),
  "resin-pp-jumbo": (p) => {
    stage(p, "sand", "arch", 1.14);
    jumbo(p, -60, -20, "#f1ede2", INK.sea);
    pellets(p, 180, 110, 110, "#efece0");
  },
};

const VINYLS: Kinds = {
  "pvc-powder": (p) => {
    stage(p, "dusk", "arch", 1.22);
    sack(p, { x: -100, z: -20, w: 190, h: 250, color: "#d9ccb4", band: INK.gulf, emblem: INK.ivory });
    const [cx, cy] = project({ x: 130, z: 80 });
    shadow(p, { x: 130, z: 80, r: 130, depth: 80 });
    p.add(
      el("path", {
        d: path(
          "M",
          cx - 140,
          cy + 6,
          "C",
          cx - 70,
          cy - 30,
          cx - 40,
          cy - 96,
          cx,
          cy - 96,
          "S",
          cx + 70,
          cy - 30,
          cx + 140,
          cy + 6,
          "Q",
          cx,
          cy + 46,
          cx - 140,
          cy + 6,
          "z",
        ),
        fill: roundFill(p, "#f7f5ef", 0.6),
      }),
    );
    rod(
      p,
      [
        { x: 60, y: 30, z: 120 },
        { x: 0, y: 70, z: 140 },
      ],
      12,
      INK.wood,
    );
    lathe(p, {
      x: 76,
      y: 20,
      z: 112,
      profile: [
        [0, 20],
        [14, 34, "sharp"],
      ],
      fill: roundFill(p, "#b4bebe"),
      topColor: "#f7f5ef",
    });
  },
  "pvc-jumbo": (p) => {
    stage(p, "sky", "steps", 1.14);
    jumbo(p, 0, 0, "#f4f3ee", "#3f78a8");
  },
  "pet-chips": resin("sea", "window", "#e9f0ef", "#3f8f9a", "#dcebeb"),
  "pvc-compound": resin("clay", "steps", "#efe9dc", INK.clay, "#8d9698"),
};

/** Three glass bowls of coloured pellets. */
function colours(p: Picture, palette: [string, string, string]): void {
  for (const [i, color] of palette.entries()) {
    const at = { x: -160 + i * 160, z: i === 1 ? 60 : -10 };
    shadow(p, { ...at, r: 84 });
    lathe(p, {
      ...at,
      profile: [
        [6, 40],
        [20, 62],
        [70, 70, "sharp"],
      ],
      fill: roundFill(p, color, 0.16),
      topColor: color,
    });
    const [cx, cy] = project({ ...at, y: 70 });
    p.add(
      el("path", {
        d: path(
          "M",
          cx - 70,
          cy,
          "Q",
          cx - 16,
          cy - 50,
          cx + 6,
          cy - 48,
          "Q",
          cx + 40,
          cy - 38,
          cx + 70,
          cy,
          "Q",
          cx,
          cy + 44,
          cx - 70,
          cy,
          "z",
        ),
        fill: ballFill(p, color),
      }),
    );
    const grain = p.keep(
      () =>
        `<g id=""><ellipse rx="8" ry="5" fill="${tone(color, -0.3)}"/><ellipse cx="1.4" cy="-1.6" rx="6" ry="3" fill="${tone(color, 0.4)}"/></g>`,
    );
    for (const [dx, dy] of [
      [-40, 2],
      [-22, -16],
      [-6, -34],
      [-12, 8],
      [14, -18],
      [18, 6],
      [34, -12],
      [46, 4],
      [-30, -6],
      [4, -8],
    ] as const)
      p.add(el("use", { href: `#${grain}`, x: Math.round(cx + dx), y: Math.round(cy + dy) }));
    lathe(p, {
      ...at,
      profile: [
        [0, 36],
        [18, 66],
        [84, 78, "sharp"],
      ],
      fill: glassFill(p, "#dcebe8", 0.22),
    });
  }
}

const COLOURS: Kinds = {
  "masterbatch-white": resin("sand", "arch", "#efe9dc", INK.brass, "#fbfaf5"),
  "masterbatch-black": resin("clay", "disc", "#efe9dc", "#2a2f31", "#34393b"),
  "masterbatch-colour": (p) => {
    stage(p, "ivory", "arch", 1.28);
    colours(p, ["#c23b34", "#e0a62e", "#2f7f8a"]);
    for (const [x, y, color] of [
      [250, 520, "#c23b34"],
      [300, 532, "#e0a62e"],
      [420, 536, "#e0a62e"],
      [540, 524, "#2f7f8a"],
      [584, 512, "#2f7f8a"],
    ] as const)
      p.add(el("ellipse", { cx: x, cy: y, rx: 9, ry: 6, fill: ballFill(p, color) }));
  },
  "masterbatch-additive": (p) => {
    stage(p, "leaf", "steps", 1.28);
    colours(p, ["#dfe6d2", "#8fae6a", "#f3ead0"]);
  },
};

export const POLYMER_PICTURES: Kinds = { ...ETHYLENES, ...PROPYLENES, ...VINYLS, ...COLOURS };
