import { StatementError } from "./failures.ts";
import { readFields, readList, readText } from "./reading.ts";
import type { StatementText } from "./sql-text.ts";
import { decodeValue, type SqlValue } from "./values.ts";

/** SQLite's own bound on parameters. */
const MOST_ARGUMENTS = 32_766;

/**
 * Puts arguments in the order of the parameters. All must be there: a prepared statement keeps the
 * values of its last run, so a gap would show a stranger's.
 */
export function orderArguments(text: StatementText, args: unknown, namedArgs: unknown): SqlValue[] {
  const { parameters, explains } = text;
  const positional = args ? readList(args, "args", MOST_ARGUMENTS) : [];
  const named = namedArgs ? readNamed(namedArgs) : undefined;
  if (positional.length > parameters.length) {
    throw mismatch(`too many parameters, expected ${parameters.length} found ${positional.length}`);
  }
  const values: SqlValue[] = positional.map(decodeValue);
  for (let index = 0; index < parameters.length; index += 1) {
    const given = named && takeNamed(named, parameters[index] ?? null);
    if (given !== undefined) values[index] = given;
    else if (index < positional.length) continue;
    else if (explains) values[index] = null;
    else throw mismatch(`value for parameter ${parameters[index] ?? index + 1} not found`);
  }
  const [stranger] = named?.unused ?? [];
  if (stranger !== undefined) throw mismatch(`parameter ${stranger} not found in the statement`);
  return values;
}

interface NamedArguments {
  values: Map<string, SqlValue>;
  unused: Set<string>;
}

function readNamed(namedArgs: unknown): NamedArguments {
  const values = new Map<string, SqlValue>();
  for (const entry of readList(namedArgs, "named_args", MOST_ARGUMENTS)) {
    const { name, value } = readFields(entry, "A named argument");
    values.set(readText(name, "The name of an argument"), decodeValue(value));
  }
  return { values, unused: new Set(values.keys()) };
}

/** A name may come with its sign or without. */
function takeNamed({ values, unused }: NamedArguments, parameter: string | null): SqlValue | undefined {
  if (parameter === null) return undefined;
  const name = values.has(parameter) ? parameter : parameter.slice(1);
  unused.delete(name);
  return values.get(name);
}

function mismatch(reason: string): StatementError {
  return new StatementError(`Arguments do not match SQL parameters: ${reason}`, "ARGS_INVALID");
}
