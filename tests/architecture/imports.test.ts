import { createRequire } from "node:module";
import { cruise, type IConfiguration, type ICruiseResult, type IViolation } from "dependency-cruiser";
import { beforeAll, expect, test } from "vitest";
import { importsWrittenIn } from "./written-imports.ts";

const FOLDERS = ["domain", "i18n", "drizzle", "worker", "party", "src"];

/** Rules about what is there at run time; types may cross. */
const AT_RUN_TIME = new Set(["no-circular", "rooms-are-known-by-type", "screens-know-the-router-by-type"]);

const config: IConfiguration = createRequire(import.meta.url)("../../.dependency-cruiser.cjs");

let result: ICruiseResult;

beforeAll(async () => {
  const { enhancedResolveOptions, ...options } = config.options ?? {};
  const { output } = await cruise(
    FOLDERS,
    { ...options, validate: true, ruleSet: { forbidden: config.forbidden ?? [] } },
    { ...enhancedResolveOptions },
  );
  if (typeof output === "string") throw new Error(output);
  result = output;
}, 240_000);

test("the checker sees every module and every import", () => {
  expect(result.summary.totalCruised).toBeGreaterThan(300);
  const found = result.modules.filter(({ couldNotResolve }) => !couldNotResolve);
  const seen = new Map(found.map(({ source, dependencies }) => [source, dependencies]));
  const missed = [...seen.keys()]
    .filter((path) => /\.tsx?$/.test(path) && !path.includes("node_modules"))
    .flatMap((path) => {
      const known = new Set(seen.get(path)?.map(({ module }) => module));
      return importsWrittenIn(path)
        .filter(({ source }) => !known.has(source.replace("node:", "")))
        .filter(({ source }) => !/\/paraglide\/|\.gen\.ts$/.test(source))
        .map(({ source }) => `${path} imports ${source}`);
    });
  expect(missed).toEqual([]);
});

test("nobody imports what is not theirs to import", () => {
  const broken = result.summary.violations
    .filter((violation) => !AT_RUN_TIME.has(violation.rule.name) || stepsOf(violation).every(isThereAtRunTime))
    .map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`);
  expect(broken).toEqual([]);
});

/** The imports that make a violation: one, or all of a circle. */
function stepsOf({ from, to, cycle }: IViolation): [from: string, to: string][] {
  const path = cycle?.map(({ name }) => name) ?? [to];
  return path.map((target, index) => [path[index - 1] ?? from, target]);
}

function isThereAtRunTime([from, to]: [string, string]): boolean {
  const dependencies = result.modules.find(({ source }) => source === from)?.dependencies ?? [];
  const asWritten = new Set(dependencies.filter(({ resolved }) => resolved === to).map(({ module }) => module));
  return importsWrittenIn(from).some(({ source, isTypeOnly }) => asWritten.has(source) && !isTypeOnly);
}
