import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import subsetFont from "subset-font";

const ROOT = resolve(import.meta.dirname, "../..");
const STYLES = resolve(ROOT, "src/styles/fonts.css");

/** What words need to take their shape; small capitals, fractions and the like would come with glyphs that nothing here asks for. */
const SHAPING = ["ccmp", "locl", "isol", "init", "medi", "fina", "rlig", "liga", "calt", "kern", "mark", "mkmk"];

/** A file of a face and what is written with it. */
export interface Face {
  /** As `noto-sans-latin-400`: family, script and weight, as Fontsource names its files. */
  name: string;
  /** Every character of its `unicode-range`. */
  characters: string;
}

/** The faces with files of ours, as the site's styles name them. */
export async function facesOf(): Promise<Face[]> {
  const css = await readFile(STYLES, "utf8");
  return css.split("@font-face").flatMap((rule) => {
    const name = /url\("\.\/fonts\/([a-z0-9-]+)\.woff2"\)/.exec(rule)?.[1];
    const range = /unicode-range:([^;]+);/.exec(rule)?.[1];
    return name && range ? [{ name, characters: charactersOf(range) }] : [];
  });
}

/** Where a cut face is kept. */
export function pathOf({ name }: Face): string {
  return resolve(ROOT, `src/styles/fonts/${name}.woff2`);
}

/** The face with its characters alone, and with the shapes that these take in words; screens of today read no hints. */
export async function cutFace({ name, characters }: Face): Promise<Buffer> {
  const family = /^[a-z-]+?(?=-(?:arabic|latin)-)/.exec(name)?.[0];
  const whole = await readFile(resolve(ROOT, `node_modules/@fontsource/${family}/files/${name}-normal.woff2`));
  return subsetFont(whole, characters, { targetFormat: "woff2", keepFeatures: SHAPING, noHinting: true });
}

/** The characters of a `unicode-range` (CSS Fonts 4, 4.5). */
export function charactersOf(range: string): string {
  return range
    .split(",")
    .map((part) => {
      const [first = 0, last = first] = part
        .trim()
        .slice("U+".length)
        .split("-")
        .map((code) => Number.parseInt(code, 16));
      return Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at)).join("");
    })
    .join("");
}
