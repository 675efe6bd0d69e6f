import type { CSSProperties } from "react";

/**
 * The columns of heads and rows alike. On a phone two cards share the width, the first of them pinned, under a name that
 * spans both; from tablets on names stand in a column of their own, beside what was asked for.
 */
const PHONE = "grid w-max min-w-full grid-cols-[repeat(var(--columns),var(--card))]";
const WIDE_ASKED =
  "md:w-full md:min-w-[calc(20rem+var(--columns)*13rem)] md:grid-cols-[11rem_9rem_repeat(var(--columns),minmax(13rem,1fr))]";
const WIDE =
  "md:w-full md:min-w-[calc(11rem+var(--columns)*13rem)] md:grid-cols-[11rem_repeat(var(--columns),minmax(13rem,1fr))]";
const PRINT = "print:w-full print:min-w-0 print:grid-cols-[7rem_repeat(var(--columns),minmax(0,1fr))]";

/** @param hasAsked whether a column of what was asked for stands before the others */
export const trackClass = (hasAsked: boolean) => `${PHONE} ${hasAsked ? WIDE_ASKED : WIDE} ${PRINT}`;

/**
 * Keeps the room of the buttons that lead along the columns, wherever those are wider than their box by more than a rest: from
 * the first paint on, as only a living page can measure that. Stands in a container as wide as the box.
 */
const PLACES_ASKED = "md:min-h-[clamp(0px,calc((18.7rem+var(--columns)*13rem-100cqi)*9999),2.75rem)]";
const PLACES = "md:min-h-[clamp(0px,calc((9.7rem+var(--columns)*13rem-100cqi)*9999),2.75rem)]";

export const placesClass = (columns: number, hasAsked: boolean) =>
  `${columns > 2 ? "max-md:min-h-11" : ""} ${hasAsked ? PLACES_ASKED : PLACES}`;

/**
 * A box that scrolls sideways; the lengths of its columns are shares of its width. What follows another box snaps
 * nowhere. What is placed within it for listeners alone counts to its own width.
 */
export const BOX =
  "@container relative overscroll-x-contain motion-safe:not-data-follows:scroll-smooth max-md:not-data-follows:snap-x max-md:snap-mandatory max-md:scroll-ps-[50%] print:overflow-visible";

/** Spans the cards on a phone, and stays beside them elsewhere. */
export const ROW_NAME =
  "border-sand-200 bg-sand-50 px-3 py-2 text-start text-sm max-md:sticky max-md:start-0 max-md:col-span-full max-md:w-[100cqi] md:sticky md:start-0 md:z-10 md:border-e md:border-b md:py-3 print:static print:col-span-1 print:w-auto";

export const CELL = "min-w-0 border-sand-200 border-b p-3 wrap-anywhere";
const PINNED = "sticky start-0 z-[5] border-sand-200 max-md:border-e md:static print:static";

/** The first card stays where it is, the others come to rest beside it. */
export const cardClass = (at: number) => (at === 0 ? PINNED : "snap-start");

/** How many cards there are, and how wide each is on a phone. */
export function cardsStyle(columns: number): CSSProperties {
  return { "--columns": columns, "--card": columns > 1 ? "50cqi" : "100cqi" } as CSSProperties;
}

/**
 * What the parts of the table are, to be spread over each: their display is not that of a table, and Safari then takes what
 * does not say its role for a mere box.
 */
export const PART = {
  table: { role: "table" },
  group: { role: "rowgroup" },
  row: { role: "row" },
  columnHead: { role: "columnheader", scope: "col" },
  rowHead: { role: "rowheader", scope: "row" },
  cell: { role: "cell" },
} as const;
