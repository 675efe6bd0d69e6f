import { AppError } from "#domain/kernel/app-error.ts";
import type { RoomTokenFor } from "#domain/messaging/conversation.ts";
import type { SignedInContext } from "#worker/platform/context.ts";
import { mintRoomToken } from "#worker/platform/room-tokens.ts";
import { seatConversation } from "#worker/platform/rooms.ts";
import { roomSecret } from "#worker/platform/secrets.ts";
import { selectSide } from "./read-messages.ts";

/**
 * Lets the caller into its own inbox, or into the room of a conversation that it is a side of: once, within a minute
 * (security 27). `room` is the name in the socket's address.
 * @throws AppError NOT_FOUND for another's and a missing conversation alike
 */
export async function giveRoomToken(
  ctx: SignedInContext,
  { kind, id }: RoomTokenFor,
): Promise<{ token: string; room: string }> {
  const { userId } = ctx.caller;
  const room = kind === "inbox" ? userId : (id ?? "");
  if (kind === "conversation") {
    // Taken before it is read: what is told of a later change wins.
    const at = ctx.now();
    const [member] = await selectSide(ctx, room);
    if (!member) throw new AppError("NOT_FOUND");
    const { buyerId: buyer, ownerId: supplier, isBlocked } = member;
    await seatConversation(ctx, room, { seats: { buyer, supplier }, isBlocked: isBlocked === 1, at });
  }
  return { token: await mintRoomToken(roomSecret(ctx.settings), { user: userId, kind, name: room }, ctx.now()), room };
}
