import { spawn } from "node:child_process";
import { availableParallelism } from "node:os";

export interface Step {
  name: string;
  command: string;
  args: readonly string[];
}

/** A step, or several that know nothing of each other: as many run at once as there are processors. */
export type Stage = Step | readonly Step[];

type Times = [name: string, seconds: number][];

/**
 * Runs programs stage by stage, showing what they print (of those that run at once when each has ended), and tells at the end
 * how long each took.
 * @throws Error naming the first step that fails; those that run beside it come to their end
 */
export async function runSteps(stages: readonly Stage[]): Promise<void> {
  const times: Times = [];
  try {
    for (const stage of stages) {
      if ("command" in stage) await runStep(stage, times, "inherit");
      else await runAtOnce(stage, times);
    }
  } finally {
    console.log(`\n${tableOf(times)}`);
  }
}

async function runAtOnce(steps: readonly Step[], times: Times): Promise<void> {
  const waiting = [...steps];
  const failures: unknown[] = [];
  const lane = async () => {
    for (let step = waiting.shift(); step && failures.length === 0; step = waiting.shift()) {
      await runStep(step, times, "pipe").catch((error: unknown) => failures.push(error));
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, lane));
  if (failures.length > 0) throw failures[0];
}

async function runStep({ name, command, args }: Step, times: Times, output: "inherit" | "pipe"): Promise<void> {
  const started = Date.now();
  if (output === "inherit") console.log(`\n▸ ${name}`);
  const { code, printed } = await run(command, args, output);
  const seconds = (Date.now() - started) / 1000;
  times.push([name, seconds]);
  if (output === "pipe") console.log(`\n▸ ${name}\n${printed}`);
  if (code !== 0) throw new Error(`${name} failed (exit code ${code})`);
  console.log(`✓ ${name} (${seconds.toFixed(1)} s)`);
}

/** Names with their seconds, and the sum of these. */
export function tableOf(times: readonly (readonly [name: string, seconds: number])[]): string {
  const sum = times.reduce((total, [, seconds]) => total + seconds, 0);
  const rows = [...times, ["all", sum] as const];
  const width = Math.max(...rows.map(([name]) => name.length));
  return rows.map(([name, seconds]) => `  ${name.padEnd(width)} ${seconds.toFixed(1).padStart(8)} s`).join("\n");
}

function run(command: string, args: readonly string[], output: "inherit" | "pipe") {
  return new Promise<{ code: number; printed: string }>((resolve, reject) => {
    const child = spawn(command, args, {
      stdio: ["inherit", output, output],
      env: { ...process.env, FORCE_COLOR: "0" },
    });
    const parts: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) stream?.on("data", (part: Buffer) => parts.push(part));
    child.on("error", reject);
    child.on("close", (code, signal) =>
      resolve({ code: code ?? (signal ? 1 : 0), printed: Buffer.concat(parts).toString() }),
    );
  });
}
