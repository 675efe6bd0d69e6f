import type { OwnProduct } from "./own-product.ts";

type Movable = Pick<OwnProduct, "actions">;

/** True where the whole product is rewritten: it may be handed in. */
export function isDraft({ actions }: Movable): boolean {
  return actions.includes("submit") || actions.includes("publish");
}

/** True for what was approved: buyers see it, or will again. */
export function isLive({ actions }: Movable): boolean {
  return actions.includes("pause") || actions.includes("resume");
}

/** What happens to a change of a live product. */
const OF_REVISIONS: readonly string[] = ["stage", "withdraw", "apply", "decline"];

/** Why the newest change of a live product was declined; null where there is none, or something came of it since. */
export function declinedNote({ events }: Pick<OwnProduct, "events">): string | null {
  const last = events.findLast(({ action }) => OF_REVISIONS.includes(action));
  return last?.action === "decline" ? last.note : null;
}
