/** Resident memory at a moment. */
export interface Sample {
  /** Milliseconds. */
  at: number;
  /** Bytes; of what can't be found out NaN. */
  worker: number;
  database: number;
}

const EVERY_MS = 1000;

/** Looks at the memory of both processes every second, until it is told to stop. */
export class MemoryWatch {
  readonly samples: Sample[] = [];
  readonly #timer: ReturnType<typeof setInterval>;

  constructor(look: () => Promise<Omit<Sample, "at">>) {
    this.#timer = setInterval(() => {
      // A process that is just ending tells nothing.
      look().then(
        (now) => this.samples.push({ at: performance.now(), ...now }),
        () => {},
      );
    }, EVERY_MS);
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  /** Of the samples since a moment: how many bytes a minute a process grew by, and what it has at the end. */
  grown(of: "worker" | "database", since = 0): { slope: number; last: number } {
    const seen = this.samples.filter(({ at }) => at >= since);
    return { slope: slopeOf(seen.map((one) => [one.at / 60_000, one[of]])), last: seen.at(-1)?.[of] ?? Number.NaN };
  }
}

/** The slope of the straight line that fits best (least squares); NaN for fewer than two points. */
export function slopeOf(points: readonly (readonly [x: number, y: number])[]): number {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [x, y] = [mean(points.map(([one]) => one)), mean(points.map(([, one]) => one))];
  const along = points.reduce((sum, [one]) => sum + (one - x) ** 2, 0);
  return points.reduce((sum, [one, other]) => sum + (one - x) * (other - y), 0) / along;
}
