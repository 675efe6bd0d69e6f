import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { runCursor } from "./cursor.ts";
import { Databases } from "./databases.ts";
import { ProtocolError } from "./failures.ts";
import { readJson, send, sendError } from "./http.ts";
import { DEFAULT_TIMING, type Timing } from "./limits.ts";
import { runPipeline } from "./pipeline.ts";
import type { HranaVersion } from "./requests.ts";

export interface LibsqlEndpointOptions extends Partial<Timing> {
  /** The main database's file; made with its folder when missing. */
  file: string;
  /** 0 takes any free one. */
  port?: number;
  host?: "127.0.0.1";
  /** Keeps the databases of path prefixes; without it they live in a scratch folder until `close`. */
  databasesDir?: string;
  /** What a new database of a path prefix begins as: the file of one that is closed. */
  template?: string;
}

export interface LibsqlEndpoint {
  /** With a trailing slash, which the client needs; `${url}name/` is a database of its own. */
  url: string;
  port: number;
  /** As on a full disk the main database grows no more, or it may grow again. */
  setFull(isFull: boolean): void;
  close(): Promise<void>;
}

/** Longer than any client of ours keeps an idle connection, so that none is closed under its hands. */
const KEEP_ALIVE_MS = 75_000;
/** What `close` gives to answers under way. */
const CLOSE_GRACE_MS = 2_000;

const ROUTE = /^\/(?:([a-z0-9_-]{1,64})\/)?(?:(v2|v3)(?:\/(pipeline|cursor))?|health)?(?:\?.*)?$/;

/** Serves libSQL files over Hrana (docs/libsql-endpoint.md), to this machine only. */
export async function startLibsqlEndpoint(options: LibsqlEndpointOptions): Promise<LibsqlEndpoint> {
  const timing = { ...DEFAULT_TIMING, ...timingOf(options) };
  const databases = new Databases(options.file, options.databasesDir, timing, options.template);
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, (request, response) => {
    handle(databases, request, response).catch((error) => sendError(response, error));
  });
  try {
    await listen(server, options.port ?? 8788, options.host ?? "127.0.0.1");
  } catch (error) {
    databases.close();
    throw error;
  }
  const { port } = server.address() as AddressInfo; // a listening TCP server has one
  let closing: Promise<void> | undefined;
  const close = () => {
    closing ??= stop(server).then(() => databases.close());
    return closing;
  };
  const setFull = (isFull: boolean) => databases.find(undefined).setFull(isFull);
  return { url: `http://127.0.0.1:${port}/`, port, setFull, close };
}

function timingOf({ streamIdleMs, writeWaitMs }: LibsqlEndpointOptions): Partial<Timing> {
  return { ...(streamIdleMs !== undefined && { streamIdleMs }), ...(writeWaitMs !== undefined && { writeWaitMs }) };
}

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, resolve);
  });
}

function stop(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => server.closeAllConnections(), CLOSE_GRACE_MS);
    server.close(() => {
      clearTimeout(timer);
      resolve();
    });
    server.closeIdleConnections();
  });
}

async function handle(databases: Databases, request: IncomingMessage, response: ServerResponse): Promise<void> {
  // A page in a browser on this machine has no business here; only browsers send this header.
  if (request.headers.origin !== undefined) throw new ProtocolError("Not for browsers", "FORBIDDEN", 403);
  const route = ROUTE.exec(request.url ?? "");
  if (!route) throw new ProtocolError("Not found", "NOT_FOUND", 404);
  const [, name, versionName, action] = route;
  if (action === undefined) return probe(request, response);
  const version: HranaVersion = versionName === "v3" ? 3 : 2;
  if (action === "cursor" && version < 3) throw new ProtocolError("Not found", "NOT_FOUND", 404);
  if (request.method !== "POST") throw new ProtocolError("Use POST", "METHOD_NOT_ALLOWED", 405);
  const body = await readJson(request);
  const call = { database: databases.find(name), body, version, clientGone: () => response.destroyed };
  if (action === "cursor") send(response, 200, "text/plain", await runCursor(call));
  else send(response, 200, "application/json", await runPipeline(call));
}

/** `GET v2` and `GET v3` tell a client what is spoken here; v3-protobuf is not, so it falls back. */
function probe(request: IncomingMessage, response: ServerResponse): void {
  if (request.method !== "GET" && request.method !== "HEAD") {
    throw new ProtocolError("Use GET", "METHOD_NOT_ALLOWED", 405);
  }
  send(response, 200, "application/json", '{"ok":true}');
}
