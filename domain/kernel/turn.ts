/** The sides that something can wait for; a guest stands on the buyer's. */
export const SIDES = ["buyer", "supplier", "admin"] as const;
export type Side = (typeof SIDES)[number];

/** What a state waits for: the action that is expected, and whose it is. */
export interface Turn {
  side: Side;
  action: string;
}

/**
 * Whose turn it is in each state of a machine; empty where nobody is waited for. A move's table says who may act, this one who
 * is expected to: a supplier may withdraw a quote that was sent, but its buyer has the word.
 */
export type Turns<State extends string> = Readonly<Record<State, readonly Turn[]>>;

/** A turn, and when it is over, in milliseconds; null where no clock ends it. */
export type Wait<T extends Turn = Turn> = T & { until: number | null };

/** The states in which a side has the word. */
export function statesAwaiting<State extends string>(turns: Turns<State>, side: Side): State[] {
  // Keys of the table are its states.
  return (Object.keys(turns) as State[]).filter((state) => turns[state].some((turn) => turn.side === side));
}

/** The turns of a state with their deadline; none of a state that another version wrote, which no table has. */
export function waitsUntil<T extends Turn>(turns: readonly T[] | undefined, until: number | null): Wait<T>[] {
  return (turns ?? []).map((turn) => ({ ...turn, until }));
}
