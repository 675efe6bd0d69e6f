/** Projects of the vitest configuration in which a mutation may be noticed, the quickest first. */
export const PROJECTS = ["domain", "node", "worker", "party"] as const;
export type ProjectName = (typeof PROJECTS)[number];

/** What the process that holds the tests is asked. */
export interface Ask {
  project: ProjectName;
  /** Test files by their paths in the copy, in the order in which they are to run; none asks for all. */
  files: readonly string[];
  /** Sources that are not what they were in the run before. */
  changed: readonly string[];
  stopsAtFailure: boolean;
}

/** The first test that failed, or what else went wrong. */
export interface Failure {
  text: string;
  /** The test file; null where it is not known, as when the process ended. */
  file: string | null;
  /** A test that found something else than it expects, one that ran out of time, or anything else, such as a file that does not load. */
  cause: "assertion" | "time" | "other";
}

/** What it found. */
export interface Found {
  failure: Failure | null;
  modules: { file: string; milliseconds: number; reached: number[]; hasFailed: boolean }[];
}

/** A run that took longer than it may. */
export interface NoEnd {
  /** Processors at work in the second half of its time: about 1 in an endless loop, 0 where it waits for something. */
  busy: number;
}
