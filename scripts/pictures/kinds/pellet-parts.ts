import { box } from "../kit/box.ts";
import { project } from "../kit/camera.ts";
import { INK, tone } from "../kit/color.ts";
import { patch, star } from "../kit/marks.ts";
import { el, type Picture, path } from "../kit/picture.ts";
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

/** A sack of resin beside a heap of its pellets. */
export function resin(tint: Tint, backdrop: Backdrop, bag: string, band: string, grain: string): (p: Picture) => void {
  return (p) => {
    stage(p, tint, backdrop, 1.24);
    sack(p, { x: -100, z: -20, w: 190, h: 250, color: bag, band, emblem: INK.ivory });
    pellets(p, 120, 80, 140, grain);
  };
}

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
