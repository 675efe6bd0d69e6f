import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { afterEach, expect, it, vi } from "vitest";
import { DAY_MS } from "#domain/kernel/time.ts";
import { type Widenable, wideningOf } from "#domain/rfq/widening.ts";
import { m } from "#i18n/paraglide/messages.js";
import { askedLabels } from "#src/features/rfq/asked-labels.ts";
import { QuoteSent } from "#src/features/rfq/quote-sent.tsx";
import { wideningLabels } from "#src/features/rfq/widening-labels.ts";
import { speak } from "../../../support/in-locale.ts";

const world = vi.hoisted(() => ({ tracked: undefined as object | undefined }));
vi.mock("@tanstack/react-router", () => ({ Link: () => null }));
vi.mock("#src/lib/calls/trpc.ts", () => ({
  api: { useUtils: () => ({ client: {} }), rfq: { track: { useQuery: () => ({ data: world.tracked }) } } },
}));

afterEach(() => speak("ar"));

const OPEN = { status: "open", quotesCount: 0, openedAt: 1000, widenedAt: null, isDirect: false } as const;
const at = (rfq: Widenable, now: number, added = 0) => wideningLabels({ ...rfq, ...wideningOf(rfq, now) }, added);

it("says once how many were asked and how many answers are awaited", () => {
  expect(askedLabels({ invited: 1, waiting: 1 }, true, false)).toBe("سألنا مورّدًا واحدًا وننتظر جوابه.");
  expect(askedLabels({ invited: 3, waiting: 1 }, true, false)).toBe("سألنا 3 موردين. وننتظر جواب واحد.");
  expect(askedLabels({ invited: 3, waiting: 3 }, false, false)).toBe("سألنا 3 موردين.");
  expect(askedLabels({ invited: 0, waiting: 0 }, true, false)).toBe(m.rfqs_invited_none());
  expect(askedLabels({ invited: 0, waiting: 0 }, true, true)).toBe(m.rfqs_invited_alone_none());
});

it("promises to look for more, and tells afterwards whether any were found", () => {
  speak("en");
  expect(at(OPEN, 2000)).toMatch(/^If no quote has come by .*, we look for more suppliers/);
  expect(at(OPEN, 1000 + DAY_MS)).toBe(m.rfqs_one_widening());
  const widened = { ...OPEN, widenedAt: 1000 + DAY_MS };
  expect(at(widened, 2 * DAY_MS, 2)).toContain("so we asked more suppliers on");
  expect(at(widened, 2 * DAY_MS)).toContain("found none that fits");
  // Asked again, it went out widely at once.
  expect(at({ ...OPEN, widenedAt: 1000 }, 2000, 2)).toBeNull();
  // It names its supplier, so others are promised neither before nor after the day.
  for (const now of [2000, 3 * DAY_MS]) expect(at({ ...OPEN, isDirect: true }, now)).toBe(m.rfq_track_alone());
  const named = { ...OPEN, isDirect: true, addressee: { names: { ar: "شركة الساحل", en: "Coast Company" } } };
  expect(at(named, 2000)).toBe(m.rfq_track_alone_named({ company: "\u2068Coast Company\u2069" }));
});

it("tells after sending how many were asked, none included, and nothing of it while a confirmation is due", () => {
  speak("en");
  const sent = { reference: "RFQ-1", accessKey: "key", email: "a@b.example", deadlineAt: 10 * DAY_MS } as const;
  const shown = (status: "open" | "unconfirmed") =>
    renderToString(createElement(QuoteSent, { sent: { ...sent, status }, onDone: () => undefined }));
  const asked = { invited: 2, waiting: 2, viewed: 0, declined: 0, added: 0 };
  world.tracked = { ...OPEN, ...wideningOf(OPEN, 2000), asked };
  expect(shown("open")).toContain("We asked 2 suppliers and await their answers.");
  expect(shown("open")).toContain("we look for more suppliers");
  expect(shown("unconfirmed")).not.toContain("We asked");
  world.tracked = { ...world.tracked, asked: { ...asked, invited: 0, waiting: 0 } };
  expect(shown("open")).toContain(m.rfqs_invited_none());
});

it("tells after sending to one company that it reaches this one, before and after the confirmation", () => {
  speak("en");
  const sent = { reference: "RFQ-1", accessKey: "key", email: "a@b.example", deadlineAt: 10 * DAY_MS } as const;
  world.tracked = undefined;
  for (const status of ["unconfirmed", "open"] as const) {
    const about = { sent: { ...sent, status }, company: "Coast Company", onDone: () => undefined };
    const shown = renderToString(createElement(QuoteSent, about));
    expect(shown).toContain("Coast Company");
    expect(shown).not.toMatch(/suppliers/i);
  }
});
