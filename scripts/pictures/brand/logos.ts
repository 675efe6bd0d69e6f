import { INK, tone } from "../kit/color.ts";
import { palm, star } from "../kit/marks.ts";
import { el, Picture } from "../kit/picture.ts";

type Mark = (light: string, accent: string) => string;

const line = (d: string, stroke: string, width = 7) =>
  el("path", { d, fill: "none", stroke, "stroke-width": width, "stroke-linecap": "round", "stroke-linejoin": "round" });
const shape = (d: string, fill: string, opacity?: number) => el("path", { d, fill, opacity });
const ring = (r: number, stroke: string, width = 6) => el("circle", { r, fill: "none", stroke, "stroke-width": width });
const turned = (count: number, inner: string) =>
  Array.from({ length: count }, (_, i) =>
    el("g", { transform: i ? `rotate(${(360 / count) * i})` : undefined }, inner),
  ).join("");

/** One drawn mark per demo company, centred on 0 0 within a radius of 44. */
const MARKS: Record<string, [ground: string, accent: string, mark: Mark]> = {
  "sidrat-al-ain-dates": [
    INK.date,
    "#e0b25c",
    (light, accent) =>
      palm(0, -12, 34, light) +
      [-12, 0, 12].map((x) => el("ellipse", { cx: x, cy: 34, rx: 7, ry: 10, fill: accent })).join(""),
  ],
  "burj-al-hajar-ceramics": [
    INK.clay,
    "#f3d9b8",
    (light, accent) => turned(4, shape("M3 3h34v34H3z", light)) + star(0, 0, 15, accent),
  ],
  "marj-al-rayyan-dairies": [
    "#2f6f9a",
    "#f4efe2",
    (light, accent) =>
      shape("M0-42C12-22 30-4 30 14A30 30 0 0 1-30 14C-30-4-12-22 0-42z", light) +
      line("M-20 20q10-12 20 0t20 0", "#2f6f9a", 6) +
      line("M-16 32q8-9 16 0t16 0", accent, 0),
  ],
  "rawafid-al-sharjah-foods": [
    INK.sea,
    INK.brass,
    (light, accent) =>
      [-22, 0, 22].map((y, i) => line(`M-36 ${y}q18-18 36 0t36 0`, i === 1 ? accent : light, 8)).join(""),
  ],
  "safa-al-zujaj-glass": [
    "#3b7f86",
    "#dff0ec",
    (light, accent) =>
      shape("M-34-38h44v76h-44z", light, 0.5) +
      shape("M-10-38h44v76h-44z", accent, 0.75) +
      line("M4 24L24-22", "#3b7f86", 4),
  ],
  "midad-al-khaleej-pipes": [
    INK.gulf,
    INK.brass,
    (light, accent) => ring(34, light, 9) + ring(17, accent, 7) + line("M0-34v-8M34 0h8M0 34v8M-34 0h-8", light, 9),
  ],
  "tayyar-al-dhafra-cables": [
    "#24343a",
    "#e3a63c",
    (light, accent) => ring(36, light, 5) + shape("M6-34L-20 8H-2L-8 34 20-8H3z", accent),
  ],
  "naqaa-medical-disposables": [
    "#2f8f8a",
    "#f6f1e4",
    (light) => shape("M-12-38h24v26h26v24H12v26h-24V12h-26v-24h26z", light) + el("circle", { r: 9, fill: "#2f8f8a" }),
  ],
  "afiyat-al-sahra-nutrition": [
    "#7a8f3c",
    "#f2d777",
    (light, accent) =>
      shape("M0-40L35-20V20L0 40-35 20V-20z", light) +
      shape("M0-24L21-12V12L0 24-21 12V-12z", accent) +
      line("M0 18C0 0 6-8 14-14", "#7a8f3c", 5),
  ],
  "rizmat-al-khaleej-packaging": [
    "#8a5a30",
    "#f0d5a6",
    (light, accent) =>
      shape("M0-38L36-20 0-2-36-20z", accent) +
      shape("M-36-14L-3 3v38l-33-18z", light, 0.85) +
      shape("M36-14L3 3v38l33-18z", light, 0.6),
  ],
  "shafaf-ajman-plastics": [
    "#5b7fa6",
    "#eaf2f4",
    (light) =>
      shape("M-9-40H9v14c14 8 18 16 18 28v32q0 8-8 8h-38q-8 0-8-8V2c0-12 4-20 18-28z", light) +
      line("M-26 10h52", "#5b7fa6", 5) +
      line("M12 20v14", "#5b7fa6", 4),
  ],
  "majlis-al-rimal-furniture": [
    "#8f2f33",
    "#e7c27d",
    (light, accent) =>
      shape("M-36 36V0C-36-24-14-30 0-44 14-30 36-24 36 0v36h-18V6C18-8 8-12 0-20-8-12-18-8-18 6v30z", light) +
      shape("M-14 36V16h28v20z", accent),
  ],
  "arkan-al-maktab-office": [
    "#3f4d52",
    "#d9a94a",
    (light, accent) =>
      shape("M-36-36h32v32h-32zM4 4h32v32H4z", light) +
      shape("M4-36h32v32H4z", accent) +
      shape("M-36 4h32v32h-32z", light, 0.45),
  ],
  "dawra-khadra-recycling": [
    "#4f7d4a",
    "#dfe9c6",
    (light) => turned(3, shape("M-16-34h24l-7-10 26 16-10 26-5-14h-28z", light)),
  ],
  "alwan-al-mutqan-masterbatch": [
    "#f3ead8",
    INK.clay,
    () =>
      [
        ["#c23b34", 0],
        ["#e0a62e", 60],
        ["#4f8f5a", 120],
        ["#2f7f8a", 180],
        ["#3f5f9a", 240],
        ["#7f4a7a", 300],
      ]
        .map(([fill, turn]) => el("circle", { cy: -25, r: 13, fill, transform: `rotate(${turn})` }))
        .join("") + el("circle", { r: 9, fill: INK.gulf }),
  ],
  "dihn-al-ward-perfumes": [
    "#6b2f3f",
    "#e2b0a0",
    (light, accent) =>
      turned(8, shape("M0-4C-13-16-10-34 0-42 10-34 13-16 0-4z", accent)) +
      el("circle", { r: 13, fill: light }) +
      el("circle", { r: 6, fill: "#6b2f3f" }),
  ],
  "nadiya-consumer-care": [
    "#5a9aa0",
    "#fdf7e8",
    (light, accent) =>
      shape("M-8-36C14-20 20 0 10 22-16 16-26-10-8-36z", light) +
      el("circle", { cx: 22, cy: 22, r: 12, fill: accent }) +
      el("circle", { cx: -22, cy: 26, r: 8, fill: accent }) +
      el("circle", { cx: 28, cy: -14, r: 6, fill: accent }),
  ],
  "manba-pumps-generators": [
    "#1f5f7f",
    "#e0a93c",
    (light, accent) =>
      turned(6, shape("M-8-42H8l4 14h-24z", light)) +
      el("circle", { r: 30, fill: light }) +
      shape("M0-22C8-10 17-2 17 8A17 17 0 0 1-17 8C-17-2-8-10 0-22z", "#1f5f7f") +
      el("circle", { cx: 0, cy: 9, r: 5, fill: accent }),
  ],
  "qimam-al-bina-steel": [
    "#454b4d",
    "#c9653f",
    (light, accent) => shape("M-32-38h64v15H9v46h23v15h-64V23h23v-46h-23z", light) + shape("M-32-38h64v5h-64z", accent),
  ],
  "bareeq-al-batinah-electric": [
    "#7a4f1f",
    "#f4cf6b",
    (light, accent) =>
      el("circle", { cy: -8, r: 24, fill: accent }) +
      shape("M-11 14h22v20q0 6-6 6H-5q-6 0-6-6z", light) +
      line("M-8-8L0 0 8-8M0 0v14", "#7a4f1f", 4),
  ],
  "ufuq-al-thaka-technologies": [
    "#20383d",
    "#5fb6a8",
    (light, accent) =>
      line("M-40 0Q0-42 40 0 0 42-40 0z", light, 6) +
      el("circle", { r: 16, fill: accent }) +
      el("circle", { r: 6, fill: "#20383d" }),
  ],
  "dana-al-bahrain-networks": [
    "#b8443a",
    "#f4ece0",
    (light) =>
      line("M0 0L-30-22M0 0L30-22M0 0L-24 30M0 0L24 30", light, 5) +
      [
        [-30, -22],
        [30, -22],
        [-24, 30],
        [24, 30],
      ]
        .map(([cx, cy]) => el("circle", { cx, cy, r: 9, fill: light }))
        .join("") +
      el("circle", { r: 14, fill: "#f3d9a2" }),
  ],
  "mizan-al-sahab-software": [
    "#2c5d73",
    "#e3b657",
    (light, accent) =>
      line("M0-34v60M-34-22h68M-16 30h32", light, 6) +
      shape("M-50 6h32q-3 14-16 14t-16-14z", accent) +
      shape("M18 6h32q-3 14-16 14t-16-14z", accent) +
      line("M-34-22l-14 28M-34-22l14 28M34-22L20 6M34-22l14 28", light, 2.5),
  ],
  "balsam-al-marina-medical": [
    "#1f7f78",
    "#f2e7cf",
    (light, accent) =>
      shape("M0 38C-46 8-40-30-18-32-8-32-2-26 0-20 2-26 8-32 18-32 40-30 46 8 0 38z", light) +
      line("M-30 2h16l8-14 10 26 8-12h18", "#1f7f78", 5) +
      line("", accent, 0),
  ],
  "bayt-al-sadu-textiles": [
    "#2f2a2a",
    "#b8372f",
    (light, accent) =>
      [-30, -10, 10, 30].map((x) => shape(`M${x - 10} 0l10-16 10 16-10 16z`, accent)).join("") +
      line("M-42-26h84M-42 26h84", light, 6) +
      line("M-42-38h84M-42 38h84", accent, 5),
  ],
  "shams-al-fujairah-energy": [
    "#c98a1f",
    "#fff3cf",
    (light) =>
      el("circle", { r: 19, fill: light }) +
      turned(8, shape("M-5-30h10L0-44z", light)) +
      line("M-9 4q9-12 18 0", "#c98a1f", 4),
  ],
  "hubaybat-al-jubail-polymers": [
    "#39607a",
    "#e9dfc6",
    (light, accent) =>
      [
        [0, -26],
        [23, -13],
        [23, 13],
        [0, 26],
        [-23, 13],
        [-23, -13],
      ]
        .map(([cx, cy], i) => el("circle", { cx, cy, r: 12, fill: i % 2 ? accent : light }))
        .join("") + ring(26, light, 3),
  ],
  "turoos-al-sharjah-machinery": [
    "#374043",
    "#d99a3a",
    (light, accent) =>
      turned(8, shape("M-8-42H8v16H-8z", light)) +
      el("circle", { r: 31, fill: light }) +
      star(0, 0, 20, accent) +
      el("circle", { r: 7, fill: "#374043" }),
  ],
  "rafiat-al-doha-equipment": [
    "#6f1f3a",
    "#f0d28a",
    (light, accent) =>
      line("M-22 40V-38h52M-22-38l-14 14M-22-14L8-38M-34 40h24", light, 7) +
      line("M30-38v26", accent, 4) +
      shape("M18-12h24v20H18z", accent),
  ],
  "nasaem-al-seeb-trading": [
    "#7b8f86",
    "#f3e8d2",
    (light) => line("M-36-10q20-20 40-4t32-10M-36 10q20-20 40-4t32-10M-30 30q16-16 32-3t28-9", light, 6),
  ],
  "wamid-al-manara-trading": [
    "#55506b",
    "#f2cf70",
    (light, accent) =>
      shape("M-12 40L-6-16H6l6 56z", light) +
      el("circle", { cy: -26, r: 9, fill: accent }) +
      line("M-36-34l16 5M36-34l-16 5M-36-14l16-6M36-14l-16-6", accent, 4),
  ],
  "marsa-al-lulu-exports": [
    "#2a5a6a",
    "#f4ece0",
    (light, accent) =>
      line("M0-26v60M-20-10h40M-34 12q4 24 34 24t34-24", light, 7) + el("circle", { cy: -34, r: 9, fill: accent }),
  ],
};

/** A square badge for each company, by slug. */
export function drawLogos(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(MARKS).map(([slug, [ground, accent, mark]]) => {
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
