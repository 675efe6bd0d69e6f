const TOUCHES = ["pointerdown", "keydown", "focusin"] as const;

/**
 * Does something once somebody begins to use the page: what only a writer needs must not hold up who reads.
 * @returns gives it up
 */
export function onFirstTouch(act: () => void): () => void {
  const stop = () => {
    for (const touch of TOUCHES) document.removeEventListener(touch, begin, true);
  };
  const begin = () => {
    stop();
    act();
  };
  for (const touch of TOUCHES) document.addEventListener(touch, begin, true);
  return stop;
}
