import { basename } from "node:path";
import type { Reporter, TestCase, TestResult } from "@playwright/test/reporter";
import { tableOf } from "../../scripts/run-steps.ts";

const SHOWN = 15;

/** Tells at the end which spec files took most of the browser's time, both devices and all tests of a file together. */
export default class SlowestSpecs implements Reporter {
  readonly #seconds = new Map<string, number>();

  onTestEnd({ location, parent }: TestCase, { duration }: TestResult): void {
    const name = `${basename(location.file, ".spec.ts")} (${parent.project()?.name})`;
    this.#seconds.set(name, (this.#seconds.get(name) ?? 0) + duration / 1000);
  }

  onEnd(): void {
    const ordered = [...this.#seconds].sort(([, one], [, other]) => other - one);
    const others = ordered.slice(SHOWN).reduce((sum, [, seconds]) => sum + seconds, 0);
    const rows = [...ordered.slice(0, SHOWN), ["others", others] as const];
    console.log(`\nthe slowest of ${ordered.length} spec files, in seconds of one browser\n${tableOf(rows)}`);
  }

  printsToStdio(): boolean {
    return false;
  }
}
