import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { Plugin, Rolldown } from "vite";
import { type FirstScripts, firstScriptsComment, routeOfFile } from "../../worker/http/first-scripts.ts";
import { writeOwnFiles } from "./own-files.ts";
import { isPrivateRoute } from "./private-route.ts";

const HELPER = "\0vite/preload-helper.js";
/** All routes; a public page begins with fewer (src/lib/ahead/later-routes.ts). */
const WHOLE_TREE = "/src/routeTree.gen.ts";
const ROUTE = /\/src\/routes\/([^?]+)\.tsx\?tsr-split=component$/;
/** A route's head that comes from a module of its own. */
const HEAD = /\{ \w+Head \} = await import\("#src\/([^"]+)"\)/;

/** For an `import()` the name of its script; for a page what stands in it. */
export function namedAlone(file: string, needs: string[], { hostType }: { hostType: "html" | "js" }): string[] {
  if (hostType === "html") return needs;
  return [basename(file)];
}

/**
 * Takes the lists of what each script needs out of the script that every page loads, where Vite puts them: a tenth of it. A page
 * links what its own route needs, by a list in `index.html` that the Worker reads (worker/http/first-scripts.ts); the rest lies
 * in a file of its own, for the first sign of a reader (src/lib/ahead).
 */
export function scriptGraph(): Plugin {
  return {
    name: "mawrid:script-graph",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: (environment) => environment.name === "client",
    load(id) {
      return id === HELPER ? 'export { loadChunk as __vitePreload } from "#src/lib/ahead/load-chunk.ts";' : null;
    },
    writeBundle({ dir = "" }, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === "chunk");
      const entry = chunks.find(({ isEntry }) => isEntry)?.fileName ?? this.error("no script to begin with");
      const beside = new Set([entry, ...importsOf(chunks, entry)]);
      const late = chunks.filter(({ fileName }) => !beside.has(fileName));
      const graph = JSON.stringify(graphOf(late));
      const place = `assets/script-graph-${createHash("sha256").update(graph).digest("base64url").slice(0, 8)}.json`;
      writeFileSync(join(dir, place), graph);
      const own = writeOwnFiles(dir, bundle, entry);
      const first: FirstScripts = { graph: `/${place}`, own, routes: firstOf(late) };
      const page = join(dir, "index.html");
      writeFileSync(
        page,
        readFileSync(page, "utf8").replace("<!--head-->", `<!--head-->\n${firstScriptsComment(first)}`),
      );
    },
  };
}

type Chunks = readonly Rolldown.OutputChunk[];

/** Each script's name with the places of those that it imports. */
function graphOf(chunks: Chunks): [string, number[]][] {
  const places = new Map(chunks.map(({ fileName }, at) => [fileName, at]));
  const known = (file: string) => places.get(file) ?? [];
  return chunks.map(({ fileName, imports }) => [basename(fileName), imports.flatMap(known)]);
}

/** What the routes need that the server draws; for a private one, which it does not, the routes that know it. */
function firstOf(chunks: Chunks): FirstScripts["routes"] {
  const whole = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(WHOLE_TREE))?.fileName;
  const routes = chunks.flatMap(({ facadeModuleId, fileName }): [string, string[]][] => {
    const file = ROUTE.exec(facadeModuleId ?? "")?.[1];
    if (file === undefined) return [];
    if (isPrivateRoute(facadeModuleId ?? "")) return whole ? [[routeOfFile(file), namesOf(whole)]] : [];
    const [path = ""] = facadeModuleId?.split("?") ?? [];
    const head = HEAD.exec(readFileSync(path, "utf8"))?.[1];
    const begins = chunks.filter((chunk) => head !== undefined && chunk.facadeModuleId?.endsWith(`/src/${head}`));
    return [[routeOfFile(file), namesOf(fileName, ...begins.map((chunk) => chunk.fileName))]];
  });
  return Object.fromEntries(routes);

  function namesOf(...needed: string[]): string[] {
    const all = new Set(needed.flatMap((one) => [one, ...importsOf(chunks, one)]));
    return [...all].map((one) => basename(one));
  }
}

/** All that a script imports, and what that imports in turn, of these scripts. */
function importsOf(chunks: Chunks, file: string, seen = new Set<string>()): Set<string> {
  for (const one of chunks.find(({ fileName }) => fileName === file)?.imports ?? []) {
    if (seen.has(one) || !chunks.some(({ fileName }) => fileName === one)) continue;
    importsOf(chunks, one, seen.add(one));
  }
  return seen;
}
