/**
 * What the chips over a list of one's own say: the states that hold something, the chosen one among them, and how many each
 * holds. No number before the list has come: zero would be a statement.
 * @param chosen the state that the address names, if any
 */
export function countedStates<State extends string>(
  states: readonly State[],
  counts: Partial<Record<State, number>> | undefined,
  chosen: string | undefined,
) {
  return {
    shown: states.filter((state) => counts?.[state] !== undefined || state === chosen),
    /** How many there are in the states for which it holds. */
    count: (isMeant: (state: State) => boolean) =>
      counts && states.reduce((sum, state) => (isMeant(state) ? sum + (counts[state] ?? 0) : sum), 0),
  };
}
