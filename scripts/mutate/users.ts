import { dirname, join } from "node:path/posix";
import type { Probe } from "./probes.ts";
import { calledName, isFunction, isNode, type Node, nameOf, nodesIn, programOf, visit } from "./syntax.ts";

interface Mention {
  /** The name's own node and what is around it, the innermost last. */
  node: Node;
  parents: readonly Node[];
}

interface Module {
  program: Node;
  mentions: Map<string, Mention[]>;
  /** Local names by where they come from. */
  imports: { from: string; name: string; local: string }[];
}

/** Calls that run their functions there and then, so that what these answer flows on: `LIST.map((one) => …)`. */
const CALLED_AT_ONCE = new Set(["map", "flatMap", "filter", "find", "some", "every", "reduce", "toSorted", "from"]);

/** What uses a value that is computed when its module is loaded: functions by their numbers, and test files that name it. */
export interface Users {
  functions: Set<number>;
  tests: Set<string>;
}

/** A walk along names: what it found, and where it has been. */
interface Walk extends Users {
  seen: Set<string>;
  /** Of its tests alone: where a call takes a value along with functions, as a router's procedure does its schema. */
  aside?: Walk;
}

/** Knows of all sources who uses what a place of a module decides. */
export class UserFinder {
  readonly #modules: Map<string, Module>;
  readonly #probes: Map<string, Probe[]>;

  constructor(sources: ReadonlyMap<string, string>, probes: readonly Probe[]) {
    this.#modules = new Map([...sources].map(([file, text]) => [file, moduleOf(file, text)]));
    this.#probes = new Map();
    for (const probe of probes) this.#probes.set(probe.file, [...(this.#probes.get(probe.file) ?? []), probe]);
  }

  /** The functions that a mutation at a place shows in, outwards from the place itself. */
  usersOf(file: string, start: number): Users {
    const tests = new Set<string>();
    const aside = { functions: new Set<number>(), tests, seen: new Set<string>() };
    const walk: Walk = { functions: new Set(), tests, seen: new Set(), aside };
    const own = this.#innermost(file, start);
    if (own) walk.functions.add(own.id);
    const path = this.#pathTo(file, start);
    const outer = own ? declaredName(path) : undefined;
    // What is only called while modules are loaded shows in what uses its answers.
    if (!own) this.#followPlace(file, path, walk);
    else if (outer && this.#isCalledAtLoad(outer)) this.#followName(file, outer, walk);
    return { functions: walk.functions, tests };
  }

  #innermost(file: string, at: number): Probe | undefined {
    return this.#probes.get(file)?.findLast(({ start, end }) => start <= at && at < end);
  }

  #pathTo(file: string, at: number): Node[] {
    let path: Node[] = [];
    const { program } = this.#module(file);
    visit(program, (node, parents) => {
      if (node.start <= at && at < node.end && parents.length >= path.length) path = [...parents, node];
    });
    return path;
  }

  /** A place outside of functions: those of the call chain around it, else whoever names what it belongs to. */
  #followPlace(file: string, path: readonly Node[], walk: Walk): void {
    const chain = chainWithFunctions(path);
    for (const { id, start, end } of (chain && this.#probes.get(file)) ?? []) {
      if (chain && chain.start <= start && end <= chain.end) walk.functions.add(id);
    }
    const flowsOn = !chain || CALLED_AT_ONCE.has(calledName(chain) ?? "");
    const next = flowsOn ? walk : (walk.aside ?? walk);
    for (const name of declaredNames(path)) this.#followName(file, name, next);
  }

  #followName(file: string, name: string, walk: Walk): void {
    if (walk.seen.has(`${file} ${name}`)) return;
    walk.seen.add(`${file} ${name}`);
    for (const { node, parents } of this.#module(file).mentions.get(name) ?? []) {
      const user = this.#innermost(file, node.start);
      if (!user) {
        this.#followPlace(file, [...parents, node], walk);
        continue;
      }
      walk.functions.add(user.id);
      const outer = declaredName(parents);
      if (outer && this.#isCalledAtLoad(outer)) this.#followName(file, outer, walk);
    }
    for (const [importer, { imports }] of this.#modules) {
      for (const { local } of imports.filter((one) => one.from === file && one.name === name)) {
        if (importer.startsWith("tests/")) walk.tests.add(importer);
        else this.#followName(importer, local, walk);
      }
    }
  }

  #isCalledAtLoad(name: string): boolean {
    this.#calledAtLoad ??= new Set([...this.#modules].flatMap(([file, module]) => this.#callsAtLoad(file, module)));
    return this.#calledAtLoad.has(name);
  }
  #calledAtLoad: Set<string> | undefined;

  #callsAtLoad(file: string, { mentions }: Module): string[] {
    if (file.startsWith("tests/")) return [];
    return [...mentions].flatMap(([name, places]) =>
      places.some(({ node, parents }) => isCalled(node, parents) && !parents.some(isFunction)) ? [name] : [],
    );
  }

  #module(file: string): Module {
    const module = this.#modules.get(file);
    if (!module) throw new Error(`${file} is no source of the project`);
    return module;
  }
}

function isCalled(node: Node, parents: readonly Node[]): boolean {
  const parent = parents.at(-1);
  return parent?.type === "CallExpression" && (parent.callee === node || nodesIn(parent.arguments).includes(node));
}

/** The innermost expression around a place that has functions, where only calls lie between them. */
function chainWithFunctions(path: readonly Node[]): Node | undefined {
  for (const node of path.slice(0, -1).toReversed()) {
    if (!["CallExpression", "MemberExpression", "ParenthesizedExpression"].includes(node.type)) return undefined;
    let has = false;
    visit(node, (inner) => {
      has ||= isFunction(inner);
    });
    if (has) return node;
  }
  return undefined;
}

/** The names that the statement around a place declares. */
function declaredNames(path: readonly Node[]): string[] {
  const names: string[] = [];
  for (const node of path.slice(0, 4)) {
    if (node.type === "VariableDeclarator" || /Declaration$/.test(node.type)) {
      if (isNode(node.id)) visit(node.id, (inner) => names.push(...(nameOf(inner) ? [String(nameOf(inner))] : [])));
    }
  }
  return [...new Set(names)];
}

/** The name of the module's function around a place. */
function declaredName(path: readonly Node[]): string | undefined {
  return declaredNames(path)[0];
}

function moduleOf(file: string, text: string): Module {
  const program = programOf(file, text);
  const mentions = new Map<string, Mention[]>();
  visit(program, (node, parents) => {
    const name = node.type === "Identifier" || node.type === "JSXIdentifier" ? String(node.name) : undefined;
    if (name === undefined || isOwnDeclaration(node, parents)) return;
    if (!mentions.has(name)) mentions.set(name, []);
    mentions.get(name)?.push({ node, parents: [...parents] });
  });
  return { program, mentions, imports: importsOf(program, file) };
}

/** A name where it is declared or imported, or the name of a property. */
function isOwnDeclaration(node: Node, parents: readonly Node[]): boolean {
  const parent = parents.at(-1);
  if (!parent || /^(Import|Export).*Specifier$/.test(parent.type)) return true;
  if (parent.type === "MemberExpression" && parent.property === node && parent.computed !== true) return true;
  if (parent.type === "Property" && parent.key === node && parent.shorthand !== true) return true;
  return parent.id === node;
}

function importsOf(program: Node, file: string): Module["imports"] {
  return nodesIn(program.body).flatMap((statement) => {
    const { source, specifiers } = statement;
    if (!/^(Import|ExportNamed)Declaration$/.test(statement.type) || !isNode(source)) return [];
    const from = pathOf(String(source.value), file);
    return nodesIn(specifiers).flatMap((one) => {
      const name = nameOf(one.imported) ?? nameOf(one.local);
      const local = statement.type === "ImportDeclaration" ? nameOf(one.local) : nameOf(one.exported);
      return name && local ? [{ from, name, local }] : [];
    });
  });
}

function pathOf(source: string, file: string): string {
  return source.startsWith("#") ? source.slice(1) : join(dirname(file), source);
}
