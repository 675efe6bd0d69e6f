import { getServerByName } from "partyserver";
import type { Frame } from "#domain/messaging/frames.ts";
import type { Side } from "#domain/messaging/message-facts.ts";
import type { Context } from "#worker/trpc/context.ts";

type Caller = Pick<Context, "env" | "waitUntil">;

/** Tells who is in a conversation's room, behind the answer. A lost hint loses nothing: what it tells is stored. */
export function tellConversation(ctx: Caller, id: string, frame: Frame): void {
  ctx.waitUntil(quietly(getServerByName(ctx.env.Conversation, id).then((room) => room.publish(frame))));
}

/** Tells all tabs of an account, behind the answer. */
export function tellInbox(ctx: Caller, userId: string, frame: Frame): void {
  ctx.waitUntil(quietly(getServerByName(ctx.env.Inbox, userId).then((room) => room.publish(frame))));
}

/** Tells a conversation's room whose accounts are on which side; others are not let in. */
export async function seatConversation(
  { env }: Pick<Context, "env">,
  id: string,
  seats: Record<Side, string | null>,
): Promise<void> {
  const room = await getServerByName(env.Conversation, id);
  await room.seat(seats);
}

/** Closes all sockets of an account behind the answer, and voids the tokens that it holds (security.md 27). */
export function dismissFromRooms(ctx: Caller, userId: string): void {
  ctx.waitUntil(quietly(getServerByName(ctx.env.Inbox, userId).then((room) => room.dismissEverywhere())));
}

function quietly(work: Promise<unknown>): Promise<void> {
  return work.then(
    () => undefined,
    (fault: unknown) => console.warn(JSON.stringify({ at: "rooms", fault: fault instanceof Error ? fault.name : "?" })),
  );
}
