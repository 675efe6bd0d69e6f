import { Connection, type Shot } from "./connection.ts";

export interface Load {
  connections: number;
  seconds: number;
  /** The n-th request, counted from 0. */
  shot: (n: number) => Shot;
}

export interface LoadOutcome {
  requests: number;
  seconds: number;
  /** Milliseconds from sending to the last byte of the answer, by kind. */
  latencies: Map<string, number[]>;
}

/**
 * Keeps `connections` requests under way for a while, each on a connection of its own that stays open.
 * @throws Error with the beginning of the answer when one has a status of 400 or above
 */
export async function applyLoad(origin: URL, { connections, seconds, shot }: Load): Promise<LoadOutcome> {
  const lanes = Array.from({ length: connections }, () => new Connection(origin));
  const latencies = new Map<string, number[]>();
  const started = performance.now();
  const end = started + seconds * 1000;
  let sent = 0;
  const drive = async (lane: Connection) => {
    while (performance.now() < end) {
      const next = shot(sent++);
      const from = performance.now();
      await lane.send(next);
      kept(latencies, next.kind ?? "").push(performance.now() - from);
    }
  };
  try {
    await Promise.all(lanes.map(drive));
  } finally {
    for (const lane of lanes) lane.close();
  }
  return { requests: sent, seconds: (performance.now() - started) / 1000, latencies };
}

function kept(latencies: Map<string, number[]>, kind: string): number[] {
  const list = latencies.get(kind) ?? [];
  latencies.set(kind, list);
  return list;
}
