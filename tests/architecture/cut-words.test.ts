import { expect, test } from "vitest";
import { projectFiles, readProjectFile } from "./project-files.ts";

/** A box that cuts its text after some lines, perhaps with a link in it, and the words of somebody that begin it. */
const CUT =
  /<\w+ (?<box>[^<>]*\bline-clamp-\d[^<>]*)>\s*(?:<Link [^<>]*>\s*)?<(?:AskedWords|GoodsName|OwnWords|Written)\b(?<words>[^<>]*)/g;

/** A cut ends where the box does, so the box takes its direction from the words (experience: checklist 6). */
function wrongIn(text: string): string[] {
  return [...text.matchAll(CUT)]
    .filter(({ groups }) => !groups?.box?.includes('dir="auto"') || !groups.words?.includes("isAlone"))
    .map(([box]) => box);
}

test("what somebody wrote is cut on the side on which it ends", () => {
  const found = projectFiles(/\.tsx$/, ["src"]).flatMap((path) =>
    wrongIn(readProjectFile(path)).map((box) => `${path}: ${box}`),
  );
  expect(found).toEqual([]);
});

test.each([
  ['<p className="line-clamp-2"><AskedWords asked={one} isAlone /></p>', 1],
  ['<p dir="auto" className="line-clamp-2"><Link to="/"><AskedWords asked={one} /></Link></p>', 1],
  ['<dd dir="auto" className="line-clamp-3"><Written>{value}</Written></dd>', 1],
  ['<p dir="auto" className="line-clamp-2"><Link to="/"><AskedWords asked={one} isAlone /></Link></p>', 0],
])("%s", (text, count) => {
  expect(wrongIn(text)).toHaveLength(count);
});
