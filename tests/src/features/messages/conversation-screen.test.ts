import { beforeEach, expect, it, vi } from "vitest";
import { ConversationScreen } from "#src/features/messages/conversation-screen.tsx";
import type { Session } from "#src/lib/session/session.ts";

const at = vi.hoisted(() => ({ hash: "", id: "cnv_1", lastSeq: 100 }));
vi.mock("@tanstack/react-router", () => ({
  useRouterState: ({ select }: { select: (state: object) => unknown }) => select({ location: { hash: at.hash } }),
}));
vi.mock("#src/lib/calls/trpc.ts", () => ({ api: { messages: { one: { useQuery: () => ({ data: { ...at } }) } } } }));
vi.mock("#src/features/messages/conversation-pane.tsx", () => ({ ConversationPane: () => null }));

beforeEach(() => Object.assign(at, { hash: "", id: "cnv_1", lastSeq: 100 }));

/** Which pane stands for a conversation, and at which of its messages. */
function paneAt(where: Partial<typeof at>, userId = "usr_1") {
  Object.assign(at, where);
  const session = { userId } as Session;
  const { key, props } = ConversationScreen({ id: at.id, session, renderReport: () => null, orderAct: () => "" });
  return { key, openedAt: (props as { openedAt: number | null }).openedAt };
}

it("a hit of the open conversation leads to its message, and keeps the pane with what is written there", () => {
  const { key, openedAt } = paneAt({});
  expect(openedAt).toBeNull();
  expect(paneAt({ hash: "message-7" })).toEqual({ key, openedAt: 7 });
  expect(paneAt({ hash: "message-101" })).toEqual({ key, openedAt: null });
  expect(paneAt({ lastSeq: 101 })).toEqual({ key, openedAt: 101 });
});

it("another conversation or another account is another pane", () => {
  const { key } = paneAt({});
  expect(paneAt({ id: "cnv_2" }).key).not.toBe(key);
  expect(paneAt({ id: "cnv_1" }, "usr_2").key).not.toBe(key);
});
