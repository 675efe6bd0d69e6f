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

/** What it found. */
export interface Found {
  /** The first test that failed, or what else went wrong. */
  failure: string | null;
  modules: { file: string; milliseconds: number; reached: number[]; hasFailed: boolean }[];
}
