import { INK } from "../kit/color.ts";
import { el, Picture } from "../kit/picture.ts";

/** The eight-point star of the well-head, cut by the spring that rises from its middle. */
function well(star: string, water: string, glow: string, size = 1): string {
  const square = "M-35.4-35.4h70.8v70.8h-70.8z";
  const ring = el("g", { fill: star }, el("path", { d: square }) + el("path", { d: square, transform: "rotate(45)" }));
  const drop = el("path", { d: "M0-33C9-17 23-4 23 11A23 23 0 0 1-23 11C-23-4-9-17 0-33z", fill: glow });
  const wave = el("path", { d: "M-23 11q11.5-12 23 0t23 0A23 23 0 0 1-23 11z", fill: water });
  const spring = size === 1 ? drop + wave : el("g", { transform: `scale(${size})` }, drop + wave);
  return ring + spring;
}

/** The mark alone, on no ground. */
export function drawMark(): string {
  const p = new Picture(100, 100);
  p.add(el("g", { transform: "translate(50 50) scale(.98)" }, well(INK.gulf, INK.brass, INK.ivory)));
  return p.toString();
}

/** The mark at the size of a tab: a bolder spring. */
export function drawFavicon(): string {
  const p = new Picture(32, 32);
  p.add(el("g", { transform: "translate(16 16) scale(.319)" }, well(INK.gulf, INK.brass, INK.ivory, 1.2)));
  return p.toString();
}

/** The mark on a full square, for home screens that cut their own corners. */
export function drawIcon(): string {
  const p = new Picture(512, 512);
  p.add(
    el("path", { d: "M0 0h512v512H0z", fill: INK.gulf }),
    el("g", { transform: "translate(256 256) scale(3.5)" }, well(INK.brass, INK.gulf, INK.ivory)),
  );
  return p.toString();
}
