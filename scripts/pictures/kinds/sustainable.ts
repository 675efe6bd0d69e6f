import { box } from "../kit/box.ts";
import { project } from "../kit/camera.ts";
import { INK, tone } from "../kit/color.ts";
import { drop, leaf, patch } from "../kit/marks.ts";
import { el, type Kinds, path } from "../kit/picture.ts";
import { cylinder, disc, lathe, lying } from "../kit/round.ts";
import { roundFill } from "../kit/shade.ts";
import { rod } from "../kit/shapes.ts";
import { podium, shadow, stage } from "../kit/stage.ts";

/** Three chasing arrows. */
function loop(x: number, y: number, size: number, fill: string): string {
  const arrow = path(
    "M",
    -size * 0.5,
    size * 0.62,
    "h",
    size * 0.72,
    "v",
    size * 0.24,
    "l",
    size * 0.42,
    -size * 0.42,
    "l",
    -size * 0.42,
    -size * 0.42,
    "v",
    size * 0.24,
    "h",
    -size * 0.5,
    "z",
  );
  const arrows = [0, 120, 240]
    .map((turn) => el("path", { d: arrow, transform: turn ? `rotate(${turn})` : undefined }))
    .join("");
  return el("g", { transform: `translate(${Math.round(x)} ${Math.round(y)})`, fill }, arrows);
}

/** The grid of cells on a solar panel's face. */
function cells(w: number, h: number): string {
  const lines =
    [1, 2, 3, 4, 5].map((i) => path("M", (w * i) / 6, 0, "v", h)).join("") +
    [1, 2, 3].map((i) => path("M", 0, (h * i) / 4, "h", w)).join("");
  return (
    patch(7, 7, w - 14, h - 14, "#173f63") +
    el("path", { d: lines, stroke: "#7fa9c4", "stroke-width": 1.6, opacity: 0.8 }) +
    el("path", {
      d: path("M", w * 0.6, 0, "h", w * 0.2, "L", w * 0.34, h, "h", -w * 0.2, "z"),
      fill: "#fff",
      opacity: 0.13,
    })
  );
}

const SOLAR: Kinds = {
  "solar-panels": (p) => {
    stage(p, "brass", "disc", 1.22);
    shadow(p, { x: 0, z: 20, r: 260, depth: 140 });
    const panel = (x: number, z: number) => {
      rod(
        p,
        [
          { x: x + 60, y: 0, z: z - 90 },
          { x: x + 60, y: 190, z: z - 90 },
        ],
        10,
        "#a9b4b5",
      );
      rod(
        p,
        [
          { x: x - 60, y: 0, z: z - 60 },
          { x: x - 60, y: 190, z: z - 60 },
        ],
        10,
        "#a9b4b5",
      );
      const [lx, ly] = project({ x: x - 116, y: 30, z: z + 70 });
      p.add(
        el(
          "g",
          { transform: `matrix(.95 -.13 .18 -.78 ${Math.round(lx)} ${Math.round(ly)})` },
          patch(0, 0, 236, 250, "#d4dadb", 3) + cells(236, 250),
        ),
      );
    };
    panel(-120, -20);
    panel(120, 20);
  },
  "solar-inverter": (p) => {
    stage(p, "sea", "steps", 1.22);
    shadow(p, { x: 0, r: 220, depth: 100 });
    box(p, {
      x: -90,
      y: 40,
      z: -10,
      w: 190,
      h: 240,
      d: 70,
      yaw: -20,
      color: "#f2efe6",
      round: 8,
      front: (w, h) =>
        patch(26, 30, w - 52, 70, "#1c3437", 6) +
        el("path", {
          d: path("M", 42, 76, "q", 20, -40, 40, 0, "t", 40, 0),
          fill: "none",
          stroke: "#6fd0b4",
          "stroke-width": 5,
        }) +
        patch(0, h * 0.66, w, 10, INK.brass) +
        el("path", {
          d: [0.74, 0.8, 0.86].map((at) => path("M", 30, h * at, "h", w - 60)).join(""),
          stroke: "#cfcabb",
          "stroke-width": 5,
        }),
    });
    for (const x of [-130, -90, -50])
      rod(
        p,
        [
          { x, y: 42, z: 30 },
          { x, y: 4, z: 40 },
        ],
        10,
        "#2c3739",
      );
    for (let i = 0; i < 3; i++)
      box(p, {
        x: 120,
        y: i * 76,
        z: 20,
        w: 180,
        h: 72,
        d: 110,
        yaw: -20,
        color: i % 2 ? "#37474a" : INK.gulf,
        front: (w, h) =>
          patch(16, h * 0.38, 50, 14, "#6fd0b4", 4) +
          el("path", {
            d: path("M", w - 60, h * 0.3, "l", -14, 22, "h", 16, "l", -8, 18, "l", 26, -26, "h", -16, "l", 8, -14, "z"),
            fill: INK.brass,
          }),
      });
  },
  "solar-street-light": (p) => {
    stage(p, "dusk", "arch", 1.12);
    shadow(p, { x: 0, r: 110 });
    cylinder(p, { x: 0, r: 50, h: 18, color: "#8c9698" });
    cylinder(p, { x: 0, y: 16, r: 13, h: 350, color: "#aab3b3" });
    rod(
      p,
      [
        { x: 0, y: 330 },
        { x: -90, y: 372 },
      ],
      13,
      "#9aa5a6",
    );
    const [x, y] = project({ x: -150, y: 376 });
    p.add(
      el("path", {
        d: path("M", x - 70, y + 26, "L", x + 66, y - 8, "l", 16, 20, "L", x - 54, y + 48, "z"),
        fill: "#2c3739",
      }),
      el("path", {
        d: path("M", x - 60, y + 50, "L", x + 70, y + 18, "L", x + 130, y + 330, "q", -140, 40, -270, 16, "z"),
        fill: p.linear(
          [
            [0, "#ffe9a8", 0.65],
            [1, "#ffe9a8", 0],
          ],
          "0 0 0 1",
        ),
      }),
      el("path", {
        d: path("M", x - 56, y + 44, "L", x + 72, y + 12, "l", 6, 6, "L", x - 52, y + 51, "z"),
        fill: "#fff0bf",
      }),
    );
    const [sx, sy] = project({ x: 0, y: 360 });
    p.add(
      el(
        "g",
        { transform: `matrix(.9 .2 .3 -.5 ${Math.round(sx - 40)} ${Math.round(sy)})` },
        patch(0, 0, 140, 110, "#d4dadb", 3) + cells(140, 110),
      ),
    );
  },
  "solar-water-heater": (p) => {
    stage(p, "sky", "window", 1.24);
    shadow(p, { x: 0, z: 30, r: 260, depth: 130 });
    for (const x of [-150, 150])
      rod(
        p,
        [
          { x, y: 0, z: -70 },
          { x, y: 190, z: -70 },
        ],
        10,
        "#9aa5a6",
      );
    for (let i = 0; i < 11; i++) {
      const x = -150 + i * 30;
      rod(
        p,
        [
          { x, y: 190, z: -60 },
          { x, y: 22, z: 130 },
        ],
        20,
        "#2b3a52",
      );
    }
    rod(
      p,
      [
        { x: -176, y: 22, z: 136 },
        { x: 176, y: 22, z: 136 },
      ],
      12,
      "#b4bebe",
    );
    const [x, y] = project({ x: 0, y: 210, z: -60 });
    p.add(
      el("rect", {
        x: x - 196,
        y: y - 52,
        width: 392,
        height: 96,
        rx: 46,
        fill: p.linear(
          [
            [0, "#f4f1e8"],
            [0.3, "#ffffff"],
            [1, "#b3ada0"],
          ],
          "0 0 0 1",
        ),
      }),
      patch(x - 150, y - 52, 7, 96, "#c9c3b3"),
      patch(x + 143, y - 52, 7, 96, "#c9c3b3"),
      drop(x, y - 4, 24, INK.sea),
    );
  },
};

const WATER: Kinds = {
  "drip-irrigation": (p) => {
    stage(p, "leaf", "arch", 1.24);
    shadow(p, { x: 0, z: 40, r: 260, depth: 110 });
    box(p, { x: 0, z: 40, w: 400, h: 36, d: 150, yaw: -12, color: "#7a4f33", topColor: "#8f6242" });
    const [x, y] = project({ x: 0, y: 38, z: 40 });
    for (const [dx, dy] of [
      [-140, 34],
      [-50, 14],
      [40, -6],
      [130, -26],
    ] as const)
      p.add(
        leaf(x + dx - 14, y + dy - 44, 28, "#6a9a4c", -30),
        leaf(x + dx + 16, y + dy - 50, 30, "#84b25f", 30),
        leaf(x + dx, y + dy - 66, 34, "#5c8a42", 0),
      );
    rod(
      p,
      [
        { x: -200, y: 44, z: 110 },
        { x: 196, y: 44, z: 20 },
      ],
      13,
      "#22292b",
    );
    for (const [dx, dy] of [
      [-120, 34],
      [-30, 12],
      [60, -8],
      [150, -28],
    ] as const)
      p.add(
        el("circle", { cx: x + dx, cy: y + dy + 10, r: 8, fill: INK.clay }),
        drop(x + dx, y + dy + 32, 11, "#5fb0c4"),
      );
    shadow(p, { x: -170, z: 160, r: 70 });
    for (let i = 0; i < 3; i++)
      disc(p, {
        x: -170,
        y: i * 10 + 6,
        z: 160,
        r: 62,
        fill: "none",
        stroke: i % 2 ? "#3a4446" : "#22292b",
        "stroke-width": 11,
      });
  },
  "tap-aerators": (p) => {
    stage(p, "sea", "disc", 1.34);
    podium(p, { x: 0, r: 170, h: 24 });
    const aerator = (x: number, z: number, color: string) => {
      cylinder(p, { x, y: 24, z, r: 44, h: 40, color, gloss: 0.6, topColor: "#dfe6e4" });
      disc(p, { x, y: 64, z, r: 34, fill: "#8fa3a3" });
      disc(p, { x, y: 65, z, r: 24, fill: "#bfd0ce" });
    };
    aerator(-84, 10, "#c3cbca");
    aerator(10, 40, INK.brass);
    aerator(100, 10, "#c3cbca");
    const [x, y] = project({ x: 10, y: 180 });
    p.add(drop(x, y, 58, "#5fb0c4"), drop(x + 10, y + 14, 24, "#a9d9e2"));
  },
  "ro-filter": (p) => {
    stage(p, "sky", "steps", 1.22);
    shadow(p, { x: 0, r: 220, depth: 90 });
    box(p, { x: 0, y: 210, z: -20, w: 330, h: 50, d: 60, yaw: -14, color: "#f2efe6" });
    for (const [i, color] of ["#4f9ab0", "#e9e4d6", "#4f9ab0"].entries()) {
      const spot = { x: -110 + i * 100, z: 20 - i * 24 };
      lathe(p, {
        ...spot,
        y: 20,
        profile: [
          [0, 20],
          [10, 38],
          [170, 40, "sharp"],
        ],
        fill: roundFill(p, color, 0.5),
      });
      cylinder(p, { ...spot, y: 188, r: 45, h: 34, color: INK.gulf });
    }
    shadow(p, { x: 190, z: 60, r: 80 });
    lathe(p, {
      x: 196,
      z: 60,
      profile: [
        [0, 46],
        [12, 60],
        [130, 60],
        [150, 30, "sharp"],
      ],
      fill: roundFill(p, "#f2efe6", 0.5),
      topColor: INK.sea,
    });
    const [x, y] = project({ x: 196, y: 74, z: 60 });
    p.add(drop(x, y + 16, 26, INK.sea));
  },
  "greywater-unit": (p) => {
    stage(p, "dusk", "window", 1.2);
    shadow(p, { x: 0, r: 250, depth: 130 });
    for (const [x, z, h, color] of [
      [-130, 0, 220, INK.gulf],
      [30, -30, 260, "#3f7d6f"],
    ] as const) {
      lathe(p, {
        x,
        z,
        profile: [
          [0, 76, "sharp"],
          [h - 40, 78],
          [h - 10, 54],
          [h, 24, "sharp"],
        ],
        fill: roundFill(p, color),
        topColor: tone(color, 0.3),
      });
    }
    rod(
      p,
      [
        { x: -130, y: 226, z: 0 },
        { x: -130, y: 280, z: 0 },
        { x: 30, y: 306, z: -30 },
        { x: 30, y: 266, z: -30 },
      ],
      14,
      "#c3cbca",
    );
    box(p, {
      x: 170,
      z: 50,
      w: 120,
      h: 110,
      d: 90,
      yaw: -22,
      color: "#e9e4d6",
      front: (w, h) =>
        patch(16, 16, w - 32, 40, "#1c3437", 4) +
        el("circle", { cx: 36, cy: h - 30, r: 10, fill: "#6fd0b4" }) +
        el("circle", { cx: 66, cy: h - 30, r: 10, fill: INK.brass }),
    });
    rod(
      p,
      [
        { x: 100, y: 40, z: 0 },
        { x: 130, y: 40, z: 40 },
      ],
      14,
      "#c3cbca",
    );
  },
};

const RECYCLED: Kinds = {
  "recycled-paper": (p) => {
    stage(p, "leaf", "disc", 1.26);
    shadow(p, { x: -20, r: 210, depth: 130 });
    for (let i = 0; i < 4; i++)
      box(p, {
        x: -30 + (i % 2) * 6,
        y: i * 46,
        w: 230,
        h: 44,
        d: 160,
        yaw: -22 + (i % 2) * 3,
        color: "#e3dac6",
        front: (w, h) => patch(w * 0.3, 0, w * 0.4, h, INK.leaf) + loop(w / 2, h / 2, 9, INK.ivory),
      });
    lying(p, { x: 170, z: 100, r: 44, length: 150, turn: 34, color: "#d8ccb2", capColor: "#e9dfc8", hole: 13 });
  },
  "rubber-tiles": (p) => {
    stage(p, "clay", "steps", 1.26);
    shadow(p, { x: 0, r: 230, depth: 170 });
    const dots = (w: number, d: number) =>
      el("path", {
        d: Array.from({ length: 24 }, (_, i) =>
          path("M", ((i * 53) % 97) * w * 0.01, ((i * 31) % 89) * d * 0.011, "h", 0.1),
        ).join(""),
        stroke: "#e9c98a",
        "stroke-width": 7,
        "stroke-linecap": "round",
        opacity: 0.7,
      });
    for (const [i, color] of ["#3a3f41", "#9c3f34", "#3a3f41", "#3f6f52"].entries())
      box(p, { x: -40, y: i * 30, w: 230, h: 28, d: 200, yaw: -26, color, topColor: tone(color, 0.12), top: dots });
    box(p, {
      x: 170,
      z: 110,
      w: 130,
      h: 26,
      d: 110,
      yaw: -14,
      color: "#9c3f34",
      topColor: tone("#9c3f34", 0.12),
      top: dots,
    });
  },
  "composite-decking": (p) => {
    stage(p, "sand", "arch", 1.24);
    shadow(p, { x: 0, r: 250, depth: 160 });
    const end = (w: number, h: number) =>
      [0.06, 0.3, 0.54, 0.78].map((at) => patch(w * at, h * 0.26, w * 0.17, h * 0.48, "#3e2a1c", 2)).join("");
    const lines = (w: number, d: number) =>
      el("path", {
        d: [0.14, 0.28, 0.42, 0.58, 0.72, 0.86].map((at) => path("M", 0, d * at, "h", w)).join(""),
        stroke: "#4a2f1e",
        "stroke-width": 2,
        opacity: 0.4,
      });
    const row = (color: string) => {
      for (const k of [0, 1])
        box(p, { x: -60 + k * 68, z: -50 + k * 86, w: 330, h: 30, d: 84, yaw: 38, color, top: lines, side: end });
    };
    p.copies(
      [
        [0, 0],
        [4, -32],
        [8, -64],
        [12, -96],
      ],
      () => row("#87644a"),
    );
  },
  "recycled-bags": (p) => {
    stage(p, "sea", "lattice", 1.24);
    const tote = (x: number, z: number, color: string, mark: string) => {
      shadow(p, { x, z, r: 100, depth: 50 });
      rod(
        p,
        [
          { x: x - 36, y: 190, z: z - 14 },
          { x: x - 30, y: 262, z: z - 14 },
          { x: x + 36, y: 262, z: z - 24 },
          { x: x + 42, y: 190, z: z - 24 },
        ],
        10,
        tone(color, -0.2),
        true,
      );
      box(p, {
        x,
        z,
        w: 160,
        h: 196,
        d: 60,
        yaw: -18,
        color,
        topColor: tone(color, -0.4),
        front: (w, h) => loop(w / 2, h * 0.5, 26, mark),
      });
      rod(
        p,
        [
          { x: x - 36, y: 186, z: z + 34 },
          { x: x - 30, y: 258, z: z + 34 },
          { x: x + 36, y: 258, z: z + 14 },
          { x: x + 42, y: 186, z: z + 14 },
        ],
        10,
        tone(color, -0.1),
        true,
      );
    };
    tote(-110, -10, INK.leaf, INK.ivory);
    tote(90, 30, "#e3d6bb", INK.sea);
  },
};

const COMPOSTABLE: Kinds = {
  "bagasse-plates": (p) => {
    stage(p, "leaf", "window", 1.34);
    shadow(p, { x: -40, r: 170 });
    for (let i = 0; i < 7; i++) {
      disc(p, { x: -40, y: i * 13, r: 142, fill: i % 2 ? "#e6dcc4" : "#f3ecd9" });
      disc(p, { x: -40, y: i * 13 + 6, r: 142, fill: "#f8f2e2" });
    }
    disc(p, {
      x: -40,
      y: 86,
      r: 104,
      fill: p.linear([
        [0, "#d9cdb0"],
        [1, "#f3ecd9"],
      ]),
    });
    shadow(p, { x: 180, z: 90, r: 90 });
    for (let i = 0; i < 3; i++)
      lathe(p, {
        x: 180,
        y: i * 16,
        z: 90,
        profile: [
          [0, 46],
          [36, 84, "sharp"],
        ],
        fill: roundFill(p, "#efe6cf"),
        topColor: "#ddd1b5",
      });
    p.add(leaf(230, 520, 26, INK.leaf, 66));
  },
  "kraft-cups": (p) => {
    stage(p, "sand", "disc", 1.26);
    const cup = (x: number, z: number, h: number, lid: boolean) => {
      shadow(p, { x, z, r: 68 });
      lathe(p, {
        x,
        z,
        profile: [
          [0, 42, "sharp"],
          [h, 62, "sharp"],
        ],
        fill: roundFill(p, "#cf9f68"),
        topColor: "#fdf6e6",
      });
      const [cx, cy] = project({ x, y: h * 0.5, z });
      p.add(leaf(cx, cy + 18, 24, INK.gulf));
      if (lid) {
        cylinder(p, { x, y: h, z, r: 66, h: 12, color: "#f7f3e8" });
        cylinder(p, { x, y: h + 12, z, r: 54, h: 12, color: "#f7f3e8" });
      } else disc(p, { x, y: h - 8, z, r: 55, fill: "#5b3420" });
    };
    cup(-150, -20, 150, true);
    cup(0, 10, 190, true);
    cup(150, -10, 120, false);
  },
  "compost-bags": (p) => {
    stage(p, "leaf", "steps", 1.26);
    shadow(p, { x: -70, r: 150, depth: 70 });
    lying(p, {
      x: -60,
      z: -10,
      r: 62,
      length: 240,
      turn: 28,
      color: "#8fb565",
      capColor: "#a9c985",
      hole: 18,
      art: (length, r) =>
        patch(length * 0.34, -r, length * 0.34, r * 2, INK.ivory, 0, 0.9) + leaf(length * 0.51, 0, 26, "#5c8a42", 0),
    });
    lying(p, { x: 120, z: 90, r: 50, length: 170, turn: 28, color: "#7aa552", capColor: "#a9c985", hole: 15 });
    p.add(leaf(600, 430, 34, "#6a9a4c", 40), leaf(640, 450, 26, "#84b25f", 80));
  },
  "wooden-cutlery": (p) => {
    stage(p, "clay", "arch", 1.3);
    shadow(p, { x: 0, r: 130 });
    const [x, y] = project({ x: 0, y: 120 });
    const handle = (dx: number, turn: number, head: string) =>
      el(
        "g",
        { transform: `rotate(${turn} ${Math.round(x + dx)} ${Math.round(y)})` },
        patch(x + dx - 8, y - 130, 16, 150, "#d9b483", 6) +
          el("path", {
            d: head,
            transform: `translate(${Math.round(x + dx)} ${Math.round(y - 140)})`,
            fill: "#e0be90",
          }),
      );
    p.add(
      handle(-46, -16, "M-20-40v46q4 22 20 26 16-4 20-26v-46h-8v34h-7v-34h-10v34h-7v-34z"),
      handle(0, 2, "M0-52c-30 0-30 62 0 84 30-22 30-84 0-84z"),
      handle(46, 18, "M-16-50q34 20 30 82h-30z"),
    );
    lathe(p, {
      x: 0,
      profile: [
        [0, 74, "sharp"],
        [132, 88, "sharp"],
      ],
      fill: roundFill(p, "#cf9f68"),
    });
    p.add(leaf(x, y + 60, 34, INK.gulf));
    p.add(
      el("path", {
        d: path("M", x - 88, y - 11, "a", 88, 28, 0, 0, 0, 176, 0),
        fill: "none",
        stroke: tone("#cf9f68", 0.4),
        "stroke-width": 4,
      }),
    );
  },
};

export const SUSTAINABLE_PICTURES: Kinds = { ...SOLAR, ...WATER, ...RECYCLED, ...COMPOSTABLE };
