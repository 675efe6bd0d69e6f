import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, describe, expect, it, vi } from "vitest";
import { LOCALES } from "#domain/kernel/locale.ts";
import type { InvitationStatus } from "#domain/rfq/invitation-machine.ts";
import type { RfqStatus } from "#domain/rfq/rfq-status.ts";
import { m } from "#i18n/paraglide/messages.js";
import { InvitedPanel } from "#src/features/rfq/own/invited-panel.tsx";
import type { OwnRequest } from "#src/features/rfq/own/request-screen.tsx";
import { speak } from "../../../support/in-locale.ts";

vi.mock("@tanstack/react-router", () => ({
  Link: ({ children }: { children: ReactNode }) => <a href="/">{children}</a>,
}));
vi.mock("#src/ui/overlay/message-button.tsx", () => ({ MessageButton: () => null }));

afterEach(() => speak("ar"));

const DEADLINE = Date.UTC(2026, 11, 9, 8);
const supplier = {
  id: "sup_1",
  slug: "coast",
  names: { ar: "شركة الساحل", en: "Coast Company" },
  cities: {},
  city: "Dubai",
  country: "AE",
  logoPath: null,
  isVerified: false,
  ratingCount: 0,
  ratingAverage: null,
};

/** What the panel says of one company that was asked. The panel reads nothing else of a request. */
function read(status: RfqStatus, invitation: { status: InvitationStatus; deadlineAt: number }): string {
  const asked = { id: "inv_1", supplier, reasons: [], viewedAt: null, declineReason: null, ...invitation };
  const request = { status, deadlineAt: DEADLINE, isDirect: false, quotes: [], invitations: [asked] };
  return renderToStaticMarkup(<InvitedPanel request={request as unknown as OwnRequest} />);
}

describe.each(LOCALES)("what is said in %s of a company that did not answer", (locale) => {
  it.each(["cancelled", "removed", "closed", "awarded"] as const)(
    "blames nobody where the request was %s before the deadline",
    (status) => {
      speak(locale);
      const text = read(status, { status: "expired", deadlineAt: DEADLINE - 1 });
      expect(text).toContain(m.rfqs_invited_state_closed());
      expect(text).not.toContain(m.rfqs_invited_state_expired());
    },
  );

  it.each(["expired", "closed", "cancelled"] as const)("says so where the deadline passed, also when %s", (status) => {
    speak(locale);
    const text = read(status, { status: "expired", deadlineAt: DEADLINE });
    expect(text).toContain(m.rfqs_invited_state_expired());
    expect(text).not.toContain(m.rfqs_invited_state_closed());
  });
});

it("keeps the answer of who answered before the request was called off", () => {
  const text = read("cancelled", { status: "quoted", deadlineAt: DEADLINE - 1 });
  expect(text).toContain(m.rfqs_invited_state_quoted());
  expect(text).not.toContain(m.rfqs_invited_state_closed());
});
