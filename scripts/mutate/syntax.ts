import { parseSync } from "vite";

/** A node of the syntax tree; its children are found by {@link visit}. */
export interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

/** Wrappers around an expression that only the compiler of types reads; all other `TS` nodes are types themselves. */
const TYPED_EXPRESSIONS = ["TSAsExpression", "TSSatisfiesExpression", "TSNonNullExpression"];
const FUNCTIONS = ["FunctionDeclaration", "FunctionExpression", "ArrowFunctionExpression"];

/** @throws Error naming the file where it can't be parsed */
export function programOf(file: string, text: string): Node {
  const { program, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  return program as unknown as Node;
}

/** Sees every node that leaves something to run, from the outside in; `parents` has the innermost last. */
export function visit(node: Node, see: (node: Node, parents: readonly Node[]) => void, parents: Node[] = []): void {
  see(node, parents);
  parents.push(node);
  for (const child of childrenOf(node)) visit(child, see, parents);
  parents.pop();
}

function childrenOf(node: Node): Node[] {
  return Object.values(node)
    .flatMap((value) => (Array.isArray(value) ? value : [value]))
    .filter((value): value is Node => isNode(value) && leavesCode(value));
}

function leavesCode({ type }: Node): boolean {
  return !type.startsWith("TS") || TYPED_EXPRESSIONS.includes(type);
}

export function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && "type" in value && "start" in value;
}

export function isFunction({ type }: Node): boolean {
  return FUNCTIONS.includes(type);
}

/** The nodes of a list-valued key; holes of arrays are left out. */
export function nodesIn(value: unknown): Node[] {
  return Array.isArray(value) ? value.filter(isNode) : [];
}

/** Of an identifier or a property without quotes, else nothing. */
export function nameOf(value: unknown): string | undefined {
  return isNode(value) && value.type === "Identifier" ? String(value.name) : undefined;
}

/** The name by which a call goes: `and` of `and(…)`, `where` of `query.where(…)`. */
export function calledName(node: Node): string | undefined {
  if (node.type !== "CallExpression" || !isNode(node.callee)) return undefined;
  return node.callee.type === "MemberExpression" ? nameOf(node.callee.property) : nameOf(node.callee);
}
