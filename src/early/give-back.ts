/** What src/early/before-life.js keeps until the app can take it. */
interface Early {
  typed: Map<Typable, string | boolean>;
  act: EarlyAct | null;
  /** What texts are kept of, as a selector. */
  within: string;
  /** Takes the sign of waiting away. */
  rest: () => void;
}

type Typable = HTMLElement & { value: string; _valueTracker?: { setValue: (known: string) => void } };
type EarlyAct = { node: HTMLElement } & (
  | { kind: "click" }
  | { kind: "enter" }
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
/** A part of the page whose scripts come later than the app (src/ui/list/late-part.tsx). */
const LATE = "[data-late]";
/** Elements whose text their form knows already. */
const taken = new WeakSet<Element>();

/** Hands the app what was typed and tapped before it lived: texts first, then the last tap, once. */
export function giveBackEarly(): void {
  const { early } = window;
  if (!early) return;
  const places = new Map<Element, Place>();
  let looks = 0;
  const timer = setInterval(() => {
    const waiting = [...early.typed.keys(), ...(early.act ? [early.act.node] : [])];
    const present = waiting.filter((node) => node.isConnected);
    for (const node of present) places.set(node, placeOf(node));
    looks = present.every((node) => isAlive(node)) && isPageAlive() ? looks + 1 : 0;
    if (looks < LOOKS) return;
    clearInterval(timer);
    for (const [typed, value] of early.typed) {
      const node = standIn(typed, places);
      if (isTypable(node)) giveValue(node, value);
    }
    early.typed.clear();
    setTimeout(() => act(early, places), EACH_MS);
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

/** Whether anything waits to be handed over. */
export function hasEarly(): boolean {
  const { early } = window;
  return early !== undefined && (early.typed.size > 0 || early.act !== null);
}

/** What was typed into an element before it lived, for a form that is about to fill it; once. */
export function takeEarly(node: Element): string | boolean | undefined {
  if (taken.has(node) || isOfFiles(node)) return undefined;
  taken.add(node);
  return window.early?.typed.get(node as Typable);
}

function act(early: Early, places: ReadonlyMap<Element, Place>): void {
  const { act } = early;
  early.act = null;
  if (isAsleep()) {
    early.rest();
    early.within = LATE;
  } else dropEarly();
  const node = act && standIn(act.node, places);
  if (!(node instanceof HTMLElement)) return;
  if (act?.kind === "click") node.click();
  else if (act?.kind === "enter") node.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
  else node.closest("form")?.requestSubmit(act?.submitter && node);
}

/** Where an element stood among those that are like it. */
interface Place {
  tag: string;
  likeness: string;
  index: number;
}

function placeOf(node: Element): Place {
  const place = { tag: node.tagName, likeness: likenessOf(node), index: 0 };
  return { ...place, index: alike(place).indexOf(node) };
}

/** An element, or what React put in its place: where the markup is not what it draws, it draws all of it again. */
function standIn(node: Element, places: ReadonlyMap<Element, Place>): Element | undefined {
  const place = places.get(node);
  return node.isConnected || !place ? node : alike(place)[place.index];
}

function alike({ tag, likeness }: Omit<Place, "index">): Element[] {
  return [...document.querySelectorAll(`#root ${tag}`)].filter((one) => likenessOf(one) === likeness);
}

/** The form it is in, how it is named, and what a button says. */
function likenessOf(node: Element): string {
  const form = Array.prototype.indexOf.call(document.forms, node.closest("form"));
  const says = node.tagName === "BUTTON" && (node.ariaLabel ?? node.textContent);
  return [form, node.getAttribute("name"), node.getAttribute("type"), says].join();
}

function isTypable(node: Element | undefined): node is Typable {
  return node !== undefined && "value" in node;
}

/** True while a part of the page waits for its scripts: it calls for what was kept once they are there. */
function isAsleep(): boolean {
  return [...document.querySelectorAll(`${LATE} > *`)].some((part) => !isAlive(part));
}

function isPageAlive(): boolean {
  return !("$_TSR" in window);
}

/** React names what an element was drawn with on the element itself. */
function isAlive(node: object): boolean {
  return Object.keys(node).some((key) => key.startsWith("__reactProps$"));
}

/**
 * Tells React of a value that stands in the page already. React notices what differs from what it knew of the element,
 * which it keeps in a tracker: the element itself is not touched, as somebody may be typing into it.
 */
function giveValue(node: Typable, value: string | boolean): void {
  const name = typeof value === "boolean" ? "checked" : "value";
  if (Reflect.get(node, name) !== value && !isOfFiles(node)) {
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(node), name)?.set?.call(node, value);
  }
  node._valueTracker?.setValue(typeof value === "boolean" ? String(!value) : `${value}.`);
  const event =
    node instanceof HTMLSelectElement || isOfFiles(node) ? "change" : typeof value === "boolean" ? "click" : "input";
  node.dispatchEvent(new Event(event, { bubbles: true }));
  // Whoever left it before it lived has done with it; React hears of leaving by this event.
  if (typeof value === "string" && document.activeElement !== node) {
    node.dispatchEvent(new FocusEvent("focusout", { bubbles: true }));
  }
}

/** Chosen files stay in their element; they are told of, never set. */
function isOfFiles(node: Element): boolean {
  return node instanceof HTMLInputElement && node.type === "file";
}
