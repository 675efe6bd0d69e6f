import { relative } from "node:path";
import type { TestCase, TestModule, TestSpecification, Vitest } from "vitest/node";
import { createVitest } from "vitest/node";
import { type Ask, type Failure, type Found, PROJECTS } from "./test-run.ts";

/** Keeps Vitest ready in a copy of the project and runs what its parent asks, one run after the other. */

let failures: Failure[] = [];
let modules: TestModule[] = [];

function nameOf(module: TestModule): string {
  return relative(process.cwd(), module.moduleId);
}

const RAN_OUT_OF_TIME = /timed out in \d+ ?ms/i;

function failureOf(file: string, what: string, error: { name?: string; message: string } | undefined): Failure {
  const message = error?.message.split("\n")[0] ?? "no message";
  const cause = RAN_OUT_OF_TIME.test(message) ? "time" : error?.name === "AssertionError" ? "assertion" : "other";
  return { text: `${file} > ${what}: ${message}`, file, cause };
}

const reporter = {
  onTestCaseResult(test: TestCase) {
    const { state, errors } = test.result();
    if (state === "failed") failures.push(failureOf(nameOf(test.module), test.fullName, errors?.[0]));
  },
  onTestModuleEnd(module: TestModule) {
    modules.push(module);
  },
};

class AsAsked {
  sort(specifications: TestSpecification[]) {
    return specifications;
  }
  shard(specifications: TestSpecification[]) {
    return specifications;
  }
}

async function open(): Promise<Vitest> {
  return createVitest("test", {
    root: process.cwd(),
    watch: false,
    project: [...PROJECTS],
    reporters: [reporter],
    silent: true,
    sequence: { sequencer: AsAsked },
  });
}

async function run(vitest: Vitest, { project: name, files, changed, stopsAtFailure }: Ask): Promise<Found> {
  failures = [];
  modules = [];
  const project = vitest.projects.find((one) => one.name === name);
  if (!project) throw new Error(`no project ${name}`);
  for (const file of changed) vitest.invalidateFile(`${process.cwd()}/${file}`);
  vitest.config.bail = stopsAtFailure ? 1 : 0;
  for (const one of vitest.projects) one.config.bail = vitest.config.bail;
  const paths =
    files.length > 0 ? files.map((file) => `${process.cwd()}/${file}`) : (await project.globTestFiles()).testFiles;
  const { unhandledErrors } = await vitest.runTestSpecifications(
    paths.map((path) => project.createSpecification(path)),
  );
  const broken = modules.find((module) => module.errors().length > 0);
  const [unhandled] = unhandledErrors.map(messageOf);
  const other = broken
    ? failureOf(nameOf(broken), "does not load", broken.errors()[0])
    : unhandled && { text: unhandled, file: null, cause: "other" as const };
  return { failure: failures[0] ?? (other || null), modules: modules.map(told) };
}

/** Errors come from another process, as objects that are no `Error` here. */
function messageOf(error: unknown): string {
  return typeof error === "object" && error && "message" in error ? String(error.message) : JSON.stringify(error);
}

function told(module: TestModule): Found["modules"][number] {
  const reached = new Set<number>();
  for (const test of module.children.allTests()) {
    for (const id of (test.meta() as { reached?: number[] }).reached ?? []) reached.add(id);
  }
  const { duration } = module.diagnostic();
  return { file: nameOf(module), milliseconds: duration, reached: [...reached], hasFailed: !module.ok() };
}

const vitest = await open();
process.on("message", async (ask: Ask) => {
  const found = await run(vitest, ask).catch((error: unknown) => ({
    failure: { text: `the run broke: ${error}`, file: null, cause: "other" },
    modules: [],
  }));
  process.send?.(found);
});
process.send?.("ready");
