import { closeSync, fsyncSync, openSync, writeSync } from "node:fs";

/** What somebody is about to say. */
export interface Entry {
  by: string;
  conversation: string;
  words: string;
}

/** A message as the database holds it. */
export interface Kept extends Entry {
  seq: number;
}

export interface Findings {
  said: number;
  lost: string[];
  doubled: string[];
  reordered: string[];
  /** Conversations whose numbers have a gap. */
  gaps: string[];
}

/** Is written to the disk before each message is sent, so that it knows of all of them, whatever is killed. */
export class Journal {
  readonly entries: Entry[] = [];
  readonly #file: number;

  constructor(path: string) {
    this.#file = openSync(path, "w");
  }

  write(entry: Entry): void {
    writeSync(this.#file, `${JSON.stringify(entry)}\n`);
    fsyncSync(this.#file);
    this.entries.push(entry);
  }

  close(): void {
    closeSync(this.#file);
  }
}

/**
 * Compares what was said with what is kept: each once, and each one's words in the order of saying.
 * @param kept all messages of the conversations, in any order
 */
export function compare(said: readonly Entry[], kept: readonly Kept[]): Findings {
  const places = new Map<string, number[]>();
  for (const { by, conversation, words, seq } of kept) {
    const key = keyOf({ by, conversation, words });
    places.set(key, [...(places.get(key) ?? []), seq]);
  }
  const last = new Map<string, number>();
  const findings: Findings = { said: said.length, lost: [], doubled: [], reordered: [], gaps: gapsOf(kept) };
  for (const entry of said) {
    const [seq, ...more] = places.get(keyOf(entry)) ?? [];
    const lane = `${entry.conversation} ${entry.by}`;
    if (seq === undefined) findings.lost.push(entry.words);
    else if (seq < (last.get(lane) ?? 0)) findings.reordered.push(entry.words);
    if (more.length > 0) findings.doubled.push(entry.words);
    last.set(lane, Math.max(seq ?? 0, last.get(lane) ?? 0));
  }
  return findings;
}

function gapsOf(kept: readonly Kept[]): string[] {
  const numbers = new Map<string, number[]>();
  for (const { conversation, seq } of kept) numbers.set(conversation, [...(numbers.get(conversation) ?? []), seq]);
  const isWhole = (all: number[]) => all.sort((one, other) => one - other).every((seq, place) => seq === place + 1);
  return [...numbers].filter(([, all]) => !isWhole(all)).map(([conversation]) => conversation);
}

const keyOf = ({ by, conversation, words }: Entry) => `${conversation} ${by} ${words}`;
