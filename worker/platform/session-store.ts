import { and, eq, gt, lte, sql } from "drizzle-orm";
import type { Adapter, DatabaseSession, DatabaseUser } from "lucia";
import type { Database } from "#drizzle/client.ts";
import { sessions, users } from "#drizzle/schema/identity.ts";
import { suppliers } from "#drizzle/schema/suppliers.ts";
import { hasSecondFactor } from "./has-second-factor.ts";
import { comesBack } from "./returned-mails.ts";

/** What a session holds besides Lucia's own columns. */
export interface SessionFacts {
  handle: string;
  userAgent: string;
  createdAt: number;
  lastUsedAt: number;
}

const userColumns = {
  email: users.email,
  name: users.name,
  avatarPath: users.avatarPath,
  emailVerifiedAt: users.emailVerifiedAt,
  userType: users.userType,
  grants: users.grants,
  locale: users.locale,
  suspendedAt: users.suspendedAt,
  deleteAfter: users.deleteAfter,
};
const supplierColumns = { id: suppliers.id, status: suppliers.status };
const sessionColumns = {
  handle: sessions.handle,
  userAgent: sessions.userAgent,
  createdAt: sessions.createdAt,
  lastUsedAt: sessions.lastUsedAt,
};

/** What a session says of its user: what every guard needs, and no hash. */
export interface UserFacts extends Pick<typeof users.$inferSelect, keyof typeof userColumns> {
  supplier: Pick<typeof suppliers.$inferSelect, "id" | "status"> | null;
  /** It signs in by two steps. */
  hasSecondFactor: boolean;
  /** A mail to its e-mail came back for good. */
  mailComesBack: boolean;
}

/**
 * Lucia's store over our tables: one query tells session, account and company. Its own adapter for Drizzle reads all
 * columns of two tables, hash included, and can't join a third.
 */
export class SessionStore implements Adapter {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  async getSessionAndUser(sessionId: string): Promise<[DatabaseSession | null, DatabaseUser | null]> {
    const [row] = await this.#db
      .select({
        userId: users.id,
        expiresAt: sessions.expiresAt,
        ...sessionColumns,
        user: userColumns,
        supplier: supplierColumns,
        hasSecondFactor: sql<number>`${hasSecondFactor(users.id)}`,
        mailComesBack: sql<number>`${comesBack(users.email)}`,
      })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .leftJoin(suppliers, eq(suppliers.ownerId, users.id))
      .where(eq(sessions.id, sessionId));
    if (!row) return [null, null];
    const { userId, expiresAt, user, supplier, hasSecondFactor: has, mailComesBack, ...attributes } = row;
    return [
      { id: sessionId, userId, expiresAt: new Date(expiresAt), attributes },
      { id: userId, attributes: { ...user, supplier, hasSecondFactor: has === 1, mailComesBack: mailComesBack === 1 } },
    ];
  }

  async getUserSessions(userId: string): Promise<DatabaseSession[]> {
    const rows = await this.#db
      .select({ id: sessions.id, expiresAt: sessions.expiresAt, ...sessionColumns })
      .from(sessions)
      .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, Date.now())));
    return rows.map(({ id, expiresAt, ...attributes }) => ({ id, userId, expiresAt: new Date(expiresAt), attributes }));
  }

  async setSession(session: DatabaseSession): Promise<void> {
    await this.#db.insert(sessions).values(sessionRow(session));
  }

  async updateSessionExpiration(sessionId: string, expiresAt: Date): Promise<void> {
    const renewed = { expiresAt: expiresAt.getTime(), lastUsedAt: Date.now() };
    await this.#db.update(sessions).set(renewed).where(eq(sessions.id, sessionId));
  }

  async deleteSession(sessionId: string): Promise<void> {
    await this.#db.delete(sessions).where(eq(sessions.id, sessionId));
  }

  async deleteUserSessions(userId: string): Promise<void> {
    await this.#db.delete(sessions).where(eq(sessions.userId, userId));
  }

  async deleteExpiredSessions(): Promise<void> {
    await this.#db.delete(sessions).where(lte(sessions.expiresAt, Date.now()));
  }
}

/** A session as a row. */
export function sessionRow({ id, userId, expiresAt, attributes }: DatabaseSession): typeof sessions.$inferInsert {
  return { id, userId, expiresAt: expiresAt.getTime(), ...attributes };
}
