import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { unresolved } from "./citations.ts";
import { projectFiles } from "./project-files.ts";

const CODE = projectFiles(/\.(ts|tsx|css)$/).filter((file) => !file.startsWith("tests/architecture/citations"));

describe("what a comment cites", () => {
  it("stands in docs/rules", () => {
    const missing = CODE.flatMap((file) => unresolved(readFileSync(file, "utf8")).map((cited) => `${file}: ${cited}`));
    expect(missing).toEqual([]);
  });

  it.each([
    "spec §5, §9",
    "security 15, 19",
    "rulings: marketing claims",
    "workflows: Order",
    "workflows: never again 6",
    "experience: checklist 9",
    "style 10",
  ])("is found: %s", (cited) => {
    expect(unresolved(`/** Something (${cited}). */`)).toEqual([]);
  });

  it.each([
    "spec §12",
    "security 99",
    "security.md 19",
    "rulings",
    "rulings: no such point",
    "workflows: Nothing",
    "workflows: never again 13",
    "experience: checklist 11",
    "style 99",
  ])("is refused: %s", (cited) => {
    expect(unresolved(`/** Something (${cited}). */`)).not.toEqual([]);
  });
});
