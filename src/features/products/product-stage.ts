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
