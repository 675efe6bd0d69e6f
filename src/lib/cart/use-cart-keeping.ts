import { useEffect } from "react";
import { isTransient, toCallFailure } from "#src/lib/calls/errors.ts";
import { SeldomTries } from "#src/lib/calls/seldom-tries.ts";
import { api } from "#src/lib/calls/trpc.ts";
import { useSession } from "#src/lib/session/session.ts";
import { readCart, writeCart } from "./cart-store.ts";
import { useCart } from "./use-cart.ts";

/** A change waits this long for the next one before it travels. */
const QUIET_MS = 800;

/**
 * Keeps the cart of whoever is signed in with the account: a visitor's is merged in at the sign-in, later changes follow,
 * and a sign-out takes it off this browser. What could not be sent is sent with the next change, once the line is back, or by and
 * by. Nothing is sent before the server says who is here: it might be another one by now.
 */
export function useCartKeeping(): void {
  const { session, isKnown } = useSession();
  const isSure = isKnown && !session?.isOfBefore;
  const userId = (isSure && session?.userId) || null;
  useCartOf(userId, isSure);
  useUnsentCart(userId);
}

function useCartOf(userId: string | null, isKnown: boolean): void {
  const { client } = api.useUtils();
  const kept = useCart();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the cart is another try
  useEffect(() => {
    const before = readCart();
    if (!isKnown || before.ownerId === userId) return;
    if (userId === null) {
      writeCart({ lines: [], ownerId: null, isUnsent: false });
      return;
    }
    // Another account's cart is not this one's; a visitor's goes along.
    const lines = before.ownerId === null ? [...before.lines] : [];
    const merge = async () => {
      const merged = await client.cart.merge.mutate({ lines });
      if (readCart() === before) writeCart({ lines: merged.lines, ownerId: userId, isUnsent: false });
    };
    return tried(merge);
  }, [kept, isKnown, userId, client]);
}

function useUnsentCart(userId: string | null): void {
  const { client } = api.useUtils();
  const kept = useCart();
  useEffect(() => {
    if (userId === null || kept.ownerId !== userId || !kept.isUnsent) return;
    const send = async () => {
      await client.cart.save.mutate({ lines: [...kept.lines] });
      if (readCart() === kept) writeCart({ ...kept, isUnsent: false });
    };
    let stop = () => {};
    const timer = setTimeout(() => {
      stop = tried(send);
    }, QUIET_MS);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [kept, userId, client]);
}

/** Does it now, and again while no answer comes, and when the line is back, until somebody says stop. */
function tried(work: () => Promise<void>): () => void {
  const run = () => {
    void work().catch((error: unknown) => {
      const { retryAfter } = toCallFailure(error);
      if (isTransient(error) || retryAfter > 0) tries.later(retryAfter);
    });
  };
  // Browsers don't always say that the line is back.
  const tries = new SeldomTries(run);
  run();
  return () => tries.stop();
}

/** Takes over what the account's other browsers did to the cart, unless this one has news of its own. */
export function useAccountCart(): void {
  const { session } = useSession();
  const { client } = api.useUtils();
  // Not by the browser's word alone: the answer would be another account's.
  const userId = session?.isOfBefore ? undefined : session?.userId;
  useEffect(() => {
    const before = readCart();
    if (!userId || before.ownerId !== userId || before.isUnsent) return;
    const adopt = async () => {
      const { lines } = await client.cart.mine.query({ locale: "ar" });
      const kept = lines.map(({ productId, quantity }) => ({ productId, quantity }));
      if (readCart() === before) writeCart({ lines: kept, ownerId: userId, isUnsent: false });
    };
    void adopt().catch(() => undefined);
  }, [userId, client]);
}
