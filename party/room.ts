import { type Connection, type ConnectionContext, Server, type WSMessage } from "partyserver";
import { type ClientFrame, type Frame, isClientFrame, MAX_FRAME_BYTES, parseFrame } from "#domain/messaging/frames.ts";
import type { Side } from "#domain/messaging/message-facts.ts";
import { type TokenBucket, takeToken } from "#domain/messaging/token-bucket.ts";

/** Carry from the hand-shake into the room who comes, and when its token was made; what a client sends is dropped. */
export const USER_HEADER = "x-mawrid-user";
export const MINTED_HEADER = "x-mawrid-minted";

const MAX_SOCKETS_PER_USER = 10;
/** Refused so often with no pause that let a single frame through, it is no client of ours. */
const MOST_REFUSALS = 60;
/** Clients ping every 25 s; the note of it is written no oftener than this. */
const NOTE_PING_AFTER_MS = 15_000;
/** Sockets that said nothing for so long are gone, though nobody closed them: phones lose their network. */
export const SILENT_MS = 70_000;
/** How often silence is looked for. */
const LOOK_EVERY_MS = 30_000;
/** WebSocket close codes (RFC 6455 §7.4.1). */
export const CLOSE = { unsupported: 1003, policy: 1008, tooBig: 1009 } as const;

export interface Member {
  user: string;
  /** When it last said that it is there. */
  seenAt: number;
  /** In a conversation. */
  side?: Side;
}

/** What all rooms have in common: who gets in, what they may send, how it is told to the others. */
export abstract class Room extends Server<Cloudflare.Env> {
  static override options = { hibernate: true };
  #buckets = new Map<string, TokenBucket>();
  #refusals = new Map<string, number>();

  override onStart(): void {
    this.ctx.storage.sql.exec("create table if not exists used_tokens (jti text primary key, exp integer not null)");
  }

  /** Uses a token up and counts the user's sockets; asked before the upgrade. */
  admit(user: string, jti: string, exp: number): "admitted" | "used" | "crowded" {
    const { sql } = this.ctx.storage;
    if (this.socketsOf(user).length >= MAX_SOCKETS_PER_USER) return "crowded";
    sql.exec("delete from used_tokens where exp <= ?", Date.now());
    const written = sql.exec("insert or ignore into used_tokens (jti, exp) values (?, ?)", jti, exp);
    return written.rowsWritten > 0 ? "admitted" : "used";
  }

  /** Tells everybody in the room. */
  publish(frame: Frame): void {
    this.broadcast(JSON.stringify(frame));
  }

  /** Closes a user's sockets, e.g. when its membership has ended. */
  dismiss(user: string): void {
    for (const socket of this.socketsOf(user)) socket.close(CLOSE.policy, "dismissed");
  }

  override async onConnect(connection: Connection<Member>, { request }: ConnectionContext): Promise<void> {
    const user = request.headers.get(USER_HEADER);
    // Parallel hand-shakes may have been admitted together, so the sockets are counted again.
    if (!user || this.socketsOf(user).length >= MAX_SOCKETS_PER_USER) {
      connection.close(CLOSE.policy, "refused");
      return;
    }
    connection.setState({ user, seenAt: Date.now() });
    // By an alarm and not by a timer: it outlives sleep and the end of the process.
    if ((await this.ctx.storage.getAlarm()) === null) await this.lookAgainIn(LOOK_EVERY_MS);
    await this.onJoin(connection, user, Number(request.headers.get(MINTED_HEADER)));
  }

  override onMessage(connection: Connection<Member>, message: WSMessage): void {
    const { state } = connection;
    if (!state || typeof message !== "string" || isTooBig(message)) {
      connection.close(closeCode(state, message), "refused");
      return;
    }
    const frame = this.#read(state.user, message);
    const now = Date.now();
    if (now - state.seenAt > NOTE_PING_AFTER_MS) connection.setState({ ...state, seenAt: now });
    if (frame.type === "ping") send(connection, { type: "pong" });
    else if (frame.type === "refused") this.#refuse(connection, state.user, frame);
    else this.onFrame(connection, frame);
  }

  /** Closes what has fallen silent, or never said a word. */
  override async onAlarm(): Promise<void> {
    const now = Date.now();
    const isSilent = ({ state }: Connection<Member>) => now - (state?.seenAt ?? 0) > SILENT_MS;
    const silent = [...this.getConnections<Member>()].filter(isSilent);
    for (const connection of silent) connection.close(CLOSE.policy, "silent");
    if (this.size > 0) await this.lookAgainIn(LOOK_EVERY_MS);
  }

  protected lookAgainIn(ms: number): Promise<void> {
    return this.ctx.storage.setAlarm(Date.now() + ms);
  }

  /** A flood is answered for a while, and then ended. */
  #refuse(connection: Connection<Member>, user: string, frame: Extract<Frame, { type: "refused" }>): void {
    const refusals = (this.#refusals.get(user) ?? 0) + 1;
    this.#refusals.set(user, refusals);
    if (refusals > MOST_REFUSALS) connection.close(CLOSE.policy, "flood");
    else send(connection, frame);
  }

  /** The frame of a message, or why it is none. */
  #read(user: string, message: string): ClientFrame | Extract<Frame, { type: "refused" }> {
    const bucket = takeToken(this.#buckets.get(user), Date.now());
    if (!bucket) return { type: "refused", code: "RATE_LIMITED" };
    this.#buckets.set(user, bucket);
    this.#refusals.delete(user);
    const frame = parseFrame(message);
    return frame && isClientFrame(frame) ? frame : { type: "refused", code: "BAD_INPUT" };
  }

  /** A member has come in, with a token made at `mintedAt`. */
  abstract onJoin(connection: Connection<Member>, user: string, mintedAt: number): void | Promise<void>;

  /** A member has sent a good frame. */
  onFrame(_connection: Connection<Member>, _frame: Exclude<ClientFrame, { type: "ping" }>): void {}

  /** How many sockets are open. */
  protected get size(): number {
    return [...this.getConnections<Member>()].length;
  }

  protected socketsOf(user: string): Connection<Member>[] {
    return [...this.getConnections<Member>()].filter((connection) => connection.state?.user === user);
  }
}

/** Sends one member a frame, if it is still there. */
export function send(connection: Connection<Member>, frame: Frame): void {
  if (connection.readyState === WebSocket.OPEN) connection.send(JSON.stringify(frame));
}

function isTooBig(message: string): boolean {
  return message.length > MAX_FRAME_BYTES || new TextEncoder().encode(message).length > MAX_FRAME_BYTES;
}

function closeCode(member: unknown, message: WSMessage): number {
  if (!member) return CLOSE.policy;
  return typeof message === "string" ? CLOSE.tooBig : CLOSE.unsupported;
}
