import * as z from "zod";

/** Longest frame that a room takes, in bytes of UTF-8 (security.md 27). */
export const MAX_FRAME_BYTES = 8192;

const id = z.string().min(1).max(64);
const seq = z.number().int().min(0);

/**
 * What travels over a room's socket, in both directions. A room only hints: messages are stored by `messages.send` and
 * fetched by `seq` after a gap (security.md 26), so a lost frame loses nothing.
 */
export const frameSchema = z.discriminatedUnion("type", [
  /** From the reader: it is still there. */
  z.strictObject({ type: z.literal("ping") }),
  z.strictObject({ type: z.literal("pong") }),
  /** `user` is set by the room, never by the sender. */
  z.strictObject({ type: z.literal("typing"), user: id.optional() }),
  z.strictObject({ type: z.literal("seen"), seq, user: id.optional() }),
  /** From the room: a message that is stored already. */
  z.strictObject({
    type: z.literal("message"),
    message: z.strictObject({
      id,
      seq,
      sender: id,
      clientId: id,
      content: z.string().max(4000),
      createdAt: z.number().int(),
    }),
  }),
  /** From the room: who is in it. */
  z.strictObject({ type: z.literal("presence"), users: z.array(id).max(100) }),
  /** From an inbox: how much is unread in a conversation. */
  z.strictObject({ type: z.literal("unread"), conversation: id, count: z.number().int().min(0) }),
  z.strictObject({ type: z.literal("refused"), code: z.enum(["BAD_INPUT", "RATE_LIMITED"]) }),
]);
export type Frame = z.output<typeof frameSchema>;

/** Frames that a visitor may send; all others come from the room alone. */
const FROM_CLIENT = ["ping", "typing", "seen"] as const;
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
