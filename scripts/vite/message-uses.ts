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
 * @throws Error when messages are used by a computed name, by another name or as a whole, since nobody could tell which
 */
export function readUses(code: string, used: Set<string>, free: Set<string>): void {
  // The declared type of what is looked at, where it is a table's or a part of it.
  const visit = (node: unknown, parent: Node | null, type: Node | null): void => {
    if (Array.isArray(node)) for (const child of node) visit(child, parent, type);
    if (!isNode(node)) return;
    const key = messageOf(node, parent);
    if (key) {
      used.add(key);
      if (!isPlainCall(node, parent) && !(type && isTextAlone(type))) free.add(key);
      return;
    }
    for (const [name, child] of Object.entries(node)) {
      if (typeof child === "object") visit(child, node, typeOfPart(node, name, type));
    }
  };
  visit(parseAst(code, { lang: "tsx" }), null, null);
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && "type" in value;
}

function messageOf(node: Node, parent: Node | null): string | null {
  if (node.type === "MemberExpression" && isMessages(node.object)) {
    if (node.computed) throw new Error("a message is used by a computed name");
    return (node.property as { name: string }).name;
  }
  if (isMessages(node) && parent?.type === "ImportSpecifier") {
    if ((parent.local as { name: string }).name !== "m") throw new Error("the messages are used by another name");
    return null;
  }
  if (isMessages(node)) throw new Error("the messages are used as a whole");
  return null;
}

function isMessages(node: unknown): boolean {
  return isNode(node) && node.type === "Identifier" && node.name === "m";
}

function isPlainCall(node: Node, parent: Node | null): boolean {
  if (parent?.type !== "CallExpression" || parent.callee !== node) return false;
  const given = parent.arguments as Node[];
  return given.length <= 1 && given.every(({ type }) => type !== "SpreadElement");
}

/** The declared type of a part of the code: of a constant's value, and of what a table holds; of nothing else. */
function typeOfPart(node: Node, part: string, type: Node | null): Node | null {
  if (node.type === "VariableDeclarator" && part === "init") return declaredType(node);
  if (node.type === "ArrayExpression") return type && typeOfItem(type);
  if (node.type === "ObjectExpression") return type;
  if (node.type === "Property" && part === "value") return type && typeOfMember(type, node.key as Node);
  return null;
}

function declaredType(declarator: Node): Node | null {
  const { typeAnnotation } = declarator.id as { typeAnnotation?: Node | null };
  return (typeAnnotation?.typeAnnotation as Node | undefined) ?? null;
}

function typeOfItem(type: Node): Node | null {
  const list = type.type === "TSTypeOperator" ? (type.typeAnnotation as Node) : type;
  return list.type === "TSArrayType" ? (list.elementType as Node) : null;
}

/** The type of a member of a table; null where it can't be read off. */
function typeOfMember(type: Node, key: Node): Node | null {
  if (type.type === "TSTypeLiteral") {
    const name = key.name ?? key.value;
    const member = (type.members as Node[]).find((one) => isNode(one.key) && (one.key.name ?? one.key.value) === name);
    return isNode(member?.typeAnnotation) ? (member.typeAnnotation.typeAnnotation as Node) : null;
  }
  if (type.type !== "TSTypeReference") return null;
  const [first, second] = ((type.typeArguments as { params?: Node[] } | null)?.params ?? []) as (Node | undefined)[];
  const { name } = type.typeName as { name?: string };
  if (name === "Record") return second ?? null;
  return (name === "Partial" || name === "Readonly") && first ? typeOfMember(first, key) : null;
}

/**
 * Whether a type is a function to a text that can't be given a language: its second parameter would take one, whatever
 * the parameter and its type are called.
 */
function isTextAlone(type: Node): boolean {
  if (type.type !== "TSFunctionType") return false;
  const given = type.params as Node[];
  const { typeAnnotation } = type.returnType as { typeAnnotation?: Node };
  return (
    typeAnnotation?.type === "TSStringKeyword" && given.length <= 1 && given.every((one) => one.type !== "RestElement")
  );
}
