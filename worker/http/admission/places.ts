/**
 * Who holds a place for longer waits for something that is no work of ours, as a body that does not come, or was ended by the
 * platform midway, which runs no `finally`: every call of the database has a shorter limit. So no place is lost for ever.
 */
const LONGEST_HOLD_MS = 10_000;
/**
 * No trip to a database takes so long by itself, wherever it is: if even the fastest one of a while did, all wait in one queue,
 * ours or the database's. Fewer at a time then get as many answers, each of them sooner.
 */
const QUEUE_MS = 400;
const LOOK_EVERY_MS = 1000;
/** Of the places reads leave so many free for writes. */
const SHARE_OF_WRITES = 1 / 4;
/** As soon as half of the places are taken, one address holds at most this part of them (security 32). */
const SHARE_OF_AN_ADDRESS = 1 / 4;

/** Who asks for a place. */
export interface Claim {
  /** In whose lane it counts; null: in none. */
  address: string | null;
  /** How many places it takes; with none it is refused like the others, but leaves room to them. */
  size: number;
  /** It may take what is left free for writes. */
  isWrite: boolean;
}

interface Place extends Pick<Claim, "address" | "size"> {
  since: number;
}

interface Bounds {
  most: number;
  /** How few there are in a queue that does not end. */
  least: number;
}

/**
 * Counts what is under way in this isolate, and says when it is enough. As plain data: promises must not be shared between
 * requests.
 */
export class Places {
  /** In the order in which they were taken. */
  readonly #taken = new Set<Place>();
  #sum = 0;
  readonly #bounds: Bounds;
  readonly #now: () => number;
  /** How many places there are at present. */
  #size: number;
  #fastest = Number.POSITIVE_INFINITY;
  #lookedAt = 0;

  constructor(bounds: Bounds, now: () => number = () => Date.now()) {
    this.#bounds = bounds;
    this.#size = bounds.most;
    this.#now = now;
  }

  /**
   * Takes places where some are left, for a claim of any size: otherwise large ones would never get in while small ones come.
   * @returns what gives them back, which may be called more than once; null where it is full
   */
  take({ address, size, isWrite }: Claim): (() => void) | null {
    const now = this.#now();
    this.#forget(now);
    const room = isWrite ? this.#size : this.#size * (1 - SHARE_OF_WRITES);
    if (this.#sum >= room || this.#isGreedy(address)) return null;
    const place = { address, size, since: now };
    this.#taken.add(place);
    this.#sum += size;
    return () => this.#leave(place);
  }

  /** Hears how many milliseconds a trip to the database took that was answered. */
  noteTrip(ms: number): void {
    const now = this.#now();
    this.#fastest = Math.min(this.#fastest, ms);
    if (now - this.#lookedAt < LOOK_EVERY_MS) return;
    const { most, least } = this.#bounds;
    if (this.#fastest <= QUEUE_MS) this.#size = Math.min(most, this.#size * 2);
    // Few are no queue: theirs is a slow database, or a slow call.
    else if (this.#sum >= least) this.#size = Math.max(least, this.#size / 2);
    this.#fastest = Number.POSITIVE_INFINITY;
    this.#lookedAt = now;
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
    if (address === null || this.#sum < this.#size / 2) return false;
    let own = 0;
    for (const place of this.#taken) if (place.address === address) own += place.size;
    return own >= this.#size * SHARE_OF_AN_ADDRESS;
  }
}
