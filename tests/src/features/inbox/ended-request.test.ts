import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { m } from "#i18n/paraglide/messages.js";
import { AnswerPanel } from "#src/features/inbox/answer-panel.tsx";
import { InvitationCard } from "#src/features/inbox/invitation-card.tsx";
import { NotOurProduct } from "#src/features/inbox/not-our-product.tsx";
import { TimeLeft } from "#src/features/inbox/time-left.tsx";

interface Options {
  onSuccess?: (declined: { version: number }) => void;
}
const world = vi.hoisted(() => ({ options: {} as Options, undo: [] as string[] }));

vi.mock("@tanstack/react-router", () => ({ Link: () => null, useNavigate: () => () => {} }));
vi.mock("#src/lib/calls/trpc.ts", () => {
  const mutation = {
    useMutation: (options: Options) => {
      world.options = options;
      return { mutate: () => {}, isPending: false };
    },
  };
  return {
    api: { useUtils: () => ({ client: {}, inbox: {} }), inbox: { decline: mutation }, quotes: { start: mutation } },
  };
});
vi.mock("#src/ui/overlay/toaster.tsx", () => ({ showUndo: (text: string) => void world.undo.push(text) }));

const DAYS = 13 * 86_400_000;
const left = (status: "open" | "cancelled" | "awarded" | "closed" | "removed", quote?: "accepted" | "not_selected") =>
  renderToString(
    createElement(TimeLeft, { deadlineAt: Date.now() + DAYS, status, quote: quote ? { status: quote } : null }),
  );

it("says of a request that takes no quotes any more why, and of no other how much time is left", () => {
  expect(left("open")).toContain("<time");
  for (const [status, words] of [
    ["cancelled", m.inbox_ended_cancelled()],
    ["awarded", m.inbox_ended_awarded()],
    ["closed", m.inbox_ended_closed()],
    ["removed", m.inbox_ended_removed()],
  ] as const) {
    expect(left(status)).not.toContain("<time");
    expect(left(status)).toContain(words);
  }
});

it("says to whose quote was accepted that it was, and to no other", () => {
  expect(left("awarded", "accepted")).toContain(m.inbox_ended_chosen());
  expect(left("awarded", "not_selected")).toContain(m.inbox_ended_awarded());
});

const declined = {
  id: "inv_1",
  version: 2,
  reasons: ["category"],
  quote: null,
  declineReason: "price",
  declineNote: null,
};
const panel = (actions: string[], status: string) =>
  renderToString(createElement(AnswerPanel, { invitation: { ...declined, actions, request: { status } } as never }));

it("says that no answer is needed only where the decline can't be taken back either", () => {
  const open = panel(["reconsider"], "open");
  expect(open).toContain(m.inbox_answer_declined());
  expect(open).not.toContain(m.inbox_answer_over());
  const over = panel([], "cancelled");
  expect(over).toContain(m.inbox_answer_over());
  expect(over).not.toContain(m.inbox_reconsider());
});

it("promises nothing to who has quoted, and lets no draft go on that can't be sent", () => {
  const quoted = (status: string, request: string, actions: string[] = []) =>
    renderToString(
      createElement(AnswerPanel, {
        invitation: {
          ...declined,
          declineReason: null,
          quote: { id: "q", status },
          actions,
          request: { status: request },
        },
      } as never),
    );
  expect(quoted("draft", "open", ["quote"])).toContain(m.inbox_answer_intro());
  expect(quoted("sent", "open")).not.toContain(m.inbox_answer_intro());
  expect(quoted("draft", "open", ["quote"])).toContain(m.inbox_quote_go_on());
  const late = quoted("draft", "closed");
  expect(late).toContain(m.inbox_answer_over());
  expect(late).not.toContain(m.inbox_quote_go_on());
  const beside = quoted("draft", "open", ["reconsider"]);
  expect(beside).toContain(m.inbox_answer_declined());
  expect(beside).toContain(m.inbox_reconsider());
  expect(beside).not.toContain(m.inbox_quote_go_on());
});

it("offers to be asked no more for such goods, but for those that the buyer asked this company alone for", () => {
  const offered = (reasons: string[]) => {
    const open = { ...declined, declineReason: null, actions: ["decline"], request: { status: "open", lines: [] } };
    const card = {
      ...open,
      status: "viewed",
      rfqStatus: "open",
      category: "food-products",
      lines: 1,
      deadlineAt: 9e15,
    };
    const asked = { description: "تمر", names: null, quantity: "5 kg", quantityValue: 5, quantityUnit: "kg" };
    return [
      renderToString(createElement(AnswerPanel, { invitation: { ...open, reasons } } as never)),
      renderToString(createElement(InvitationCard, { invitation: { ...card, ...asked, reasons } } as never)),
    ].map((html) => html.includes(m.inbox_decline_not_our_product()));
  };
  expect(offered(["chosen", "category"])).toEqual([true, true]);
  expect(offered(["direct"])).toEqual([false, false]);
});

it("names the request in the message that takes a decline back", () => {
  renderToString(createElement(NotOurProduct, { invitation: { id: "inv_1", version: 1, reference: "RFQ-77" } }));
  world.options.onSuccess?.({ version: 2 });
  expect(world.undo).toEqual([m.inbox_not_our_product_done({ reference: "\u2068RFQ-77\u2069" })]);
  expect(world.undo[0]).toContain("RFQ-77");
});
