import type { CategorySlug } from "#domain/catalogue/categories.ts";
import { INK, mix, tone } from "../kit/color.ts";
import { el, Picture } from "../kit/picture.ts";
import { goodsOf } from "./goods-of.ts";

/** Goods of a category together: [drawing, x, y, scale]. Drawn back to front in front of a deep niche. */
type Group = [name: string, x: number, y: number, scale: number][];

const CATEGORIES: Record<CategorySlug, [niche: string, goods: Group]> = {
  "consumer-goods": [
    INK.clay,
    [
      ["perfume-spray", 270, 470, 0.8],
      ["detergent-liquid", 560, 470, 0.66],
      ["cream-jar", 420, 550, 0.5],
    ],
  ],
  "food-products": [
    INK.date,
    [
      ["juice-bottles", 250, 460, 0.72],
      ["milk-powder-sack", 560, 460, 0.7],
      ["dates-bowl", 410, 540, 0.6],
    ],
  ],
  "building-materials": [
    "#7d5a44",
    [
      ["tile-slab", 280, 470, 0.78],
      ["toilet", 560, 470, 0.66],
      ["concrete-blocks", 440, 550, 0.46],
    ],
  ],
  "industrial-products": [
    INK.gulf,
    [
      ["pvc-pipes", 540, 450, 0.62],
      ["cable-drum", 270, 480, 0.76],
      ["gate-valve", 520, 540, 0.54],
    ],
  ],
  "smart-tech": [
    "#24464f",
    [
      ["server-rack", 230, 470, 0.72],
      ["saas-fleet", 520, 470, 0.8],
      ["cctv-dome", 350, 550, 0.5],
    ],
  ],
  "medical-health": [
    INK.sea,
    [
      ["patient-monitor", 540, 470, 0.74],
      ["gloves-box", 260, 470, 0.66],
      ["vitamin-bottle", 420, 550, 0.48],
    ],
  ],
  "packaging-supplies": [
    "#8a5f34",
    [
      ["stretch-film", 250, 460, 0.7],
      ["carton-boxes", 540, 470, 0.78],
      ["packing-tape", 390, 550, 0.5],
    ],
  ],
  furniture: [
    "#6b2f3f",
    [
      ["sofa", 400, 480, 1.02],
      ["carpet-rolls", 430, 560, 0.4],
    ],
  ],
  sustainable: [
    "#4f7d4a",
    [
      ["solar-panels", 360, 440, 0.82],
      ["greywater-unit", 590, 490, 0.56],
      ["kraft-cups", 360, 550, 0.48],
    ],
  ],
  "plastic-raw-materials": [
    "#2f5f7a",
    [
      ["octabin", 270, 470, 0.74],
      ["pvc-jumbo", 560, 470, 0.76],
      ["resin-hdpe", 430, 550, 0.42],
    ],
  ],
  "machinery-equipment": [
    "#4a4f50",
    [
      ["excavator", 340, 460, 0.9],
      ["diesel-generator", 590, 510, 0.5],
      ["centrifugal-pump", 330, 560, 0.42],
    ],
  ],
};

function categoryCover(niche: string, group: Group): string {
  const p = new Picture();
  const wall = "#f3e8d4";
  p.add(
    el("path", {
      d: "M0 0h800v600H0z",
      fill: p.linear(
        [
          [0, tone(wall, 0.6)],
          [1, wall],
        ],
        "1 0 0 1",
      ),
    }),
  );
  const arch = "M70 420V230C70 110 240 90 400 18 560 90 730 110 730 230v190z";
  const id = p.keep((key) =>
    el(
      "pattern",
      { id: key, width: 60, height: 60, patternUnits: "userSpaceOnUse" },
      el("path", { d: "M30 6l7 17 17 7-17 7-7 17-7-17-17-7 17-7z", fill: "none", stroke: "#fff5dc" }),
    ),
  );
  p.add(
    el("path", {
      d: arch,
      fill: p.linear(
        [
          [0, tone(niche, 0.16)],
          [1, tone(niche, -0.1)],
        ],
        "0 0 0 1",
      ),
    }),
    el("path", { d: arch, fill: `url(#${id})`, opacity: 0.13 }),
  );
  p.add(
    el("path", {
      d: "M0 400h800v200H0z",
      fill: p.linear(
        [
          [0, mix(wall, "#c9a878", 0.34)],
          [1, wall],
        ],
        "0 0 0 1",
      ),
    }),
  );
  p.add(...group.map(([name, x, y, scale]) => goodsOf(name, x, y, scale)));
  return p.toString();
}

/** Covers of the categories by the name of their file. */
export function drawCategoryCovers(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(CATEGORIES).map(([slug, [niche, group]]) => [`category-${slug}`, categoryCover(niche, group)]),
  );
}
