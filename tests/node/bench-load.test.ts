import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { applyLoad } from "../../scripts/bench/load.ts";
import { measure } from "../../scripts/bench/measure.ts";

interface Seen {
  requests: string[];
  sockets: Set<unknown>;
  most: number;
}

let server: Server | undefined;

/** A server that answers `status` after a short while and remembers what came. */
async function serve(status = 200): Promise<{ origin: URL; seen: Seen }> {
  const seen: Seen = { requests: [], sockets: new Set(), most: 0 };
  let open = 0;
  server = createServer(async (request, response) => {
    open += 1;
    seen.most = Math.max(seen.most, open);
    seen.sockets.add(request.socket);
    seen.requests.push(`${request.method} ${request.url} ${await bodyOf(request)}`);
    setTimeout(() => {
      open -= 1;
      response.writeHead(status).end("x".repeat(100_000));
    }, 2);
  });
  await new Promise<void>((listening) => server?.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as AddressInfo;
  return { origin: new URL(`http://127.0.0.1:${port}/`), seen };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString("utf8");
}

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

describe("the load generator", () => {
  it("keeps as many requests under way as it has connections, and reuses these", async () => {
    const { origin, seen } = await serve();
    const outcome = await applyLoad(origin, { connections: 4, seconds: 0.2, shot: (n) => ({ path: `/${n}` }) });
    expect(seen.most).toBe(4);
    expect(seen.sockets.size).toBe(4);
    expect(outcome.requests).toBe(seen.requests.length);
    expect(outcome.requests).toBeGreaterThan(8);
    expect(outcome.seconds).toBeGreaterThanOrEqual(0.2);
    expect(new Set(seen.requests).size).toBe(outcome.requests);
  });

  it("tells latencies by kind", async () => {
    const { origin } = await serve();
    const kindOf = (n: number) => (n % 2 === 0 ? "even" : "odd");
    const shot = (n: number) => ({ path: "/", kind: kindOf(n) });
    const { latencies, requests } = await applyLoad(origin, { connections: 2, seconds: 0.1, shot });
    expect([...latencies.keys()].sort()).toEqual(["even", "odd"]);
    const all = [...latencies.values()].flat();
    expect(all).toHaveLength(requests);
    expect(Math.min(...all)).toBeGreaterThan(1);
  });

  it("sends bodies with their length in bytes", async () => {
    const { origin, seen } = await serve();
    const shot = () => ({ path: "/quote", method: "POST" as const, body: "تمر" });
    await applyLoad(origin, { connections: 1, seconds: 0.02, shot });
    expect(seen.requests[0]).toBe("POST /quote تمر");
  });

  it("stops at a refusal and shows it", async () => {
    const { origin } = await serve(429);
    const load = applyLoad(origin, { connections: 2, seconds: 5, shot: () => ({ path: "/limited" }) });
    await expect(load).rejects.toThrow(/^GET \/limited answered 429: x{300}$/);
  });
});

describe("a measurement", () => {
  it("goes on counting shots from run to run and shares the counters out", async () => {
    const { origin, seen } = await serve();
    const count = async () => ({ calls: seen.requests.length * 3 });
    const figures = await measure(origin, (n) => ({ path: `/${n}` }), { seconds: 0.1, repeats: 2 }, count);
    expect(new Set(seen.requests).size).toBe(seen.requests.length);
    expect(figures.each.calls).toBeCloseTo(3);
    expect(figures.each.generator).toBeGreaterThan(0);
    expect(figures.range[0]).toBeLessThanOrEqual(figures.perSecond);
  });
});
