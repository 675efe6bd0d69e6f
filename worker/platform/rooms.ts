import type { Server } from "partyserver";
import type { Frame } from "#domain/messaging/frames.ts";
import type { Seating } from "#party/conversation.ts";
import type { Context } from "#worker/platform/context.ts";

type Caller = Pick<Context, "env" | "waitUntil">;

/** Tells who is in a conversation's room, after the response. A lost hint loses nothing: what it tells is stored. */
export function publishToConversation(ctx: Caller, id: string, frame: Frame): void {
  ctx.waitUntil(quietly(roomOf(ctx.env.Conversation, id).then((room) => room?.publish(frame))));
}

/** Tells all tabs of an account, after the response. */
export function publishToInbox(ctx: Caller, userId: string, frame: Frame): void {
  ctx.waitUntil(quietly(roomOf(ctx.env.Inbox, userId).then((room) => room?.publish(frame))));
}

/** What one call may tell the bells of: the scheduler may have written to hundreds. */
const MOST_TOLD = 100;
const TOLD_AT_ONCE = 10;

/**
 * Tells the tabs of accounts that their bell has something new, after the response; however many there are, a hundred at
 * most: others see it when they look.
 */
export function publishToBells(ctx: Caller, userIds: readonly string[]): void {
  ctx.waitUntil(ringSome(ctx.env, userIds.slice(0, MOST_TOLD)));
}

async function ringSome(env: Env, userIds: readonly string[]): Promise<void> {
  for (let at = 0; at < userIds.length; at += TOLD_AT_ONCE) {
    await Promise.all(userIds.slice(at, at + TOLD_AT_ONCE).map((userId) => quietly(ring(env, userId))));
  }
}

async function ring(env: Env, userId: string): Promise<void> {
  await (await roomOf(env.Inbox, userId))?.publish({ type: "notice" });
}

/** Tells a conversation's room whose accounts are on which side; others are not let in. */
export async function seatConversation({ env }: Pick<Context, "env">, id: string, seating: Seating): Promise<void> {
  const room = await roomOf(env.Conversation, id);
  await room?.seat(seating);
}

/**
 * Tells a conversation's room after the response whether one side has blocked the other.
 * @param at when that was true: not before it was written
 */
export function publishBlocked(ctx: Caller, id: string, isBlocked: boolean, at: number): void {
  ctx.waitUntil(quietly(roomOf(ctx.env.Conversation, id).then((room) => room?.block(isBlocked, at))));
}

/** Closes all sockets of an account after the response, and voids the tokens that it holds (security 27). */
export function dismissFromRooms(ctx: Caller, userId: string): void {
  ctx.waitUntil(quietly(roomOf(ctx.env.Inbox, userId).then((room) => room?.dismissEverywhere())));
}

/**
 * A room by its name. Undefined where there are none: scripts run verbs too (scripts/demo), and the library of the rooms
 * can be loaded in workerd alone.
 */
async function roomOf<Room extends Server>(namespace: DurableObjectNamespace<Room> | undefined, name: string) {
  if (!namespace) return undefined;
  const { getServerByName } = await import("partyserver");
  return getServerByName(namespace, name);
}

function quietly(work: Promise<unknown>): Promise<void> {
  return work.then(
    () => undefined,
    (fault: unknown) => console.warn(JSON.stringify({ at: "rooms", fault: fault instanceof Error ? fault.name : "?" })),
  );
}
