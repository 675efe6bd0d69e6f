import { AppError } from "#domain/kernel/app-error.ts";

/**
 * A hash blocks its isolate for some 200 ms, whoever else waits. So hashes start at least this far apart, which leaves
 * every other moment to readers, and few wait for their turn (security 2).
 */
const APART_MS = 350;
/**
 * And so much of what the last one took lies between them, at most this long: on a slow or busy processor one takes longer than
 * they are apart, and nothing else would be answered as long as somebody waits.
 */
const REST_SHARE = 0.75;
const LONGEST_REST_MS = 1500;
const MOST_WAITING = 16;
/** Of one lane: an account, an address, a network. */
const MOST_OF_A_LANE = 8;
const BUSY_SECONDS = 2;
/** What a lane got counts half after so long, and is forgotten when it asked for nothing more. */
const HALF_LIFE_MS = 10_000;
const LANE_MEMORY_MS = 10 * HALF_LIFE_MS;
/** Who waited so long is told to come back: fresher lanes went first all the time. */
const LONGEST_WAIT_MS = 10_000;
/** A caller who left while waiting never wakes, so nobody may wait for it longer than the others need to wake. */
const GRACE_MS = 60;
const GONE_AFTER_MS = 5_000;
/** Longer than anybody who waits sleeps, hashes not counted: where room is needed, those who slept longer have left. */
const QUIET_MS = 1_000;
const LOOK_AGAIN_MS = 25;
/** Nobody sleeps longer at a time: where the caller of a hash left meanwhile, who wakes sees that it has ended. */
const LONGEST_SLEEP_MS = 140;

/** A wait, as plain data: promises must not be shared between requests. */
interface Ticket {
  lanes: readonly string[];
  since: number;
  /** When it woke last, by the clock that stands still during hashes. */
  seenAt: number;
}

/** A hash whose end is not known yet. */
interface Hash {
  begunAt: number;
  /** When somebody else first looked, which nobody can while it is made. */
  seenOverAt?: number;
}

/** What a request holds while it is answered (http/admission). */
export interface Resting {
  /** Leaves one place to others for a while. @returns takes it again, whether there is room or not */
  rest(): () => void;
}

/** Who wants a turn. */
export interface HashCaller {
  /** Whom the turn counts for. */
  lanes: readonly string[];
  /** Left to others while it waits; undefined where it holds none. */
  place: Resting | undefined;
}

/** Where nobody else waits. */
export const ALONE: HashCaller = { lanes: [], place: undefined };

/** What waiting needs of the machine. */
export interface TurnSchedule {
  now(): number;
  sleep(ms: number): Promise<void>;
}

/**
 * Turns at something dear, one at a time and spaced, fair among lanes (security 32). A caller stands in several lanes at
 * once, as its account and its address; next is whoever's busiest lane got least so far, then who came first. So a crowd at
 * one account or from one network waits for itself: somebody else's turn is the next one.
 */
export class HashTurns {
  #nextStart = 0;
  #hash: Hash | undefined;
  /** What all of them took. */
  #hashedMs = 0;
  #waiting: Ticket[] = [];
  readonly #given = new Map<string, { turns: number; lastAt: number }>();
  readonly #clock: TurnSchedule;

  constructor(clock: TurnSchedule) {
    this.#clock = clock;
  }

  /**
   * Does `work` when it is the caller's turn.
   * @throws AppError UNAVAILABLE with the seconds to wait when too many wait in one of the lanes, or too many with a better claim
   */
  async take<T>({ lanes, place }: HashCaller, work: () => T): Promise<T> {
    const now = this.#clock.now();
    this.#look(now);
    const ticket = { lanes, since: now, seenAt: this.#awake(now) };
    this.#enter(ticket);
    const goOn = place?.rest();
    await this.#turnOf(ticket).finally(() => {
      this.#leave(ticket);
      goOn?.();
    });
    const hash = { begunAt: this.#clock.now() };
    this.#hash = hash;
    try {
      return work();
    } finally {
      // The clock of a Worker stands still while it computes, and moves with what comes from outside.
      await this.#clock.sleep(0);
      this.#end(hash, this.#clock.now());
    }
  }

  /** Others get their share of what it took before the next one begins. */
  #end(hash: Hash, endedAt: number): void {
    if (this.#hash !== hash) return;
    this.#hash = undefined;
    const took = endedAt - hash.begunAt;
    this.#hashedMs += took;
    this.#nextStart = Math.max(this.#nextStart, endedAt + Math.min(REST_SHARE * took, LONGEST_REST_MS));
  }

  /** Whose caller left meanwhile tells its end no more: then it ended when somebody first looked. */
  #look(now: number): void {
    const hash = this.#hash;
    if (!hash || now <= hash.begunAt) return;
    hash.seenOverAt ??= now;
    if (now - hash.seenOverAt > GRACE_MS) this.#end(hash, hash.seenOverAt);
  }

  /** A moment by the clock that stands still during hashes, as nobody wakes then. */
  #awake(now: number): number {
    return (this.#hash?.begunAt ?? now) - this.#hashedMs;
  }

  #leave(ticket: Ticket): void {
    this.#waiting = this.#waiting.filter((one) => one !== ticket);
  }

  #enter(ticket: Ticket): void {
    this.#forget(ticket);
    for (const lane of ticket.lanes) {
      this.#makeRoom(
        ticket,
        this.#waiting.filter(({ lanes }) => lanes.includes(lane)),
        MOST_OF_A_LANE,
      );
    }
    this.#makeRoom(ticket, this.#waiting, MOST_WAITING);
    this.#waiting.push(ticket);
  }

  /** Where too many wait already, the last of them gives way to a better claim. */
  #makeRoom(ticket: Ticket, rivals: readonly Ticket[], most: number): void {
    if (rivals.length < most) return;
    // Who left while waiting wakes no more.
    const gone = rivals.find(({ seenAt }) => ticket.seenAt - seenAt > QUIET_MS);
    if (gone) {
      this.#leave(gone);
      return;
    }
    const last = this.#inOrder(rivals, ticket.since).at(-1);
    if (!last || this.#compare(ticket, last, ticket.since) >= 0) throw busy();
    this.#leave(last);
  }

  /** Those who left, and lanes that have been quiet. */
  #forget({ since: now, seenAt: awake }: Ticket): void {
    this.#waiting = this.#waiting.filter(({ seenAt }) => awake - seenAt < GONE_AFTER_MS);
    for (const [lane, { lastAt }] of this.#given) if (now - lastAt > LANE_MEMORY_MS) this.#given.delete(lane);
  }

  async #turnOf(ticket: Ticket): Promise<void> {
    for (;;) {
      const now = this.#clock.now();
      this.#look(now);
      ticket.seenAt = this.#awake(now);
      if (!this.#waiting.includes(ticket) || now - ticket.since > LONGEST_WAIT_MS) throw busy();
      if (!this.#hash && now >= this.#nextStart && this.#isNext(ticket, now)) return this.#give(ticket, now);
      const left = now < this.#nextStart ? this.#nextStart - now : LOOK_AGAIN_MS;
      await this.#clock.sleep(Math.min(left, LONGEST_SLEEP_MS));
    }
  }

  #isNext(ticket: Ticket, now: number): boolean {
    // Who has only come can't know who left.
    const isOverdue = now >= Math.max(this.#nextStart, ticket.since) + GRACE_MS;
    const isAwake = ({ seenAt }: Ticket) => ticket.seenAt - seenAt <= GRACE_MS;
    const awake = isOverdue ? this.#waiting.filter(isAwake) : this.#waiting;
    return this.#inOrder(awake, now)[0] === ticket;
  }

  #give(ticket: Ticket, now: number): void {
    const { lanes } = ticket;
    this.#leave(ticket);
    this.#nextStart = now + APART_MS;
    for (const lane of lanes) this.#given.set(lane, { turns: this.#turnsOf(lane, now) + 1, lastAt: now });
  }

  #inOrder(tickets: readonly Ticket[], now: number): Ticket[] {
    return [...tickets].sort((a, b) => this.#compare(a, b, now));
  }

  /** By what the busiest lane of each got, then the next one; equals by arrival, which the sort keeps. */
  #compare(a: Ticket, b: Ticket, now: number): number {
    const [ofA, ofB] = [this.#claimOf(a, now), this.#claimOf(b, now)];
    const at = ofA.findIndex((turns, index) => turns !== (ofB[index] ?? 0));
    return at === -1 ? 0 : (ofA[at] ?? 0) - (ofB[at] ?? 0);
  }

  /** What each of its lanes got, and will have got before it, the busiest first. */
  #claimOf(ticket: Ticket, now: number): number[] {
    const place = this.#waiting.indexOf(ticket);
    const before = place === -1 ? this.#waiting : this.#waiting.slice(0, place);
    const ahead = (lane: string) => before.filter(({ lanes }) => lanes.includes(lane)).length;
    return ticket.lanes.map((lane) => this.#turnsOf(lane, now) + ahead(lane)).sort((a, b) => b - a);
  }

  #turnsOf(lane: string, now: number): number {
    const given = this.#given.get(lane);
    return given ? given.turns * 0.5 ** ((now - given.lastAt) / HALF_LIFE_MS) : 0;
  }
}

function busy(): AppError {
  return new AppError("UNAVAILABLE", { retryAfter: BUSY_SECONDS });
}
