import { spawn } from "node:child_process";
import { parseArgs } from "node:util";
import { runScript } from "./run-script.ts";

const HELP = `Calls every procedure with inputs made from its own schema, good ones and spoiled ones, as each role apart,
over a copy of a played site whose limits are lifted. It fails where one ends UNEXPECTED, takes the processor
longer than two seconds, tells how the site is made, or what only others may read. npm test takes a short form.

  npm run test:fuzz                          2,000 inputs a procedure
  npm run test:fuzz -- --over http           200 a procedure, sent to the built site (npm run build) under plain
                                             Miniflare as the app sends them; and a few once more with all limits on
  npm run test:fuzz -- --runs N              so many
  npm run test:fuzz -- --only rfq.submit     one procedure, or all of an area: rfq
  npm run test:fuzz -- --seed N              the same inputs again; each run tells its seed`;

/** How each way is run by Vitest, and how many inputs a procedure gets. */
const WAYS = {
  process: { project: "node", file: "tests/attack/fuzz.test.ts", runs: "2000" },
  http: { project: "built", file: "tests/attack/over-http.test.ts", runs: "200" },
} as const;

runScript("test:fuzz", HELP, async () => {
  const { values } = parseArgs({
    options: {
      over: { type: "string", default: "process" },
      runs: { type: "string" },
      only: { type: "string" },
      seed: { type: "string" },
    },
  });
  const way = Object.entries(WAYS).find(([name]) => name === values.over)?.[1];
  if (!way) throw new Error(`--over is one of ${Object.keys(WAYS).join(", ")}`);
  const env = {
    ...process.env,
    FUZZ_RUNS: values.runs ?? way.runs,
    ...(values.only ? { FUZZ_ONLY: values.only } : {}),
    ...(values.seed ? { FUZZ_SEED: values.seed } : {}),
  };
  const child = spawn("npx", ["vitest", "run", "--project", way.project, way.file], { stdio: "inherit", env });
  process.exitCode = await new Promise<number>((resolve) => child.on("close", (code) => resolve(code ?? 1)));
});
