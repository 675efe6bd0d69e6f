import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, expect, it, vi } from "vitest";
import { QuoteRow } from "#src/features/quotes/quote-row.tsx";
import { speak } from "../../../support/in-locale.ts";

vi.mock("@tanstack/react-router", () => ({ Link: ({ children }: { children: unknown }) => children }));

const QUOTE = {
  ...{ id: "quo_1", reference: "QUO-1", status: "sent", currency: "AED", totalMinor: 100, incoterm: "DAP" },
  ...{ place: "Dubai", validUntil: 0, rfqReference: "RFQ-1", lastMover: "supplier", isAsked: false },
  ...{ description: "Medjool dates, 500 cartons", names: {}, buyerCompany: "Atlas Trading" },
};
const shown = (change: object = {}) => renderToStaticMarkup(<QuoteRow quote={{ ...QUOTE, ...change } as never} />);

beforeEach(() => speak("en"));

it("a quote is known again by its goods and its buyer, whom a draft does not name", () => {
  expect(shown()).toContain(QUOTE.description);
  expect(shown()).toContain(QUOTE.buyerCompany);
  const draft = shown({ status: "draft", buyerCompany: null });
  expect(draft).toContain(QUOTE.description);
  expect(draft).not.toContain(QUOTE.buyerCompany);
});
