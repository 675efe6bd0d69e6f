import { isFunction, isNode, type Node, nodesIn, programOf, visit } from "./syntax.ts";

/** A function of the project: its place in a file, and the number by which a run reports it. */
export interface Probe {
  id: number;
  file: string;
  start: number;
  end: number;
}

/** Name of the global set in which functions note that they ran. */
export const REACHED = "__reachedFunctions";

/** The functions of a file, the outer ones before those inside them. */
export function probesOf(file: string, text: string, firstId: number): Probe[] {
  const probes: Probe[] = [];
  visit(programOf(file, text), (node) => {
    const id = firstId + probes.length;
    if (isFunction(node) && isNode(node.body)) probes.push({ id, file, start: node.start, end: node.end });
  });
  return probes;
}

/** The file with every function noting its number when it runs. */
export function probed(file: string, text: string, firstId: number): string {
  const inserts: { at: number; what: string }[] = [];
  let id = firstId;
  visit(programOf(file, text), (node) => {
    if (!isFunction(node) || !isNode(node.body)) return;
    const note = `globalThis.${REACHED}?.add(${id})`;
    id += 1;
    if (node.body.type !== "BlockStatement") {
      inserts.push({ at: node.body.start, what: `(${note}, (` }, { at: node.body.end, what: "))" });
      return;
    }
    inserts.push({ at: startOfBody(node.body), what: ` ${note};` });
  });
  // What opens at a place comes before what closes there, in the order of the tree.
  inserts.sort((one, other) => other.at - one.at);
  return inserts.reduce((made, { at, what }) => made.slice(0, at) + what + made.slice(at), text);
}

/** After the directives, which are none any more when something stands before them. */
function startOfBody(block: Node): number {
  const directives = nodesIn(block.body).filter(({ directive }) => typeof directive === "string");
  return directives.at(-1)?.end ?? block.start + 1;
}
