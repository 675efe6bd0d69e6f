import { type Edit, type Mutation, mutationOf } from "./mutation.ts";
import { sqlEdits } from "./sql-operators.ts";
import { calledName, isNode, type Node, nameOf, nodesIn, programOf, visit } from "./syntax.ts";

/** The value that stands in for another one of its list. */
export type Replacements = ReadonlyMap<string, string>;

const SWAPPED: Record<string, readonly [operator: string, other: string]> = {
  "<": ["boundary", "<="],
  "<=": ["boundary", "<"],
  ">": ["boundary", ">="],
  ">=": ["boundary", ">"],
  "===": ["equality", "!=="],
  "!==": ["equality", "==="],
  "&&": ["logic", "||"],
  "||": ["logic", "&&"],
  "+": ["arithmetic", "-"],
  "-": ["arithmetic", "+"],
  "*": ["arithmetic", "/"],
  "/": ["arithmetic", "*"],
  "%": ["arithmetic", "*"],
};
const SWAPPED_CALLS: Record<string, string> = { some: "every", every: "some", min: "max", max: "min" };
/** Keys whose lists are statements of one batch. */
const BATCHES = ["rows", "effects", "statements"];

/** Every mutation of a file, in the order of its text. */
export function mutationsOf(file: string, text: string, replacements: Replacements): Mutation[] {
  const found: Edit[] = [];
  visit(programOf(file, text), (node, parents) => found.push(...editsOf(node, parents, text, replacements)));
  return found.sort((one, other) => one.start - other.start).map((edit) => mutationOf(file, text, edit));
}

function editsOf(node: Node, parents: readonly Node[], text: string, replacements: Replacements): Edit[] {
  switch (node.type) {
    case "BinaryExpression":
    case "LogicalExpression":
      return swaps(node, text);
    case "IfStatement":
      return [...negations(node, text), ...guards(node)];
    case "ConditionalExpression":
      return negations(node, text);
    case "ExpressionStatement":
      return statements(node);
    case "Literal":
      return literals(node, parents, replacements);
    case "CallExpression":
      return calls(node, parents, text);
    case "Property":
      return BATCHES.includes(nameOf(node.key) ?? "") ? elements(node.value, text) : [];
    case "TemplateLiteral":
      return sqlEdits(node, text, replacements);
    default:
      return [];
  }
}

function swaps({ operator, left, right }: Node, text: string): Edit[] {
  const swapped = SWAPPED[String(operator)];
  if (!swapped || !isNode(left) || !isNode(right)) return [];
  if (operator === "+" && [left, right].some(isText)) return [];
  const start = left.end + text.slice(left.end, right.start).indexOf(String(operator));
  return [{ operator: swapped[0], start, end: start + String(operator).length, after: swapped[1] }];
}

/** Whether a sum with it is one of texts, as far as can be seen. */
function isText(node: Node): boolean {
  if (node.type === "BinaryExpression" && node.operator === "+") {
    return [node.left, node.right].some((part) => isNode(part) && isText(part));
  }
  return node.type === "TemplateLiteral" || (node.type === "Literal" && typeof node.value === "string");
}

function negations({ test }: Node, text: string): Edit[] {
  if (!isNode(test) || (test.type === "BinaryExpression" && /^[!=]==$/.test(String(test.operator)))) return [];
  const { start, end } = test;
  return [{ operator: "negation", start, end, after: `!(${text.slice(start, end)})` }];
}

/** What leaves a function, or goes on with a loop, under a condition. */
function guards({ start, end, consequent, alternate }: Node): Edit[] {
  if (alternate || !isNode(consequent)) return [];
  const last = consequent.type === "BlockStatement" ? nodesIn(consequent.body).at(-1) : consequent;
  const leaves = /^(Return|Throw|Continue|Break)Statement$/.test(last?.type ?? "");
  return [{ operator: leaves ? "guard removed" : "branch removed", start, end, after: "{}" }];
}

function statements({ start, end, directive, expression }: Node): Edit[] {
  if (directive || !isNode(expression)) return [];
  return [{ operator: "statement removed", start, end, after: "{}" }];
}

function literals(node: Node, parents: readonly Node[], replacements: Replacements): Edit[] {
  const { start, end, value } = node;
  const parent = parents.at(-1);
  if (parent?.type === "Property" && parent.key === node) return [];
  if (typeof value === "boolean") return [{ operator: "boolean", start, end, after: String(!value) }];
  if (typeof value === "number") return [{ operator: "number", start, end, after: String(value + 1) }];
  const other = typeof value === "string" ? replacements.get(value) : undefined;
  if (other === undefined || isOfList(parents)) return [];
  return [{ operator: "value of a list", start, end, after: JSON.stringify(other) }];
}

/** Whether it stands in the very list that says which values there are: `[…] as const` of a name. */
function isOfList(parents: readonly Node[]): boolean {
  const [declarator, typed, list] = parents.slice(-3);
  return (
    declarator?.type === "VariableDeclarator" && typed?.type === "TSAsExpression" && list?.type === "ArrayExpression"
  );
}

function calls(node: Node, parents: readonly Node[], text: string): Edit[] {
  const name = calledName(node);
  const given = nodesIn(node.arguments);
  if (name === "and" || name === "or") return given.length > 1 ? dropped("term dropped", given, text) : [];
  if (name === "where" && given[0] && calledName(given[0]) !== "and") return withoutCall("where dropped", node);
  if (name === "orderBy") {
    return given.length > 1 ? dropped("order term dropped", given, text) : withoutCall("order dropped", node);
  }
  if (name === "batch" && isStatement(parents)) return elements(given[0], text);
  return name !== undefined && Object.hasOwn(SWAPPED_CALLS, name) ? otherCall(node, SWAPPED_CALLS[name] ?? name) : [];
}

function otherCall({ callee }: Node, after: string): Edit[] {
  if (!isNode(callee) || callee.type !== "MemberExpression" || !isNode(callee.property)) return [];
  return [{ operator: "other call", start: callee.property.start, end: callee.property.end, after }];
}

/** Whether nobody reads the answer: dropping one of several answers would shift the others. */
function isStatement(parents: readonly Node[]): boolean {
  const [statement, awaited] = parents.slice(-2);
  return statement?.type === "ExpressionStatement" && awaited?.type === "AwaitExpression";
}

function withoutCall(operator: string, { callee, end }: Node): Edit[] {
  if (!isNode(callee) || callee.type !== "MemberExpression" || !isNode(callee.object)) return [];
  return [{ operator, start: callee.object.end, end, after: "" }];
}

function elements(list: unknown, text: string): Edit[] {
  return isNode(list) && list.type === "ArrayExpression"
    ? dropped("row of a batch dropped", nodesIn(list.elements), text)
    : [];
}

/** Each of the listed nodes left out, with the comma after it. */
function dropped(operator: string, listed: readonly Node[], text: string): Edit[] {
  return listed.map(({ start, end }, at) => {
    const before = listed[at - 1];
    if (before && at === listed.length - 1) return { operator, start: before.end, end, after: "" };
    const comma = /^\s*,\s*/.exec(text.slice(end))?.[0].length ?? 0;
    return { operator, start, end: end + comma, after: "" };
  });
}
