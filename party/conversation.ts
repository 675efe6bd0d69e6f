import { type Connection, getServerByName } from "partyserver";
import type { ClientFrame, Frame } from "#domain/messaging/frames.ts";
import { SIDES, type Side } from "#domain/messaging/message-facts.ts";
import type { Presence } from "./inbox.ts";
import { CLOSE, type Member, Room, send } from "./room.ts";

/**
 * One room per conversation: a hint channel for messages that are already stored (security.md 26). The Worker says who sits
 * on which side before it gives out a token; whether a side is online its inbox tells, which this room watches while it
 * has sockets.
 */
export class Conversation extends Room {
  override onStart(): void {
    super.onStart();
    this.ctx.storage.sql.exec("create table if not exists seats (side text primary key, user text)");
  }

  /** Who sits on which side; whoever lost a seat is sent out. */
  seat(seats: Record<Side, string | null>): void {
    for (const side of SIDES) {
      const before = this.#userOn(side);
      if (before === seats[side]) continue;
      this.ctx.storage.sql.exec("insert or replace into seats (side, user) values (?, ?)", side, seats[side]);
      if (before) this.dismiss(before);
    }
  }

  /** An inbox tells that its user came or went; false where nobody is left to hear it, which ends the watch. */
  tellPresence(user: string, presence: Presence): boolean {
    const side = SIDES.find((one) => this.#userOn(one) === user);
    if (!side || this.size === 0) return false;
    this.publish(presenceFrame(side, presence));
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
      send(connection, presenceFrame(one, presence));
    }
  }

  override async onClose(): Promise<void> {
    if (this.size > 0) return;
    for (const side of SIDES) {
      const user = this.#userOn(side);
      if (user) await (await getServerByName(this.env.Inbox, user)).unwatch(this.name);
    }
  }

  override onFrame(connection: Connection<Member>, { type }: Exclude<ClientFrame, { type: "ping" }>): void {
    const side = connection.state?.side;
    if (!side) return;
    const told: Frame = { type, side };
    this.broadcast(JSON.stringify(told), [connection.id]);
  }

  async #watch(user: string | null): Promise<Presence> {
    if (!user) return { isOnline: false, lastSeenAt: null, dismissedAt: 0 };
    return (await getServerByName(this.env.Inbox, user)).watch(this.name);
  }

  #userOn(side: Side): string | null {
    const [row] = this.ctx.storage.sql.exec<{ user: string | null }>("select user from seats where side = ?", side);
    return row?.user ?? null;
  }
}

function presenceFrame(side: Side, { isOnline, lastSeenAt }: Presence): Frame {
  return { type: "presence", side, isOnline, lastSeenAt };
}
