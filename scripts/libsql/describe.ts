import type { Connection } from "./connection.ts";

const WRITING_OPCODES = new Set<unknown>(["Checkpoint", "JournalMode", "Vacuum"]);

/** The DescribeResult of a statement, as JSON. */
export function describeStatement(connection: Connection, sql: string): string {
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
