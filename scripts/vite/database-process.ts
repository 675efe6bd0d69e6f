import { demoLogins, startLocalDatabase, tickEveryMinute, workerVars } from "../local-stack.ts";

/** What the site's process hears once the database is ready. */
export interface ReadyDatabase {
  /** For people: the file, or the server's address. */
  place: string;
  /** For people: with what to sign in. */
  logins: string;
  /** For the Worker. */
  vars: Record<string, string>;
}

/** The database of `npm run dev`, until the process that started it is gone; what is timed is fired here, too. */
async function main(origin: string): Promise<void> {
  const database = await startLocalDatabase();
  const stopTicking = tickEveryMinute(origin);
  process.on("disconnect", () => {
    stopTicking();
    void database.close();
  });
  const ready: ReadyDatabase = {
    place: database.place,
    logins: demoLogins(database),
    vars: workerVars(database),
  };
  process.send?.(ready);
}

main(process.argv[2] ?? "").catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
