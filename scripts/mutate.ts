import { type Court, Judge, type Verdict } from "./mutate/judge.ts";
import { sentenceOf } from "./mutate/mutation.ts";
import { HELP, type MutateOptions, readOptions } from "./mutate/options.ts";
import { type Candidate, candidatesOf } from "./mutate/population.ts";
import { allProbes, PROBED, reachOf } from "./mutate/reach.ts";
import { Scratch } from "./mutate/scratch.ts";
import { currentCommit, projectPaths, sourcesOf } from "./mutate/sources.ts";
import { isEnough, summaryText, verdictLine } from "./mutate/summary.ts";
import { TestClient } from "./mutate/test-client.ts";
import { UserFinder } from "./mutate/users.ts";
import { runScript } from "./run-script.ts";

const USERS = /^tests\/.*\.test\.tsx?$/;

async function main(): Promise<void> {
  const options = readOptions(process.argv.slice(2));
  const started = Date.now();
  const paths = projectPaths();
  const commit = currentCommit();
  const candidates = candidatesOf(paths, options.seed, options.size).filter(
    ({ mutation }) => options.only.length === 0 || options.only.some((text) => sentenceOf(mutation).includes(text)),
  );
  if (options.list) {
    for (const { group, mutation } of candidates) console.log(`${group}: ${sentenceOf(mutation)}`);
    return;
  }
  // Whatever ends this ends its processes and takes its copies along.
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.once(signal, () => process.exit(1));
  const verdicts = await tryAll(paths, candidates, options);
  const minutes = ((Date.now() - started) / 60_000).toFixed(1);
  console.log(`\n${summaryText(verdicts, options.seed, commit)}\n${minutes} minutes`);
  if (!isEnough(verdicts)) process.exitCode = 1;
}

async function tryAll(paths: readonly string[], candidates: readonly Candidate[], { jobs }: MutateOptions) {
  const reaches = await reachOf(paths, console.log);
  const users = new UserFinder(new Map([...sourcesOf(paths, PROBED), ...sourcesOf(paths, USERS)]), allProbes(paths));
  const waiting = [...candidates];
  const late: Candidate[] = [];
  const verdicts: Verdict[] = [];
  const tell = (verdict: Verdict) => {
    const isLate = verdict.outcome === "late";
    (isLate ? late : verdicts).push(verdict);
    console.log(`${verdicts.length} of ${candidates.length}: ${verdictLine(verdict)}`);
  };
  await Promise.all(
    Array.from({ length: Math.min(jobs, candidates.length) }, () =>
      withJudge(paths, { reaches, users }, async (judge) => {
        for (let next = waiting.shift(); next; next = waiting.shift()) tell(await judge.try(next));
      }),
    ),
  );
  if (late.length > 0) {
    await withJudge(paths, { reaches, users }, async (judge) => {
      for (const candidate of late) tell(await judge.tryAlone(candidate));
    });
  }
  return verdicts;
}

async function withJudge(
  paths: readonly string[],
  knowledge: Pick<Court, "reaches" | "users">,
  work: (judge: Judge) => Promise<void>,
): Promise<void> {
  const scratch = new Scratch(paths);
  const client = new TestClient(scratch.folder);
  const leave = () => {
    client.killNow();
    scratch.remove();
  };
  process.once("exit", leave);
  try {
    await work(new Judge({ ...knowledge, scratch, client }));
  } finally {
    await client.close();
    scratch.remove();
  }
}

runScript("mutate", HELP, main);
