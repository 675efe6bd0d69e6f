import { INK } from "../kit/color.ts";
import { patch } from "../kit/marks.ts";

export type Art = (w: number, h: number) => string;

export const side: Art = (_w, h) =>
  patch(9, 9, 54, h - 18, INK.gulf, 3) +
  [0, 1, 2, 3].map((i) => patch(20, 34 + i * 28, 32, 7, i === 1 ? INK.brass : "#5f8f8d", 3)).join("");
