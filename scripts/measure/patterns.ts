import { basename, dirname } from "node:path";
import { unresolved } from "../../tests/architecture/citations.ts";
import type { SourceFile } from "./project.ts";

const isOwn = ({ path }: SourceFile) => path.startsWith("worker/") && !path.startsWith("worker/platform/write/");

/** A status that is set beside a version: the change itself, by builder or by hand. */
const SET_BY_HAND =
  /\bset status = (?:[^`]|\$\{[^}]*\})*?\bversion = |\.set\(\{(?:[^{}]|\{[^{}]*\})*\bstatus\b(?:[^{}]|\{[^{}]*\})*\bversion\b/;

/** Files of the Worker that change a state by statements of their own: the places where the kernel is written again. */
export function ownStateChanges(sources: readonly SourceFile[]): string[] {
  return sources.filter((file) => isOwn(file) && SET_BY_HAND.test(file.text)).map(({ path }) => path);
}

/** An event whose condition is that the statement before it changed something. */
const EVENT_BEHIND = /db\.run\(.*changes\(\) [=>]/g;

/** Where an event depends on what the statement before it changed; the kernel writes the event first. */
export function eventsBehind(sources: readonly SourceFile[]): string[] {
  return sources.filter(isOwn).flatMap(({ path, text }) => [...text.matchAll(EVENT_BEHIND)].map(() => path));
}

const FILE_SHELF = /(^|\/)files\/|sweep|upload|-files?\.ts$|file-keys|change-avatar/;

/** What takes in, keeps, hands out and sweeps away files. */
export function fileShelf(sources: readonly SourceFile[]): SourceFile[] {
  return sources.filter(({ path }) => path.startsWith("worker/") && FILE_SHELF.test(path));
}

/** `insert into … (` and `update … set`, of a table by its name or by its object; not `on conflict do update set`. */
const RAW_HEAD = /\b(?:insert into|update) (?:\$\{|[a-z_]+ (?:set\b|\())/gi;

/** The one place where a head is made: every other insert names its columns to it. */
const BUILDER = "worker/platform/conditional-insert.ts";

/** Statements that write, typed by hand outside the files that are for it, as `path: how many`. */
export function rawHeads(sources: readonly SourceFile[]): { path: string; heads: number }[] {
  return sources
    .filter(({ path }) => /^(worker|drizzle|party)\//.test(path) && !path.endsWith("-sql.ts") && path !== BUILDER)
    .map(({ path, text }) => ({ path, heads: withoutComments(text).match(RAW_HEAD)?.length ?? 0 }))
    .filter(({ heads }) => heads > 0);
}

const SHORT = 40;

/** A router is a contents page (style 2) and a verb a file (style 1): what a router alone imports has its place. */
const CONTENTS_PAGE = /(^|[/-])router\.ts$/;

/**
 * Files under 40 lines whose one importer lies in their own folder: often a part of it. Tests are no importers here.
 * Verbs of a router are none, nor is what its importer loads on demand or what package.json runs: that must be a file.
 * @param commands the scripts of package.json
 */
export function loneHelpers(
  sources: readonly SourceFile[],
  importers: Map<string, string[]>,
  commands: readonly string[],
): string[] {
  const texts = new Map(sources.map(({ path, text }) => [path, text]));
  const isPart = (path: string, user: string) =>
    dirname(user) === dirname(path) &&
    !CONTENTS_PAGE.test(user) &&
    !texts.get(user)?.includes(`import("./${basename(path)}")`);
  return sources
    .filter(({ path, lines }) => lines < SHORT && importers.get(path)?.length === 1)
    .map(({ path }) => path)
    .filter((path) => !commands.some((command) => command.split(" ").includes(path)))
    .filter((path) => importers.get(path)?.every((user) => isPart(path, user)));
}

/** Rules that comments cite and docs/rules does not hold; the test of the citations names wrong ones on purpose. */
export function unresolvedCitations(sources: readonly SourceFile[]): string[] {
  return sources
    .filter(({ path }) => !path.startsWith("tests/architecture/citations"))
    .flatMap(({ path, text }) => unresolved(text).map((cited) => `${path}: ${cited}`));
}

function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, "");
}
