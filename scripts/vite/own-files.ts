import { createHash } from "node:crypto";
import { writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { Rolldown } from "vite";

/** Any screen; what a screen needs is asked for by its route. */
const SCREEN = /\/src\/routes\/([^/?]+)\.tsx/;
/** Those that begin without a network, as the service worker knows them too (worker/http/offline/service-worker.js). */
const OWN_SCREEN =
  /^(?:__root|cart|inbox|messages|notifications|orders|quotes|rfqs|waiting|supplier-dashboard(?:\.index)?$)(?:\.|$)/;
/** Operators work with a network alone, and so do screens that are not own ones: what they load late. */
const NOT_OWN =
  /\/src\/(?:features\/(?:accounts|admin|analytics|claims|contact|content|editor|home|import|leads|legal|prices|products|profile|search|settings|suppliers)\/|shell\/work\/operator)|:admin$/;

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
  if (chunk?.type !== "chunk" || reached.has(file) || !isOwn(chunk.facadeModuleId ?? "")) return reached;
  reached.add(file);
  for (const next of [...chunk.imports, ...chunk.dynamicImports]) reachedFrom(bundle, next, reached);
  return reached;
}

function isOwn(module: string): boolean {
  const screen = SCREEN.exec(module)?.[1];
  return !NOT_OWN.test(module) && (screen === undefined || OWN_SCREEN.test(screen));
}
