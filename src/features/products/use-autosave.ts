import { useEffect, useRef, useState } from "react";
import { Autosaver, type SaveState } from "#src/lib/autosaver.ts";
import { saveFailureOf } from "./save-failure.ts";

/** An {@link Autosaver} that lives as long as its screen, and what it last told. */
export function useAutosave(save: () => Promise<void>, isAutomatic: boolean): { saver: Autosaver; state: SaveState } {
  const [state, setState] = useState<SaveState>({ kind: "saved", at: null });
  const latest = useRef(save);
  latest.current = save;
  const [saver] = useState(
    () => new Autosaver({ save: () => latest.current(), failureOf: saveFailureOf, tell: setState, isAutomatic }),
  );
  useEffect(() => {
    saver.start();
    const again = () => void saver.flush();
    if (isAutomatic) window.addEventListener("online", again);
    return () => {
      window.removeEventListener("online", again);
      // What was typed last is sent on the way out, not lost with the timer.
      if (isAutomatic && saver.isDirty) void saver.flush();
      saver.end();
    };
  }, [saver, isAutomatic]);
  return { saver, state };
}
