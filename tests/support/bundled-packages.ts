import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Whose code the tests in workerd load. */
const FOLDERS = ["domain", "drizzle", "worker"];
/** A package that is there at run time; what a file takes as a type alone is not. */
const IMPORT = /^(?:import (?!type\b)|export |\} )[^;"]*from "([^"#.][^"]*)"|\bimport\("([^"#.][^"]*)"\)/gm;
/** They name modules that only workerd has. */
const LEFT_OUT = /^(?:node|cloudflare):|^partyserver$/;

/**
 * The packages that the Worker's code imports, by the names that it imports them by: to be bundled once and kept until one
 * of them changes, since workerd fetches each module of a package by a call of its own.
 */
export function bundledPackages(root: string): string[] {
  const known = Object.keys(JSON.parse(readFileSync(join(root, "package.json"), "utf8")).dependencies);
  const isInstalled = (name: string) => known.some((one) => name === one || name.startsWith(`${one}/`));
  const names = FOLDERS.flatMap((folder) => filesOf(join(root, folder))).flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(IMPORT)].map(([, from, late]) => from ?? late ?? ""),
  );
  return [...new Set(names)].filter((name) => isInstalled(name) && !LEFT_OUT.test(name)).sort();
}

function filesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name) && !name.startsWith("seed"))
    .map((name) => join(folder, name));
}
