import { Places } from "./places.ts";

/** Why so many stands in docs/load.md. */
const MOST = 64;
/** Ten lists of 24 at once. */
const MOST_PICTURES = 256;

/** What is called, drawn or read in this isolate. */
export const calls = new Places({ most: MOST, forWrites: 1 / 4 });

/** Pages out of the cache cost little, so they neither wait for the others nor take their places. */
export const keptPages = new Places({ most: MOST, forWrites: 0 });

/**
 * Public pictures cost the isolate next to nothing, and no browser asks again for one that it was refused. They know no
 * database, so none of its queues makes them fewer.
 */
export const pictures = new Places({ most: MOST_PICTURES, forWrites: 0 });

/**
 * Calls and pages hear how long a trip to the database took that was answered.
 * @param ms milliseconds
 * @param leastPlaces how few calls are let in at a time in a queue; of kept pages half as many
 */
export function noteTrip(ms: number, leastPlaces: number): void {
  calls.noteTrip(ms, leastPlaces);
  keptPages.noteTrip(ms, leastPlaces / 2);
}
