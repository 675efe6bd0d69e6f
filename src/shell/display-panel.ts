import { m } from "#i18n/paraglide/messages.js";

/** An empty element of the shell within a panel that opens (language-picker.tsx, footer.tsx). */
const PLACE = "[data-display]";
/** Those that were filled, or are about to be. */
const taken = new WeakSet<Element>();

/**
 * Puts the choice of the reader's currency and scheme into a panel as that is opened, in a root of its own: the shell is on each page, and
 * few choose. Before that neither its scripts nor rates are asked for.
 */
export function openDisplayChoice(): void {
  // It does not bubble.
  document.addEventListener("toggle", ({ target }) => fill(target), true);
  for (const panel of document.querySelectorAll("details[open]")) fill(panel);
}

function fill(panel: EventTarget | null): void {
  if (!(panel instanceof HTMLDetailsElement) || !panel.open) return;
  const place = panel.querySelector(PLACE);
  if (place && place.closest("details") === panel) void fillOnce(place).then(() => bringIntoView(place, panel));
}

/**
 * At the end of the page what opens would lie under the bar of a phone; a panel of the head hangs where it is. Its script may come
 * late: who closed it meanwhile, or reads elsewhere, is left there.
 */
function bringIntoView(place: Element, panel: HTMLDetailsElement): void {
  const summary = panel.querySelector("summary");
  if (panel.open && summary && isInView(summary) && place.closest("footer")) place.scrollIntoView({ block: "nearest" });
}

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}

/** A panel may be opened again while the script is on its way. */
async function fillOnce(place: Element): Promise<void> {
  if (taken.has(place)) return;
  taken.add(place);
  try {
    const { drawDisplayChoice } = await import("#src/ui/fields/display-choice.tsx");
    place.replaceChildren();
    drawDisplayChoice(place);
  } catch {
    taken.delete(place);
    place.replaceChildren(reloadButton());
  }
}

/** A browser may remember for the life of the page that a script did not come, and never ask for it again. */
function reloadButton(): HTMLElement {
  const button = document.createElement("button");
  button.type = "button";
  button.className = "min-h-11 text-start text-sm underline";
  button.textContent = `${m.shell_display_failed()} ${m.shell_early_reload()}`;
  button.addEventListener("click", () => location.reload());
  return button;
}
