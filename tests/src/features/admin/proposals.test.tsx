import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, expect, it, vi } from "vitest";
import { m } from "#i18n/paraglide/messages.js";
import { CompanyTransitions } from "#src/features/admin/company-transitions.tsx";
import type { Application } from "#src/features/admin/in-the-way.ts";
import { ProposalFacts } from "#src/features/admin/proposals/proposal-dialog.tsx";
import { ProposalListScreen } from "#src/features/admin/proposals/proposal-list-screen.tsx";
import type { Proposal } from "#src/features/admin/proposals/proposal-subject.ts";
import { SubjectProposal } from "#src/features/admin/proposals/subject-proposal.tsx";
import type { SeenDocuments } from "#src/features/admin/seen-documents.ts";
import { speak } from "../../../support/in-locale.ts";

const told = vi.hoisted(() => ({ data: {} as object }));
vi.mock("@tanstack/react-router", () => ({ Link: ({ children }: { children: ReactNode }) => children }));
vi.mock("#src/lib/calls/trpc.ts", () => ({
  api: { admin: { proposals: { useQuery: () => told } }, useUtils: () => ({}) },
}));
vi.mock("#src/features/admin/queue/use-queue-keys.ts", () => ({ useDecisionKeys: () => {} }));
vi.mock("#src/features/admin/queue/queue-context.ts", () => ({ useOpenQueue: () => ({}) }));
vi.mock("#src/features/admin/approve-now.tsx", () => ({ AcceptedWith: () => null, useApproveNow: () => ({}) }));
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

it("while an approval waits for a colleague, the company's page says so in place of its button", () => {
  const application = {
    ...{ id: "sup_1", status: "pending", actions: ["approve", "reject"], openItems: [], checklist: [], version: 1 },
  } as unknown as Application;
  const page = () => <CompanyTransitions application={application} files={{} as SeenDocuments} />;
  expect(rendered(page)).toContain(`>${m.admin_transition_approve()}<`);
  told.data = { items: [{ action: "approve", isOwn: true }], refused: [] };
  expect(rendered(page)).toContain(m.operators_second_own_waits());
  expect(rendered(page)).toContain("#proposal");
  expect(rendered(page)).not.toContain(`>${m.admin_transition_approve()}<`);
  expect(rendered(page)).toContain(`>${m.admin_transition_reject()}<`);
});

it("a confirmation repeats what is confirmed: the decision, the order, its supplier and the sum", () => {
  const proposal = { ...REFUSAL, names: { en: "Gulf Steel" }, totalMinor: 6_000_000, currency: "AED" };
  const html = rendered(() => <ProposalFacts proposal={proposal as unknown as Proposal} />);
  for (const part of [m.admin_audit_action_settle_completed(), REFUSAL.reference, "Gulf Steel", "60,000"]) {
    expect(html).toContain(part);
  }
});

function rendered(Screen: () => ReactNode): string {
  return renderToStaticMarkup(<Screen />);
}
