import { email } from "#domain/kernel/email.ts";
import { type GrantOutcome, grantAdmin } from "#worker/identity/grant-admin.ts";
import { migrateDatabase, openScriptDatabase } from "./local-stack.ts";
import { runScript } from "./run-script.ts";

const HELP = `Makes an account an admin. It must exist and its e-mail must be confirmed; its browsers are signed out.

  npm run admin:grant -- EMAIL

Environment
  TURSO_DATABASE_URL, TURSO_AUTH_TOKEN  a libSQL server; without them the local file
  DB_FILE                               the local file (.data/mawrid.db)`;

const REFUSALS: Record<Exclude<GrantOutcome, "granted" | "already_admin">, string> = {
  unknown: "no account has this e-mail; sign up with it first",
  unverified: "the e-mail of this account is not confirmed; follow the link in its mail first",
  suspended: "this account is suspended",
};

runScript("admin:grant", HELP, async () => {
  const given = process.argv.slice(2);
  if (given.length !== 1) throw new Error("one e-mail is needed: npm run admin:grant -- EMAIL");
  const address = email.safeParse(given[0]);
  if (!address.success) throw new Error(`not an e-mail: ${given[0]}`);
  const { db, place, close } = await openScriptDatabase();
  const grant = async () => {
    await migrateDatabase(db);
    return grantAdmin(db, address.data, Date.now());
  };
  const outcome = await grant().finally(close);
  if (outcome === "granted") console.log(`${address.data} is an admin now (${place}).`);
  else if (outcome === "already_admin") console.log(`${address.data} was an admin already (${place}).`);
  else throw new Error(`${address.data}: ${REFUSALS[outcome]}`);
});
