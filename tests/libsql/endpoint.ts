import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll } from "vitest";
import { type LibsqlEndpoint, type LibsqlEndpointOptions, startLibsqlEndpoint } from "../../scripts/libsql/server.ts";

type Json = Record<string, unknown>;
export interface Answer {
  status: number;
  baton: string | null;
  results: StreamResult[];
  /** The body of a refusal. */
  message?: string;
  code?: string;
}
interface StreamResult {
  type: "ok" | "error";
  response?: { type: string; result: StatementJson; is_autocommit?: boolean };
  error?: { message: string; code: string; extended_code?: string };
}
interface StatementJson {
  cols: { name: string; decltype: string | null }[];
  rows: { type: string; value?: unknown; base64?: string }[][];
  affected_row_count: number;
  last_insert_rowid: string | null;
  step_results: (StatementJson | null)[];
  step_errors: ({ message: string; code: string } | null)[];
  params: { name: string | null }[];
  is_explain: boolean;
  is_readonly: boolean;
}

/** An endpoint for one test file, on a file of its own. */
export function serveForTests(options: Partial<LibsqlEndpointOptions> = {}) {
  const folder = mkdtempSync(join(tmpdir(), "endpoint-test-"));
  const file = join(folder, "main.db");
  let endpoint: LibsqlEndpoint | undefined;
  beforeAll(async () => {
    endpoint = await startLibsqlEndpoint({ file, port: 0, ...options });
  });
  afterAll(async () => {
    await endpoint?.close();
    rmSync(folder, { recursive: true, force: true });
  });
  return {
    file,
    get url(): string {
      return endpoint?.url ?? "";
    },
    pipeline: (requests: unknown[], { baton = null, path = "", version = "v2", signal }: CallOptions = {}) =>
      post(`${endpoint?.url}${path}${version}/pipeline`, { baton, requests }, signal),
  };
}

interface CallOptions {
  baton?: string | null;
  path?: string;
  version?: "v2" | "v3";
  signal?: AbortSignal;
}

export async function post(url: string, body: unknown, signal?: AbortSignal): Promise<Answer> {
  const text = typeof body === "string" ? body : JSON.stringify(body);
  const response = await fetch(url, { method: "POST", body: text, ...(signal && { signal }) });
  return { results: [], baton: null, ...((await response.json()) as Json), status: response.status };
}

export const CLOSE = { type: "close" };

export function execute(sql: string, args: unknown[] = [], more: Json = {}) {
  return { type: "execute", stmt: { sql, args, ...more } };
}

export function sequence(sql: string) {
  return { type: "sequence", sql };
}

export function integer(value: bigint | number) {
  return { type: "integer", value: String(value) };
}

export function text(value: string) {
  return { type: "text", value };
}

/** The values of the rows that the request at `index` was answered with. */
export function rowsOf(answer: Answer, index = 0): unknown[][] {
  const rows = answer.results[index]?.response?.result.rows ?? [];
  return rows.map((row) => row.map((value) => value.value ?? value.base64 ?? null));
}

export function errorOf(answer: Answer, index = 0) {
  return answer.results[index]?.error;
}
