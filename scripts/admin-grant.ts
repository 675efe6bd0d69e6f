import { parseArgs } from "node:util";
import { GRANTS, type Grant } from "#domain/identity/grants.ts";
import { email } from "#domain/kernel/email.ts";
import { type GrantOutcome, grantAdmin } from "#worker/identity/grant-admin.ts";
import { migrateDatabase, openScriptDatabase } from "./local-stack.ts";
import { runScript } from "./run-script.ts";

const HELP = `Makes an account an admin, or says what one that is an admin may do. It must exist and its e-mail must be confirmed; its
browsers are signed out.

  npm run admin:grant -- EMAIL [--grants ${GRANTS.join(",")}]

  --grants  what it may do, by commas, and nothing else; where nothing is said a new admin may do all of it, and
            one that is an admin keeps what it has

Environment
  TURSO_DATABASE_URL, TURSO_AUTH_TOKEN  a libSQL server; without them the local file
  DB_FILE                               the local file (.data/mawrid.db)`;

const REFUSALS: Record<Exclude<GrantOutcome, "granted" | "already_admin">, string> = {
  last_holder: "nobody would be left who may say what each operator may do; give another one the grant operators first",
  unknown: "no account has this e-mail; sign up with it first",
  unverified: "the e-mail of this account is not confirmed; follow the link in its mail first",
  suspended: "this account is suspended",
};

runScript("admin:grant", HELP, async () => {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { grants: { type: "string" } } });
  if (positionals.length !== 1) throw new Error("one e-mail is needed: npm run admin:grant -- EMAIL");
  const address = email.safeParse(positionals[0]);
  if (!address.success) throw new Error(`not an e-mail: ${positionals[0]}`);
  const grants = values.grants === undefined ? null : readGrants(values.grants);
  const { db, place, close } = await openScriptDatabase();
  const grant = async () => {
    await migrateDatabase(db);
    return grantAdmin(db, address.data, grants, Date.now());
  };
  const outcome = await grant().finally(close);
  if (outcome === "granted") {
    console.log(`${address.data} is an admin now with ${(grants ?? GRANTS).join(", ")} (${place}).`);
  } else if (outcome === "already_admin") {
    console.log(`${address.data} was an admin already, and keeps what it may do (${place}).`);
  } else throw new Error(`${address.data}: ${REFUSALS[outcome]}`);
});

function readGrants(given: string): Grant[] {
  return given.split(",").map((name) => {
    const grant = GRANTS.find((known) => known === name.trim());
    if (!grant) throw new Error(`no grant: ${name}; there are ${GRANTS.join(", ")}`);
    return grant;
  });
}
