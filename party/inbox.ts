import { Server } from "partyserver";

/** One room per user: unread counts and notices across that user's tabs. */
export class Inbox extends Server<Env> {
  static override options = { hibernate: true };
}
