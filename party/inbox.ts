import { type Connection, getServerByName } from "partyserver";
import { CLOSE, type Member, Room } from "./room.ts";

/** How long a tab may take to come back before its user counts as gone. */
const GRACE_MS = 5000;
/** The timer's own delay. */
const LEEWAY_MS = 1000;
const TOLD_AT_ONCE = 20;

/** Whether a user has the site open. Times in milliseconds; null: never. */
export interface Presence {
  isOnline: boolean;
  lastSeenAt: number | null;
  /** Counts the changes: what was told out of turn is known by it. */
  turn: number;
}

/** {@link Presence} for who watches; tokens from before `dismissedAt` open nothing any more, 0: never. */
export interface Watched extends Presence {
  dismissedAt: number;
}

type Fact = "online" | "lastSeenAt" | "dismissedAt" | "turn" | "watches";

/**
 * One room per user: unread counts and notices across that user's tabs. Its members only listen. While one is in it the user
 * is online; the rooms of conversations that watch are told.
 */
export class Inbox extends Room {
  override async onStart(): Promise<void> {
    super.onStart();
    const { sql } = this.ctx.storage;
    sql.exec("create table if not exists facts (name text primary key, value integer not null)");
    sql.exec("create table if not exists watching (conversation text primary key, watch integer not null)");
    // The process ended without closing anything: whoever does not come back is gone.
    if (this.#get("online") === 1 && this.size === 0) await this.lookAgainIn(GRACE_MS);
  }

  /** A conversation's room wants to hear when this user comes and goes, until it does not listen any more. */
  watch(conversation: string): Watched {
    const watch = this.#next("watches");
    const { sql } = this.ctx.storage;
    sql.exec("insert or replace into watching (conversation, watch) values (?, ?)", conversation, watch);
    return { ...this.#presence(), dismissedAt: this.#get("dismissedAt") };
  }

  /** Sends the user out of here and of every conversation; tokens made before now open nothing any more. */
  async dismissEverywhere(): Promise<void> {
    this.#set("dismissedAt", Date.now());
    this.dismiss(this.name);
    await this.#toWatchers(async ({ conversation }) => {
      await (await getServerByName(this.env.Conversation, conversation)).dismiss(this.name);
    });
    await this.#goOffline();
  }

  override onJoin(connection: Connection<Member>, _user: string, mintedAt: number): void {
    if (this.#get("dismissedAt") >= mintedAt) {
      connection.close(CLOSE.policy, "dismissed");
      return;
    }
    if (this.#get("online") === 1) return;
    this.#set("online", 1);
    this.#next("turn");
    this.ctx.waitUntil(this.#notifyWatchers());
  }

  override async onClose(): Promise<void> {
    // A socket that was closed for its silence says so late, or never.
    if (this.size > 0 || this.#get("online") === 0) return;
    this.#set("lastSeenAt", Date.now());
    await this.lookAgainIn(GRACE_MS);
  }

  /** Without a socket left the user is gone; while there is one, it is noted when it was last heard of. */
  override async onAlarm(): Promise<void> {
    const heard = Math.max(0, ...[...this.getConnections<Member>()].map(({ state }) => state?.seenAt ?? 0));
    if (heard > this.#get("lastSeenAt")) this.#set("lastSeenAt", heard);
    await super.onAlarm();
    if (this.size === 0) await this.#goOffline();
  }

  async #goOffline(): Promise<void> {
    if (this.#get("online") === 0) return;
    this.#set("online", 0);
    this.#next("turn");
    await this.#notifyWatchers();
  }

  async #notifyWatchers(): Promise<void> {
    const presence = this.#presence();
    await this.#toWatchers(async ({ conversation, watch }) => {
      const room = await getServerByName(this.env.Conversation, conversation);
      if (await room.publishPresence(this.name, presence)) return;
      // Nobody is left there; if somebody has come meanwhile, that is another watch.
      const { sql } = this.ctx.storage;
      sql.exec("delete from watching where conversation = ? and watch = ?", conversation, watch);
    });
  }

  #presence(): Presence {
    const [lastSeenAt, turn] = [this.#get("lastSeenAt"), this.#get("turn")];
    const isHere = this.size > 0 || Date.now() - lastSeenAt <= GRACE_MS + LEEWAY_MS;
    return { isOnline: this.#get("online") === 1 && isHere, lastSeenAt: lastSeenAt || null, turn };
  }

  /** Does something for each of the rooms that watch, some at once; one that fails does not hold the others. */
  async #toWatchers(work: (watcher: Watcher) => Promise<void>): Promise<void> {
    const all = [...this.ctx.storage.sql.exec<Watcher>("select conversation, watch from watching")];
    for (let at = 0; at < all.length; at += TOLD_AT_ONCE)
      await Promise.allSettled(all.slice(at, at + TOLD_AT_ONCE).map(work));
  }

  #get(name: Fact): number {
    const [row] = this.ctx.storage.sql.exec<{ value: number }>("select value from facts where name = ?", name);
    return row?.value ?? 0;
  }

  #set(name: Fact, value: number): void {
    this.ctx.storage.sql.exec("insert or replace into facts (name, value) values (?, ?)", name, value);
  }

  #next(name: Fact): number {
    const next = this.#get(name) + 1;
    this.#set(name, next);
    return next;
  }
}

type Watcher = { conversation: string; watch: number };
