import { box } from "../kit/box.ts";
import { project } from "../kit/camera.ts";
import { INK, tone } from "../kit/color.ts";
import { patch, star } from "../kit/marks.ts";
import { el, type Kinds, type Picture, path } from "../kit/picture.ts";
import { ball, cylinder, lathe } from "../kit/round.ts";
import { roundFill } from "../kit/shade.ts";
import { rod } from "../kit/shapes.ts";
import { shadow, stage } from "../kit/stage.ts";

type Soft = { x: number; y?: number; z?: number; w: number; h: number; d: number; color: string; yaw?: number };

/** An upholstered block. */
function cushion(p: Picture, { yaw = -16, ...size }: Soft): void {
  box(p, { ...size, yaw, round: 11, topColor: tone(size.color, 0.2) });
}

/** Four legs under a rectangle. */
function legs(p: Picture, x: number, z: number, w: number, d: number, height: number, color: string, thick = 11): void {
  for (const [u, v] of [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ] as const) {
    const at = { x: x + (u * w) / 2 + v * d * 0.14, z: z + (v * d) / 2 - u * w * 0.14 };
    rod(
      p,
      [
        { ...at, y: 0 },
        { ...at, y: height },
      ],
      thick,
      color,
    );
  }
}

/** Wood grain on a face. */
function grain(w: number, h: number): string {
  return el("path", {
    d: [0.25, 0.5, 0.76].map((at) => path("M", 0, h * at, "q", w * 0.3, -6, w * 0.55, 0, "t", w * 0.45, -2)).join(""),
    fill: "none",
    stroke: "#5b3420",
    "stroke-width": 1.6,
    opacity: 0.28,
  });
}

const OFFICE: Kinds = {
  "office-desk": (p) => {
    stage(p, "sky", "arch", 1.22);
    shadow(p, { x: 0, z: 10, r: 250, depth: 140 });
    box(p, {
      x: 120,
      z: -20,
      w: 90,
      h: 150,
      d: 120,
      yaw: -18,
      color: "#e7e1d3",
      front: (w, h) =>
        [0.08, 0.38, 0.68]
          .map(
            (at) =>
              patch(8, h * at, w - 16, h * 0.25, "#f3eee2", 3) + patch(w / 2 - 14, h * (at + 0.1), 28, 5, INK.brass, 2),
          )
          .join(""),
    });
    rod(
      p,
      [
        { x: -150, y: 4, z: 110 },
        { x: -150, y: 150, z: 110 },
      ],
      13,
      INK.graphite,
    );
    rod(
      p,
      [
        { x: -180, y: 4, z: 0 },
        { x: -180, y: 150, z: 0 },
      ],
      13,
      INK.graphite,
    );
    box(p, { x: 0, y: 150, z: 10, w: 370, h: 16, d: 160, yaw: -18, color: INK.wood, front: grain });
    box(p, {
      x: 20,
      y: 196,
      z: -20,
      w: 150,
      h: 92,
      d: 8,
      yaw: -18,
      color: "#242d2f",
      front: (w, h) => patch(6, 6, w - 12, h - 12, "#2f6b69", 2),
    });
    rod(
      p,
      [
        { x: 22, y: 166, z: -22 },
        { x: 22, y: 200, z: -22 },
      ],
      10,
      INK.graphite,
    );
    lathe(p, {
      x: -110,
      y: 166,
      z: 40,
      profile: [
        [0, 14, "sharp"],
        [30, 19, "sharp"],
      ],
      fill: roundFill(p, INK.clay),
    });
    const [x, y] = project({ x: -110, y: 196, z: 40 });
    p.add(
      el("path", {
        d: path(
          "M",
          x,
          y,
          "q",
          -30,
          -20,
          -34,
          -52,
          "q",
          28,
          14,
          34,
          50,
          "q",
          2,
          -44,
          24,
          -60,
          "q",
          6,
          36,
          -24,
          62,
          "z",
        ),
        fill: INK.leaf,
      }),
    );
  },
  "office-chair": (p) => {
    stage(p, "sea", "disc", 1.24);
    shadow(p, { x: 0, r: 130 });
    for (const angle of [10, 82, 154, 226, 298]) {
      const [dx, dz] = [Math.cos((angle * Math.PI) / 180) * 96, Math.sin((angle * Math.PI) / 180) * 96];
      rod(
        p,
        [
          { x: 0, y: 36 },
          { x: dx, y: 20, z: dz },
        ],
        12,
        "#aab3b3",
      );
      ball(p, { x: dx, z: dz, r: 10, color: "#22292b" });
    }
    cylinder(p, { x: 0, y: 34, r: 13, h: 80, color: "#8c9698" });
    cushion(p, { x: 0, y: 112, w: 170, h: 34, d: 160, color: "#2c3a3c", yaw: -22 });
    rod(
      p,
      [
        { x: 60, y: 130, z: -70 },
        { x: 74, y: 190, z: -80 },
      ],
      16,
      "#22292b",
    );
    box(p, {
      x: 30,
      y: 166,
      z: -78,
      w: 160,
      h: 190,
      d: 24,
      yaw: -22,
      color: "#35484a",
      round: 24,
      front: (w, h) =>
        el("path", {
          d: [0.2, 0.32, 0.44, 0.56, 0.68].map((at) => path("M", 20, h * at, "h", w - 40)).join(""),
          stroke: "#4f6669",
          "stroke-width": 7,
          "stroke-linecap": "round",
        }),
    });
    for (const [x, z] of [
      [-86, 30],
      [82, 10],
    ] as const) {
      rod(
        p,
        [
          { x, y: 128, z },
          { x, y: 182, z },
        ],
        10,
        "#22292b",
      );
      rod(
        p,
        [
          { x: x - 20, y: 184, z: z + 26 },
          { x: x + 12, y: 186, z: z - 30 },
        ],
        17,
        "#22292b",
      );
    }
  },
  "filing-cabinet": (p) => {
    stage(p, "ivory", "steps", 1.16);
    shadow(p, { x: 0, r: 200, depth: 120 });
    const drawers = (rows: number) => (w: number, h: number) =>
      Array.from(
        { length: rows },
        (_, i) =>
          patch(9, 9 + (i * (h - 10)) / rows, w - 18, (h - 18) / rows - 8, "#ffffff", 3, 0.22) +
          patch(w / 2 - 22, 24 + (i * (h - 10)) / rows, 44, 8, "#5a6668", 4),
      ).join("");
    box(p, { x: -80, z: 20, w: 150, h: 290, d: 150, color: "#8fa5a4", front: drawers(4) });
    box(p, {
      x: 100,
      z: -40,
      w: 190,
      h: 330,
      d: 110,
      color: "#dcd8ca",
      front: (w, h) =>
        patch(w / 2 - 1, 6, 2.5, h - 12, "#a9a494") +
        patch(w / 2 - 16, h * 0.46, 6, 40, INK.brass, 3) +
        patch(w / 2 + 10, h * 0.46, 6, 40, INK.brass, 3),
    });
  },
  "meeting-table": (p) => {
    stage(p, "clay", "window", 1.24);
    shadow(p, { x: 0, r: 260, depth: 150 });
    const chair = (x: number, z: number, back: boolean) => {
      rod(
        p,
        [
          { x, y: 0, z },
          { x, y: 80, z },
        ],
        12,
        "#aab3b3",
      );
      cushion(p, { x, y: 78, z, w: 84, h: 20, d: 78, color: INK.sea });
      if (back) box(p, { x: x + 10, y: 100, z: z - 44, w: 84, h: 86, d: 14, yaw: -16, color: INK.sea, round: 10 });
      else
        box(p, { x: x - 6, y: 92, z: z + 40, w: 84, h: 92, d: 14, yaw: -16, color: tone(INK.sea, -0.16), round: 10 });
    };
    p.copies(
      [
        [-120, 8],
        [10, 0],
        [140, -9],
      ],
      () => chair(0, -110, true),
    );
    for (const x of [-110, 120])
      rod(
        p,
        [
          { x, y: 0, z: 30 },
          { x, y: 110, z: 30 },
        ],
        34,
        "#6d4a30",
      );
    box(p, {
      x: 10,
      y: 108,
      z: 10,
      w: 430,
      h: 18,
      d: 180,
      yaw: -14,
      color: "#8e5f3d",
      round: 8,
      front: grain,
      topColor: "#b98457",
    });
    p.copies(
      [
        [-60, 4],
        [80, -5],
      ],
      () => chair(0, 130, false),
    );
  },
};

const HOME: Kinds = {
  sofa: (p) => {
    stage(p, "sea", "arch", 1.2);
    shadow(p, { x: 0, z: 10, r: 270, depth: 130 });
    legs(p, 0, 20, 350, 110, 34, INK.wood);
    const color = "#5f8f88";
    box(p, { x: 14, y: 60, z: -40, w: 370, h: 130, d: 46, yaw: -12, color, round: 20 });
    box(p, { x: 0, y: 32, z: 16, w: 380, h: 54, d: 150, yaw: -12, color, round: 10 });
    for (const x of [-84, 86])
      cushion(p, { x, y: 84, z: 22 - x * 0.2, w: 168, h: 36, d: 126, color: tone(color, 0.08), yaw: -12 });
    for (const x of [-188, 190])
      box(p, { x, y: 32, z: 18 - x * 0.21, w: 46, h: 108, d: 160, yaw: -12, color: tone(color, -0.05), round: 16 });
    for (const [x, fill] of [
      [-110, INK.brass],
      [104, INK.clay],
    ] as const)
      box(p, {
        x,
        y: 118,
        z: 0 - x * 0.2,
        w: 84,
        h: 74,
        d: 20,
        yaw: -20,
        color: fill,
        round: 16,
        front: (w, h) => star(w / 2, h / 2, 15, tone(fill, 0.4)),
      });
  },
  "dining-set": (p) => {
    stage(p, "date", "disc", 1.22);
    shadow(p, { x: 0, r: 250, depth: 150 });
    const chair = (x: number, z: number, front: boolean) => {
      for (const u of [-30, 30])
        rod(
          p,
          [
            { x: x + u, y: 0, z: z + 30 },
            { x: x + u, y: 86, z: z + 30 },
          ],
          9,
          "#7a4d2e",
        );
      const back = () =>
        box(p, {
          x: x + (front ? -8 : 8),
          y: 88,
          z: z + (front ? 36 : -36),
          w: 74,
          h: 104,
          d: 10,
          yaw: -16,
          color: front ? "#7a4d2e" : "#8f5d39",
          round: 8,
          front: (w, h) => patch(14, 14, w - 28, h * 0.6, "#e6d3b3", 6),
        });
      if (!front) back();
      cushion(p, { x, y: 84, z, w: 78, h: 16, d: 74, color: "#e6d3b3" });
      if (front) back();
    };
    p.copies(
      [
        [-90, 8],
        [60, -6],
      ],
      () => chair(0, -110, false),
    );
    legs(p, 0, 10, 320, 130, 126, "#7a4d2e", 15);
    box(p, {
      x: 0,
      y: 122,
      z: 10,
      w: 380,
      h: 18,
      d: 180,
      yaw: -14,
      color: "#9c6b42",
      front: grain,
      topColor: "#c18c5c",
    });
    lathe(p, {
      x: 10,
      y: 140,
      z: 0,
      profile: [
        [0, 24],
        [26, 62, "sharp"],
      ],
      fill: roundFill(p, INK.ivory),
      topColor: "#e9c98a",
    });
    for (const [dx, color] of [
      [-16, "#d98a3a"],
      [16, INK.tomato],
    ] as const)
      ball(p, { x: 10 + dx, y: 152, z: 0, r: 20, color });
    p.copies(
      [
        [-60, 4],
        [100, -8],
      ],
      () => chair(0, 134, true),
    );
  },
  "majlis-seating": (p) => {
    stage(p, "brass", "lattice", 1.2);
    shadow(p, { x: 0, z: 40, r: 290, depth: 130 });
    const motif = (w: number, h: number) =>
      Array.from({ length: Math.floor(w / 52) }, (_, i) => star(30 + i * 52, h / 2, 11, INK.brass)).join("") +
      patch(0, 0, w, 6, INK.brass) +
      patch(0, h - 6, w, 6, INK.brass);
    box(p, { x: 0, z: -40, w: 440, h: 60, d: 130, yaw: -8, color: "#8f2f33", front: motif, topColor: "#a84a48" });
    p.copies(
      [
        [-146, 7],
        [0, 0],
        [146, -7],
      ],
      () =>
        box(p, {
          x: 0,
          y: 60,
          z: -86,
          w: 138,
          h: 92,
          d: 34,
          yaw: -8,
          color: "#9c3a3a",
          round: 10,
          front: (w, h) => star(w / 2, h / 2, 22, INK.brass),
        }),
    );
    p.copies(
      [
        [-190, 9],
        [-74, 3],
        [74, -3],
        [190, -9],
      ],
      () =>
        box(p, {
          x: 0,
          y: 60,
          z: -34,
          w: 30,
          h: 54,
          d: 100,
          yaw: -8,
          color: INK.gulf,
          round: 10,
          front: (w, h) => patch(0, h * 0.4, w, 8, INK.brass),
        }),
    );
    shadow(p, { x: 20, z: 120, r: 90 });
    cylinder(p, { x: 20, z: 120, r: 84, h: 46, color: "#9c6b42", topColor: "#c18c5c" });
    lathe(p, {
      x: 0,
      y: 46,
      z: 120,
      profile: [
        [0, 22],
        [20, 34],
        [44, 26],
        [70, 12, "sharp"],
        [78, 15, "sharp"],
      ],
      fill: roundFill(p, INK.brass, 0.55),
    });
    rod(
      p,
      [
        { x: -28, y: 76, z: 124 },
        { x: -46, y: 96, z: 128 },
        { x: -60, y: 98, z: 130 },
      ],
      8,
      INK.brass,
      true,
    );
    for (const dx of [46, 70])
      lathe(p, {
        x: dx,
        y: 46,
        z: 132,
        profile: [
          [0, 8],
          [18, 13, "sharp"],
        ],
        fill: roundFill(p, INK.ivory),
        topColor: "#6b3a1e",
      });
  },
  wardrobe: (p) => {
    stage(p, "clay", "steps", 1.14);
    shadow(p, { x: 0, r: 220, depth: 110 });
    const door = (x: number, w: number, h: number) =>
      patch(x, 12, w, h - 24, "#fff", 2, 0.12) +
      patch(x + 14, 30, w - 28, h * 0.5, "none") +
      el("rect", {
        x: x + 16,
        y: 34,
        width: w - 32,
        height: h - 84,
        fill: "none",
        stroke: "#5b3420",
        "stroke-width": 2,
        opacity: 0.35,
      });
    box(p, {
      x: 0,
      y: 12,
      w: 310,
      h: 340,
      d: 120,
      yaw: -18,
      color: "#a9764a",
      front: (w, h) =>
        door(8, w / 3 - 10, h) +
        door(w / 3 + 4, w / 3 - 8, h) +
        patch(w / 3 + 18, 34, w / 3 - 36, h - 84, "#cfe0dc", 2) +
        el("path", {
          d: path("M", w * 0.5, 34, "h", 30, "L", w * 0.42, h - 50, "h", -22, "z"),
          fill: "#fff",
          opacity: 0.4,
        }) +
        door((w * 2) / 3, w / 3 - 10, h) +
        [w / 3 - 12, (w * 2) / 3 + 6].map((x) => patch(x, h * 0.44, 6, 46, INK.brass, 3)).join(""),
    });
    box(p, { x: 0, w: 300, h: 14, d: 110, yaw: -18, color: "#5b3420" });
  },
};

const HOTEL: Kinds = {
  "hotel-bed": (p) => {
    stage(p, "sea", "arch", 1.2);
    shadow(p, { x: 0, z: 20, r: 270, depth: 180 });
    box(p, {
      x: 30,
      z: -110,
      w: 390,
      h: 230,
      d: 26,
      yaw: -12,
      color: "#7d5a3f",
      round: 8,
      front: (w, h) => [0.2, 0.4, 0.6, 0.8].map((at) => patch(w * at - 1, 10, 2.5, h - 20, "#5b3420", 0, 0.5)).join(""),
    });
    box(p, { x: 0, z: 20, w: 340, h: 60, d: 230, yaw: -12, color: "#8f6a4a" });
    box(p, { x: 0, y: 58, z: 20, w: 336, h: 56, d: 226, yaw: -12, color: "#fbf9f3", round: 10, topColor: "#ffffff" });
    for (const x of [-70, 84])
      cushion(p, { x: x + 16, y: 110, z: -56 - x * 0.2, w: 134, h: 44, d: 56, color: "#fdfcf7", yaw: -12 });
    for (const x of [-50, 74])
      cushion(p, { x: x + 10, y: 112, z: -20 - x * 0.2, w: 96, h: 40, d: 30, color: INK.sea, yaw: -12 });
    box(p, {
      x: -10,
      y: 78,
      z: 100,
      w: 344,
      h: 40,
      d: 70,
      yaw: -12,
      color: INK.gulf,
      round: 6,
      front: (w, h) => patch(0, h - 10, w, 4, INK.brass),
    });
  },
  "lounge-chair": (p) => {
    stage(p, "clay", "disc", 1.26);
    shadow(p, { x: -20, r: 170, depth: 110 });
    legs(p, -20, 10, 150, 110, 50, INK.brass, 9);
    const color = "#c2785f";
    box(p, {
      x: 10,
      y: 70,
      z: -46,
      w: 210,
      h: 170,
      d: 44,
      yaw: -20,
      color,
      round: 34,
      front: (w, h) =>
        el("path", {
          d: [0.25, 0.42, 0.58, 0.75].map((at) => path("M", w * at, 14, "V", h - 20)).join(""),
          stroke: tone(color, -0.22),
          "stroke-width": 3,
        }),
    });
    box(p, { x: -20, y: 46, z: 10, w: 200, h: 48, d: 140, yaw: -20, color, round: 12 });
    cushion(p, { x: -16, y: 90, z: 12, w: 150, h: 28, d: 124, color: tone(color, 0.1), yaw: -20 });
    for (const [x, z] of [
      [-120, 44],
      [84, -30],
    ] as const)
      box(p, { x, y: 48, z, w: 38, h: 88, d: 140, yaw: -20, color: tone(color, -0.06), round: 15 });
    shadow(p, { x: 190, z: 60, r: 70 });
    cylinder(p, { x: 190, z: 60, r: 10, h: 110, color: INK.brass });
    cylinder(p, { x: 190, z: 60, y: 108, r: 62, h: 10, color: "#f4efe4" });
    lathe(p, {
      x: 190,
      z: 60,
      y: 118,
      profile: [
        [0, 12],
        [22, 18, "sharp"],
      ],
      fill: roundFill(p, INK.ivory),
      topColor: "#6b3a1e",
    });
  },
  "banquet-chairs": (p) => {
    stage(p, "brass", "steps", 1.22);
    const chair = (x: number, z: number, color: string) => {
      shadow(p, { x, z, r: 84, depth: 60 });
      legs(p, x, z, 86, 74, 104, INK.brass, 8);
      box(p, {
        x: x + 14,
        y: 112,
        z: z - 44,
        w: 104,
        h: 150,
        d: 14,
        yaw: -18,
        color,
        round: 26,
        front: (w, h) => star(w / 2, h * 0.4, 18, tone(color, 0.45)),
      });
      cushion(p, { x, y: 100, z, w: 112, h: 28, d: 100, color, yaw: -18 });
    };
    p.copies(
      [
        [-140, -7],
        [140, -7],
      ],
      () => chair(0, 0, INK.gulf),
    );
    chair(0, 30, "#8f2f33");
  },
  "bedside-table": (p) => {
    stage(p, "sand", "window", 1.24);
    shadow(p, { x: 0, r: 150, depth: 110 });
    legs(p, 0, 0, 150, 90, 46, INK.brass, 10);
    box(p, {
      x: 0,
      y: 44,
      w: 200,
      h: 130,
      d: 130,
      yaw: -22,
      color: "#8e5f3d",
      topColor: "#b98457",
      front: (w, h) =>
        [0.08, 0.54]
          .map(
            (at) =>
              patch(10, h * at, w - 20, h * 0.38, "#a9764a", 3) +
              patch(w / 2 - 20, h * (at + 0.15), 40, 6, INK.brass, 3),
          )
          .join(""),
    });
    lathe(p, {
      x: 30,
      y: 174,
      z: -14,
      profile: [
        [0, 28, "sharp"],
        [8, 28, "sharp"],
        [14, 10],
        [70, 12, "sharp"],
      ],
      fill: roundFill(p, INK.brass, 0.5),
    });
    lathe(p, {
      x: 30,
      y: 236,
      z: -14,
      profile: [
        [0, 70, "sharp"],
        [92, 42, "sharp"],
      ],
      fill: roundFill(p, "#f6ead0", 0.6),
      topColor: "#fffdf4",
    });
    box(p, { x: -44, y: 174, z: 30, w: 70, h: 14, d: 50, yaw: -34, color: INK.gulf });
  },
};

export const FURNITURE_PICTURES: Kinds = { ...OFFICE, ...HOME, ...HOTEL };
