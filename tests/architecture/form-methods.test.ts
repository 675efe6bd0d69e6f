import { expect, it } from "vitest";
import { projectFiles, readProjectFile } from "./project-files.ts";

it("every form says how it is sent, so that no text ever stands in an address by default", () => {
  const silent = projectFiles(/\.tsx$/, ["src"]).filter((file) =>
    (readProjectFile(file).match(/<form\s[^<>]*/g) ?? []).some((tag) => !/\bmethod="(post|get)"/.test(tag)),
  );
  expect(silent).toEqual([]);
});
