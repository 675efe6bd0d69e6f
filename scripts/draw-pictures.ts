import { mkdirSync, writeFileSync } from "node:fs";
import { KINDS } from "./pictures/all-kinds.ts";
import { drawCategoryCovers } from "./pictures/brand/category-covers.ts";
import { drawCovers, drawPartnerCovers } from "./pictures/brand/covers.ts";
import { drawLogos } from "./pictures/brand/logos.ts";
import { drawFavicon, drawIcon, drawMark } from "./pictures/brand/mark.ts";
import { drawScenes } from "./pictures/brand/scenes.ts";
import { drawTipCovers } from "./pictures/brand/tip-covers.ts";
import { Picture } from "./pictures/kit/picture.ts";

const HELP = "Draws every picture of the site into public/ as SVG. Run it after a change under scripts/pictures.";
const OUT = "public/pictures";

function drawGoods(): Record<string, string> {
  const drawn = Object.entries(KINDS).map(([name, draw]) => {
    const picture = new Picture();
    draw(picture);
    return [name, picture.toString()];
  });
  return Object.fromEntries(drawn);
}

function write(pictures: Record<string, string>, limit: number): void {
  for (const [name, svg] of Object.entries(pictures)) {
    if (svg.length > limit) console.warn(`${name} takes ${svg.length} bytes, more than ${limit}`);
    writeFileSync(`${OUT}/${name}.svg`, svg);
  }
  const kilobytes = Object.values(pictures).join("").length / 1024;
  console.log(`${Object.keys(pictures).length} pictures, ${Math.round(kilobytes)} KB`);
}

if (process.argv.includes("--help")) {
  console.log(HELP);
} else {
  mkdirSync(OUT, { recursive: true });
  write(drawGoods(), 8192);
  write({ ...drawLogos(), ...drawCovers(), ...drawPartnerCovers() }, 8192);
  write({ ...drawScenes(), ...drawCategoryCovers(), ...drawTipCovers() }, 16384);
  writeFileSync("public/mark.svg", drawMark());
  writeFileSync("public/favicon.svg", drawFavicon());
  writeFileSync("public/icon.svg", drawIcon());
}
