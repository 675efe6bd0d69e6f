import type { Machine } from "#domain/kernel/machine.ts";

/** Every legal move of a machine in words, sorted: "open → closed by buyer (close)"; all others are illegal. */
export function transitionsOf<State extends string, Actor extends string, Action extends string>(
  machine: Machine<State, Actor, Action>,
  states: readonly State[],
  actors: readonly Actor[],
): string[] {
  const moves = states.flatMap((from) =>
    actors.flatMap((actor) =>
      machine
        .actionsOf(from, actor)
        .map((action) => `${from} → ${machine.transition(from, action, actor)} by ${actor}`),
    ),
  );
  return moves.sort();
}
