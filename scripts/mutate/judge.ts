import { mutated } from "./mutation.ts";
import type { Candidate } from "./population.ts";
import type { Reach } from "./reach.ts";
import type { Scratch } from "./scratch.ts";
import type { TestClient } from "./test-client.ts";
import { type Failure, type Found, type NoEnd, PROJECTS } from "./test-run.ts";
import type { UserFinder } from "./users.ts";

/**
 * Killed by a test that fails with the mutation and passes without it; by an endless loop; survived all tests that reach it;
 * undecided where a run neither ended nor computed. Late is none of these yet: it has to be tried again alone.
 */
export type Outcome = "killed" | "loops" | "survived" | "undecided" | "late";

export interface Verdict extends Candidate {
  outcome: Outcome;
  by: string | null;
  tests: number;
  seconds: number;
}

/** Loading the Worker, on a machine that is busy with other things. */
const LOADING_MS = 60_000;
/** How much longer than without a mutation tests may take, and how much longer when they have the machine for themselves. */
const SLACK = 6;
const SLACK_ALONE = 20;
/** Processors at work from which a run that does not end is one that loops. */
const LOOP = 0.5;

type Result = Pick<Verdict, "outcome" | "by">;
const SURVIVED: Result = { outcome: "survived", by: null };
const LATE: Result = { outcome: "late", by: null };

/** What a mutation makes of its file. */
interface Change {
  file: string;
  original: string;
  broken: string;
}

/** What a judge needs of its copy, its tests and their reach. */
export interface Court {
  scratch: Pick<Scratch, "read" | "write">;
  client: Pick<TestClient, "run">;
  reaches: readonly Reach[];
  users: Pick<UserFinder, "usersOf">;
}

/** Tries mutations one after the other: each is written into the copy, its tests are run, and what was there is put back. */
export class Judge {
  readonly #court: Court;
  /** Sources that were written since the tests last ran, whose older text these still have. */
  readonly #changed = new Set<string>();

  constructor(court: Court) {
    this.#court = court;
  }

  async try(candidate: Candidate): Promise<Verdict> {
    return this.#judged(candidate, (change, tests) => this.#runTogether(change, tests));
  }

  /**
   * A late one again, each test file by itself; nothing else may run meanwhile.
   * @throws Error naming a test that fails without the mutation too
   */
  async tryAlone(candidate: Candidate): Promise<Verdict> {
    return this.#judged(candidate, (change, tests) => this.#runEach(change, tests));
  }

  /** Test files that run what the mutation changes: those that say least of other things first. */
  testsOf({ mutation: { file, start } }: Candidate): Reach[] {
    const { functions, tests } = this.#court.users.usersOf(file, start);
    const found = this.#court.reaches.filter(
      (reach) => tests.has(reach.file) || reach.functions.some((id) => functions.has(id)),
    );
    const words = new Set(file.split(/[^a-z]+/));
    const likeness = ({ file: test }: Reach) => test.split(/[^a-z]+/).filter((word) => words.has(word)).length;
    return found.sort((one, other) => likeness(other) - likeness(one) || one.functions.length - other.functions.length);
  }

  async #judged(candidate: Candidate, run: (change: Change, tests: readonly Reach[]) => Promise<Result>) {
    const { file } = candidate.mutation;
    const started = Date.now();
    const original = this.#court.scratch.read(file);
    const change = { file, original, broken: mutated(original, candidate.mutation) };
    const tests = this.testsOf(candidate);
    this.#write(file, change.broken);
    try {
      const found = await run(change, tests);
      return { ...candidate, ...found, tests: tests.length, seconds: (Date.now() - started) / 1000 };
    } finally {
      this.#write(file, original);
    }
  }

  #write(file: string, text: string): void {
    this.#court.scratch.write(file, text);
    this.#changed.add(file);
  }

  async #runTogether(change: Change, tests: readonly Reach[]): Promise<Result> {
    for (const project of PROJECTS) {
      let left = tests.filter((test) => test.project === project);
      while (left.length > 0) {
        const found = await this.#run(left, SLACK);
        if ("busy" in found) return LATE;
        if (!found.failure) break;
        const { text, file, cause } = found.failure;
        const at = left.findIndex((test) => test.file === file);
        const test = left[at];
        if (!test || cause === "time") return LATE;
        // Files that ran before it may have left something behind.
        const proof = await this.#proof(change, test, at === 0 && cause === "assertion");
        if (proof === "proven") return { outcome: "killed", by: text };
        if (proof !== "unproven") return LATE;
        left = left.slice(at + 1);
      }
    }
    return SURVIVED;
  }

  /** @throws Error naming a test that fails without the mutation too: nothing that it says could be believed */
  async #runEach(change: Change, tests: readonly Reach[]): Promise<Result> {
    let open = SURVIVED;
    for (const test of tests) {
      const found = await this.#run([test], SLACK_ALONE);
      const hangs = "busy" in found;
      const by = hangs ? `${test.file} does not end, ${found.busy.toFixed(1)} processors at work` : found.failure?.text;
      if (by === undefined) continue;
      if (hangs) open = { outcome: "undecided", by };
      if (hangs && found.busy < LOOP) continue;
      const proof = await this.#proof(change, test, hangs || found.failure?.cause === "assertion");
      if (proof === "proven") return { outcome: hangs ? "loops" : "killed", by };
      if (proof !== "unproven") throw new Error(`fails without the mutation of ${change.file}: ${proof.text}`);
    }
    return open;
  }

  /**
   * Whether a test file that failed fails by itself, once more unless that is sure, and passes without the mutation.
   * @returns what fails without it, twice
   */
  async #proof(change: Change, test: Reach, isSure: boolean): Promise<"proven" | "unproven" | Failure> {
    if (!isSure) {
      const again = await this.#run([test], SLACK_ALONE);
      if ("busy" in again || !again.failure) return "unproven";
    }
    this.#write(change.file, change.original);
    const first = failureOf(await this.#run([test], SLACK_ALONE));
    const second = first && failureOf(await this.#run([test], SLACK_ALONE));
    this.#write(change.file, change.broken);
    if (second) return second;
    return first ? "unproven" : "proven";
  }

  async #run(tests: readonly Reach[], slack: number): Promise<Found | NoEnd> {
    const project = tests[0]?.project;
    if (!project) return { failure: null, modules: [] };
    const limit = LOADING_MS + slack * tests.reduce((sum, { milliseconds }) => sum + milliseconds, 0);
    const ask = { project, files: tests.map(({ file }) => file), changed: [...this.#changed], stopsAtFailure: true };
    this.#changed.clear();
    return this.#court.client.run(ask, limit);
  }
}

function failureOf(found: Found | NoEnd): Failure | null {
  return "busy" in found ? { text: "no end", file: null, cause: "time" } : found.failure;
}
