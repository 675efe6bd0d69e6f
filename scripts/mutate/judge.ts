import { mutated } from "./mutation.ts";
import type { Candidate } from "./population.ts";
import type { Reach } from "./reach.ts";
import type { Scratch } from "./scratch.ts";
import type { TestClient } from "./test-client.ts";
import { PROJECTS } from "./test-run.ts";
import type { UserFinder } from "./users.ts";

export interface Verdict extends Candidate {
  /** Killed by `by`, or by a run that did not end; survived all `tests` files that reach it. */
  outcome: "killed" | "timeout" | "survived";
  by: string | null;
  tests: number;
  seconds: number;
}

/** Loading the Worker, on a machine that is busy with other things. */
const LOADING_MS = 60_000;
/** How much longer than without a mutation tests may take. */
const SLACK = 6;

/** Tries mutations one after the other: each is written into the copy, its tests are run, and what was there is put back. */
export class Judge {
  readonly #scratch: Scratch;
  readonly #client: TestClient;
  readonly #reaches: readonly Reach[];
  readonly #users: UserFinder;
  /** Sources that the tests have loaded as they were mutated. */
  #stale: string[] = [];

  constructor(scratch: Scratch, client: TestClient, reaches: readonly Reach[], users: UserFinder) {
    this.#scratch = scratch;
    this.#client = client;
    this.#reaches = reaches;
    this.#users = users;
  }

  async try(candidate: Candidate): Promise<Verdict> {
    const { file } = candidate.mutation;
    const started = Date.now();
    const original = this.#scratch.read(file);
    this.#scratch.write(file, mutated(original, candidate.mutation));
    const tests = this.testsOf(candidate);
    try {
      const { outcome, by } = await this.#run(file, tests);
      return { ...candidate, outcome, by, tests: tests.length, seconds: (Date.now() - started) / 1000 };
    } finally {
      this.#scratch.write(file, original);
      this.#stale = [file];
    }
  }

  /** Test files that run what the mutation changes: those that say least of other things first. */
  testsOf({ mutation: { file, start } }: Candidate): Reach[] {
    const { functions, tests } = this.#users.usersOf(file, start);
    const found = this.#reaches.filter(
      (reach) => tests.has(reach.file) || reach.functions.some((id) => functions.has(id)),
    );
    const words = new Set(file.split(/[^a-z]+/));
    const likeness = ({ file: test }: Reach) => test.split(/[^a-z]+/).filter((word) => words.has(word)).length;
    return found.sort((one, other) => likeness(other) - likeness(one) || one.functions.length - other.functions.length);
  }

  async #run(file: string, tests: readonly Reach[]): Promise<Pick<Verdict, "outcome" | "by">> {
    let changed = [file, ...this.#stale];
    for (const project of PROJECTS) {
      const own = tests.filter((test) => test.project === project);
      if (own.length === 0) continue;
      const limit = LOADING_MS + SLACK * own.reduce((sum, { milliseconds }) => sum + milliseconds, 0);
      const ask = { project, files: own.map((test) => test.file), changed, stopsAtFailure: true };
      const found = await this.#client.run(ask, limit);
      changed = [];
      if (!found) return { outcome: "timeout", by: null };
      if (found.failure) return { outcome: "killed", by: found.failure };
    }
    return { outcome: "survived", by: null };
  }
}
