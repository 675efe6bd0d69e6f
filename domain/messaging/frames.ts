import * as z from "zod";
import { CONTEXT_KINDS, MESSAGE_FILE_KINDS, MESSAGE_KINDS, SIDES } from "./message-facts.ts";

/** Longest frame that a room takes, in bytes of UTF-8 (security 27). */
export const MAX_FRAME_BYTES = 8192;

const id = z.string().min(1).max(64);
const count = z.number().int().min(0);
const side = z.enum(SIDES);
const words = z.string().max(400);

const fileSchema = z.strictObject({
  id,
  kind: z.enum(MESSAGE_FILE_KINDS),
  name: words,
  mediaType: words,
  bytes: count,
  width: count.nullable(),
  height: count.nullable(),
  durationMs: count.nullable(),
});
/** A file of a message, as both sides see it. */
export type MessageFile = z.output<typeof fileSchema>;

const messageSchema = z.strictObject({
  id,
  seq: count,
  side,
  kind: z.enum(MESSAGE_KINDS),
  content: z.string().max(4000),
  phrase: z.strictObject({ key: words, params: z.record(z.string(), words) }).nullable(),
  context: z
    .strictObject({
      kind: z.enum(CONTEXT_KINDS),
      id: words,
      reference: words.optional(),
      names: z.partialRecord(z.enum(["ar", "en", "fr"]), words).optional(),
      path: words,
    })
    .nullable(),
  files: z.array(fileSchema).max(10),
  clientId: id,
  createdAt: count,
});
/** A stored message as a room tells it: of a side, not of an account. */
export type PublishedMessage = z.output<typeof messageSchema>;

/**
 * What travels over a room's socket, in both directions. A room only hints: messages are stored by `messages.send` and
 * fetched by `seq` after a gap (security 26), so a lost frame loses nothing. Accounts are not named: in a conversation
 * there are two sides.
 */
const frameSchema = z.discriminatedUnion("type", [
  /** From the reader: it is still there. */
  z.strictObject({ type: z.literal("ping") }),
  z.strictObject({ type: z.literal("pong") }),
  /** `side` is set by the room, never by the sender. */
  z.strictObject({ type: z.literal("typing"), side: side.optional() }),
  /** From the room, all of it stored already: a message, how far a side has read, how far it has received. */
  z.strictObject({ type: z.literal("message"), message: messageSchema }),
  z.strictObject({ type: z.literal("seen"), side, seq: count }),
  z.strictObject({ type: z.literal("delivered"), side, seq: count }),
  /** From the room: whether a side has the site open, and until when it had. */
  z.strictObject({ type: z.literal("presence"), side, isOnline: z.boolean(), lastSeenAt: count.nullable() }),
  /** From the room: a side has blocked the other or taken it back; the conversation is to be read again. */
  z.strictObject({ type: z.literal("standing") }),
  /** From an inbox: how far a conversation goes, how much of it is unread, and of all of them. */
  z.strictObject({
    type: z.literal("unread"),
    conversation: id,
    seq: count,
    count,
    conversations: count,
    messages: count,
  }),
  /** From an inbox: the bell has something new. */
  z.strictObject({ type: z.literal("notice") }),
  z.strictObject({ type: z.literal("refused"), code: z.enum(["BAD_INPUT", "RATE_LIMITED"]) }),
]);
export type Frame = z.output<typeof frameSchema>;

/** Frames that a visitor may send; all others come from the room alone. */
const FROM_CLIENT = ["ping", "typing"] as const;
export type ClientFrame = Extract<Frame, { type: (typeof FROM_CLIENT)[number] }>;

/** Reads a frame; null for what is none. */
export function parseFrame(text: string): Frame | null {
  try {
    return frameSchema.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

/** True for a frame that a visitor may send. */
export function isClientFrame(frame: Frame): frame is ClientFrame {
  return (FROM_CLIENT as readonly string[]).includes(frame.type);
}
