import type { Resting } from "#worker/platform/hash-turns.ts";

/**
 * Who holds a place for longer was ended by the platform midway, which runs no `finally`, or waits for what is no work of ours:
 * every call of the database has a shorter limit. So no place is lost for ever.
 */
const LONGEST_HOLD_MS = 10_000;
/**
 * No trip to a database takes so long by itself, wherever it is: if even the fastest one of a while did, all wait in one queue,
 * ours or the database's. Fewer at a time then get as many answers, each of them sooner.
 */
const QUEUE_MS = 400;
const LOOK_EVERY_MS = 1000;
/** One or two that are slow may have made their connections first. */
const LEAST_SLOW_TRIPS = 3;
/** Of one address, once half of all places are taken (security 32): whole offices come from one, and while there is room they get it. */
const SHARE_IN_A_CROWD = 1 / 4;

/** Who asks for a place. */
export interface Claim {
  /** In whose lane it counts; null: in none. */
  address: string | null;
  /** How many places it takes; with none it is refused like the others, but leaves room to them. */
  size: number;
  /** It may take what is left free for writes. */
  isWrite: boolean;
  /** How many more places there are for it than there would be (SPARE_PLACES). */
  spare: number;
}

/** What somebody got. */
export interface Place extends Resting {
  /** Gives it back; it may be called more than once. */
  leave(): void;
  /** Gives it back and asks for one of another size. @returns false where no room is left, and none is held any more */
  resize(size: number): boolean;
}

interface Taken extends Pick<Claim, "address" | "size"> {
  since: number;
}

interface Bounds {
  most: number;
  /** The part that reads leave free for writes. */
  forWrites: number;
}

/**
 * Counts what is under way in this isolate, and says when it is enough. As plain data: promises must not be shared between
 * requests.
 */
export class Places {
  /** In the order in which they were taken. */
  readonly #taken = new Set<Taken>();
  #sum = 0;
  readonly #bounds: Bounds;
  readonly #now: () => number;
  /** How many places there are at present. */
  #size: number;
  /** What was heard since the last look. */
  #trips = 0;
  #fastest = Number.POSITIVE_INFINITY;
  #lookedAt = 0;

  constructor(bounds: Bounds, now: () => number = () => Date.now()) {
    this.#bounds = bounds;
    this.#size = bounds.most;
    this.#now = now;
  }

  /**
   * Takes places where some are left, for a claim of any size: otherwise large ones would never get in while small ones come.
   * @returns null where it is full
   */
  take(claim: Claim): Place | null {
    let taken = this.#enter(claim);
    const leave = () => {
      if (taken) this.#leave(taken);
      taken = null;
    };
    const resize = (size: number) => {
      leave();
      taken = this.#enter({ ...claim, size });
      return taken !== null;
    };
    const rest = () => {
      if (taken) this.#change(taken, -1);
      return () => {
        if (taken) this.#change(taken, 1);
      };
    };
    return taken && { leave, resize, rest };
  }

  /**
   * Hears how many milliseconds a trip to the database took that was answered.
   * @param least how few places there are in a queue that does not end
   */
  noteTrip(ms: number, least: number): void {
    const age = this.#now() - this.#lookedAt;
    if (age >= LOOK_EVERY_MS) {
      // A trip after a quiet time says nothing of the others: it is the first of what is judged next.
      if (age < LONGEST_HOLD_MS) this.#judge(least);
      this.#trips = 0;
      this.#fastest = Number.POSITIVE_INFINITY;
      this.#lookedAt += age;
    }
    this.#trips += 1;
    this.#fastest = Math.min(this.#fastest, ms);
  }

  #judge(least: number): void {
    if (this.#fastest <= QUEUE_MS) this.#size = Math.min(this.#bounds.most, this.#size * 2);
    // Few are no queue: theirs is a slow database, or a slow call.
    else if (this.#trips >= LEAST_SLOW_TRIPS && this.#sum >= least) this.#size = Math.max(least, this.#size / 2);
  }

  #enter(claim: Claim): Taken | null {
    const now = this.#now();
    this.#forget(now);
    const room = claim.isWrite ? this.#size : this.#size * (1 - this.#bounds.forWrites);
    if (this.#sum >= room + claim.spare || this.#isGreedy(claim)) return null;
    const { address, size } = claim;
    const taken = { address, size, since: now };
    this.#taken.add(taken);
    this.#sum += size;
    return taken;
  }

  #leave(taken: Taken): void {
    if (this.#taken.delete(taken)) this.#sum -= taken.size;
  }

  /** It holds one more or less from now on; whoever was forgotten meanwhile begins again. */
  #change(taken: Taken, by: number): void {
    const held = this.#taken.has(taken) ? taken.size : 0;
    this.#leave(taken);
    taken.size = Math.max(0, held + by);
    taken.since = this.#now();
    this.#taken.add(taken);
    this.#sum += taken.size;
  }

  #forget(now: number): void {
    for (const taken of this.#taken) {
      if (now - taken.since < LONGEST_HOLD_MS) return;
      this.#leave(taken);
    }
  }

  #isGreedy({ address, size }: Claim): boolean {
    if (address === null || this.#sum < this.#size / 2) return false;
    let own = 0;
    for (const taken of this.#taken) if (taken.address === address) own += taken.size;
    // Whoever has nothing gets one batch, however small a quarter is.
    return own > 0 && own + Math.max(1, size) > this.#size * SHARE_IN_A_CROWD;
  }
}
