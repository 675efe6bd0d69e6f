import type { MouseEvent, MouseEventHandler } from "react";

const refuse = (event: MouseEvent) => event.preventDefault();

/**
 * What a button takes while it does nothing: its action runs, or there is no further to go. `disabled` would take the
 * keyboard's focus from whoever has just pressed it. A form's Enter presses its button, and is refused with it.
 */
export function heldProps(isHeld: boolean, onClick?: MouseEventHandler<HTMLButtonElement>) {
  return isHeld ? ({ "aria-disabled": true, "data-disabled": "", onClick: refuse } as const) : { onClick };
}
