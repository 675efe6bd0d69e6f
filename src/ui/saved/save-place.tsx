import { type ComponentType, useSyncExternalStore } from "react";
import { onStir } from "#src/lib/session/first-touch.ts";
import type { Savable } from "./save-button.tsx";

const CHANGE = "saving";
let Button: ComponentType<Savable> | undefined;

/** Puts the button into all places, now and on later pages; one that does not come is fetched with the reader's next sign. */
export function fillSavePlaces(): void {
  import("./save-button.tsx").then(
    (late) => {
      Button = late.SaveButton;
      dispatchEvent(new Event(CHANGE));
    },
    () => onStir(fillSavePlaces),
  );
}

function onFilled(notify: () => void): () => void {
  addEventListener(CHANGE, notify);
  return () => removeEventListener(CHANGE, notify);
}

/**
 * Where something can be saved for later. Pages are the same for everybody and light: the button comes once somebody begins to
 * read ({@link fillSavePlaces}), into a place that is free from the first paint on.
 */
export function SavePlace(subject: Savable) {
  const Late = useSyncExternalStore(
    onFilled,
    () => Button,
    () => undefined,
  );
  return <span className="save-place">{Late && <Late {...subject} />}</span>;
}
