import { parseArgs } from "node:util";
import { measureDev } from "./measure/dev-server.ts";
import { startMeasured, type Taken } from "./measure/processes.ts";
import { tableText } from "./measure/table.ts";
import { runScript } from "./run-script.ts";

const HELP = `Measures how long one waits while working on the code, by the clock and in seconds of the processors.

  npm run measure:feedback
  npm run measure:feedback -- --only dev,test   some of dev, test, verify

What is measured
  first page    npm run dev, from its start to a page that the Worker drew
  edit          one line of a screen, from its change to the page that has it; the line is put back
  test          one file of the Worker's tests
  verify        npm run verify

All of it is warm: what an earlier run keeps below node_modules/ and .data/ is used, so run it twice after an install. Seconds of
the processors tell what it costs where the machine is busy with something else; there are none where the system has no /proc.
PORT is the port of the site, 8790 without it.`;

/** In seconds by the clock, on a machine that does nothing else. */
const GOALS = { "first page": 20, edit: 3, test: 10, verify: 45 };

const MEASURED: Record<string, (port: number) => Promise<[keyof typeof GOALS, Taken][]>> = {
  dev: async (port) => {
    const { ready, edit } = await measureDev(port);
    return [
      ["first page", ready],
      ["edit", edit],
    ];
  },
  test: async () => [
    ["test", await run("npx", ["vitest", "run", "--project", "worker", "tests/worker/ready.test.ts"])],
  ],
  verify: async () => [["verify", await run("npm", ["run", "verify"])]],
};

runScript("measure:feedback", HELP, async () => {
  const { values } = parseArgs({ options: { only: { type: "string", default: Object.keys(MEASURED).join(",") } } });
  const names = values.only.split(",");
  const unknown = names.find((name) => !(name in MEASURED));
  if (unknown !== undefined) throw new Error(`nothing is measured by the name ${unknown}`);
  const rows: string[][] = [];
  for (const name of names) {
    const found = (await MEASURED[name]?.(Number(process.env.PORT ?? 8790))) ?? [];
    for (const [figure, { wall, processor }] of found) {
      rows.push([figure, wall.toFixed(1), processor === 0 ? "?" : processor.toFixed(1), `≤ ${GOALS[figure]}`]);
    }
  }
  console.log(tableText([["figure", "seconds", "of processors", "goal"], ...rows]));
});

/** @throws Error with what it printed last when a command fails */
async function run(command: string, args: readonly string[]): Promise<Taken> {
  const started = startMeasured(command, args);
  const code = await started.ended;
  const wall = (Date.now() - started.startedAt) / 1000;
  if (code !== 0) throw new Error(`${command} ${args.join(" ")} failed:\n${started.printed().slice(-2000)}`);
  return { wall, processor: started.processorSeconds() };
}
