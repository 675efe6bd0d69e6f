import { el, type Picture, path, type Stop } from "../kit/picture.ts";

/** A dhow with one lateen sail, its prow to the right. */
export function dhow(p: Picture, x: number, y: number, scale: number): string {
  const sail = p.linear([
    [0, "#f6e6c4"],
    [1, "#fffaf0"],
  ] satisfies Stop[]);
  const hull = p.linear(
    [
      [0, "#6b3d22"],
      [1, "#3a2014"],
    ] satisfies Stop[],
    "0 0 0 1",
  );
  const parts =
    el("path", { d: "M-6-34L6-236", stroke: "#3a2014", "stroke-width": 6, "stroke-linecap": "round" }) +
    el("path", { d: "M-92-58C-40-120 40-214 96-262 92-170 84-104 56-52Q-16-36-92-58z", fill: sail }) +
    el("path", {
      d: "M-100-54C-40-124 44-222 104-272",
      fill: "none",
      stroke: "#4a2a18",
      "stroke-width": 5,
      "stroke-linecap": "round",
    }) +
    el("path", {
      d: "M30-196C34-140 26-90 4-48M62-232C64-160 56-100 36-50",
      fill: "none",
      stroke: "#dcc79c",
      "stroke-width": 1.6,
    }) +
    el("path", {
      d: "M-132-40C-112-22-96-20-60-20H78C108-20 128-34 158-62 148-24 130 18 92 24H-72C-108 20-126-8-132-40z",
      fill: hull,
    }) +
    el("path", {
      d: "M-128-28C-108-14-96-11-60-11H84C108-13 124-22 146-42",
      fill: "none",
      stroke: "#b98a3d",
      "stroke-width": 4,
    });
  return el("g", { transform: `translate(${x} ${y}) scale(${scale})` }, parts);
}

/** A ship-to-shore crane as a silhouette, its boom to the left. */
export function crane(x: number, base: number, size: number, fill: string): string {
  const d = path(
    "M",
    -34,
    0,
    "L",
    -22,
    -150,
    "M",
    40,
    0,
    "L",
    30,
    -150,
    "M",
    -28,
    -70,
    "H",
    35,
    "M",
    -22,
    -150,
    "L",
    35,
    -70,
    "M",
    -170,
    -150,
    "H",
    96,
    "M",
    -170,
    -160,
    "H",
    96,
    "M",
    4,
    -150,
    "V",
    -226,
    "L",
    -150,
    -160,
    "M",
    4,
    -226,
    "L",
    86,
    -160,
    "M",
    -96,
    -150,
    "v",
    40,
    "M",
    -112,
    -108,
    "h",
    32,
  );
  return el(
    "g",
    {
      transform: `translate(${x} ${base}) scale(${size})`,
      fill: "none",
      stroke: fill,
      "stroke-width": 6,
      "stroke-linecap": "round",
    },
    el("path", { d }),
  );
}

/** Rows of containers in the given colours. */
export function containers(
  x: number,
  base: number,
  columns: number,
  rows: number,
  colors: string[],
  w = 34,
  h = 15,
): string {
  const groups = colors.map(() => "");
  for (let row = 0; row < rows; row++)
    for (let i = 0; i < columns; i++) {
      const color = (i * 5 + row * 3 + ((i * row) % 4)) % colors.length;
      groups[color] += path("M", x + i * (w + 1.5), base - row * (h + 1.5), "h", w, "v", -h, "h", -w, "z");
    }
  return groups.map((d, i) => (d ? el("path", { d, fill: colors[i] }) : "")).join("");
}

/** A container ship that steams to the left. */
export function ship(x: number, y: number, scale: number, hull: string, boxes: string[]): string {
  const parts =
    containers(-196, -38, 11, 4, boxes) +
    el("path", { d: "M190-38v-92h34l6 20h16v72z", fill: "#f6efe0" }) +
    el("path", { d: "M196-118h26M196-104h26M196-90h26", stroke: "#35565a", "stroke-width": 6 }) +
    el("path", { d: "M226-130v-30h18v50z", fill: "#b5533c" }) +
    el("path", {
      d: "M-270-44C-250-36-230-36-212-36H260L246 18Q240 28 226 28H-226C-250 28-262-16-270-44z",
      fill: hull,
    }) +
    el("path", { d: "M-262-10H252L246 18Q240 28 226 28H-226C-246 28-256 8-262-10z", fill: "#b5533c", opacity: 0.85 });
  return el("g", { transform: `translate(${x} ${y}) scale(${scale})` }, parts);
}

/** A freight aircraft that climbs to the left. */
export function plane(x: number, y: number, scale: number, body: string, tail: string): string {
  const parts =
    el("path", { d: "M-20 6L60 84h34L48 4z", fill: "#8fa9ab" }) +
    el("path", {
      d: "M-190 10C-176-14-140-22-100-22H120l44-74h36l-22 82c12 4 12 12 0 16-20 8-60 14-110 14H-120C-160 16-190 20-190 10z",
      fill: body,
    }) +
    el("path", { d: "M120-22l44-74h36L178-14z", fill: tail }) +
    el("path", { d: "M-60-4L30 70h42L26-8z", fill: "#c3d2d2" }) +
    el("path", { d: "M-172-6q10-8 22-9l4 9z", fill: "#24464a" }) +
    el("path", { d: "M-120 0H110", stroke: tail, "stroke-width": 5 });
  return el("g", { transform: `translate(${x} ${y}) rotate(6) scale(${scale})` }, parts);
}

/** A lorry that drives to the left. */
export function lorry(x: number, y: number, scale: number, cab: string, box: string, mark: string): string {
  const wheel = (cx: number) =>
    el("circle", { cx, cy: 0, r: 22, fill: "#22292b" }) + el("circle", { cx, cy: 0, r: 11, fill: "#b4bebe" });
  const parts =
    el("path", { d: "M-40-150H190V-14H-40z", fill: box }) +
    el("path", { d: "M-40-34H190v20H-40z", fill: cab }) +
    mark +
    el("path", { d: "M-130-14v-60l26-46q4-8 12-8h46v114z", fill: cab }) +
    el("path", { d: "M-116-72l20-36q3-6 8-6h28v42z", fill: "#bfe0de" }) +
    el("path", { d: "M-136-14h330v8h-330z", fill: "#22292b" }) +
    el("path", { d: "M-128-40h14v12h-14z", fill: "#f6d98a" }) +
    wheel(-92) +
    wheel(90) +
    wheel(146);
  return el("g", { transform: `translate(${x} ${y}) scale(${scale})` }, parts);
}
