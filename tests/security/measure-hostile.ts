import { cpuTimes, flawOf } from "./cpu-time.ts";
import { type HostileCase, hostileCase } from "./hostile-case.ts";

/** What was measured of one case. */
export interface Measured {
  name: string;
  cpu: number;
  flaw: string | null;
}

/** As it once stood in inspect-office.ts, where 1.5 KB stopped the site for 27 s. */
const QUADRATIC = /attachedTemplate[^>]*TargetMode\s*=\s*["']External/i;
const refused = (): HostileCase[] => [
  hostileCase(
    "a quadratic expression",
    96 * 1024,
    (size) => "attachedTemplate".repeat(size / 16),
    (text) => QUADRATIC.test(text),
  ),
];

/** The corpora by name; what one needs is loaded with it. */
const CORPORA: Record<string, () => Promise<HostileCase[]>> = {
  files: async () => (await import("./hostile-files.ts")).HOSTILE_FILES,
  fields: async () => (await import("./hostile-fields.ts")).hostileFields(),
  texts: async () => (await import("./hostile-texts.ts")).hostileTexts(),
  cells: async () => (await import("./hostile-cells.ts")).hostileCells(),
  refused: async () => refused(),
};

/** A process of its own: nothing else works in it, and modules are bound as they are where they run. */
async function main(): Promise<void> {
  const cases = (await CORPORA[process.argv[2] ?? ""]?.()) ?? [];
  const measured: Measured[] = [];
  for (const one of cases) {
    const times = await cpuTimes(one);
    measured.push({ name: one.name, cpu: times.whole, flaw: flawOf(times) });
  }
  const flawed = measured.filter(({ flaw }) => flaw !== null);
  const slowest = measured.reduce((most, next) => (next.cpu > most.cpu ? next : most));
  process.stdout.write(JSON.stringify({ count: measured.length, slowest, flawed }));
}

await main();
