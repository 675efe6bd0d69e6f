import { box } from "../kit/box.ts";
import { INK, tone } from "../kit/color.ts";
import { can } from "../kit/containers.ts";
import { leaf, patch, print } from "../kit/marks.ts";
import { el, type Picture } from "../kit/picture.ts";
import { ball, cylinder, lathe } from "../kit/round.ts";
import { roundFill } from "../kit/shade.ts";
import { shadow, stage } from "../kit/stage.ts";

/** One date, a glossy oval with a wrinkle or two. */
export function date(p: Picture, x: number, y: number, turn = 0, size = 1, color = "#6b3a1e"): string {
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
export function heap(p: Picture, cx: number, cy: number, rows: number[], color?: string): void {
  rows.forEach((count, row) => {
    for (let i = 0; i < count; i++) {
      const x = cx + (i - (count - 1) / 2) * 43 + (row % 2 ? 6 : -4);
      p.add(date(p, x, cy - row * 19 + Math.abs(i - (count - 1) / 2) * 3, ((i * 47 + row * 31) % 60) - 30, 1, color));
    }
  });
}

/** Three cans of one brand with what they hold in a small bowl. */
export function cans(label: string, second: string, grain: string): (p: Picture) => void {
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
export function brick(p: Picture, x: number, z: number, color: string, art: (w: number, h: number) => string): void {
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
