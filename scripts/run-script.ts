/** Runs a command-line script: `--help` prints its help, a failure prints one line and leaves with code 1. */
export function runScript(name: string, help: string, work: () => Promise<void>): void {
  if (process.argv.includes("--help") || process.argv.includes("-h")) {
    console.log(help);
    return;
  }
  work().catch((error: unknown) => {
    console.error(`${name}: ${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = 1;
  });
}
