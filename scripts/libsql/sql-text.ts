import { StatementError } from "./failures.ts";
import { refusalOf } from "./refusals.ts";
import { type SqlPiece, splitStatements, type Token } from "./sql-tokens.ts";

/** What can be told of a statement from its text alone: the binding does not say it. */
export interface StatementText {
  sql: string;
  /** First word in capitals; after WITH, that of the statement proper. */
  verb: string;
  explains: boolean;
  /** Whether running it needs the write lock, even if it then changes nothing. */
  takesLock: boolean;
  /** Names by index, counted as SQLite does; null for a bare `?` and for numbers left out. */
  parameters: readonly (string | null)[];
}

const ROW_VERBS = new Set(["SELECT", "VALUES", "INSERT", "REPLACE", "UPDATE", "DELETE"]);
const TRANSACTION_VERBS = new Set(["BEGIN", "COMMIT", "END", "ROLLBACK", "SAVEPOINT", "RELEASE"]);

/** Reads a text that must be exactly one statement. */
export function readStatementText(sql: string): StatementText {
  if (sql.includes("\0")) throw new StatementError("SQL text contains a NUL character", "SQL_PARSE_ERROR");
  const [piece, second] = splitStatements(sql);
  if (!piece) throw new StatementError("SQL string does not contain any statement", "SQL_NO_STATEMENT");
  if (second) throw new StatementError("SQL string contains more than one statement", "SQL_MANY_STATEMENTS");
  const refusal = refusalOf(piece.tokens);
  if (refusal) throw new StatementError(`SQL not allowed statement: ${refusal}`, "SQL_NOT_ALLOWED");
  const verb = verbOf(piece);
  const explains = verb === "EXPLAIN";
  const takesLock = !explains && needsWriteLock(verb, piece.tokens);
  return { sql, verb, explains, takesLock, parameters: parametersOf(piece.tokens) };
}

export function changesRows(text: StatementText): boolean {
  return insertsRows(text) || text.verb === "UPDATE" || text.verb === "DELETE";
}

export function insertsRows({ verb }: StatementText): boolean {
  return verb === "INSERT" || verb === "REPLACE";
}

export function setsTransaction({ verb }: StatementText): boolean {
  return TRANSACTION_VERBS.has(verb);
}

/** Whatever writes and is no change of rows may change what other statements' columns are. */
export function changesSchema(text: StatementText): boolean {
  return text.takesLock && !changesRows(text) && !setsTransaction(text);
}

function needsWriteLock(verb: string, tokens: readonly Token[]): boolean {
  if (verb === "SELECT" || verb === "VALUES") return false;
  if (verb === "BEGIN") return tokens[1]?.text === "IMMEDIATE" || tokens[1]?.text === "EXCLUSIVE";
  if (verb !== "PRAGMA") return !TRANSACTION_VERBS.has(verb);
  return tokens.some(({ text }) => text === "OPTIMIZE") || (tokens.length > 2 && tokens[1]?.text === "USER_VERSION");
}

function verbOf({ tokens }: SqlPiece): string {
  const first = tokens[0]?.text ?? "";
  if (first !== "WITH") return first;
  let depth = 0;
  for (const { text } of tokens) {
    if (text === "(") depth += 1;
    else if (text === ")") depth -= 1;
    else if (depth === 0 && ROW_VERBS.has(text)) return text;
  }
  return first;
}

function parametersOf(tokens: readonly Token[]): (string | null)[] {
  const names: (string | null)[] = [];
  for (const { kind, text } of tokens) {
    if (kind !== "parameter") continue;
    if (text === "?") names.push(null);
    else if (text.startsWith("?")) nameNumbered(names, text);
    else if (!names.includes(text)) names.push(text);
  }
  return names;
}

function nameNumbered(names: (string | null)[], text: string): void {
  const number = Number(text.slice(1));
  if (number < 1 || number > 32_766) return; // SQLite refuses it when preparing
  while (names.length < number) names.push(null);
  names[number - 1] ??= text;
}
