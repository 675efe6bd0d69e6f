/** What src/early/before-life.js keeps until the app can take it. */
interface Early {
  typed: Map<Typable, string | boolean>;
  act: EarlyAct | null;
  /** Takes the sign of waiting away. */
  rest: () => void;
}

type Typable = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
type EarlyAct = { node: HTMLElement } & (
  | { kind: "click" }
  | { kind: "submit"; form: HTMLFormElement; submitter: HTMLElement | null }
);

declare global {
  interface Window {
    early?: Early;
  }
}

const EACH_MS = 50;
/** Looks that an element must live before it is handed what it missed: effects that fill it have run by then. */
const LOOKS = 4;

/** Hands the app what was typed and tapped before it lived: texts first, then the last tap, once. */
export function giveBackEarly(): void {
  const { early } = window;
  if (!early) return;
  let looks = 0;
  const timer = setInterval(() => {
    const waiting: { isConnected: boolean }[] = [...early.typed.keys(), ...(early.act ? [early.act.node] : [])];
    const present = waiting.filter((node) => node.isConnected);
    looks = present.every((node) => isAlive(node)) && isPageAlive() ? looks + 1 : 0;
    if (looks < LOOKS) return;
    clearInterval(timer);
    for (const [node, value] of early.typed) if (node.isConnected) giveValue(node, value);
    early.typed.clear();
    setTimeout(() => act(early), EACH_MS);
  }, EACH_MS);
}

/** Ends what was kept: the app is there, or a page without what was touched. */
export function dropEarly(): void {
  window.early?.rest();
  delete window.early;
  try {
    sessionStorage.removeItem(`draft:early:${location.pathname}`);
  } catch {
    // A blocked storage keeps nothing.
  }
}

function act(early: Early): void {
  const { act } = early;
  early.act = null;
  dropEarly();
  if (!act?.node.isConnected) return;
  if (act.kind === "click") act.node.click();
  else act.form.requestSubmit(act.submitter);
}

function isPageAlive(): boolean {
  return !("$_TSR" in window);
}

/** React names what an element was drawn with on the element itself. */
function isAlive(node: object): boolean {
  return Object.keys(node).some((key) => key.startsWith("__reactProps$"));
}

/**
 * Tells React of a value that stands in the page already. It compares with what it knew of the element, which the
 * element's own setter tells it and the prototype's does not.
 */
function giveValue(node: Typable, value: string | boolean): void {
  const name = typeof value === "boolean" ? "checked" : "value";
  const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(node), name)?.set;
  Reflect.set(node, name, typeof value === "boolean" ? !value : "");
  setter?.call(node, value);
  const event = node instanceof HTMLSelectElement ? "change" : typeof value === "boolean" ? "click" : "input";
  node.dispatchEvent(new Event(event, { bubbles: true }));
}
