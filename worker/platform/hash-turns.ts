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
/** Longer than anybody who waits sleeps: where room is needed, those who slept longer have left. */
const QUIET_MS = 1_000;
const LOOK_AGAIN_MS = 25;
/** Nobody sleeps longer at a time: who wakes tells that a hash has ended, since nobody wakes while one is made. */
const LONGEST_SLEEP_MS = 140;

/** A wait, as plain data: promises must not be shared between requests. */
interface Ticket {
  lanes: readonly string[];
  since: number;
  /** When it woke last. */
  seenAt: number;
}

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
  /** When the last one began, from its end until somebody woke. */
  #endedFrom: number | undefined;
  #lastStart = 0;
  #waiting: Ticket[] = [];
  readonly #given = new Map<string, { turns: number; lastAt: number }>();
  readonly #clock: TurnSchedule;

  constructor(clock: TurnSchedule) {
    this.#clock = clock;
  }

  /**
   * Does `work` when it is the caller's turn.
   * @param lanes whom the turn counts for
   * @throws AppError UNAVAILABLE with the seconds to wait when too many wait in one of the lanes, or too many with a better claim
   */
  async take<T>(lanes: readonly string[], work: () => T): Promise<T> {
    const now = this.#clock.now();
    const ticket = { lanes, since: now, seenAt: now };
    this.#enter(ticket);
    try {
      await this.#turnOf(ticket);
      return this.#work(work);
    } finally {
      this.#leave(ticket);
    }
  }

  #work<T>(work: () => T): T {
    try {
      return work();
    } finally {
      // The clock of a Worker has not moved meanwhile: it is read by who wakes next.
      this.#endedFrom = this.#lastStart;
    }
  }

  /** Somebody woke: so long the last one took, and others get their share of it. */
  #rest(now: number): void {
    if (this.#endedFrom === undefined) return;
    const rest = Math.min(REST_SHARE * (now - this.#endedFrom), LONGEST_REST_MS);
    this.#endedFrom = undefined;
    this.#nextStart = Math.max(this.#nextStart, now + rest);
  }

  #leave(ticket: Ticket): void {
    this.#waiting = this.#waiting.filter((one) => one !== ticket);
  }

  #enter(ticket: Ticket): void {
    this.#forget(ticket.since);
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
    const gone = rivals.find(({ seenAt }) => ticket.since - seenAt > QUIET_MS);
    if (gone) {
      this.#leave(gone);
      return;
    }
    const last = this.#inOrder(rivals, ticket.since).at(-1);
    if (!last || this.#compare(ticket, last, ticket.since) >= 0) throw busy();
    this.#leave(last);
  }

  /** Those who left, and lanes that have been quiet. */
  #forget(now: number): void {
    this.#waiting = this.#waiting.filter(({ seenAt }) => now - seenAt < GONE_AFTER_MS);
    for (const [lane, { lastAt }] of this.#given) if (now - lastAt > LANE_MEMORY_MS) this.#given.delete(lane);
  }

  async #turnOf(ticket: Ticket): Promise<void> {
    for (;;) {
      const now = this.#clock.now();
      ticket.seenAt = now;
      if (!this.#waiting.includes(ticket) || now - ticket.since > LONGEST_WAIT_MS) throw busy();
      if (now >= this.#nextStart && this.#isNext(ticket, now)) return this.#give(ticket, now);
      const left = now < this.#nextStart ? this.#nextStart - now : LOOK_AGAIN_MS;
      await this.#clock.sleep(Math.min(left, LONGEST_SLEEP_MS));
      this.#rest(this.#clock.now());
    }
  }

  #isNext(ticket: Ticket, now: number): boolean {
    const isOverdue = now >= this.#nextStart + GRACE_MS;
    const awake = isOverdue ? this.#waiting.filter(({ seenAt }) => now - seenAt <= GRACE_MS) : this.#waiting;
    return this.#inOrder(awake, now)[0] === ticket;
  }

  #give(ticket: Ticket, now: number): void {
    const { lanes } = ticket;
    this.#leave(ticket);
    this.#lastStart = now;
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
