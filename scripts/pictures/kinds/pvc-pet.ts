import { project } from "../kit/camera.ts";
import { INK } from "../kit/color.ts";
import { el, type Kinds, path } from "../kit/picture.ts";
import { lathe } from "../kit/round.ts";
import { sack } from "../kit/sacks.ts";
import { roundFill } from "../kit/shade.ts";
import { rod } from "../kit/shapes.ts";
import { shadow, stage } from "../kit/stage.ts";
import { blackPipe, clearBottle, jumbo, resin } from "./pellet-parts.ts";

export const PVC_PET: Kinds = {
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
  "pet-chips": resin("sea", "window", ["#e9f0ef", "#3f8f9a", "#dcebeb"], clearBottle),
  "pvc-compound": resin("clay", "steps", ["#efe9dc", INK.clay, "#8d9698"], blackPipe),
};
