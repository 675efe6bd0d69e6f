import { eq } from "drizzle-orm";
import type { Viewer } from "#domain/identity/access.ts";
import type { Database } from "#drizzle/client.ts";
import { users } from "#drizzle/schema/identity.ts";
import { suppliers } from "#drizzle/schema/suppliers.ts";
import type { SupplierId } from "#drizzle/seed/suppliers/all.ts";
import type { Context } from "#worker/platform/context.ts";
import { createCallerFactory } from "#worker/platform/procedures.ts";
import { parseSettings } from "#worker/platform/settings.ts";
import { appRouter } from "#worker/router.ts";

/** Who acts in the demo's history: a login, a company by its owner, or somebody without an account. */
export type Who = "buyer" | "buyer2" | "buyer3" | "admin" | "guest" | SupplierId;

const createCaller = createCallerFactory(appRouter);
export type Caller = ReturnType<typeof createCaller>;

/** What the deeds of the history need: the procedures as somebody at a moment, and a context for the scheduler's jobs. */
export interface Stage {
  db: Database;
  contextAt(time: number, viewer?: Viewer | null): Context;
  as(who: Who, time: number): Caller;
  viewerOf(who: Who): Viewer;
  idOf(who: Who): string;
}

const SETTINGS = {
  // No room, no file and no mail: what is replayed is over.
  ...parseSettings({ APP_ENV: "development", MAIL_FROM: "demo@mawrid.test", WHATSAPP_NUMBER: "971500000000" }),
  sendsMail: false,
  // The story has one operator.
  rulingLimitAed: Number.MAX_SAFE_INTEGER / 100,
};

/** Sets the stage over a database that holds the demo's accounts. */
export async function stageOver(db: Database): Promise<Stage> {
  const viewers = await readViewers(db);
  const viewerOf = (who: Who) => {
    const viewer = viewers.get(who);
    if (!viewer) throw new Error(`nobody is ${who}`);
    return viewer;
  };
  const contextAt = (time: number, viewer: Viewer | null = null): Context => ({
    db,
    settings: SETTINGS,
    env: {} as Env,
    origin: "",
    clientAddress: "local",
    userAgent: "",
    requestId: "demo",
    viewer: async () => viewer,
    answerHeaders: new Headers(),
    now: () => time,
    waitUntil: () => {},
  });
  return {
    db,
    contextAt,
    viewerOf,
    as: (who, time) => createCaller(contextAt(time, who === "guest" ? null : viewerOf(who))),
    idOf: (who) => viewerOf(who).userId,
  };
}

/** The demo's accounts by who they are in the history. */
async function readViewers(db: Database): Promise<Map<string, Viewer>> {
  const rows = await db
    .select({ user: users, supplier: { id: suppliers.id, status: suppliers.status } })
    .from(users)
    .leftJoin(suppliers, eq(suppliers.ownerId, users.id));
  return new Map(
    rows.map(({ user, supplier }) => {
      const { id: userId, email, name, avatarPath, userType, grants, locale, deleteAfter } = user;
      const facts = {
        userId,
        email,
        name,
        avatarPath,
        userType,
        grants,
        locale,
        deleteAfter,
        supplier,
        needsSecondFactor: false,
        mailComesBack: false,
      };
      const login = email.split("@")[0] ?? "";
      return [supplier?.id ?? login, { ...facts, sessionId: "demo", isVerified: user.emailVerifiedAt !== null }];
    }),
  );
}
