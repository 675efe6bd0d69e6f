import { useSyncExternalStore } from "react";
import { type KeptCart, readCart, watchCart } from "./cart-store.ts";

const NOTHING: KeptCart = { lines: [], ownerId: null, isUnsent: false };

/** The browser's cart; empty in the server's markup, which is the same for all. */
export function useCart(): KeptCart {
  return useSyncExternalStore(watchCart, readCart, () => NOTHING);
}
