/**
 * Who holds a place for longer waits for something that is no work of ours, as a body that does not come, or was ended by the
 * platform midway, which runs no `finally`: every call of the database has a shorter limit. So no place is lost for ever.
 */
const LONGEST_HOLD_MS = 10_000;
/** As soon as half of the places are taken, one address holds at most this part of them (security 32). */
const SHARE_OF_AN_ADDRESS = 1 / 4;

/** Who asks for a place. */
export interface Claim {
  /** In whose lane it counts; null: in none. */
  address: string | null;
  /** How many places it takes; with none it is refused like the others, but leaves room to them. */
  size: number;
  /** It may take what is kept for writes. */
  isWrite: boolean;
}

interface Place extends Pick<Claim, "address" | "size"> {
  since: number;
}

interface Size {
  most: number;
  /** Of these: reads leave them free. */
  keptForWrites: number;
}

/**
 * Counts what is under way in this isolate, and says when it is enough. As plain data: promises must not be shared between
 * requests.
 */
export class Places {
  /** In the order in which they were taken. */
  readonly #taken = new Set<Place>();
  #sum = 0;
  readonly #size: Size;
  readonly #now: () => number;

  constructor(size: Size, now: () => number = Date.now) {
    this.#size = size;
    this.#now = now;
  }

  /**
   * Takes places where some are left, for a claim of any size: otherwise large ones would never get in while small ones come.
   * @returns what gives them back, which may be called more than once; null where it is full
   */
  take({ address, size, isWrite }: Claim): (() => void) | null {
    const now = this.#now();
    this.#forget(now);
    const { most, keptForWrites } = this.#size;
    if (this.#sum >= (isWrite ? most : most - keptForWrites) || this.#isGreedy(address)) return null;
    const place = { address, size, since: now };
    this.#taken.add(place);
    this.#sum += size;
    return () => this.#leave(place);
  }

  #leave(place: Place): void {
    if (this.#taken.delete(place)) this.#sum -= place.size;
  }

  #forget(now: number): void {
    for (const place of this.#taken) {
      if (now - place.since < LONGEST_HOLD_MS) return;
      this.#leave(place);
    }
  }

  #isGreedy(address: string | null): boolean {
    const { most } = this.#size;
    if (address === null || this.#sum < most / 2) return false;
    let own = 0;
    for (const place of this.#taken) if (place.address === address) own += place.size;
    return own >= most * SHARE_OF_AN_ADDRESS;
  }
}
