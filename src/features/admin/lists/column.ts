import type { ReactNode } from "react";
import { formatDate } from "#i18n/formats.ts";
import { currentLocale } from "#i18n/locale.ts";
import { isoTime } from "#src/lib/format/date-time-of.ts";

/**
 * Where a column stands on a phone's card, from above: the title with what stands aside of it, and a tick in its corner,
 * facts and figures with their names, lines, the foot (a status begins it), actions.
 */
export type CardPlace = "title" | "aside" | "tick" | "fact" | "figure" | "line" | "status" | "foot" | "action";

/** A column of an operator's list: on a desk, on a phone and in the file. */
export interface Column<Item> {
  header: () => string;
  /** What is shown; absent: a column of the file alone. A title takes the link's look from `linkClass`. */
  cell?: (item: Item, linkClass: string) => ReactNode;
  /** Absent: not on a phone's card. */
  card?: CardPlace;
  /** What the card shows instead of the cell; nothing where it is empty. */
  onCard?: (item: Item, linkClass: string) => ReactNode;
  /** Stays on one line. */
  isShort?: boolean;
  /** What the file says; absent: a column of the screen alone. */
  csv?: (item: Item) => string | number | null;
}

type Look<Item> = Pick<Column<Item>, "card" | "onCard" | "isShort">;

/** A column of the same words on the screen and in the file. */
export function textColumn<Item>(
  header: () => string,
  text: (item: Item) => string,
  look: Look<Item> = {},
): Column<Item> {
  return { header, cell: text, csv: text, ...look };
}

/** A column of days on the screen, of times in ISO 8601 in the file. */
export function dateColumn<Item>(
  header: () => string,
  at: (item: Item) => number | null,
  look: Look<Item> = {},
): Column<Item> {
  return { ...timeInFile(header, at), cell: (item) => shownDate(at(item)), isShort: true, ...look };
}

/** A column of times that the file alone has. */
export function timeInFile<Item>(header: () => string, at: (item: Item) => number | null): Column<Item> {
  return { header, csv: (item) => isoTime(at(item)) };
}

/** A day in the reader's format; a dash for none. */
export function shownDate(at: number | null): string {
  return at === null ? "–" : formatDate(at, currentLocale());
}
