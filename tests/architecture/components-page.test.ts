import { expect, test } from "vitest";
import { projectFiles, readProjectFile } from "./project-files.ts";
import { importsWrittenIn } from "./written-imports.ts";

/** Drawn around every page or in its place, or behind another component that is shown. */
const SEEN_OTHERWISE = ["app-theme.tsx", "toaster-host.tsx", "no-tooltip.tsx", "pending-frame.tsx"];

test("/dev/components shows every component of src/ui", () => {
  const shown = new Set(
    projectFiles(/\.tsx$/, ["src/features/component-gallery"])
      .flatMap(importsWrittenIn)
      .map(({ source }) => source.replace("#src/", "src/")),
  );
  const components = projectFiles(/\.tsx$/, ["src/ui"]).filter((path) =>
    /^export function [A-Z]/m.test(readProjectFile(path)),
  );
  const hidden = components.filter(
    (path) => !shown.has(path) && !SEEN_OTHERWISE.some((name) => path.endsWith(`/${name}`)),
  );
  expect(hidden).toEqual([]);
});
