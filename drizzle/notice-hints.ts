import type { Database } from "./client.ts";

type Client = Database["$client"];
type Statement = Parameters<Client["batch"]>[0][number];
type ResultSet = Awaited<ReturnType<Client["batch"]>>[number];

/** Statements that write notices or mark them as read; deletions change nothing that anybody looks at. */
const WRITES_NOTICES = /^\s*(?:insert into|update) "notices"\s/i;
const RETURNS = /\sreturning\s/i;

/**
 * Has a client hand over the accounts whose notices it has written, whoever wrote them: each such statement returns them
 * besides, so it costs no further call and no writer can forget it. Handed over once per call, after it has succeeded.
 */
export function hintNotices(client: Client, tell: (userIds: string[]) => void): Client {
  const { batch, execute } = client;
  const toldBy = (results: ResultSet[]) => {
    const ids = results.flatMap(({ columns, rows }) =>
      columns[0] === HINT ? rows.map((row) => String(row[HINT])) : [],
    );
    if (ids.length > 0) tell([...new Set(ids)]);
  };
  client.batch = async (statements, mode) => {
    const results = await batch.call(client, statements.map(hinted), mode);
    toldBy(results);
    return results;
  };
  // Overloaded: text with its values, or both in one.
  client.execute = async (...parameters: unknown[]) => {
    const [first, ...others] = parameters;
    const result: ResultSet = await Reflect.apply(execute, client, [hinted(first as Statement), ...others]);
    toldBy([result]);
    return result;
  };
  return client;
}

const HINT = "told_user_id";

function hinted(statement: Statement): Statement {
  if (typeof statement === "string") return withHint(statement);
  if (Array.isArray(statement)) return [withHint(statement[0]), statement[1]];
  return { ...statement, sql: withHint(statement.sql) };
}

function withHint(sql: string): string {
  return WRITES_NOTICES.test(sql) && !RETURNS.test(sql) ? `${sql} returning "user_id" as ${HINT}` : sql;
}
