import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { m } from "#i18n/paraglide/messages.js";
import { OtherMailbox } from "#src/features/admin/claims/claim-card.tsx";

const shown = (invitedEmail: string | null) =>
  renderToStaticMarkup(<OtherMailbox claim={{ invitedEmail, claimant: { email: "heir@people.example" } }} />);

it("an invitation that somebody else opened is said with the address that it was sent to", () => {
  expect(shown("owner@people.example")).toContain(m.claims_admin_other_mailbox());
  expect(shown("owner@people.example")).toContain("owner@people.example");
});

it("one that was opened by whom it was sent to, and a claim with a licence, warn of nothing", () => {
  expect([shown("heir@people.example"), shown(null)]).toEqual(["", ""]);
});
