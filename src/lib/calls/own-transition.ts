import { toCallFailure } from "./errors.ts";

interface OwnTransition {
  /** Tells it from all others: what is moved and how, and from which version where it can be made more than once. */
  name: string;
  call: () => Promise<unknown>;
  /** Reads the thing again: true where it shows that this very move was made. */
  isMade: () => Promise<boolean>;
}

/** Moves whose last try got no answer: made or not, nobody here knows. */
const unanswered = new Set<string>();

/**
 * Makes a move that carries no idempotency key, once, however many tries it takes. When an earlier try was made but its answer
 * was lost, the next one is refused: that refusal is of one's own making, and the move counts as made.
 */
export async function makeOwnTransition({ name, call, isMade }: OwnTransition): Promise<void> {
  try {
    await call();
  } catch (error) {
    const { code } = toCallFailure(error);
    if (code === "UNAVAILABLE") unanswered.add(name);
    if (code !== "CONFLICT" || !unanswered.has(name)) throw error;
    if (!(await isMade())) throw error;
  }
  unanswered.delete(name);
}
