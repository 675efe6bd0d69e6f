import { box } from "../kit/box.ts";
import { project } from "../kit/camera.ts";
import { INK } from "../kit/color.ts";
import { patch } from "../kit/marks.ts";
import { el, type Kinds, path } from "../kit/picture.ts";
import { ball } from "../kit/round.ts";
import { rod } from "../kit/shapes.ts";
import { shadow, stage } from "../kit/stage.ts";

export const CARE_EQUIPMENT: Kinds = {
  "hospital-bed": (p) => {
    stage(p, "sea", "window", 1.2);
    shadow(p, { x: 0, z: 20, r: 260, depth: 150 });
    for (const [x, z] of [
      [-150, 70],
      [176, -60],
      [140, 118],
      [-120, -20],
    ] as const) {
      rod(
        p,
        [
          { x, y: 14, z },
          { x, y: 86, z },
        ],
        11,
        "#a9b4b5",
      );
      ball(p, { x, z, r: 12, color: INK.graphite });
    }
    box(p, { x: 10, y: 82, z: 20, w: 390, h: 22, d: 150, yaw: -14, color: "#c7cfce" });
    box(p, { x: 190, y: 60, z: -26, w: 16, h: 150, d: 156, yaw: -14, color: "#e9e4d6", round: 6 });
    box(p, { x: 50, y: 104, z: 10, w: 300, h: 34, d: 142, yaw: -14, color: "#fbfaf5", round: 8 });
    box(p, { x: 130, y: 138, z: -12, w: 80, h: 24, d: 100, yaw: -14, color: "#eef3f1", round: 10 });
    box(p, {
      x: -30,
      y: 136,
      z: 30,
      w: 190,
      h: 10,
      d: 148,
      yaw: -14,
      color: INK.sea,
      front: (w, h) => patch(0, 0, w, h, "none"),
    });
    box(p, { x: -176, y: 60, z: 66, w: 16, h: 120, d: 156, yaw: -14, color: "#e9e4d6", round: 6 });
    rod(
      p,
      [
        { x: -70, y: 110, z: 116 },
        { x: -66, y: 170, z: 116 },
        { x: 60, y: 170, z: 84 },
        { x: 62, y: 110, z: 84 },
      ],
      8,
      "#b4bebe",
    );
  },
  wheelchair: (p) => {
    stage(p, "ivory", "disc", 1.2);
    shadow(p, { x: -10, r: 170, depth: 90 });
    const wheel = (x: number, y: number, r: number, width: number) =>
      el("circle", { cx: x, cy: y, r, fill: "none", stroke: "#2a3335", "stroke-width": width }) +
      el("circle", { cx: x, cy: y, r: r - width, fill: "none", stroke: "#b4bebe", "stroke-width": 4 }) +
      el("path", {
        d: [0, 30, 60, 90, 120, 150]
          .map((a) =>
            path(
              "M",
              x - Math.cos((a * Math.PI) / 180) * (r - width),
              y - Math.sin((a * Math.PI) / 180) * (r - width),
              "L",
              x + Math.cos((a * Math.PI) / 180) * (r - width),
              y + Math.sin((a * Math.PI) / 180) * (r - width),
            ),
          )
          .join(""),
        stroke: "#c8d0cf",
        "stroke-width": 1.6,
      });
    const [x, floor] = project({ x: 30 });
    p.add(wheel(x + 60, floor - 116, 92, 10));
    box(p, { x: 20, y: 112, z: -10, w: 150, h: 22, d: 130, yaw: -10, color: INK.gulf, round: 6 });
    box(p, { x: 96, y: 130, z: -26, w: 20, h: 150, d: 130, yaw: -10, color: INK.gulf, round: 6 });
    rod(
      p,
      [
        { x: 120, y: 284, z: 40 },
        { x: 156, y: 288, z: 40 },
      ],
      12,
      "#2a3335",
    );
    rod(
      p,
      [
        { x: 106, y: 284, z: 44 },
        { x: 106, y: 110, z: 44 },
        { x: -50, y: 110, z: 60 },
        { x: -84, y: 26, z: 70 },
        { x: -120, y: 22, z: 74 },
      ],
      9,
      "#b4bebe",
    );
    rod(
      p,
      [
        { x: 90, y: 186, z: 50 },
        { x: -20, y: 186, z: 56 },
        { x: -20, y: 112, z: 56 },
      ],
      9,
      "#b4bebe",
    );
    rod(
      p,
      [
        { x: 70, y: 196, z: 54 },
        { x: -10, y: 196, z: 58 },
      ],
      15,
      "#2a3335",
    );
    p.add(wheel(x + 30, floor - 92, 96, 11), wheel(x - 96, floor - 12, 34, 9));
  },
};
