import { afterEach, expect, it } from "vitest";
import { RFQ_STATUSES } from "#domain/rfq/rfq-status.ts";
import { m } from "#i18n/paraglide/messages.js";
import { eventLabels, nextStepLabels, openLabels } from "#src/features/rfq/status-labels.ts";
import { quotesLabels, statusLabels } from "#src/vocabulary/rfq-status-labels.ts";
import { speak } from "../../../support/in-locale.ts";

afterEach(() => speak("ar"));

const CONFIRM_BY = Date.UTC(2026, 10, 24, 8, 0);
const DEADLINE = Date.UTC(2026, 11, 5, 8, 0);

it.each(RFQ_STATUSES)("says where a request stands when %s, and what comes next", (status) => {
  for (const locale of ["ar", "en", "fr"] as const) {
    speak(locale);
    expect(statusLabels(status)).not.toMatch(/^$|rfq_/);
    expect(nextStepLabels({ status, confirmBy: CONFIRM_BY, deadlineAt: DEADLINE })).not.toMatch(/^$|rfq_|undefined/);
  }
});

it("names the time that counts: the link's end, then the deadline", () => {
  speak("en");
  expect(nextStepLabels({ status: "unconfirmed", confirmBy: CONFIRM_BY, deadlineAt: DEADLINE })).toContain(
    "24 November 2026",
  );
  expect(nextStepLabels({ status: "open", confirmBy: null, deadlineAt: DEADLINE })).toContain("5 December 2026");
});

it.each(["ar", "en", "fr"] as const)("speaks in %s of one company where the request goes to one", (locale) => {
  speak(locale);
  const several = { ar: /الموردون/, en: /Suppliers|suppliers/, fr: /fournisseurs/ }[locale];
  const one = { ar: /تستطيع الشركة/, en: /[Tt]he company can/, fr: /[Ll]’entreprise peut/ }[locale];
  const open = { status: "open", confirmBy: null, deadlineAt: DEADLINE } as const;
  expect(nextStepLabels({ ...open, isDirect: true })).toMatch(one);
  const left = { date: "–", left: "–" };
  for (const extendedAt of [null, 1]) {
    expect(openLabels({ extendedAt, isDirect: true }, left)).toMatch(one);
    expect(openLabels({ extendedAt, isDirect: false }, left)).toMatch(several);
  }
  expect(openLabels({ extendedAt: 1, isDirect: true }, left)).not.toBe(
    openLabels({ extendedAt: null, isDirect: true }, left),
  );
});

it.each(["ar", "en", "fr"] as const)(
  "speaks in %s of no quotes received where none came before it was closed",
  (locale) => {
    speak(locale);
    const closed = { status: "closed", confirmBy: null, deadlineAt: DEADLINE } as const;
    expect(nextStepLabels({ ...closed, quotesCount: 0 })).toBe(m.rfq_next_closed_none());
    expect(nextStepLabels({ ...closed, quotesCount: 2 })).toBe(m.rfq_next_closed());
  },
);

it("tells a request's history", () => {
  speak("fr");
  expect(eventLabels({ action: "submit", toStatus: "unconfirmed" })).toBe("Demande envoyée");
  expect(eventLabels({ action: "confirm", toStatus: "open" })).toBe("Confirmée par e-mail");
  expect(eventLabels({ action: "cancel", toStatus: "cancelled" })).toBe("Annulée");
});

it("says of a request that is over without a quote that it ended so", () => {
  speak("ar");
  expect(quotesLabels("open", 0)).toBe("لا عروض بعد");
  for (const status of ["closed", "expired", "cancelled", "removed"] as const) {
    expect(quotesLabels(status, 0)).toBe(m.rfqs_card_no_quote());
  }
  expect(quotesLabels("closed", 2)).toBe("عرضان");
});
