import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeAll, expect, it, vi } from "vitest";
import { m } from "#i18n/paraglide/messages.js";
import type { Compared } from "#src/features/rfq/compare/comparison.ts";
import { QuoteActs } from "#src/features/rfq/compare/quote-acts.tsx";
import { speak } from "../../../support/in-locale.ts";
import { offered } from "./a-comparison.ts";

vi.mock("@tanstack/react-router", () => ({
  Link: ({ children }: { children: ReactNode }) => <a href="/">{children}</a>,
}));
vi.mock("#src/ui/overlay/message-button.tsx", () => ({ MessageButton: () => null }));

beforeAll(() => speak("en"));

const quotes: Compared[] = ["first", "second", "third"].map((id, at) => {
  const compared = offered({ id, price: 2000 + at });
  return { ...compared, quote: { ...compared.quote, lastMover: "supplier", roundsLeft: 2 } };
});
const nothing = () => undefined;
const countOf = (html: string, text: string) => html.split(text).length - 1;

it("the pinned column's button says so, by its words alone, and can't be pressed again", () => {
  const acts = quotes.map((compared, at) =>
    renderToStaticMarkup(<QuoteActs compared={compared} isPinned={at === 0} onPin={nothing} onAct={nothing} />),
  );
  expect(acts.map((html) => countOf(html, 'aria-disabled="true"'))).toEqual([1, 0, 0]);
  expect(acts[0]).toContain(m.rfqs_compare_pinned());
  expect(acts[1]).toContain(m.rfqs_compare_pin());
  expect(acts.join("")).not.toContain("aria-pressed");
});
