import { el, path } from "../kit/picture.ts";

/** A block with its lit side to the right. */
export function tower(x: number, base: number, w: number, h: number, fill: string, cap = 0): string {
  return el("path", {
    d: path(
      "M",
      x,
      base,
      "V",
      base - h,
      cap ? "l" : "",
      ...(cap ? [w / 2, -cap, w / 2, cap] : []),
      cap ? "" : "h",
      ...(cap ? [] : [w]),
      "V",
      base,
      "z",
    ),
    fill,
  });
}

/** A needle tower that steps back as it rises. */
export function needle(x: number, base: number, h: number, fill: string): string {
  const d = path(
    "M",
    x - 26,
    base,
    "V",
    base - h * 0.3,
    "h",
    6,
    "V",
    base - h * 0.52,
    "h",
    6,
    "V",
    base - h * 0.7,
    "h",
    6,
    "V",
    base - h * 0.84,
    "h",
    5,
    "L",
    x,
    base - h,
    "l",
    3,
    h * 0.16,
    "h",
    5,
    "V",
    base - h * 0.7,
    "h",
    6,
    "V",
    base - h * 0.52,
    "h",
    6,
    "V",
    base - h * 0.3,
    "h",
    6,
    "V",
    base,
    "z",
  );
  return el("path", { d, fill });
}

/** A wind tower of the old coast. */
export function barjeel(x: number, base: number, size: number, fill: string, dark: string): string {
  const slots = [0.2, 0.42, 0.64]
    .map((at) => path("M", x + size * at, base - size * 1.66, "v", size * 0.5, "h", size * 0.12, "v", -size * 0.5, "z"))
    .join("");
  return (
    el("path", {
      d: path(
        "M",
        x,
        base,
        "v",
        -size * 1.8,
        "h",
        size,
        "v",
        size * 1.8,
        "z",
        "M",
        x - size * 0.06,
        base - size * 1.8,
        "h",
        size * 1.12,
        "v",
        -size * 0.1,
        "h",
        -size * 1.12,
        "z",
      ),
      fill,
    }) + el("path", { d: slots, fill: dark })
  );
}

/** A drift of cloud on a flat base. */
export function cloud(x: number, y: number, w: number, fill: string, opacity = 1): string {
  const d = path(
    "M",
    x,
    y,
    "c",
    0,
    -w * 0.1,
    w * 0.08,
    -w * 0.12,
    w * 0.16,
    -w * 0.1,
    "c",
    w * 0.04,
    -w * 0.12,
    w * 0.2,
    -w * 0.16,
    w * 0.28,
    -w * 0.07,
    "c",
    w * 0.12,
    -w * 0.1,
    w * 0.28,
    -w * 0.04,
    w * 0.3,
    w * 0.06,
    "c",
    w * 0.12,
    -w * 0.03,
    w * 0.24,
    w * 0.02,
    w * 0.26,
    w * 0.11,
    "z",
  );
  return el("path", { d, fill, opacity });
}
