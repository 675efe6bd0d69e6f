import { type Connection, getServerByName } from "partyserver";
import type { ClientFrame, Frame } from "#domain/messaging/frames.ts";
import { SIDES, type Side } from "#domain/messaging/message-facts.ts";
import type { Presence, Watched } from "./inbox.ts";
import { CLOSE, type Member, Room, send } from "./room.ts";

/** Who sits where, as the Worker read it at a moment (milliseconds). */
export interface Seating {
  seats: Record<Side, string | null>;
  /** One side wants to hear nothing of the other: neither learns whether the other is there or writes. */
  isBlocked: boolean;
  at: number;
}

const NOBODY: Watched = { isOnline: false, lastSeenAt: null, turn: 0, dismissedAt: 0 };

/**
 * One room per conversation: a hint channel for messages that are already stored (security 26). The Worker says who sits
 * on which side before it gives out a token; whether a side is online its inbox tells, which this room watches while it
 * has sockets.
 */
export class Conversation extends Room {
  /** What was last told of a user; forgotten in sleep, when nothing is on its way. */
  #told = new Map<string, Presence>();

  override onStart(): void {
    super.onStart();
    const { sql } = this.ctx.storage;
    sql.exec("create table if not exists seats (side text primary key, user text)");
    sql.exec("create table if not exists facts (name text primary key, value integer not null)");
  }

  /** Who sits on which side; whoever lost a seat is sent out. */
  async seat({ seats, isBlocked, at }: Seating): Promise<void> {
    if (at < this.#get("seatedAt")) return;
    this.#set("seatedAt", at);
    for (const side of SIDES) {
      const before = this.#userOn(side);
      if (before === seats[side]) continue;
      this.ctx.storage.sql.exec("insert or replace into seats (side, user) values (?, ?)", side, seats[side]);
      if (before) this.dismiss(before);
    }
    await this.block(isBlocked, at);
  }

  /** Whether one side has blocked the other, as of a moment: presence ends at once, or is told again. */
  async block(isBlocked: boolean, at: number): Promise<void> {
    if (at < this.#get("blockedAt")) return;
    const wasBlocked = this.#isBlocked;
    this.#set("blockedAt", at);
    this.#set("blocked", isBlocked ? 1 : 0);
    if (wasBlocked === isBlocked || this.size === 0) return;
    this.publish({ type: "standing" });
    for (const side of SIDES) this.#show(side, await this.#watch(this.#userOn(side)));
  }

  /** Behind a block nobody hears how far the other has read or received, however late it is told. */
  override publish(frame: Frame): void {
    if (this.#isBlocked && (frame.type === "seen" || frame.type === "delivered")) return;
    super.publish(frame);
  }

  /** An inbox tells that its user came or went; false where nobody is left to hear it, which ends the watch. */
  publishPresence(user: string, presence: Presence): boolean {
    const side = SIDES.find((one) => this.#userOn(one) === user);
    if (!side || this.size === 0) return false;
    this.#show(side, this.#newest(user, presence));
    return true;
  }

  override async onJoin(connection: Connection<Member>, user: string, mintedAt: number): Promise<void> {
    const side = SIDES.find((one) => this.#userOn(one) === user);
    if (!side) return connection.close(CLOSE.policy, "refused");
    connection.setState({ user, side, seenAt: Date.now() });
    for (const one of SIDES) {
      const presence = await this.#watch(this.#userOn(one));
      // A token from before the account was dismissed opens nothing any more.
      if (one === side && presence.dismissedAt >= mintedAt) return connection.close(CLOSE.policy, "dismissed");
      this.#showTo(connection, one, presence);
    }
  }

  override onFrame(connection: Connection<Member>, { type }: Exclude<ClientFrame, { type: "ping" }>): void {
    const side = connection.state?.side;
    if (!side || this.#isBlocked) return;
    const told: Frame = { type, side };
    this.broadcast(JSON.stringify(told), [connection.id]);
  }

  #show(side: Side, presence: Presence): void {
    for (const connection of this.getConnections<Member>()) this.#showTo(connection, side, presence);
  }

  /** Behind a block the other side looks as if it never came. */
  #showTo(connection: Connection<Member>, side: Side, { isOnline, lastSeenAt }: Presence): void {
    const isHidden = this.#isBlocked && connection.state?.side !== side;
    const shown = isHidden ? { isOnline: false, lastSeenAt: null } : { isOnline, lastSeenAt };
    send(connection, { type: "presence", side, ...shown });
  }

  async #watch(user: string | null): Promise<Watched> {
    if (!user) return NOBODY;
    const watched = await (await getServerByName(this.env.Inbox, user)).watch(this.name);
    return { ...watched, ...this.#newest(user, watched) };
  }

  /** What is told may overtake what was asked. */
  #newest(user: string, { isOnline, lastSeenAt, turn }: Presence): Presence {
    const told = this.#told.get(user);
    const newest = told && told.turn > turn ? told : { isOnline, lastSeenAt, turn };
    this.#told.set(user, newest);
    return newest;
  }

  #userOn(side: Side): string | null {
    const [row] = this.ctx.storage.sql.exec<{ user: string | null }>("select user from seats where side = ?", side);
    return row?.user ?? null;
  }

  get #isBlocked(): boolean {
    return this.#get("blocked") === 1;
  }

  #get(name: Fact): number {
    const [row] = this.ctx.storage.sql.exec<{ value: number }>("select value from facts where name = ?", name);
    return row?.value ?? 0;
  }

  #set(name: Fact, value: number): void {
    this.ctx.storage.sql.exec("insert or replace into facts (name, value) values (?, ?)", name, value);
  }
}

type Fact = "seatedAt" | "blockedAt" | "blocked";
