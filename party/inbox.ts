import { type Connection, getServerByName } from "partyserver";
import { CLOSE, type Member, Room } from "./room.ts";

/** Sockets that said nothing for so long are gone, though nobody closed them: phones lose their network. */
export const SILENT_MS = 70_000;
/** How often silence is looked for, and how long a tab may take to come back before its user counts as gone. */
const LOOK_EVERY_MS = 30_000;
export const GRACE_MS = 5000;

/** Whether a user has the site open; `dismissedAt` voids tokens from before it. Times in milliseconds, 0: never. */
export interface Presence {
  isOnline: boolean;
  lastSeenAt: number | null;
  dismissedAt: number;
}

type Fact = "online" | "lastSeenAt" | "dismissedAt";

/**
 * One room per user: unread counts and notices across that user's tabs. Its members only listen. While one is in it the user
 * is online; the rooms of conversations that watch are told.
 */
export class Inbox extends Room {
  override onStart(): void {
    super.onStart();
    const { sql } = this.ctx.storage;
    sql.exec("create table if not exists facts (name text primary key, value integer not null)");
    sql.exec("create table if not exists watchers (conversation text primary key)");
  }

  /** A conversation's room wants to hear when this user comes and goes. */
  watch(conversation: string): Presence {
    this.ctx.storage.sql.exec("insert or ignore into watchers (conversation) values (?)", conversation);
    return this.#presence();
  }

  /** It wants to hear no more. */
  unwatch(conversation: string): void {
    this.ctx.storage.sql.exec("delete from watchers where conversation = ?", conversation);
  }

  /** Sends the user out of here and of every conversation; tokens made before now open nothing any more. */
  async dismissEverywhere(): Promise<void> {
    this.#set("dismissedAt", Date.now());
    this.dismiss(this.name);
    for (const conversation of this.#watchers()) {
      await (await getServerByName(this.env.Conversation, conversation)).dismiss(this.name);
    }
    await this.#goOffline();
  }

  override async onJoin(connection: Connection<Member>, _user: string, mintedAt: number): Promise<void> {
    if (this.#get("dismissedAt") >= mintedAt) return connection.close(CLOSE.policy, "dismissed");
    await this.ctx.storage.setAlarm(Date.now() + LOOK_EVERY_MS);
    if (this.#get("online") === 1) return;
    this.#set("online", 1);
    await this.#tellWatchers();
  }

  override async onClose(): Promise<void> {
    if (this.size > 0) return;
    this.#set("lastSeenAt", Date.now());
    await this.ctx.storage.setAlarm(Date.now() + GRACE_MS);
  }

  /** Closes what has fallen silent; without a socket left the user is gone. */
  override async onAlarm(): Promise<void> {
    const now = Date.now();
    for (const connection of this.getConnections<Member>()) {
      if (now - (connection.state?.seenAt ?? 0) <= SILENT_MS) continue;
      this.#set("lastSeenAt", connection.state?.seenAt ?? now);
      connection.close(CLOSE.policy, "silent");
    }
    if (this.size > 0) await this.ctx.storage.setAlarm(now + LOOK_EVERY_MS);
    else await this.#goOffline();
  }

  async #goOffline(): Promise<void> {
    if (this.#get("online") === 0) return;
    this.#set("online", 0);
    await this.#tellWatchers();
  }

  async #tellWatchers(): Promise<void> {
    const presence = this.#presence();
    for (const conversation of this.#watchers()) {
      const room = await getServerByName(this.env.Conversation, conversation);
      if (!(await room.tellPresence(this.name, presence))) this.unwatch(conversation);
    }
  }

  #presence(): Presence {
    const isOnline = this.#get("online") === 1;
    return { isOnline, lastSeenAt: this.#get("lastSeenAt") || null, dismissedAt: this.#get("dismissedAt") };
  }

  #watchers(): string[] {
    const rows = this.ctx.storage.sql.exec<{ conversation: string }>("select conversation from watchers");
    return [...rows].map(({ conversation }) => conversation);
  }

  #get(name: Fact): number {
    const [row] = this.ctx.storage.sql.exec<{ value: number }>("select value from facts where name = ?", name);
    return row?.value ?? 0;
  }

  #set(name: Fact, value: number): void {
    this.ctx.storage.sql.exec("insert or replace into facts (name, value) values (?, ?)", name, value);
  }
}
