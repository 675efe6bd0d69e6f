/** An empty element of the shell within a panel that opens (language-picker.tsx, footer.tsx). */
const PLACE = "[data-currency]";

/**
 * Puts the choice of the reader's currency into a panel as that is opened, in a root of its own: the shell is on each page, and
 * few choose. Before that neither its scripts nor rates are asked for.
 */
export function openCurrencyChoice(): void {
  // It does not bubble.
  document.addEventListener("toggle", ({ target }) => fill(target), true);
  for (const panel of document.querySelectorAll("details[open]")) fill(panel);
}

function fill(panel: EventTarget | null): void {
  if (!(panel instanceof HTMLDetailsElement) || !panel.open) return;
  const place = panel.querySelector(PLACE);
  if (!place || place.hasChildNodes() || place.closest("details") !== panel) return;
  import("#src/ui/fields/currency-choice.tsx").then(({ drawCurrencyChoice }) => drawCurrencyChoice(place));
}
