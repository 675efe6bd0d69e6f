import type { Connection } from "partyserver";
import type { ClientFrame, Frame } from "#domain/messaging/frames.ts";
import { type Member, Room } from "./room.ts";

/** One room per conversation: a hint channel for messages that are already stored (security.md 26). */
export class Conversation extends Room {
  override onJoin(): void {
    this.#tellPresence();
  }

  override onClose(): void {
    this.#tellPresence();
  }

  override onFrame(connection: Connection<Member>, user: string, frame: Exclude<ClientFrame, { type: "ping" }>): void {
    const told: Frame = { ...frame, user };
    this.broadcast(JSON.stringify(told), [connection.id]);
  }

  #tellPresence(): void {
    this.publish({ type: "presence", users: this.members() });
  }
}
