import type { StatementRequest } from "./connection.ts";
import { ProtocolError } from "./failures.ts";
import { type Fields, readFields, readInteger, readText } from "./reading.ts";
import type { Stream } from "./stream.ts";

export function readStatement(stream: Stream, stmt: unknown): StatementRequest {
  const fields = readFields(stmt, "A statement");
  const wantRows = fields.want_rows !== false;
  return { sql: readSql(stream, fields), args: fields.args, namedArgs: fields.named_args, wantRows };
}

/** The text itself or the one stored under an id. */
export function readSql(stream: Stream, { sql, sql_id: id }: Fields): string {
  if (sql != null && id != null) throw new ProtocolError("Either `sql` or `sql_id` are required, but not both");
  if (sql != null) return readText(sql, "sql");
  if (id == null) throw new ProtocolError("Either `sql` or `sql_id` are required");
  const stored = stream.texts.get(readInteger(id, "sql_id"));
  if (stored === undefined) throw new ProtocolError(`SQL text ${id} not found`);
  return stored;
}
