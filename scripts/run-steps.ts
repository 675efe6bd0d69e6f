import { spawn } from "node:child_process";

export interface Step {
  name: string;
  command: string;
  args: readonly string[];
}

/**
 * Runs programs one after the other, showing what they print, and tells at the end how long each took.
 * @throws Error naming the first step that fails
 */
export async function runSteps(steps: readonly Step[]): Promise<void> {
  const times: [name: string, seconds: number][] = [];
  try {
    for (const { name, command, args } of steps) {
      const started = Date.now();
      console.log(`\n▸ ${name}`);
      const code = await exitCode(command, args);
      times.push([name, (Date.now() - started) / 1000]);
      if (code !== 0) throw new Error(`${name} failed (exit code ${code})`);
      console.log(`✓ ${name} (${times.at(-1)?.[1].toFixed(1)} s)`);
    }
  } finally {
    console.log(`\n${tableOf(times)}`);
  }
}

/** Names with their seconds, and the sum of these. */
export function tableOf(times: readonly (readonly [name: string, seconds: number])[]): string {
  const sum = times.reduce((total, [, seconds]) => total + seconds, 0);
  const rows = [...times, ["all", sum] as const];
  const width = Math.max(...rows.map(([name]) => name.length));
  return rows.map(([name, seconds]) => `  ${name.padEnd(width)} ${seconds.toFixed(1).padStart(8)} s`).join("\n");
}

function exitCode(command: string, args: readonly string[]): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: "inherit", env: { ...process.env, FORCE_COLOR: "0" } });
    child.on("error", reject);
    child.on("exit", (code, signal) => resolve(code ?? (signal ? 1 : 0)));
  });
}
