import { parseArgs } from "node:util";

export interface MutateOptions {
  seed: string;
  size: number;
  /** Keeps mutations whose line holds one of these texts; none keeps all. */
  only: readonly string[];
  /** Prints them and ends. */
  list: boolean;
  /** Parts of the work at the same time, each in a copy of its own. */
  jobs: number;
}

export const HELP = `Breaks rules on purpose and tells which of the tests notice (docs/suite.md).

  npm run mutate -- [options]

  --seed 1       which sample; the same seed takes the same mutations as long as their lines stay what they are
  --sample 120   how many, shared evenly between domain machines, money, access rules and parsing; 0: the named ones alone
  --only TEXT    of these only those whose line, as it is printed, holds the text; may be given several times
  --list         prints the mutations and tries none
  --jobs 2       mutations at a time

Works in copies below the temporary folder: the project's files stay what they are. Exits 1 where fewer than 95 % are noticed,
or one with a name is not.`;

/** @throws Error telling what is wrong with the arguments */
export function readOptions(args: string[]): MutateOptions {
  const { values } = parseArgs({
    args,
    options: {
      seed: { type: "string", default: "1" },
      sample: { type: "string", default: "120" },
      only: { type: "string", multiple: true, default: [] },
      list: { type: "boolean", default: false },
      jobs: { type: "string", default: "2" },
    },
  });
  return {
    seed: values.seed,
    size: whole("--sample", values.sample, 0, 10_000),
    only: values.only,
    list: values.list,
    jobs: whole("--jobs", values.jobs, 1, 16),
  };
}

function whole(option: string, text: string, least: number, most: number): number {
  const number = Number(text);
  if (Number.isInteger(number) && number >= least && number <= most) return number;
  throw new Error(`${option} takes whole numbers from ${least} to ${most}, not "${text}"`);
}
