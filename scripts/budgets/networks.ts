/** A network as Lighthouse describes it. */
export interface NetworkProfile {
  name: string;
  /** Round trip in milliseconds. */
  latency: number;
  /** Bytes a second. */
  throughput: number;
}

const MEGABIT = (1024 * 1024) / 8;

/** From a good day in a town to the edge of a village, each with a processor four times slower than the machine's. */
export const NETWORKS = [
  { name: "4G", latency: 60, throughput: 9 * MEGABIT },
  { name: "slow 4G", latency: 150, throughput: 1.6 * MEGABIT },
  { name: "3G", latency: 300, throughput: 0.7 * MEGABIT },
  { name: "slow 3G", latency: 400, throughput: 0.4 * MEGABIT },
] as const satisfies readonly NetworkProfile[];

export type NetworkName = (typeof NETWORKS)[number]["name"];

/** How many times slower the processor of a cheap phone is. */
export const SLOWER = 4;
