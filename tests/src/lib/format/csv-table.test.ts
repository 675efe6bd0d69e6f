import { describe, expect, it } from "vitest";
import { csvTable } from "#src/lib/format/csv-table.ts";
import { projectFiles, readProjectFile } from "../../../architecture/project-files.ts";

describe("csvTable", () => {
  it.each([
    "=1+1",
    "+1",
    "-1+1",
    "@SUM(A1)",
    "\t=1",
    "\r=1",
    "\n=1",
    "＝1+1",
    '=HYPERLINK("x")\nsecond line',
    "@a\r\nb",
  ])("neutralises %j", (cell) => {
    expect(csvTable([["head"], [cell]]).replaceAll('"', "")).toContain(`\n'${cell.charAt(0)}`);
  });

  it("leaves all else alone, numbers below nothing too", () => {
    expect(csvTable([["تمر", "a=b", "'x", -5, 0.5]])).toBe("\uFEFFتمر,a=b,'x,-5,0.5");
  });
});

it("no screen writes CSV another way, but the files of products, which bring back what they wrote", () => {
  const writers = projectFiles(/\.tsx?$/, ["src", "worker"]).filter((path) =>
    readProjectFile(path).includes("unparse("),
  );
  expect(writers).toEqual(["src/features/import/csv-file.ts", "src/lib/format/csv-table.ts"]);
});
