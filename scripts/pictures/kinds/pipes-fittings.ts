import { project, SIN } from "../kit/camera.ts";
import { INK, tone } from "../kit/color.ts";
import { el, type Kinds, type Picture, path } from "../kit/picture.ts";
import { cylinder, disc, lathe, lying } from "../kit/round.ts";
import { roundFill } from "../kit/shade.ts";
import { rod } from "../kit/shapes.ts";
import { podium, shadow, stage } from "../kit/stage.ts";

/** A pyramid of one pipe. */
function pyramid(p: Picture, rows: number, r: number, color: string, hole: number, turn = 30): void {
  const sin = Math.sin((turn * Math.PI) / 180);
  const cos = Math.cos((turn * Math.PI) / 180);
  shadow(p, { x: 0, z: 20, r: 250, depth: 170 });
  const places: [number, number][] = [];
  for (let row = 0; row < rows; row++)
    for (let i = rows - row - 1; i >= 0; i--) {
      const side = (i - (rows - 1 - row) / 2) * 2 * r;
      places.push([-side * sin, side * cos * SIN - row * r * 1.66]);
    }
  p.copies(places, () =>
    lying(p, { x: 0, r, length: 400, turn, color, hole, capColor: tone(color, 0.3), holeColor: tone(color, -0.72) }),
  );
}

export const PIPES_FITTINGS: Kinds = {
  "pvc-pipes": (p) => {
    stage(p, "sky", "steps", 1.2);
    pyramid(p, 3, 46, "#d7dcd8", 38);
  },
  "ppr-pipes": (p) => {
    stage(p, "leaf", "steps", 1.22);
    pyramid(p, 4, 33, "#5f9a68", 21);
  },
  "hdpe-coil": (p) => {
    stage(p, "sand", "arch", 1.22);
    shadow(p, { x: 0, r: 220, depth: 60 });
    const [x, y] = project({ x: 0, y: 158 });
    const ring = (r: number, color: string, width: number, dx = 0) =>
      el("circle", { cx: x + dx, cy: y, r, fill: "none", stroke: color, "stroke-width": width });
    for (const dx of [-54, -36, -18, 0]) p.add(ring(140, "#1c2426", 34, dx), ring(146, "#3d494c", 7, dx + 2));
    p.add(ring(118, "#1c2426", 26), ring(122, "#455256", 5, 2), ring(140, "#2f6fa8", 3, 2));
    for (const angle of [30, 150, 270]) {
      const [dx, dy] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
      p.add(
        el("path", {
          d: path("M", x + dx * 102, y + dy * 102, "L", x + dx * 160, y + dy * 160),
          stroke: INK.brass,
          "stroke-width": 13,
        }),
      );
    }
  },
  "steel-pipes": (p) => {
    stage(p, "dusk", "arch", 1.2);
    pyramid(p, 3, 44, "#8d9799", 39);
  },
  "pipe-fittings": (p) => {
    stage(p, "sea", "disc", 1.5);
    const elbow = (x: number, z: number, color: string, flip: number) => {
      shadow(p, { x, z, r: 90 });
      rod(
        p,
        [
          { x, y: 30, z },
          { x, y: 96, z },
          { x: x + flip * 10, y: 112, z },
          { x: x + flip * 84, y: 116, z },
        ],
        56,
        color,
        true,
      );
      cylinder(p, { x, z, r: 37, h: 34, color: tone(color, 0.06) });
    };
    elbow(-150, -10, "#dfe3df", 1);
    shadow(p, { x: 110, z: 10, r: 100 });
    lying(p, { x: 110, y: 74, z: 10, r: 32, length: 200, turn: 14, color: "#5f9a68", hole: 22 });
    cylinder(p, { x: 106, z: 16, r: 33, h: 92, color: "#5f9a68" });
    shadow(p, { x: 10, z: 110, r: 60 });
    cylinder(p, { x: 10, z: 110, r: 42, h: 50, color: INK.brass, gloss: 0.5, topColor: "#d8b36c" });
    disc(p, { x: 10, y: 51, z: 110, r: 28, fill: "#4c3512" });
  },
  "gate-valve": (p) => {
    stage(p, "clay", "steps", 1.24);
    podium(p, { x: 0, r: 190, h: 26, color: "#efe4d0" });
    lying(p, { x: 0, y: 52, r: 44, length: 230, turn: 16, color: INK.sea, hole: 32 });
    for (const [x, z] of [
      [-104, -30],
      [106, 32],
    ] as const)
      lying(p, {
        x,
        y: 26,
        z,
        r: 70,
        length: 26,
        turn: 16,
        color: INK.gulf,
        hole: x > 0 ? 34 : undefined,
        capColor: tone(INK.gulf, 0.16),
      });
    lathe(p, {
      x: 0,
      y: 80,
      profile: [
        [0, 54],
        [56, 44, "sharp"],
        [58, 50, "sharp"],
        [70, 50, "sharp"],
        [72, 20, "sharp"],
        [150, 16, "sharp"],
      ],
      fill: roundFill(p, INK.sea),
    });
    const [x, y] = project({ x: 0, y: 236 });
    p.add(
      el("ellipse", { cx: x, cy: y, rx: 84, ry: 30, fill: "none", stroke: INK.clay, "stroke-width": 15 }),
      el("ellipse", {
        cx: x + 2,
        cy: y - 4,
        rx: 84,
        ry: 29,
        fill: "none",
        stroke: tone(INK.clay, 0.3),
        "stroke-width": 4,
      }),
    );
    p.add(
      el("path", {
        d: path(
          "M",
          x - 80,
          y,
          "H",
          x + 80,
          "M",
          x - 40,
          y - 26,
          "L",
          x + 40,
          y + 26,
          "M",
          x + 40,
          y - 26,
          "L",
          x - 40,
          y + 26,
        ),
        stroke: INK.clay,
        "stroke-width": 9,
      }),
    );
    cylinder(p, { x: 0, y: 226, r: 16, h: 20, color: INK.brass });
  },
};
