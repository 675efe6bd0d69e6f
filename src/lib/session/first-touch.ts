const TOUCHES = ["pointerdown", "keydown", "focusin", "input"] as const;
const STIRS = [...TOUCHES, "pointermove", "scroll"] as const;

/**
 * Does something once somebody begins to use the page: what only a writer needs must not hold up who reads.
 * @returns gives it up
 */
export function onFirstTouch(act: () => void): () => void {
  return onFirst(TOUCHES, act);
}

/** As {@link onFirstTouch}, and with the first sign of somebody who reads the page. */
export function onStir(act: () => void): () => void {
  return onFirst(STIRS, act);
}

function onFirst(events: readonly string[], act: () => void): () => void {
  const stop = () => {
    for (const event of events) document.removeEventListener(event, begin, true);
  };
  const begin = () => {
    stop();
    act();
  };
  for (const event of events) document.addEventListener(event, begin, true);
  return stop;
}
