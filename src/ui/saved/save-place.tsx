import type { ComponentType } from "react";
import { lateValue } from "#src/lib/late-value.ts";
import type { Savable } from "./save-button.tsx";

const button = lateValue<ComponentType<Savable>>();

/** Puts the button into all places, now and on later pages. */
export const fillSavePlaces = button.set;

/**
 * Where something can be saved for later. Pages are the same for everybody and light: the button comes once somebody begins to
 * read (src/shell/follow-reader.ts), into a place that is free from the first paint on.
 */
export function SavePlace(subject: Savable) {
  const Button = button.use();
  return <span className="save-place">{Button && <Button {...subject} />}</span>;
}
