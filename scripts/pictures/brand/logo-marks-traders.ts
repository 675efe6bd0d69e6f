import { star } from "../kit/marks.ts";
import { el } from "../kit/picture.ts";
import { line, type Marks, ring, shape, turned } from "./logo-parts.ts";

/** Marks of the demo traders, each centred on 0 0 within a radius of 44. */
export const TRADER_MARKS: Marks = {
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
