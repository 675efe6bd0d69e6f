import { Server } from "partyserver";

/** One room per conversation: a hint channel for messages that are already stored (security.md 26). */
export class Conversation extends Server<Env> {
  static override options = { hibernate: true };
}
