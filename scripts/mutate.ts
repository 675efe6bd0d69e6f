import { Judge, type Verdict } from "./mutate/judge.ts";
import { sentenceOf } from "./mutate/mutation.ts";
import { HELP, type MutateOptions, readOptions } from "./mutate/options.ts";
import { type Candidate, candidatesOf } from "./mutate/population.ts";
import { allProbes, PROBED, reachOf } from "./mutate/reach.ts";
import { Scratch } from "./mutate/scratch.ts";
import { projectPaths, sourcesOf } from "./mutate/sources.ts";
import { isEnough, summaryText, verdictLine } from "./mutate/summary.ts";
import { TestClient } from "./mutate/test-client.ts";
import { UserFinder } from "./mutate/users.ts";
import { runScript } from "./run-script.ts";

const USERS = /^tests\/.*\.test\.tsx?$/;

async function main(): Promise<void> {
  const options = readOptions(process.argv.slice(2));
  const started = Date.now();
  const paths = projectPaths();
  const candidates = candidatesOf(paths, options.seed, options.size).filter(({ mutation }) =>
    `${mutation.file}:${mutation.line} ${mutation.operator}`.includes(options.only),
  );
  if (options.list) {
    for (const { group, mutation } of candidates) console.log(`${group}: ${sentenceOf(mutation)}`);
    return;
  }
  // Whatever ends this ends its processes and takes its copies along.
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.once(signal, () => process.exit(1));
  const verdicts = await tryAll(paths, candidates, options);
  console.log(`\n${summaryText(verdicts, options.seed)}\n${((Date.now() - started) / 60_000).toFixed(1)} minutes`);
  if (!isEnough(verdicts)) process.exitCode = 1;
}

async function tryAll(paths: readonly string[], candidates: readonly Candidate[], { jobs }: MutateOptions) {
  const reaches = await reachOf(paths, console.log);
  const users = new UserFinder(new Map([...sourcesOf(paths, PROBED), ...sourcesOf(paths, USERS)]), allProbes(paths));
  const waiting = [...candidates];
  const verdicts: Verdict[] = [];
  const work = async () => {
    const scratch = new Scratch(paths);
    const client = new TestClient(scratch.folder);
    const leave = () => {
      client.killNow();
      scratch.remove();
    };
    process.once("exit", leave);
    const judge = new Judge(scratch, client, reaches, users);
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const verdict = await judge.try(next);
      verdicts.push(verdict);
      console.log(`${verdicts.length} of ${candidates.length}: ${verdictLine(verdict)}`);
    }
    await client.close();
    scratch.remove();
  };
  await Promise.all(Array.from({ length: jobs }, work));
  return verdicts;
}

runScript("mutate", HELP, main);
