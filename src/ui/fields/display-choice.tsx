import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";
import { CurrencyChoice } from "./currency-choice.tsx";
import { SchemeChoice } from "./scheme-choice.tsx";

const drawn = new Map<Element, Root>();
let count = 0;

/** Draws the choice into an empty element that the shell leaves alone; those of a shell that is gone end with it. */
export function drawDisplayChoice(place: Element): void {
  for (const [old, root] of drawn) {
    if (old.isConnected) continue;
    root.unmount();
    drawn.delete(old);
  }
  if (drawn.has(place)) return;
  // A page may hold several: radio buttons and labels of each are its own.
  const root = createRoot(place, { identifierPrefix: `display-${++count}-` });
  drawn.set(place, root);
  // At once, so that its height is known.
  flushSync(() => root.render(<DisplayChoice />));
}

/** How a reader sees the site in this browser: the currency that prices are read in as well, light or dark. */
export function DisplayChoice() {
  return (
    <div className="grid gap-4">
      <CurrencyChoice />
      <SchemeChoice />
    </div>
  );
}
