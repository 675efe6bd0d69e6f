/** A kept answer that stands on a screen. */
export interface Given {
  path: string;
  /** When it was answered. */
  at: number;
}

type GivenAnswers = ReadonlyMap<string, Given>;

let given: GivenAnswers = new Map();
const hearers = new Set<() => void>();

/** What stands as it was kept since the network gave nothing, by the hash of its query, or the key of its question. */
export function givenAnswers(): GivenAnswers {
  return given;
}

/** Notes that a kept answer was given. */
export function noteGiven(hash: string, answer: Given): void {
  change(new Map(given).set(hash, answer));
}

/** Something was answered, or is shown nowhere any more. */
export function noteFresh(hash: string): void {
  if (!given.has(hash)) return;
  const rest = new Map(given);
  rest.delete(hash);
  change(rest);
}

/** Nobody is here any more whose answers they are. */
export function noneGiven(): void {
  if (given.size > 0) change(new Map());
}

/** Hears of each change. @returns stops hearing */
export function onGiven(hear: () => void): () => void {
  hearers.add(hear);
  return () => void hearers.delete(hear);
}

function change(next: GivenAnswers): void {
  given = next;
  for (const hear of hearers) hear();
}
