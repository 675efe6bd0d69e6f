import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseAst } from "vite";

interface Node {
  type: string;
  start: number;
  end: number;
  [field: string]: unknown;
}

/**
 * The messages that are never said in another language than the page's, read from the code that uses them: each is
 * called at once without a locale, or stands in a table whose type has no place for one. One that is handed
 * on as a value may be said in any language, so it is not among them.
 * @param folders folders whose files are read, with those below
 */
export function wordsInOneLanguage(folders: readonly string[]): Set<string> {
  const used = new Set<string>();
  const free = new Set<string>();
  for (const file of folders.flatMap(sourceFiles)) {
    const code = readFileSync(file, "utf8");
    if (code.includes("paraglide/messages")) readUses(code, used, free);
  }
  return new Set([...used].filter((key) => !free.has(key)));
}

function sourceFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => join(folder, name));
}

/**
 * Adds the messages of a file to those used, and to the free ones those that may be said in any language.
 * @throws Error when messages are used by a computed name or as a whole, since nobody could tell which
 */
export function readUses(code: string, used: Set<string>, free: Set<string>): void {
  const visit = (node: unknown, parent: Node | null, isPlainTable: boolean): void => {
    if (Array.isArray(node)) for (const child of node) visit(child, parent, isPlainTable);
    if (!isNode(node)) return;
    const key = messageOf(node, parent);
    if (key) {
      used.add(key);
      if (!isPlainTable && !isPlainCall(node, parent)) free.add(key);
      return;
    }
    const inside = node.type === "VariableDeclarator" ? isTableOfTexts(node, code) : isPlainTable;
    for (const child of Object.values(node)) if (typeof child === "object") visit(child, node, inside);
  };
  visit(parseAst(code, { lang: "tsx" }), null, false);
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && "type" in value;
}

function messageOf(node: Node, parent: Node | null): string | null {
  if (node.type === "MemberExpression" && isMessages(node.object)) {
    if (node.computed) throw new Error("a message is used by a computed name");
    return (node.property as { name: string }).name;
  }
  const isWhole = isMessages(node) && parent?.type !== "ImportSpecifier";
  if (isWhole) throw new Error("the messages are used as a whole");
  return null;
}

function isMessages(node: unknown): boolean {
  return isNode(node) && node.type === "Identifier" && node.name === "m";
}

function isPlainCall(node: Node, parent: Node | null): boolean {
  return parent?.type === "CallExpression" && parent.callee === node && (parent.arguments as unknown[]).length <= 1;
}

/** Whether the declared type says that the texts can't be given a language. */
function isTableOfTexts(declarator: Node, code: string): boolean {
  const { typeAnnotation } = declarator.id as { typeAnnotation?: Node | null };
  if (!isNode(typeAnnotation)) return false;
  const type = code.slice(typeAnnotation.start, typeAnnotation.end);
  return type.includes("=> string") && !/locale/i.test(type);
}
