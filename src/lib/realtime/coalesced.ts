/**
 * A call that is made at once, and once more after the pause for all who asked meanwhile: a burst of news is one question.
 * `stop` forgets what is due.
 */
export function coalesced(run: () => void, pauseMs: number): { ask: () => void; stop: () => void } {
  let pause: ReturnType<typeof setTimeout> | undefined;
  let isDue = false;
  const begin = () => {
    run();
    pause = setTimeout(() => {
      pause = undefined;
      if (!isDue) return;
      isDue = false;
      begin();
    }, pauseMs);
  };
  return {
    ask: () => {
      if (pause === undefined) begin();
      else isDue = true;
    },
    stop: () => {
      clearTimeout(pause);
      pause = undefined;
      isDue = false;
    },
  };
}
