import { TRPCClientError } from "@trpc/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useCheckout } from "#src/features/checkout/use-checkout.ts";
import { runHook } from "../../support/run-hook.ts";

const world = vi.hoisted(() => ({ lines: [] as object[], keys: [] as string[] }));
vi.mock("#src/lib/session/session.ts", () => ({ useSession: () => ({ session: null, isKnown: true }) }));
vi.mock("#src/lib/cart/use-priced-lines.ts", () => ({
  usePricedLines: () => ({ kept: world.lines, lines: world.lines, query: { refetch: async () => {} } }),
}));
vi.mock("#src/lib/calls/trpc.ts", () => {
  const mutate = async ({ idempotencyKey }: { idempotencyKey: string }) => {
    world.keys.push(idempotencyKey);
    throw new TRPCClientError("no answer");
  };
  const client = { orders: { checkout: { mutate } } };
  const useQuery = () => ({});
  return {
    OF_NOW: {},
    api: { useUtils: () => ({ client }), account: { profile: { useQuery } }, orders: { knownBuyer: { useQuery } } },
  };
});

beforeEach(() => {
  const kept = new Map<string, string>();
  const sessionStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  vi.stubGlobal("window", { sessionStorage });
  // Without a connection nothing is tried twice.
  vi.stubGlobal("navigator", { onLine: false });
});
afterEach(() => vi.unstubAllGlobals());

async function keyOf(productId: string, quantity: number): Promise<string> {
  const line = { productId, quantity, problem: null, unitPriceMinor: 500, amountMinor: 500 * quantity };
  world.lines = [{ ...line, product: { currency: "AED" } }];
  const { form, submit } = runHook(useCheckout);
  form.setValue("companyName", "Sahel Trading");
  form.setValue("contactName", "Purchasing");
  form.setValue("phone", "+971 50 123 4567");
  form.setValue("city", "Dubai");
  form.setValue("address", "Warehouse 4");
  await submit();
  return world.keys.at(-1) ?? "";
}

it("goods belong to the intent of a checkout: another cart never gets an earlier one's answer", async () => {
  const first = await keyOf("prd_dates", 10);
  expect(await keyOf("prd_dates", 10)).toBe(first);
  const keys = [first, await keyOf("prd_dates", 20), await keyOf("prd_tiles", 10)];
  expect(new Set(keys).size).toBe(3);
});
