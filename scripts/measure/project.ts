import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

/** A file of the project that people write, by its path from the project's folder. */
export interface SourceFile {
  path: string;
  text: string;
  lines: number;
}

const TIERS = ["domain", "i18n", "drizzle", "worker", "party", "src", "scripts"] as const;

/** Written by tools, or texts and test data, which are no code. */
const NOT_WRITTEN = /\.gen\.(ts|js)$|^drizzle\/migrations\/|^i18n\/(messages|paraglide(-build)?|project\.inlang)\//;
const CODE = /\.(ts|tsx|js|cjs|css)$/;

/** Code that people write: what tools write (`*.gen.*`, migrations, compiled messages) counts nowhere. */
export function isWritten(path: string): boolean {
  return CODE.test(path) && !NOT_WRITTEN.test(path);
}

/** What git tracks of the tiers and of tests, in code. */
export function trackedSources(): SourceFile[] {
  const paths = execFileSync("git", ["ls-files", ...TIERS, "tests"], { encoding: "utf8" }).split("\n");
  return paths.filter(isWritten).map((path) => {
    const text = readFileSync(path, "utf8");
    return { path, text, lines: text.trimEnd().split("\n").length };
  });
}

export function tierOf(path: string): string {
  return path.slice(0, path.indexOf("/"));
}

/** Lines and files of each tier, and of tests. */
export function sizesByTier(sources: readonly SourceFile[]): { tier: string; files: number; lines: number }[] {
  return [...TIERS, "tests"].map((tier) => {
    const own = sources.filter(({ path }) => tierOf(path) === tier);
    return { tier, files: own.length, lines: linesOf(own) };
  });
}

export function linesOf(sources: readonly SourceFile[]): number {
  return sources.reduce((sum, { lines }) => sum + lines, 0);
}
