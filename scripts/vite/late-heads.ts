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

const PREFIX = "-late-head.";

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
      return importer && name.startsWith(PREFIX) ? join(dirname(importer), name) : null;
    },
    load(id) {
      if (!basename(id).startsWith(PREFIX)) return null;
      const file = join(dirname(id), basename(id).slice(PREFIX.length));
      return { code: headOf(readFileSync(file, "utf8"))?.module ?? "", moduleType: "tsx" };
    },
    transform(code, id) {
      if (id.includes("?") || !isPrivateRoute(id)) return null;
      const head = headOf(code);
      if (!head) return null;
      const late = `(context) => import("./${PREFIX}${basename(id)}").then(({ head }) => head(context))`;
      return { code: code.slice(0, head.start) + late + code.slice(head.end), map: null };
    },
  };
}

/** Routes that the server does not draw, and those below them. */
function isPrivateRoute(id: string): boolean {
  if (basename(dirname(id)) !== "routes" || !id.endsWith(".tsx")) return false;
  const name = basename(id, ".tsx");
  return readdirSync(dirname(id))
    .filter((file) => name === basename(file, ".tsx") || name.startsWith(`${basename(file, ".tsx")}.`))
    .some((file) => readFileSync(join(dirname(id), file), "utf8").includes("ssr: false"));
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
