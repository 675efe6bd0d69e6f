import { tone } from "../kit/color.ts";
import { el, Picture } from "../kit/picture.ts";
import { MAKER_MARKS } from "./logo-marks-makers.ts";
import { TRADER_MARKS } from "./logo-marks-traders.ts";

/** A square badge for each company, by slug. */
export function drawLogos(): Record<string, string> {
  return Object.fromEntries(
    Object.entries({ ...MAKER_MARKS, ...TRADER_MARKS }).map(([slug, [ground, accent, mark]]) => {
      const p = new Picture(160, 160);
      const fill = p.linear(
        [
          [0, tone(ground, 0.1)],
          [1, tone(ground, -0.16)],
        ],
        "1 0 0 1",
      );
      p.add(
        el("rect", { width: 160, height: 160, rx: 34, fill }),
        el("g", { transform: "translate(80 80) scale(1.08)" }, mark("#fdf8ec", accent)),
      );
      return [`logo-${slug}`, p.toString()];
    }),
  );
}
