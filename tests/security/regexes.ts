import { readFileSync } from "node:fs";
import { check } from "recheck";
import { parseSync } from "vite";

/** A regular expression as it stands in a file. */
export interface Regex {
  place: string;
  source: string;
  flags: string;
}

/** What one file has to do with regular expressions. */
export interface RegexUse {
  literals: Regex[];
  /** Constants of the module, exported by name, that are built of other constants: their values can be checked as well. */
  constants: string[];
  /** Whatever else is built at run time, which nothing can check. */
  built: string[];
}

type Node = { type: string; start: number } & Record<string, unknown>;

/** Methods that make a regular expression of a text. */
const BUILDING_METHODS = new Set(["match", "matchAll"]);

/** Every regular expression of a TypeScript file, found by its syntax tree. */
export function regexesIn(path: string, text = readFileSync(path, "utf8")): RegexUse {
  const use: RegexUse = { literals: [], constants: [], built: [] };
  const { program, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path} can't be read: ${errors[0]?.message}`);
  const constants = new Map<unknown, string>();
  visit(program, (node) => {
    const place = `${path}:${text.slice(0, node.start).split("\n").length}`;
    if (node.type === "Program") for (const [value, name] of exportedConstants(node)) constants.set(value, name);
    const regex = node.regex as { pattern: string; flags: string } | undefined;
    if (node.type === "Literal" && regex) use.literals.push({ place, source: regex.pattern, flags: regex.flags });
    const name = constants.get(node);
    if (!buildsRegex(node)) return;
    if (name) use.constants.push(name);
    else use.built.push(place);
  });
  return use;
}

/** Why a regular expression may take more than linear time on some text; null where it never does. */
export async function flawOfRegex({ source, flags }: Pick<Regex, "source" | "flags">): Promise<string | null> {
  // Bounds in characters read, not in milliseconds: the verdict is the same on every machine.
  const verdict = await check(source, flags, { timeout: null, attackTimeout: null, incubationTimeout: null });
  if (verdict.status === "safe") return null;
  return verdict.status === "vulnerable"
    ? `${verdict.complexity.summary}: ${verdict.attack.pattern}`
    : `not understood: ${verdict.error.kind}`;
}

function visit(value: unknown, see: (node: Node) => void): void {
  if (Array.isArray(value)) for (const item of value) visit(item, see);
  else if (value instanceof Object && !(value instanceof RegExp)) {
    if ("type" in value && typeof value.type === "string") see(value as Node);
    for (const child of Object.values(value)) visit(child, see);
  }
}

/** `export const NAME = value` at the head of a module, by value. */
function exportedConstants(program: Node): Map<unknown, string> {
  const found = new Map<unknown, string>();
  for (const statement of program.body as Node[]) {
    const declaration = statement.declaration as Node | null | undefined;
    if (statement.type !== "ExportNamedDeclaration" || declaration?.type !== "VariableDeclaration") continue;
    for (const { init, id } of declaration.declarations as { init: unknown; id: { name: string } }[]) {
      if (declaration.kind === "const") found.set(init, id.name);
    }
  }
  return found;
}

function buildsRegex({ type, callee, arguments: given }: Node): boolean {
  if (type !== "NewExpression" && type !== "CallExpression") return false;
  const { name, property } = callee as { name?: string; property?: { name?: string } };
  if (name === "RegExp" || property?.name === "RegExp") return true;
  const [first] = given as { type: string; value?: unknown }[];
  const isText = first?.type === "TemplateLiteral" || typeof first?.value === "string";
  return BUILDING_METHODS.has(property?.name ?? "") && isText;
}
