import { readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { charactersOf, cutFace, type Face, facesOf, pathOf } from "../../scripts/fonts/cut-face.ts";
import { allTexts, LOCALES } from "./message-files.ts";

/** Experience, "Budgets for a first view": 35 KB. */
const MOST_BYTES = 35 * 1024;
/** The space that French puts between digits: no face of ours has it, and a space looks like a space in any. */
const NO_GLYPH = "\u202f";
/** Marks of direction that nothing is drawn for (UAX 9). */
const UNSEEN = /[\u200e\u200f\u2066-\u2069]/gu;

const faces = await facesOf();

describe("the site's own letters", () => {
  it("are Arabic and Latin in two weights, in files of at most 35 KB", async () => {
    const sizes = await Promise.all(faces.map(async (face) => (await readFile(pathOf(face))).length));
    expect(faces.map(({ name }) => name)).toEqual([
      "tajawal-arabic-400",
      "tajawal-arabic-700",
      "noto-sans-latin-400",
      "noto-sans-latin-700",
    ]);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(MOST_BYTES);
  });

  it.each(faces)("$name is what `npm run fonts` cuts", async (face) => {
    expect((await cutFace(face)).equals(await readFile(pathOf(face)))).toBe(true);
  });

  it.each(LOCALES)("write every text in %s", (locale) => {
    const missing = allTexts(locale).flatMap(({ key, text }) =>
      [...text.replace(UNSEEN, "")]
        .filter((character) => !isWritten(character))
        .map((character) => `${key}: ${character}`),
    );
    expect(missing).toEqual([]);
  });

  it("read a range as browsers do", () => {
    expect(charactersOf("U+0041-0043, U+20AC")).toBe("ABC€");
  });
});

const ours = new Set(faces.flatMap(({ characters }: Face) => [...characters]));

function isWritten(character: string): boolean {
  return ours.has(character) || character === NO_GLYPH || character === "\n";
}
