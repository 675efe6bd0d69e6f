import { afterEach, expect, it, vi } from "vitest";
import { useSignOut } from "#src/ui/page/use-sign-out.ts";

const world = vi.hoisted(() => ({
  onSignedOut: async () => {},
  isEnded: false,
  unsent: Promise.resolve([] as object[]),
  toasts: [] as string[],
}));

vi.mock("#src/lib/calls/trpc.ts", () => ({
  api: {
    auth: {
      signOut: {
        useMutation: ({ onSuccess }: { onSuccess: () => Promise<void> }) => {
          world.onSignedOut = onSuccess;
          return { mutate: () => {}, isPending: false };
        },
      },
    },
  },
}));
vi.mock("#src/lib/session/session.ts", () => ({
  useSession: () => ({ session: { userId: "usr_a" } }),
  useSessionStore: () => ({
    end: async () => {
      world.isEnded = true;
    },
  }),
}));
vi.mock("#src/lib/outbox/message-outbox.ts", () => ({ unsentOf: () => world.unsent }));
vi.mock("#src/ui/overlay/toaster.tsx", () => ({ showToast: (kind: string) => void world.toasts.push(kind) }));

afterEach(() => void vi.unstubAllGlobals());

it("ends the session whether the outbox can be read or not, and says afterwards what waits in it", async () => {
  let read = (_unsent: object[]) => {};
  world.unsent = new Promise((resolve) => {
    read = resolve;
  });
  useSignOut();
  const done = world.onSignedOut();
  await vi.waitFor(() => expect(world.isEnded).toBe(true));
  expect(world.toasts).toEqual([]);
  read([{}]);
  await done;
  expect(world.toasts).toEqual(["info"]);
});
