import { useSyncExternalStore } from "react";

type Given = ReadonlyMap<string, number>;

const NONE: Given = new Map();

let given: Given = NONE;
const hearers = new Set<() => void>();

/** What stands on the screen as it was kept, since the network gave nothing: procedures, and when they were answered. */
export function givenAnswers(): Given {
  return given;
}

/** Notes that a kept answer was given; of several of one procedure the oldest counts. */
export function noteGiven(path: string, at: number): void {
  change(new Map(given).set(path, Math.min(at, given.get(path) ?? at)));
}

/** The network answers again, or nothing is kept any more. */
export function noneGiven(): void {
  if (given.size > 0) change(NONE);
}

/** Hears of each change. @returns stops hearing */
export function onGiven(hear: () => void): () => void {
  hearers.add(hear);
  return () => void hearers.delete(hear);
}

/** A hook over {@link givenAnswers}; nothing on the server. */
export function useGivenAnswers(): Given {
  return useSyncExternalStore(onGiven, givenAnswers, () => NONE);
}

function change(next: Given): void {
  given = next;
  for (const hear of hearers) hear();
}
