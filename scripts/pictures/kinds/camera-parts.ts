import { el } from "../kit/picture.ts";

/** The dark eye of a camera. */
export function lens(cx: number, cy: number, r: number): string {
  return (
    el("circle", { cx, cy, r, fill: "#151b1d" }) +
    el("circle", { cx, cy, r: r * 0.66, fill: "#24464a" }) +
    el("circle", { cx, cy, r: r * 0.34, fill: "#0c1416" }) +
    el("circle", { cx: cx + r * 0.3, cy: cy - r * 0.34, r: r * 0.16, fill: "#dff3ef" })
  );
}
