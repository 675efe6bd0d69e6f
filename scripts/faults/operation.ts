import { closeSync, fsyncSync, openSync, writeSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";

/** A call that changes something, and how to see in the database how often it did. */
export interface Operation {
  verb: string;
  cookie: string;
  input: object;
  /** A query of one number: how often the effect is there. */
  effect: string;
  args: (string | number)[];
  /** It must be refused, and leave nothing. */
  isWrong?: boolean;
}

export type Verdict =
  | { kind: "done"; answer: unknown }
  /** The Worker said no, by name. */
  | { kind: "refused"; code: string }
  /** No verdict: the line was cut, or the Worker said that it does not know (UNAVAILABLE). */
  | { kind: "unknown" }
  /** An answer that nobody may get. */
  | { kind: "wrong"; text: string };

/** An operation with all that came of it. */
export interface Told extends Operation {
  /** Of each try, in order; the last one is final. */
  verdicts: Verdict[];
  slowestMs: number;
}

const PATIENCE_MS = 20_000;
/** So long is asked again, with processes that come back meanwhile. */
const INSISTS_MS = 240_000;
const PAUSE_MS = 150;

/** Sends operations and keeps what was said: each try is on the disk before it leaves. */
export class Sender {
  readonly told: Told[] = [];
  /** Verdicts heard so far. */
  heard = 0;
  /** Where the site is now. */
  origin = "";
  readonly #file: number;

  constructor(path: string) {
    this.#file = openSync(path, "w");
  }

  close(): void {
    closeSync(this.#file);
  }

  /**
   * Sends an operation until it has a verdict, always with the same input.
   * @throws Error when there is none in four minutes
   */
  async send(operation: Operation): Promise<Told> {
    const told: Told = { ...operation, verdicts: [], slowestMs: 0 };
    this.told.push(told);
    for (const end = Date.now() + INSISTS_MS; Date.now() < end; await sleep(PAUSE_MS)) {
      this.#write({ verb: operation.verb, input: operation.input, try: told.verdicts.length + 1 });
      const from = Date.now();
      const verdict = await this.#try(operation);
      told.slowestMs = Math.max(told.slowestMs, Date.now() - from);
      told.verdicts.push(verdict);
      this.#write({ verb: operation.verb, verdict: verdict.kind });
      if (verdict.kind === "unknown") continue;
      this.heard += 1;
      return told;
    }
    throw new Error(`no verdict on ${operation.verb}`);
  }

  async #try({ verb, cookie, input }: Operation): Promise<Verdict> {
    const headers = { "content-type": "application/json", "sec-fetch-site": "same-origin", cookie };
    try {
      const signal = AbortSignal.timeout(PATIENCE_MS);
      const body = JSON.stringify(input);
      const answer = await fetch(`${this.origin}/api/trpc/${verb}`, { method: "POST", headers, body, signal });
      return verdictOf(await answer.text());
    } catch {
      return { kind: "unknown" };
    }
  }

  #write(entry: object): void {
    writeSync(this.#file, `${JSON.stringify(entry)}\n`);
    fsyncSync(this.#file);
  }
}

/** @param text the body of an answer of the API */
export function verdictOf(text: string): Verdict {
  let answer: { result?: { data: unknown }; error?: { data?: { appCode?: string } } };
  try {
    answer = JSON.parse(text);
  } catch {
    return { kind: "wrong", text: text.slice(0, 200) };
  }
  if (answer.result) return { kind: "done", answer: answer.result.data };
  const code = answer.error?.data?.appCode;
  if (code === "UNAVAILABLE") return { kind: "unknown" };
  if (!code || code === "UNEXPECTED") return { kind: "wrong", text: text.slice(0, 200) };
  return { kind: "refused", code };
}
