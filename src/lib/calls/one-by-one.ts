import type { AppErrorCode } from "#domain/kernel/app-error.ts";
import { type CallFailure, toCallFailure } from "./errors.ts";

/** What became of things for which a call each was made. */
export interface OneByOne<Item> {
  done: Item[];
  refused: { item: Item; failure: CallFailure }[];
  /** No call was made for them: the run was stopped, or one before them was refused in a way that would meet them too. */
  untried: Item[];
}

/** What a run of calls asks besides. */
interface Run {
  /** Refusals after which the rest is not tried. */
  endedBy: readonly AppErrorCode[];
  /** Ends the run before the next call; the one that travels is waited for, so that what became of it is known. */
  signal?: AbortSignal;
  /** Hears how many were tried. */
  onStep?: (tried: number) => void;
}

/** Makes a call for each thing, one after the other: each is judged by itself, and one that is refused keeps none of the others. */
export async function oneByOne<Item>(
  items: readonly Item[],
  call: (item: Item) => Promise<unknown>,
  { endedBy, signal, onStep }: Run,
): Promise<OneByOne<Item>> {
  const result: OneByOne<Item> = { done: [], refused: [], untried: [] };
  for (const [at, item] of items.entries()) {
    if (signal?.aborted) return { ...result, untried: items.slice(at) };
    try {
      await call(item);
      result.done.push(item);
    } catch (error) {
      const failure = toCallFailure(error);
      result.refused.push({ item, failure });
      if (endedBy.includes(failure.code)) return { ...result, untried: items.slice(at + 1) };
    }
    onStep?.(at + 1);
  }
  return result;
}
