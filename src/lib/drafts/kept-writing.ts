import { useEffect, useSyncExternalStore } from "react";

/** What is on screen to be written in: how many places keep it on this device, and how many lose it with the page. */
const places = { kept: 0, lost: 0 };
const listeners = new Set<() => void>();

function usePlace(kind: keyof typeof places): void {
  useEffect(() => {
    const change = (by: number) => {
      places[kind] += by;
      for (const hear of listeners) hear();
    };
    change(1);
    return () => change(-1);
  }, [kind]);
}

/**
 * Says that what is written here outlives a reload: in a draft, an outbox or a queue of this browser.
 * @param isKept false where nothing of it may be stored, so that it goes with the page after all
 */
export function useKeptWriting(isKept = true): void {
  usePlace(isKept ? "kept" : "lost");
}

/** Says that what is written here goes with the page. */
export function useUnkeptWriting(): void {
  usePlace("lost");
}

/** Whether the page may say that what is written is kept on this device: something is, and nothing is not. */
export function useIsWritingKept(): boolean {
  return usePlaces(() => places.kept > 0 && places.lost === 0);
}

/** Whether something is on screen whose text a reload would take away. */
export function useIsWritingLost(): boolean {
  return usePlaces(() => places.lost > 0);
}

function usePlaces(look: () => boolean): boolean {
  return useSyncExternalStore(onPlaces, look, () => false);
}

function onPlaces(hear: () => void): () => void {
  listeners.add(hear);
  return () => void listeners.delete(hear);
}
