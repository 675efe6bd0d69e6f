/** Frames that one user may send at once, and how many grow back a second (messages: 20 in 10 s, security 8). */
export const FRAME_BURST = 20;
export const FRAMES_PER_SECOND = 2;

export interface TokenBucket {
  tokens: number;
  /** When `tokens` was right, in milliseconds. */
  at: number;
}

/** The bucket after one more frame; null when it is empty. */
export function takeToken(bucket: TokenBucket | undefined, now: number): TokenBucket | null {
  const grown = bucket ? bucket.tokens + ((now - bucket.at) / 1000) * FRAMES_PER_SECOND : FRAME_BURST;
  const tokens = Math.min(FRAME_BURST, grown) - 1;
  return tokens < 0 ? null : { tokens, at: now };
}
