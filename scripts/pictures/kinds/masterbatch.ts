import { project } from "../kit/camera.ts";
import { INK, tone } from "../kit/color.ts";
import { el, type Kinds, type Picture, path } from "../kit/picture.ts";
import { lathe } from "../kit/round.ts";
import { ballFill, glassFill, roundFill } from "../kit/shade.ts";
import { shadow, stage } from "../kit/stage.ts";
import { blackPipe, blownBottle, resin } from "./pellet-parts.ts";

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

export const MASTERBATCH: Kinds = {
  "masterbatch-white": resin("sand", "arch", ["#efe9dc", INK.brass, "#fbfaf5"], blownBottle),
  "masterbatch-black": resin("clay", "disc", ["#efe9dc", "#2a2f31", "#34393b"], blackPipe),
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
