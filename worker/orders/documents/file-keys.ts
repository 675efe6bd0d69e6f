import { nanoid } from "nanoid";
import type { Context } from "#worker/platform/context.ts";

/** Where the papers of orders lie in the bucket; nothing under it is public. */
export const ORDER_PREFIX = "private/orders/";

/** A key that says nothing but whose paper it is. */
export function newOrderFileKey(orderId: string): string {
  return `${ORDER_PREFIX}${orderId}/${nanoid()}`;
}

/** Deletes a file behind the answer; where that fails the sweep finds it. */
export function dropOrderFile({ env, waitUntil }: Pick<Context, "env" | "waitUntil">, key: string): void {
  waitUntil(env.FILES.delete(key).catch(() => undefined));
}
