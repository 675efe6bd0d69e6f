import { box } from "../kit/box.ts";
import { project } from "../kit/camera.ts";
import { INK, tone } from "../kit/color.ts";
import { el, type Kinds, path } from "../kit/picture.ts";
import { cylinder } from "../kit/round.ts";
import { rod } from "../kit/shapes.ts";
import { shadow, stage } from "../kit/stage.ts";
import { wheel, YELLOW } from "./site-parts.ts";

export const SITE_TOOLS: Kinds = {
  "concrete-mixer": (p) => {
    stage(p, "clay", "disc", 1.22);
    shadow(p, { x: 0, r: 190, depth: 110 });
    rod(
      p,
      [
        { x: -110, y: 0, z: 40 },
        { x: 10, y: 140, z: 0 },
        { x: 120, y: 0, z: 30 },
      ],
      15,
      INK.sea,
    );
    rod(
      p,
      [
        { x: -120, y: 20, z: -30 },
        { x: 130, y: 20, z: -40 },
      ],
      13,
      INK.sea,
    );
    wheel(p, 120, 60, 44, INK.sea);
    const [x, y] = project({ x: 0, y: 176 });
    const drum = path(
      "M",
      -126,
      -46,
      "Q",
      -126,
      -60,
      -110,
      -64,
      "L",
      -10,
      -106,
      "Q",
      90,
      -110,
      118,
      -60,
      "V",
      60,
      "Q",
      90,
      110,
      -10,
      106,
      "L",
      -110,
      64,
      "Q",
      -126,
      60,
      -126,
      46,
      "z",
    );
    p.add(
      el(
        "g",
        { transform: `translate(${Math.round(x)} ${Math.round(y)}) rotate(28)` },
        el("path", {
          d: drum,
          fill: p.linear(
            [
              [0, tone(YELLOW, 0.3)],
              [0.4, YELLOW],
              [1, tone(YELLOW, -0.4)],
            ],
            "0 0 0 1",
          ),
        }) +
          el("path", {
            d: path("M", -12, -106, "v", 212, "M", 60, -104, "v", 208),
            stroke: tone(YELLOW, -0.3),
            "stroke-width": 7,
          }) +
          el("ellipse", { cx: -124, rx: 20, ry: 56, fill: "#5a4a3a" }) +
          el("ellipse", { cx: -120, rx: 13, ry: 44, fill: "#8b8378" }),
      ),
    );
    box(p, { x: 130, y: 90, z: 0, w: 76, h: 70, d: 60, yaw: -18, color: INK.gulf });
  },
  "plate-compactor": (p) => {
    stage(p, "dusk", "window", 1.24);
    shadow(p, { x: 0, r: 200, depth: 120 });
    box(p, { x: 0, w: 270, h: 26, d: 150, yaw: -16, color: INK.graphite });
    box(p, { x: 20, y: 26, w: 150, h: 50, d: 110, yaw: -16, color: YELLOW });
    box(p, {
      x: 20,
      y: 76,
      w: 120,
      h: 84,
      d: 90,
      yaw: -16,
      color: "#c9463b",
      round: 8,
      front: (w, h) =>
        el("circle", { cx: w * 0.4, cy: h * 0.5, r: 27, fill: "#2a2f31" }) +
        el("circle", { cx: w * 0.4, cy: h * 0.5, r: 17, fill: "#6d7678" }),
    });
    cylinder(p, { x: 70, y: 156, z: -20, r: 18, h: 30, color: "#8c9698" });
    for (const dz of [-50, 50])
      rod(
        p,
        [
          { x: 110, y: 50, z: dz - 20 },
          { x: 176, y: 200, z: dz - 30 },
          { x: 220, y: 250, z: dz - 36 },
        ],
        11,
        YELLOW,
      );
    rod(
      p,
      [
        { x: 220, y: 250, z: 14 },
        { x: 220, y: 250, z: -86 },
      ],
      15,
      "#22292b",
    );
  },
};
