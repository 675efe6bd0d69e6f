import { spawn } from "node:child_process";

export interface Step {
  name: string;
  command: string;
  args: readonly string[];
}

/**
 * Runs programs one after the other, showing what they print.
 * @throws Error naming the first step that fails
 */
export async function runSteps(steps: readonly Step[]): Promise<void> {
  for (const { name, command, args } of steps) {
    const started = Date.now();
    console.log(`\n▸ ${name}`);
    const code = await exitCode(command, args);
    if (code !== 0) throw new Error(`${name} failed (exit code ${code})`);
    console.log(`✓ ${name} (${((Date.now() - started) / 1000).toFixed(1)} s)`);
  }
}

function exitCode(command: string, args: readonly string[]): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: "inherit", env: { ...process.env, FORCE_COLOR: "0" } });
    child.on("error", reject);
    child.on("exit", (code, signal) => resolve(code ?? (signal ? 1 : 0)));
  });
}
