import { INK, tone } from "../kit/color.ts";
import { star } from "../kit/marks.ts";
import { el, Picture } from "../kit/picture.ts";
import { sky, sun, veil } from "./scenery.ts";
import { containers, lorry } from "./transport-parts.ts";

/** A warehouse with its docks; each emirate has its own skyline and colour. */
export function warehouse(color: string, behind: (p: Picture, base: number) => void): string {
  const p = new Picture();
  const base = 440;
  sky(p, base);
  veil(p, 220, "#b98a3d", 0.26);
  sun(p, 640, 250, 34);
  behind(p, base);
  p.add(
    el("path", {
      d: `M0 ${base}h800v160H0z`,
      fill: p.linear(
        [
          [0, "#dfc090"],
          [1, "#cfa975"],
        ],
        "0 0 0 1",
      ),
    }),
  );
  p.add(
    el("path", {
      d: "M90 470V250L400 196l310 54v220z",
      fill: p.linear([
        [0, tone(color, -0.12)],
        [1, tone(color, 0.12)],
      ]),
    }),
    el("path", { d: "M70 258L400 200l330 58-8-26L400 172 78 232z", fill: tone(color, -0.36) }),
  );
  p.add(star(400, 258, 26, INK.ivory));
  for (const x of [136, 282, 428, 574])
    p.add(
      el("path", { d: `M${x} 470V330h100v140z`, fill: "#f3ead6" }),
      el("path", {
        d: [346, 364, 382, 400].map((y) => `M${x + 6} ${y}h88`).join(""),
        stroke: "#cdbf9f",
        "stroke-width": 3,
      }),
      el("path", { d: `M${x - 8} 330h116v-12H${x - 8}z`, fill: INK.brass }),
    );
  p.add(
    el("path", { d: "M282 470V414h100v56z", fill: "#4a3324" }),
    containers(292, 470, 2, 2, [INK.kraft, "#e0bd8c"], 36, 24),
  );
  p.add(
    el("ellipse", { cx: 590, cy: 548, rx: 170, ry: 10, fill: "#20150f", opacity: 0.3 }),
    lorry(590, 534, 0.86, INK.gulf, "#f6efe0", star(76, -92, 26, INK.brass)),
  );
  return p.toString();
}
