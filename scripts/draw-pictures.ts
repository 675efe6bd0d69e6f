import { mkdirSync, writeFileSync } from "node:fs";
import { KINDS } from "./pictures/all-kinds.ts";
import { Picture } from "./pictures/kit/picture.ts";

const OUT = "public/pictures";

/** Draws the whole set of pictures into public/pictures. Run it after a change of a drawing. */
function drawAll(): void {
  mkdirSync(OUT, { recursive: true });
  let bytes = 0;
  for (const [name, draw] of Object.entries(KINDS)) {
    const picture = new Picture();
    draw(picture);
    const svg = picture.toString();
    bytes += svg.length;
    if (svg.length > 8192) console.warn(`${name} is ${svg.length} bytes`);
    writeFileSync(`${OUT}/${name}.svg`, svg);
  }
  console.log(`${Object.keys(KINDS).length} pictures, ${Math.round(bytes / 1024)} KB`);
}

drawAll();
