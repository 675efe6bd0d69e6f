import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { addToCart, readCart, writeCart } from "#src/lib/cart/cart-store.ts";
import { useAccountCart, useCartKeeping } from "#src/lib/cart/use-cart-keeping.ts";

interface Effect {
  deps: readonly unknown[];
  stop: (() => void) | undefined;
}

const world = vi.hoisted(() => ({
  effects: [] as Effect[],
  at: 0,
  isOnline: true,
  merges: [] as unknown[],
  session: { userId: "usr_1" } as { userId: string; isOfBefore?: true },
}));

/** Effects as React runs them: again where one of their values changed. */
vi.mock("react", () => ({
  useSyncExternalStore: (_: unknown, read: () => unknown) => read(),
  useEffect: (run: () => (() => void) | undefined, deps: readonly unknown[]) => {
    const before = world.effects[world.at];
    if (!before || deps.some((value, at) => value !== before.deps[at])) {
      before?.stop?.();
      world.effects[world.at] = { deps, stop: run() };
    }
    world.at += 1;
  },
}));
vi.mock("#src/lib/session/session.ts", () => ({ useSession: () => ({ session: world.session, isKnown: true }) }));
vi.mock("#src/lib/calls/trpc.ts", async () => {
  const { TRPCClientError } = await import("@trpc/client");
  const merge = async ({ lines }: { lines: unknown }) => {
    world.merges.push(lines);
    if (!world.isOnline) throw new TRPCClientError("Failed to fetch");
    return { lines };
  };
  const mine = async () => ({ lines: [{ productId: "prd_9", quantity: 1 }] });
  const client = { cart: { merge: { mutate: merge }, save: { mutate: async () => {} }, mine: { query: mine } } };
  return { api: { useUtils: () => ({ client }) } };
});

let page = new EventTarget();
/** The frame of all pages, drawn once more. */
function Frame(): void {
  world.at = 0;
  useCartKeeping();
}

beforeEach(() => {
  page = new EventTarget();
  vi.stubGlobal("window", page);
  vi.stubGlobal("document", Object.assign(new EventTarget(), { hidden: false }));
  Object.assign(world, { effects: [], isOnline: false, merges: [], session: { userId: "usr_1" } });
  writeCart({ lines: [{ productId: "prd_1", quantity: 5 }], ownerId: null, isUnsent: true });
  Frame();
});
afterEach(() => {
  for (const { stop } of world.effects) stop?.();
  vi.unstubAllGlobals();
});

it("a visitor's cart that could not be merged is brought again once the line is back", async () => {
  expect(world.merges).toHaveLength(1);
  expect(readCart().ownerId).toBeNull();
  world.isOnline = true;
  page.dispatchEvent(new Event("online"));
  await vi.waitFor(() => expect(readCart().ownerId).toBe("usr_1"));
  Frame();
  page.dispatchEvent(new Event("online"));
  expect(world.merges).toHaveLength(2);
});

it("and with the next change of the cart", async () => {
  world.isOnline = true;
  addToCart("prd_2", 3);
  Frame();
  await vi.waitFor(() => expect(readCart().ownerId).toBe("usr_1"));
  expect(readCart().lines.map(({ productId }) => productId)).toEqual(["prd_1", "prd_2"]);
});

it("and by and by, where no browser says that the line is back", async () => {
  vi.useFakeTimers();
  for (const { stop } of world.effects) stop?.();
  world.effects = [];
  Frame();
  await vi.advanceTimersByTimeAsync(11_900);
  world.isOnline = true;
  expect(readCart().ownerId).toBeNull();
  await vi.advanceTimersByTimeAsync(6200);
  expect(readCart().ownerId).toBe("usr_1");
  vi.useRealTimers();
});

it("is neither sent nor taken away before the server says who is here", async () => {
  for (const { stop } of world.effects) stop?.();
  Object.assign(world, { effects: [], isOnline: true, merges: [], session: { userId: "usr_1", isOfBefore: true } });
  Frame();
  page.dispatchEvent(new Event("online"));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(world.merges).toEqual([]);
  expect(readCart()).toMatchObject({ ownerId: null, lines: [{ productId: "prd_1", quantity: 5 }] });
  world.session = { userId: "usr_2" };
  Frame();
  await vi.waitFor(() => expect(readCart().ownerId).toBe("usr_2"));
});

it("takes over the account's cart once the server says whose it is", async () => {
  for (const { stop } of world.effects) stop?.();
  Object.assign(world, { effects: [], session: { userId: "usr_1", isOfBefore: true } });
  writeCart({ lines: [{ productId: "prd_1", quantity: 5 }], ownerId: "usr_1", isUnsent: false });
  const show = () => {
    world.at = 0;
    useAccountCart();
  };
  show();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(readCart().lines).toMatchObject([{ productId: "prd_1" }]);
  world.session = { userId: "usr_1" };
  show();
  await vi.waitFor(() => expect(readCart().lines).toMatchObject([{ productId: "prd_9" }]));
});
