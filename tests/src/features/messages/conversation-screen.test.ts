import { createElement, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, expect, it, vi } from "vitest";
import { ConversationScreen } from "#src/features/messages/conversation-screen.tsx";
import type { Session } from "#src/lib/session/session.ts";

const at = vi.hoisted(() => ({ hash: "", id: "cnv_1", lastSeq: 100 }));
const failed = vi.hoisted(() => ({ with: null as Error | null }));
vi.mock("@tanstack/react-router", () => ({
  Link: ({ to, children }: { to: string; children: ReactNode }) => createElement("a", { href: to }, children),
  useRouterState: ({ select }: { select: (state: object) => unknown }) => select({ location: { hash: at.hash } }),
}));
const read = () => (failed.with ? { isError: true, error: failed.with } : { data: { ...at } });
vi.mock("#src/lib/calls/trpc.ts", () => ({ api: { messages: { one: { useQuery: () => read() } } } }));
vi.mock("#src/features/messages/conversation-pane.tsx", () => ({ ConversationPane: () => null }));

beforeEach(() => {
  Object.assign(at, { hash: "", id: "cnv_1", lastSeq: 100 });
  failed.with = null;
});

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

it("what could not be opened fills a phone, and leads back to the list", () => {
  failed.with = new TypeError("Failed to fetch");
  const session = { userId: "usr_1" } as Session;
  const props = { id: "cnv_1", session, renderReport: () => null, orderAct: () => "" };
  const html = renderToStaticMarkup(createElement(ConversationScreen, props));
  expect(html).toContain("alert");
  expect(html).toContain('<a href="/messages">');
});
