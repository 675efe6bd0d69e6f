import { TRPCClientError } from "@trpc/client";
import { beforeEach, expect, it, vi } from "vitest";
import { m } from "#i18n/paraglide/messages.js";
import { useReconsider } from "#src/features/inbox/use-reconsider.ts";

const world = vi.hoisted(() => ({ toasts: [] as string[][], fault: {} as object }));

vi.mock("#src/lib/calls/trpc.ts", () => ({
  api: {
    useUtils: () => ({
      client: { inbox: { reconsider: { mutate: () => Promise.reject(world.fault) } } },
      inbox: { invalidate: async () => {} },
    }),
  },
}));
vi.mock("#src/ui/overlay/toaster.tsx", () => ({ showToast: (...toast: string[]) => void world.toasts.push(toast) }));

beforeEach(() => {
  world.toasts = [];
});

const conflict = (state: string) =>
  new TRPCClientError("CONFLICT", { result: { error: { data: { appCode: "CONFLICT", state } } } as never });

async function said(reconsider: ReturnType<typeof useReconsider>, fault: object) {
  world.fault = fault;
  await reconsider({ id: "inv_1", version: 2 });
  return world.toasts;
}

it("says that a decline is taken back where an earlier tap did it", async () => {
  expect(await said(useReconsider(), conflict("viewed"))).toEqual([["success", m.inbox_reconsidered()]]);
});

it("says the state that an invitation is in where it moved on", async () => {
  const state = m.inbox_status_expired();
  expect(await said(useReconsider(), conflict("expired"))).toEqual([["info", m.inbox_reconsider_stale({ state })]]);
});

it("says that it failed where nobody answered", async () => {
  expect(await said(useReconsider(), new TRPCClientError("fetch failed"))).toEqual([
    ["error", m.inbox_reconsider_failed()],
  ]);
});
