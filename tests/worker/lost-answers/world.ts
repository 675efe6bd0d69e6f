import type { Database } from "#drizzle/client.ts";
import { freshDatabase } from "../../support/database.ts";
import { publish, supplierIdOf } from "../rfq/trade.ts";
import { ACTORS, type Actor, type ActorName, contextOf, makeActors } from "../support/actors.ts";
import { callerOf, TEST_NOW } from "../support/context.ts";
import { untilNothingRuns } from "../support/left-running.ts";
import { givePassword } from "../support/passwords.ts";

export interface World {
  db: Database;
  actors: Record<ActorName, Actor>;
  /** How far the clock of the machine that answers is from the one before, in milliseconds. */
  clock: { ahead: number };
  /** Calls procedures as somebody, from one address; nothing is mailed. */
  as(who: ActorName | null): ReturnType<typeof callerOf>;
  /** The same with its mails, which are in the mailbox when it is over. */
  mailing<T>(who: ActorName | null, work: (caller: ReturnType<typeof callerOf>) => Promise<T>): Promise<T>;
}

/** A verb made ready: what it gives sends the very same input each time it is called. */
export type ReadyVerb = (world: World) => Promise<() => Promise<unknown>>;

export const key = () => ({ idempotencyKey: crypto.randomUUID() });

/** A database with everybody in it, one buyer's password known and one company selling dates. */
export async function newWorld(): Promise<World> {
  const db = await freshDatabase();
  const actors = await makeActors(db, Object.keys(ACTORS) as ActorName[]);
  await givePassword(db, actors["buyer A"]);
  await publish(db, supplierIdOf(actors["approved A"]));
  // Behind it nothing lies before what was written to begin with.
  const clock = { ahead: 10_000 };
  const actorOf = (who: ActorName | null) => who && actors[who];
  return {
    db,
    actors,
    clock,
    as: (who) => {
      const now = () => TEST_NOW + clock.ahead;
      const context = contextOf(db, actorOf(who), { clientAddress: "203.0.113.7", now });
      return callerOf({ ...context, settings: { ...context.settings, sendsMail: false } });
    },
    mailing: async (who, work) => {
      const answer = await work(callerOf(contextOf(db, actorOf(who))));
      await untilNothingRuns(db);
      return answer;
    },
  };
}
