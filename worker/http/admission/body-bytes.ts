const MB = 1024 * 1024;
/** Of the 128 MB of an isolate: what is drawn and called needs the rest. */
const MOST_BYTES = 48 * MB;
/** More than the largest file has, so that whoever sends one after the other is never refused while nobody else sends. */
const SHARE_OF_AN_ADDRESS = 1 / 4;
/** For what is done with a body that has come. */
const WORK_MS = 10_000;

/** A body that somebody wants to send. */
export interface BodyClaim {
  /** Whose part it takes; null: nobody's. */
  address: string | null;
  bytes: number;
  /** By then it has come, or is given up. */
  withinMs: number;
}

interface Held extends Pick<BodyClaim, "address" | "bytes"> {
  until: number;
}

/**
 * Counts the bytes of bodies that this isolate holds: those that came, and room for those on their way. As plain data, like
 * the places (places.ts).
 */
export class BodyBytes {
  readonly #held = new Set<Held>();
  readonly #most: number;
  readonly #now: () => number;

  constructor(most = MOST_BYTES, now: () => number = () => Date.now()) {
    this.#most = most;
    this.#now = now;
  }

  /** Makes room for a body. @returns gives it back; null where none is left for it */
  take({ address, bytes, withinMs }: BodyClaim): (() => void) | null {
    const now = this.#now();
    this.#forget(now);
    if (this.#sum() + bytes > this.#most) return null;
    if (address !== null && this.#sum(address) + bytes > this.#most * SHARE_OF_AN_ADDRESS) return null;
    const held = { address, bytes, until: now + withinMs + WORK_MS };
    this.#held.add(held);
    return () => void this.#held.delete(held);
  }

  /** Of whom the platform ended midway nobody gives anything back. */
  #forget(now: number): void {
    for (const held of this.#held) if (now >= held.until) this.#held.delete(held);
  }

  #sum(address?: string): number {
    let sum = 0;
    for (const held of this.#held) if (address === undefined || held.address === address) sum += held.bytes;
    return sum;
  }
}

/** Of this isolate. */
export const bodyBytes = new BodyBytes();
