import { expect, it } from "vitest";
import { projectFiles, readProjectFile } from "./project-files.ts";

/** Attributes of ours that a stylesheet asks for: `[data-sticky-bar]`, `[data-follows]`. */
function hooksOf(css: string): string[] {
  return [...css.matchAll(/\[(data-[a-z-]+)/g)].map(([, name = ""]) => name);
}

/** Radix sets these on what it draws. */
const SET_BY_RADIX = /^data-(accent-color|gray-color|state|side|align|orientation|disabled|radix-.*|is-root-theme)$/;

it("finds what a stylesheet asks for", () => {
  expect(hooksOf('html:has([data-bar]) { } [data-state="open"] { }')).toEqual(["data-bar", "data-state"]);
});

it("an attribute that a stylesheet asks for is set by a screen", () => {
  const screens = projectFiles(/\.tsx?$/, ["src", "worker"])
    .map(readProjectFile)
    .join("\n");
  const isSet = (name: string) => new RegExp(`\\b${name}\\b`).test(screens) || screens.includes(datasetOf(name));
  const asked = projectFiles(/\.css$/, ["src"]).flatMap((path) =>
    hooksOf(readProjectFile(path)).map((name) => ({ path, name })),
  );
  expect(asked.length).toBeGreaterThan(2);
  const orphaned = asked.filter(({ name }) => !SET_BY_RADIX.test(name) && !isSet(name));
  expect(orphaned).toEqual([]);
});

/** `data-sticky-bar` as `dataset.stickyBar`. */
function datasetOf(name: string): string {
  const words = name.slice("data-".length).replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
  return `dataset.${words}`;
}
