import { Places } from "./places.ts";

/** What is called, drawn or read in this isolate: why so many stands in docs/load.md. */
export const calls = new Places({ most: 64, least: 20 });

/** Pages out of the cache cost little, so they neither wait for the others nor take their places. */
export const keptPages = new Places({ most: 64, least: 10 });

/** Both hear how long a trip to the database took that was answered, in milliseconds. */
export function noteTrip(ms: number): void {
  calls.noteTrip(ms);
  keptPages.noteTrip(ms);
}
