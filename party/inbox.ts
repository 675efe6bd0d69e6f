import { Room } from "./room.ts";

/** One room per user: unread counts and notices across that user's tabs. Its members only listen. */
export class Inbox extends Room {}
