import { isResult, runBatch, type StepOutcome } from "./batch.ts";
import type { Connection } from "./connection.ts";
import { failureJson, ProtocolError, StatementError } from "./failures.ts";
import { LIMITS } from "./limits.ts";
import { type Fields, readFields, readInteger, readText } from "./reading.ts";
import { splitStatements } from "./sql-tokens.ts";
import { resultJson } from "./statement.ts";
import { readSql, readStatement } from "./statement-request.ts";
import type { Stream } from "./stream.ts";

export type HranaVersion = 2 | 3;

/** Does one request of a pipeline and gives the JSON of what its response holds beside its type. */
type Verb = (stream: Stream, fields: Fields, version: HranaVersion) => Promise<string> | string;

/** What SQLite takes for writing beside a transaction that writes. */
const WRITING_OPCODES = new Set<unknown>(["Checkpoint", "JournalMode", "Vacuum"]);
const VERBS = new Map<unknown, Verb>([
  ["execute", execute],
  ["batch", batch],
  ["sequence", sequence],
  ["describe", describe],
  ["store_sql", storeSql],
  ["close_sql", closeSql],
  ["get_autocommit", getAutocommit],
  ["close", close],
]);

/** The StreamResult of one request, as JSON. */
export async function answerRequest(stream: Stream, request: unknown, version: HranaVersion): Promise<string> {
  const fields = readFields(request, "A request");
  const verb = VERBS.get(fields.type);
  if (!verb) throw new ProtocolError("StreamRequest type not recognized");
  if (stream.closed) throw new ProtocolError("The stream is closed", "STREAM_CLOSED");
  try {
    const rest = await verb(stream, fields, version);
    return `{"type":"ok","response":{"type":"${fields.type}"${rest}}}`;
  } catch (error) {
    if (!(error instanceof StatementError)) throw error;
    return `{"type":"error","error":${failureJson(error)}}`;
  }
}

async function execute(stream: Stream, { stmt }: Fields): Promise<string> {
  const request = readStatement(stream, stmt);
  return `,"result":${resultJson(await stream.execute(request))}`;
}

async function batch(stream: Stream, fields: Fields, version: HranaVersion): Promise<string> {
  const outcomes = await runBatch(stream, fields.batch, version);
  const results = outcomes.map((outcome) => (isResult(outcome) ? resultJson(outcome) : "null"));
  const errors = outcomes.map(errorJson);
  return `,"result":{"step_results":[${results.join(",")}],"step_errors":[${errors.join(",")}]}`;
}

function errorJson(outcome: StepOutcome): string {
  return outcome instanceof StatementError ? failureJson(outcome) : "null";
}

/** Stops at the first statement that fails. */
async function sequence(stream: Stream, fields: Fields): Promise<string> {
  for (const { sql } of splitStatements(readSql(stream, fields))) {
    await stream.execute({ sql, wantRows: false, keep: false });
  }
  return "";
}

function describe(stream: Stream, fields: Fields): string {
  return `,"result":${describeStatement(stream.connection, readSql(stream, fields))}`;
}

/** The DescribeResult of a statement, as JSON. */
function describeStatement(connection: Connection, sql: string): string {
  const statement = connection.prepare(sql);
  const { parameters, explains } = statement.text;
  const params = JSON.stringify(parameters.map((name) => ({ name })));
  const readonly = explains || !connection.explain(sql).some(writes);
  return `{"params":${params},"cols":${statement.describeColumns()},"is_explain":${explains},"is_readonly":${readonly}}`;
}

/** SQLite's own rule for a statement that is not read-only, on one row of its program: address, opcode, p1, p2. */
function writes(row: unknown): boolean {
  const [, opcode, , p2]: unknown[] = Array.isArray(row) ? row : [];
  return WRITING_OPCODES.has(opcode) || (opcode === "Transaction" && p2 !== 0n);
}

function storeSql({ texts }: Stream, fields: Fields): string {
  const id = readInteger(fields.sql_id, "sql_id");
  const sql = readText(fields.sql, "sql");
  if (texts.has(id)) throw new ProtocolError(`SQL text ${id} already exists`);
  if (texts.size >= LIMITS.storedTexts) {
    throw new StatementError(`The server already stores ${texts.size} SQL texts`, "SQL_STORE_TOO_MANY");
  }
  if (sql.length > LIMITS.storedTextChars) {
    throw new StatementError("The statement is too large to be stored", "SQL_STORE_TOO_LARGE");
  }
  texts.set(id, sql);
  return "";
}

function closeSql({ texts }: Stream, fields: Fields): string {
  texts.delete(readInteger(fields.sql_id, "sql_id"));
  return "";
}

function getAutocommit(stream: Stream, _fields: Fields, version: HranaVersion): string {
  if (version < 3) throw new ProtocolError("get_autocommit is only supported in hrana3 and higher");
  return `,"is_autocommit":${!stream.connection.inTransaction}`;
}

function close(stream: Stream): string {
  stream.close();
  return "";
}
