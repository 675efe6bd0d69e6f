import { AppError } from "./app-error.ts";

/** One row of a workflow's table: from which states an action leads where, and who may take it. */
export interface Transition<State extends string, Actor extends string> {
  from: readonly State[];
  to: State;
  by: readonly Actor[];
  /** The mover has to say why. */
  needsReason?: boolean;
}

export type Transitions<State extends string, Actor extends string> = Record<string, Transition<State, Actor>>;

/** Questions to one table of moves; server, screens and tests ask nothing else (workflows: rules for all of them). */
export interface Machine<State extends string, Actor extends string, Action extends string> {
  /** True when `actor` may take `action` in state `from`. */
  can(from: State, action: Action, actor: Actor): boolean;
  /**
   * The state that an action leads to.
   * @throws AppError CONFLICT that names the state and the action when the move is not in the table
   */
  transition(from: State, action: Action, actor: Actor): State;
  /** What `actor` may do in a state, in the order of the table: the buttons of a screen. */
  actionsOf(from: State, actor: Actor): Action[];
}

/** Makes the questions for a table. */
export function machineOf<State extends string, Actor extends string, Action extends string>(
  moves: Record<Action, Transition<State, Actor>>,
): Machine<State, Actor, Action> {
  const can = (from: State, action: Action, actor: Actor): boolean =>
    moves[action].from.includes(from) && moves[action].by.includes(actor);
  return {
    can,
    transition(from, action, actor) {
      if (!can(from, action, actor)) throw new AppError("CONFLICT", { state: from, action });
      return moves[action].to;
    },
    // Keys of the table are its actions.
    actionsOf: (from, actor) => (Object.keys(moves) as Action[]).filter((action) => can(from, action, actor)),
  };
}
