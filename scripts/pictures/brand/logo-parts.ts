import { el } from "../kit/picture.ts";

export type Mark = (light: string, accent: string) => string;

export const line = (d: string, stroke: string, width = 7) =>
  el("path", { d, fill: "none", stroke, "stroke-width": width, "stroke-linecap": "round", "stroke-linejoin": "round" });

export const shape = (d: string, fill: string, opacity?: number) => el("path", { d, fill, opacity });

export const ring = (r: number, stroke: string, width = 6) =>
  el("circle", { r, fill: "none", stroke, "stroke-width": width });

export const turned = (count: number, inner: string) =>
  Array.from({ length: count }, (_, i) =>
    el("g", { transform: i ? `rotate(${(360 / count) * i})` : undefined }, inner),
  ).join("");

export type Marks = Record<string, [ground: string, accent: string, mark: Mark]>;
