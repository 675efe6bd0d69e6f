import { type MadeCalls, watchCalls } from "../../support/watch-calls.ts";
import { PROCEDURES } from "./procedures.ts";

type Path = readonly string[];
type Call = (...input: unknown[]) => Promise<unknown>;

/** Where two meet at one moment, the one that lost asks again, as the second then: so often in all, and only then. */
const WHEN_BEATEN: Record<string, number> = { "auth.signUp": 4, "ratings.rateSupplier": 5, "ratings.rateBuyer": 5 };

/** The question whose session it is; a public page asks it where an account opens its own. */
const ASKS_WHO = /^select .*from "sessions"/s;

/** Database calls that a procedure may make, its session's included. */
function budgetOf(procedure: string, calls: MadeCalls): number {
  const [type, rule] = PROCEDURES[procedure]?.split(" ") ?? [];
  if (type === undefined) throw new Error(`${procedure} is not in the table of procedures`);
  // Who was beaten asks the same again.
  const isBeaten = new Set(calls.map(([sql]) => sql)).size < calls.length;
  if (type === "mutation") return (isBeaten ? WHEN_BEATEN[procedure] : undefined) ?? 3;
  return rule === "public" && !calls.some(([sql = ""]) => ASKS_WHO.test(sql)) ? 1 : 2;
}

/** After the response of any procedure: mails leave, and it is noted when a session was used last. */
const BEHIND =
  /^(update "outbox"|insert into "dev_mailbox"|update "sessions" set "last_used_at"|select "link_generation" from "rfqs")/;

/** After the response of one procedure, and of no other: the search index follows a company's new name, searches are counted. */
const BEHIND_OF: Record<string, RegExp> = {
  "catalogue.search": /^(insert into|update) "search_(terms|people|days)"/,
  "admin.decideCompanyRevision": /^SELECT r\.id, r\.supplier_id AS supplierId, ifnull/,
};

/**
 * A caller whose every call is counted: whatever a test tries, allowed or refused, has to stay within its budget.
 * @throws Error by the call itself, naming the procedure and what it asked
 */
export function withinBudget<Caller extends object>(caller: Caller): Caller {
  return counted(caller as unknown as Record<string, unknown>, []) as Caller;
}

function counted(target: unknown, path: Path): unknown {
  const call: Call = (...input) =>
    watchCalls(async (made) => {
      try {
        return await (target as Call)(...input);
      } finally {
        expectFew(path.join("."), made);
      }
    });
  return new Proxy(call, {
    get: (_, name) =>
      typeof name === "string" && name !== "then"
        ? counted((target as Record<string, unknown>)[name], [...path, name])
        : undefined,
  });
}

function expectFew(procedure: string, made: MadeCalls): void {
  const isBehind = (sql: string) => BEHIND.test(sql) || BEHIND_OF[procedure]?.test(sql) === true;
  const calls = made.filter((statements) => !statements.every(isBehind));
  if (calls.length <= budgetOf(procedure, calls)) return;
  const asked = calls.map((statements) => `- ${statements.map((sql) => sql.slice(0, 120)).join("; ")}`);
  throw new Error(`${procedure} asked the database ${calls.length} times:\n${asked.join("\n")}`);
}
