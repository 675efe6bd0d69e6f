import { expect, it, vi } from "vitest";
import { useOwnQueue } from "#src/lib/outbox/use-own-queue.ts";

const world = vi.hoisted(() => ({
  session: undefined as { userId: string } | null | undefined,
  isOwn: (): boolean => false,
}));

vi.mock("react", () => ({ useMemo: (make: () => unknown) => make(), useEffect: () => {} }));
vi.mock("@tanstack/react-router", () => ({ useRouter: () => ({}) }));
vi.mock("#src/lib/session/session.ts", () => ({ useSessionStore: () => ({}) }));
vi.mock("#src/lib/calls/trpc.ts", () => ({
  api: { useUtils: () => ({ auth: { session: { getData: () => world.session } } }) },
}));
vi.mock("#src/lib/outbox/sending-queue.ts", () => ({
  SendingQueue: class {
    constructor({ isOwn }: { isOwn: () => boolean }) {
      world.isOwn = isOwn;
    }
  },
}));

it("stops sending for another account and for none, not because nobody could say who it is", () => {
  useOwnQueue("usr_a");
  const answers = [{ userId: "usr_a" }, { userId: "usr_b" }, null, undefined].map((session) => {
    world.session = session;
    return world.isOwn();
  });
  expect(answers).toEqual([true, false, false, true]);
});
