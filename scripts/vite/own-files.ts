import { createHash } from "node:crypto";
import { writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { Rolldown } from "vite";

/** Any screen; what a screen needs is asked for by its route. */
const SCREEN = /\/src\/routes\/([^/?]+)\.tsx/;
/** Those that begin without a network, as the service worker knows them too (worker/http/offline/service-worker.js). */
const OWN_SCREEN =
  /^(?:__root|cart|inbox|messages|notifications|orders|quotes|rfqs|waiting|supplier-dashboard(?:\.index)?$)(?:\.|$)/;
/** The routes of own screens, which come with the first sign of a reader (src/lib/ahead/later-routes.ts). */
const LATER_ROUTES = /\/src\/routeTree\.gen\.ts$/;
/** What every page may load late; of what else the first script names, other screens are made, and operators' words. */
const OF_THE_FRAME = /\/src\/(?:shell|lib|ui|features\/notices)\/|-late-heads\.own$/;

/**
 * Writes the list of what own screens need without a network (src/lib/offline/app-shell.ts): scripts by their
 * names, since each language has its own, and styles by their places.
 * @returns its address, which changes with any of them
 */
export function writeOwnFiles(dir: string, bundle: Rolldown.OutputBundle, entry: string): string {
  const styles = Object.keys(bundle).filter((file) => file.endsWith(".css"));
  const files = [...reachedFrom(bundle, entry)].map((file) => basename(file)).sort();
  const list = JSON.stringify([...files, ...styles.map((file) => `/${file}`).sort()]);
  const place = `assets/own-files-${createHash("sha256").update(list).digest("base64url").slice(0, 8)}.json`;
  writeFileSync(join(dir, place), list);
  return `/${place}`;
}

/** A script and all that it may ask for, now or later. */
function reachedFrom(bundle: Rolldown.OutputBundle, file: string, reached = new Set<string>()): Set<string> {
  const chunk = bundle[file];
  if (chunk?.type !== "chunk" || reached.has(file)) return reached;
  reached.add(file);
  const namesScreens = chunk.isEntry || modulesOf(chunk).some((module) => LATER_ROUTES.test(module));
  const late = chunk.dynamicImports.filter((next) => !namesScreens || isOwn(bundle[next]));
  for (const next of [...chunk.imports, ...late]) reachedFrom(bundle, next, reached);
  return reached;
}

function isOwn(output: Rolldown.OutputBundle[string] | undefined): boolean {
  if (output?.type !== "chunk") return false;
  return modulesOf(output).some((module) => {
    const screen = SCREEN.exec(module)?.[1];
    return screen === undefined ? OF_THE_FRAME.test(module) || LATER_ROUTES.test(module) : OWN_SCREEN.test(screen);
  });
}

/** The module that a script stands for, else all that it was made of. */
function modulesOf({ facadeModuleId, modules }: Rolldown.OutputChunk): string[] {
  return facadeModuleId ? [facadeModuleId] : Object.keys(modules);
}
