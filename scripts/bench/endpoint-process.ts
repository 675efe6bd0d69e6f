import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage } from "node:http";
import { startLibsqlEndpoint } from "../libsql/server.ts";

/** What the benchmark asks of the endpoint's process. */
export type EndpointOrder = "status" | "record" | "fill" | "empty" | "close";

/** Its answer to every order. */
export interface EndpointStatus {
  url: string;
  /** Calls since the start. */
  calls: number;
  /** Processor time since the start, in milliseconds. */
  cpu: number;
  /** Resident memory in bytes, the mapped part of the database file included. */
  memory: number;
  /** Bodies of the calls since `record` was ordered; taken out by the next order. */
  bodies: string[];
}

/**
 * The libSQL endpoint in a process of its own, as a database server has one. Calls are counted by listening to Node's
 * own announcements, so that the endpoint under test runs unchanged.
 */
async function main(file: string, port: number): Promise<void> {
  let calls = 0;
  let bodies: string[] = [];
  let recording = false;
  subscribe("http.server.request.start", (message) => {
    const { request } = message as { request: IncomingMessage }; // Node documents this shape
    calls += 1;
    if (recording) keepBody(request, (body) => bodies.push(body));
  });
  const endpoint = await startLibsqlEndpoint({ file, port });
  const report = () => {
    const { user, system } = process.cpuUsage();
    const use = { cpu: (user + system) / 1000, memory: process.memoryUsage.rss() };
    process.send?.({ url: endpoint.url, calls, bodies, ...use } satisfies EndpointStatus);
    bodies = [];
  };
  process.on("message", async (order: EndpointOrder) => {
    recording = order === "record";
    // As on a disk that is full, and has room again.
    if (order === "fill" || order === "empty") endpoint.setFull(order === "fill");
    if (order !== "close") return report();
    await endpoint.close();
    process.disconnect();
  });
  // The benchmark is gone: so is the reason to run.
  process.on("disconnect", () => void endpoint.close());
  report();
}

function keepBody(request: IncomingMessage, keep: (body: string) => void): void {
  const chunks: Buffer[] = [];
  request.on("data", (chunk: Buffer) => chunks.push(chunk));
  request.on("end", () => keep(Buffer.concat(chunks).toString("utf8")));
}

main(process.argv[2] ?? "", Number(process.argv[3] ?? 0)).catch((error: unknown) => {
  console.error(`endpoint: ${error}`);
  process.exit(1);
});
