import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, expect, it, vi } from "vitest";
import { m } from "#i18n/paraglide/messages.js";
import { ProposalListScreen } from "#src/features/admin/proposals/proposal-list-screen.tsx";
import { SubjectProposal } from "#src/features/admin/proposals/subject-proposal.tsx";
import { speak } from "../../../support/in-locale.ts";

const told = vi.hoisted(() => ({ data: {} as object }));
vi.mock("@tanstack/react-router", () => ({ Link: ({ children }: { children: ReactNode }) => children }));
vi.mock("#src/lib/calls/trpc.ts", () => ({ api: { admin: { proposals: { useQuery: () => told } } } }));
vi.mock("#src/features/admin/admin-page.tsx", () => ({
  AdminPage: ({ children }: { children: ReactNode }) => children,
}));

const REFUSAL = {
  ...{ id: "prp_1", kind: "order_ruling", subjectId: "ord_1", action: "settle_completed", reason: "الشحنة لم تُفحص" },
  ...{ refusedAt: 1_790_000_000_000, refuser: "Huda", reference: "MW-O-26-000001", names: {} },
};

beforeEach(() => {
  speak("en");
  told.data = { items: [], refused: [REFUSAL], hasOther: { company_exception: true, order_ruling: true } };
});

it("who proposed something reads who refused it and why, in the list and on the page of the thing", () => {
  for (const html of [ProposalListScreen, () => <SubjectProposal about="MW-O-26-000001" />].map(rendered)) {
    expect(html).toContain(REFUSAL.reason);
    expect(html).toContain("Huda");
    expect(html).toContain(m.admin_audit_action_settle_completed());
  }
  expect(rendered(ProposalListScreen)).toContain(m.operators_second_refused_yours());
});

function rendered(Screen: () => ReactNode): string {
  return renderToStaticMarkup(<Screen />);
}
