import { INK } from "../kit/color.ts";
import { palm, star } from "../kit/marks.ts";
import { el } from "../kit/picture.ts";
import { line, type Marks, ring, shape, turned } from "./logo-parts.ts";

/** Marks of the demo manufacturers, each centred on 0 0 within a radius of 44. */
export const MAKER_MARKS: Marks = {
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
};
