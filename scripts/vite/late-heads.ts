import { readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { type Plugin, parseAst } from "vite";

interface Node {
  type: string;
  start: number;
  end: number;
}

/** Where a route's head stands in its file, and the imports that it needs. */
interface Head {
  start: number;
  end: number;
  /** A module of its own with that head. */
  module: string;
}

const HEAD = "-late-head.";
/** All heads of an area, which come together: a script each would cost a name in the file that every page loads. */
const HEADS = "-late-heads.";

/**
 * Takes the heads of private routes out of the file that every page loads: nobody needs the titles of the operator's
 * screens to read a product. Public routes keep theirs, which are due before the page lives.
 */
export function lateHeads(): Plugin {
  return {
    name: "mawrid:late-heads",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: (environment) => environment.name === "client",
    resolveId(source, importer) {
      const name = basename(source);
      return importer && (name.startsWith(HEAD) || name.startsWith(HEADS)) ? join(dirname(importer), name) : null;
    },
    load(id) {
      const [folder, name] = [dirname(id), basename(id)];
      if (name.startsWith(HEADS)) return { code: headsOf(folder, name.slice(HEADS.length)), moduleType: "ts" };
      if (!name.startsWith(HEAD)) return null;
      const code = readFileSync(join(folder, name.slice(HEAD.length)), "utf8");
      return { code: headOf(code)?.module ?? "", moduleType: "tsx" };
    },
    transform(code, id) {
      if (id.includes("?") || !isPrivateRoute(id)) return null;
      const head = headOf(code);
      if (!head) return null;
      const [file, area] = [JSON.stringify(basename(id)), areaOf(basename(id))];
      const late = `(context) => import("./${HEADS}${area}").then(({ heads }) => heads[${file}](context))`;
      return { code: code.slice(0, head.start) + late + code.slice(head.end), map: null };
    },
  };
}

/** The operator's screens, or those of buyers and sellers. */
function areaOf(file: string): "admin" | "own" {
  return file.startsWith("admin.") ? "admin" : "own";
}

/** A module that holds the heads of an area by the files of their routes. */
function headsOf(folder: string, area: string): string {
  const files = readdirSync(folder)
    .filter((file) => file.endsWith(".tsx") && areaOf(file) === area && isPrivateRoute(join(folder, file)))
    .filter((file) => headOf(readFileSync(join(folder, file), "utf8")));
  const imports = files.map((file, at) => `import { head as head${at} } from "./${HEAD}${file}";`);
  const heads = files.map((file, at) => `${JSON.stringify(file)}: head${at}`);
  return `${imports.join("\n")}\nexport const heads = { ${heads.join(", ")} };\n`;
}

/** Routes that the server does not draw, and those below them; a query behind the file is nothing to it. */
export function isPrivateRoute(id: string): boolean {
  const [path = ""] = id.split("?");
  if (basename(dirname(path)) !== "routes" || !path.endsWith(".tsx")) return false;
  const name = basename(path, ".tsx");
  return readdirSync(dirname(path))
    .filter((file) => name === basename(file, ".tsx") || name.startsWith(`${basename(file, ".tsx")}.`))
    .some((file) => readFileSync(join(dirname(path), file), "utf8").includes("ssr: false"));
}

/** Null for a route without a head, or with one that needs more than its imports. */
function headOf(code: string): Head | null {
  // The tree of a TypeScript file has more kinds of nodes than estree's types name.
  const program = parseAst(code, { lang: "tsx" }) as unknown as { body: (Node & Record<string, unknown>)[] };
  const head = findHead(program);
  if (!head) return null;
  const text = code.slice(head.start, head.end);
  const needs = (name: string) => new RegExp(`\\b${name}\\b`).test(text);
  const imports = program.body.filter(({ type }) => type === "ImportDeclaration");
  const own = program.body.filter(({ type }) => type !== "ImportDeclaration").flatMap(namesOf);
  if (own.some(needs)) return null;
  const lines = imports
    .filter((node) => importedNames(node).some(needs))
    .map(({ start, end }) => code.slice(start, end));
  return { ...head, module: `${lines.join("\n")}\nexport const head = ${text};\n` };
}

/** The value of the property `head` of the options that are given to the route. */
function findHead(node: unknown): { start: number; end: number } | null {
  if (Array.isArray(node)) return node.map(findHead).find((found) => found !== null) ?? null;
  if (typeof node !== "object" || node === null) return null;
  if ("type" in node && node.type === "Property" && "key" in node && "value" in node) {
    const { key, value } = node as { key: { name?: string }; value: Node };
    if (key.name === "head") return { start: value.start, end: value.end };
  }
  return findHead(Object.values(node));
}

function importedNames(node: Record<string, unknown>): string[] {
  return (node.specifiers as { local: { name: string } }[]).map(({ local }) => local.name);
}

function namesOf(node: Record<string, unknown>): string[] {
  const declaration = (node.declaration ?? node) as {
    id?: { name: string };
    declarations?: { id: { name?: string } }[];
  };
  const named = declaration.id ? [declaration.id.name] : [];
  return [...named, ...(declaration.declarations ?? []).flatMap(({ id }) => (id.name ? [id.name] : []))];
}
