import { Agent, type IncomingMessage, request } from "node:http";

/** One request to send. */
export interface Shot {
  path: string;
  method?: "GET" | "POST";
  headers?: Record<string, string>;
  body?: string;
  /** Latencies are told apart by it. */
  kind?: string;
}

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
 * Keeps `connections` requests under way for a while, each on a connection of its own that stays open. Plain node:http,
 * because on two cores whatever the generator burns is taken from what it measures.
 * @throws Error with the beginning of the answer when one has a status of 400 or above
 */
export async function applyLoad(origin: URL, { connections, seconds, shot }: Load): Promise<LoadOutcome> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const latencies = new Map<string, number[]>();
  const started = performance.now();
  const end = started + seconds * 1000;
  let sent = 0;
  const lane = async () => {
    while (performance.now() < end) {
      const next = shot(sent++);
      const from = performance.now();
      await fire(agent, origin, next);
      kept(latencies, next.kind ?? "").push(performance.now() - from);
    }
  };
  try {
    await Promise.all(Array.from({ length: connections }, lane));
  } finally {
    agent.destroy();
  }
  return { requests: sent, seconds: (performance.now() - started) / 1000, latencies };
}

/** Sends one request and reads the answer to its end; the text is kept only when it is wanted or a refusal. */
export function fire(agent: Agent, origin: URL, shot: Shot, wantText = false): Promise<string> {
  const { path, method = "GET", headers = {}, body } = shot;
  const length = body === undefined ? {} : { "content-length": String(Buffer.byteLength(body)) };
  return new Promise((resolve, reject) => {
    const options = {
      agent,
      host: origin.hostname,
      port: origin.port,
      path,
      method,
      headers: { ...headers, ...length },
    };
    const outgoing = request(options, (answer) => read(answer, shot, wantText).then(resolve, reject));
    outgoing.on("error", reject);
    outgoing.end(body);
  });
}

function read(answer: IncomingMessage, { method = "GET", path }: Shot, wantText: boolean): Promise<string> {
  const failed = (answer.statusCode ?? 500) >= 400;
  const chunks: Buffer[] = [];
  return new Promise((resolve, reject) => {
    answer.on("data", (chunk: Buffer) => (wantText || failed) && chunks.push(chunk));
    answer.on("error", reject);
    answer.on("end", () => {
      const text = Buffer.concat(chunks).toString("utf8");
      if (failed) reject(new Error(`${method} ${path} answered ${answer.statusCode}: ${text.slice(0, 300)}`));
      else resolve(text);
    });
  });
}

function kept(latencies: Map<string, number[]>, kind: string): number[] {
  const list = latencies.get(kind) ?? [];
  latencies.set(kind, list);
  return list;
}
