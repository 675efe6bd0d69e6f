import { email } from "#domain/kernel/email.ts";
import { type ResetOutcome, resetSecondFactor } from "#worker/identity/second-factor/reset-second-factor.ts";
import { parseSettings } from "#worker/platform/settings.ts";
import { migrateDatabase, openScriptDatabase } from "./local-stack.ts";
import { runScript } from "./run-script.ts";

const HELP = `Takes the second factor from an account whose owner lost the authenticator and the recovery codes. Make sure
first that it is the owner who asks. All browsers are signed out, and a mail tells the owner.

  npm run admin:reset-factor -- EMAIL

Environment
  TURSO_DATABASE_URL, TURSO_AUTH_TOKEN  a libSQL server; without them the local file
  DB_FILE                               the local file (.data/mawrid.db)
  PUBLIC_ORIGIN                         of the link in the mail (http://localhost:8787)`;

const REFUSALS: Record<Exclude<ResetOutcome, "reset">, string> = {
  unknown: "no account has this e-mail",
  off: "this account has no second factor",
};

runScript("admin:reset-factor", HELP, async () => {
  const given = process.argv.slice(2);
  if (given.length !== 1) throw new Error("one e-mail is needed: npm run admin:reset-factor -- EMAIL");
  const address = email.safeParse(given[0]);
  if (!address.success) throw new Error(`not an e-mail: ${given[0]}`);
  const { db, place, close } = await openScriptDatabase();
  const reset = async () => {
    await migrateDatabase(db);
    // The mail holds no secret and is sent by the Worker: nothing of its settings is asked for.
    const settings = parseSettings({ APP_ENV: "development", MAIL_FROM: "unused", WHATSAPP_NUMBER: "00000000" });
    const origin = process.env.PUBLIC_ORIGIN || "http://localhost:8787";
    return resetSecondFactor({ db, settings, origin, now: Date.now }, address.data);
  };
  const outcome = await reset().finally(close);
  if (outcome !== "reset") throw new Error(`${address.data}: ${REFUSALS[outcome]}`);
  console.log(`${address.data} signs in by the password alone now (${place}).`);
});
