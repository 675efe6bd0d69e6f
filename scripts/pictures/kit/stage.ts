import { CENTRE, project, SIN, type Spot } from "./camera.ts";
import { INK, mix, tone } from "./color.ts";
import { el, type Picture, path } from "./picture.ts";
import { cylinder } from "./round.ts";

/** Wall tints; each category keeps to one, so that its page reads as one room. */
export const TINTS = {
  sand: "#efe4d0",
  ivory: "#f5eee1",
  sea: "#dbe7e2",
  clay: "#f0dccd",
  date: "#e9dac6",
  sky: "#dfe9ea",
  leaf: "#e3e9d6",
  brass: "#f1e3c4",
  dusk: "#d3dfdd",
} as const;
export type Tint = keyof typeof TINTS;
export type Backdrop = "arch" | "disc" | "window" | "lattice" | "steps" | "sweep";

const HORIZON = 396;

/** Wall and floor with one calm piece of architecture behind the goods. */
export function stage(p: Picture, tint: Tint, backdrop: Backdrop = "arch", closer = 1.22): void {
  const wall = TINTS[tint];
  const light = p.linear(
    [
      [0, tone(wall, 0.5)],
      [1, wall],
    ],
    "1 0 0 1",
  );
  p.add(el("path", { d: "M0 0h800v600H0z", fill: light }));
  BACKDROPS[backdrop](p, wall);
  const floor = p.linear(
    [
      [0, mix(wall, "#c9a878", 0.16)],
      [1, tone(wall, 0.35)],
    ],
    "0 0 0 1",
  );
  p.add(el("path", { d: `M0 ${HORIZON}h800v${600 - HORIZON}H0z`, fill: floor }));
  p.closeUp(closer, CENTRE, 478);
}

const BACKDROPS: Record<Backdrop, (p: Picture, wall: string) => void> = {
  arch: (p, wall) => {
    const inside = p.linear(
      [
        [0, mix(wall, "#b99b6c", 0.2)],
        [1, mix(wall, "#b99b6c", 0.06)],
      ],
      "0 0 0 1",
    );
    p.add(
      el("path", { d: arch(CENTRE, 372, 22), fill: tone(wall, 0.55) }),
      el("path", { d: arch(CENTRE - 8, 350, 42), fill: inside }),
    );
  },
  disc: (p, wall) => {
    const glow = p.linear(
      [
        [0, tone(wall, 0.75)],
        [1, mix(wall, "#b99b6c", 0.12)],
      ],
      "1 0 0 1",
    );
    p.add(el("circle", { cx: CENTRE, cy: 262, r: 250, fill: glow }));
  },
  window: (p, wall) => {
    const pane = (x: number, y: number) => path("M", x, y, "h", 92, "v", 104, "h", -92, "z");
    const top = path(
      "M",
      0,
      -10,
      "q",
      4,
      -84,
      98,
      -104,
      "v",
      104,
      "z",
      "M",
      106,
      -10,
      "v",
      -104,
      "q",
      94,
      20,
      98,
      104,
      "z",
    );
    const panes = pane(3, 0) + pane(107, 0) + pane(3, 114) + pane(107, 114);
    p.add(
      el("path", { d: top + panes, transform: "translate(352 152) skewX(-17)", fill: tone(wall, 0.85), opacity: 0.75 }),
    );
  },
  lattice: (p, wall) => {
    const line = mix(wall, "#b08a4e", 0.26);
    const id = p.keep((name) => pattern(name, line));
    p.add(
      el("path", { d: arch(CENTRE, 390, 14), fill: tone(wall, 0.45) }),
      el("path", { d: arch(CENTRE, 390, 14), fill: `url(#${id})` }),
    );
  },
  steps: (p, wall) => {
    p.add(
      el("path", { d: `M70 ${HORIZON}V92h660V${HORIZON}z`, fill: tone(wall, 0.4) }),
      el("path", { d: `M124 ${HORIZON}V146h552V${HORIZON}z`, fill: mix(wall, "#b99b6c", 0.13) }),
    );
  },
  sweep: (p, wall) => {
    p.add(
      el("path", {
        d: `M0 0h800v${HORIZON}H0z`,
        fill: p.radial(
          [
            [0, "#fffaf0", 0.95],
            [1, wall, 0],
          ],
          ".62 .42 .56",
        ),
      }),
    );
  },
};

/** The outline of a pointed niche on the wall. */
function arch(cx: number, width: number, top: number): string {
  const half = width * 0.72;
  return path(
    "M",
    cx - half,
    HORIZON,
    "V",
    top + 176,
    "C",
    cx - half,
    top + 84,
    cx - half * 0.46,
    top + 44,
    cx,
    top,
    "C",
    cx + half * 0.46,
    top + 44,
    cx + half,
    top + 84,
    cx + half,
    top + 176,
    "V",
    HORIZON,
    "z",
  );
}

/** Eight-point stars and crosses, the weave of a mashrabiya. */
function pattern(id: string, line: string): string {
  const star = "M30 6l7 17 17 7-17 7-7 17-7-17-17-7 17-7zM13 13h34v34H13zM0 0l13 13M60 0L47 13M0 60l13-13M60 60L47 47";
  return el(
    "pattern",
    { id: id || "", width: 60, height: 60, patternUnits: "userSpaceOnUse" },
    el("path", { d: star, fill: "none", stroke: line }),
  );
}

/** The soft shadow that holds a thing on its floor; it falls away from the light, to the left. */
export function shadow(p: Picture, spot: Spot & { r: number; depth?: number; strength?: number }): void {
  const { r, depth = r * 0.5, strength = 0.36 } = spot;
  const [cx, cy] = project(spot);
  const fill = p.radial([
    [0, INK.date, 1],
    [0.45, INK.date, 0.62],
    [1, INK.date, 0],
  ]);
  p.add(
    el("ellipse", {
      cx: cx - r * 0.14,
      cy: cy + 2,
      rx: r * 1.2,
      ry: Math.max(depth * SIN * 2.1, 9),
      fill,
      opacity: strength,
    }),
  );
}

/** A round plinth that lifts small goods into the light. */
export function podium(p: Picture, spot: Spot & { r: number; h: number; color?: string }): void {
  const color = spot.color ?? "#f6eee0";
  shadow(p, { ...spot, r: spot.r * 1.04, depth: spot.r * 0.9, strength: 0.36 });
  cylinder(p, { ...spot, color, gloss: 0.5, topColor: tone(color, 0.5) });
}
