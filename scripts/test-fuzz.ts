import { spawn } from "node:child_process";
import { parseArgs } from "node:util";
import { runScript } from "./run-script.ts";

const HELP = `Calls every procedure with inputs made from its own schema, good ones and spoiled ones, as each role apart,
over a copy of a played site whose limits are lifted. It fails where one ends UNEXPECTED, takes the processor
longer than two seconds, tells how the site is made, or what only others may read. npm test takes a short form.

  npm run test:fuzz                          2,000 inputs a procedure
  npm run test:fuzz -- --runs N              so many
  npm run test:fuzz -- --only rfq.submit     one procedure, or all of an area: rfq
  npm run test:fuzz -- --seed N              the same inputs again; each run tells its seed`;

runScript("test:fuzz", HELP, async () => {
  const { values } = parseArgs({
    options: { runs: { type: "string" }, only: { type: "string" }, seed: { type: "string" } },
  });
  const env = {
    ...process.env,
    FUZZ_RUNS: values.runs ?? "2000",
    ...(values.only ? { FUZZ_ONLY: values.only } : {}),
    ...(values.seed ? { FUZZ_SEED: values.seed } : {}),
  };
  const child = spawn("npx", ["vitest", "run", "--project", "node", "tests/attack/fuzz.test.ts"], {
    stdio: "inherit",
    env,
  });
  process.exitCode = await new Promise<number>((resolve) => child.on("close", (code) => resolve(code ?? 1)));
});
