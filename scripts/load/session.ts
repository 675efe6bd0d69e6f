import type { Shot } from "../bench/connection.ts";
import { arriveBy } from "./arrivals.ts";
import type { Answer, Caller } from "./caller.ts";
import type { Market } from "./market.ts";
import { type Act, drawn } from "./mix.ts";
import { isDone, type Kind, type Outcome } from "./outcome.ts";
import type { Trace, Write } from "./writes.ts";

/** More without an answer are no visitors but a broken generator: the next ones stay away, and are counted. */
const MOST_UNDER_WAY = 3000;

/** A write as it was told. */
export interface Written {
  trace: Trace;
  mark: string;
  /** Acknowledged, refused by name, or nobody knows. */
  verdict: "done" | "refused" | "unknown";
}

/** So much comes for so long. */
export interface Pace {
  rate: number;
  seconds: number;
  mix?: readonly Act[];
}

/** What came of a pace, and whether all of it has an answer. */
export interface Run {
  outcomes: Outcome[];
  arrived: number;
  /** Stayed away, since thousands waited. */
  kept: number;
  /** Ends when the last one has its answer, or has given up. */
  settled: Promise<void>;
}

/** What an act works with. */
export interface Acting {
  market: Market;
  call(kind: Kind, name: string, shot: Shot): Promise<Answer>;
  /** A call whose effect is looked for afterwards. */
  write(name: string, write: Write): Promise<Written["verdict"]>;
}

/** All callers of a run, what they wrote, and how far each act has come. */
export class Session {
  readonly written: Written[] = [];
  readonly #caller: Caller;
  readonly #random: () => number;
  /** Of writes that nobody was told of: how they were sent. */
  readonly #unknown = new Map<Written, Shot>();
  readonly #counts = new Map<string, number>();

  constructor(
    caller: Caller,
    readonly market: Market,
    random: () => number,
  ) {
    this.#caller = caller;
    this.#random = random;
  }

  /** Lets callers come by their own clock; ends when the last has come, not when it is answered. */
  async run({ rate, seconds, mix }: Pace): Promise<Run> {
    const outcomes: Outcome[] = [];
    const underWay: Promise<void>[] = [];
    let kept = 0;
    await arriveBy({ rate, seconds, random: this.#random }, (dueAt) => {
      if (this.#caller.underWay >= MOST_UNDER_WAY) kept += 1;
      else underWay.push(this.do(drawn(this.#random, mix), outcomes, dueAt));
    });
    const settled = Promise.all(underWay).then(() => {});
    return { outcomes, arrived: underWay.length, kept, settled };
  }

  /** Does an act once, and keeps what comes of it; never throws. */
  async do(act: Act, outcomes: Outcome[], dueAt = performance.now()): Promise<void> {
    const n = this.#counts.get(act.name) ?? 0;
    this.#counts.set(act.name, n + 1);
    try {
      await act.run(this.acting(outcomes, dueAt), n);
    } catch (fault) {
      const code = `the act failed (${fault instanceof Error ? fault.message : "unknown"})`;
      const { kind, name } = act;
      outcomes.push({ kind, name, dueAt, ms: performance.now() - dueAt, status: 0, code, hasRetryAfter: false });
    }
  }

  /** Calls whose outcomes are kept, the first due at a moment. */
  acting(outcomes: Outcome[], dueAt = performance.now()): Acting {
    let from = dueAt;
    const call: Acting["call"] = async (kind, name, shot) => {
      const answer = await this.#caller.call(shot);
      const now = performance.now();
      const { text: _, ...told } = answer;
      outcomes.push({ kind, name, dueAt: from, ms: now - from, ...told });
      // A second call of one act is due when the first is answered.
      from = now;
      return answer;
    };
    const write: Acting["write"] = async (name, { shot, trace, mark }) => {
      const verdict = verdictOf(await call("write", name, shot));
      const written = { trace, mark, verdict };
      this.written.push(written);
      if (verdict === "unknown") this.#unknown.set(written, shot);
      return verdict;
    };
    return { market: this.market, call, write };
  }

  /**
   * Sends each write that nobody was told of once more, with the same key, one after the other: what is done then must be there
   * once, whether or not it was before.
   * @returns how many are known now
   */
  async repeatUnknown(outcomes: Outcome[]): Promise<number> {
    let known = 0;
    for (const [written, shot] of this.#unknown) {
      const answer = await this.acting(outcomes).call("write", `${written.trace} once more`, shot);
      if (!isDone(answer)) continue;
      written.verdict = "done";
      this.#unknown.delete(written);
      known += 1;
    }
    return known;
  }
}

function verdictOf(answer: Answer): Written["verdict"] {
  if (isDone(answer)) return "done";
  return answer.status >= 400 && answer.status < 500 ? "refused" : "unknown";
}
