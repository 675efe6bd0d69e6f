import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeAll, expect, it, vi } from "vitest";
import { m } from "#i18n/paraglide/messages.js";
import { CompareTable } from "#src/features/rfq/compare/compare-table.tsx";
import type { Compared } from "#src/features/rfq/compare/comparison.ts";
import { QuoteActs } from "#src/features/rfq/compare/quote-acts.tsx";
import { speak } from "../../../support/in-locale.ts";
import { ASKED, offered } from "./a-comparison.ts";

vi.mock("@tanstack/react-router", () => ({
  Link: ({ children }: { children: ReactNode }) => <a href="/">{children}</a>,
}));
vi.mock("#src/ui/overlay/message-button.tsx", () => ({ MessageButton: () => null }));
vi.mock("#src/features/rfq/compare/quote-heads.tsx", () => ({ QuoteHeads: () => null }));
vi.mock("#src/features/rfq/compare/compare-rows.tsx", () => ({
  compareRows: (all: Compared[]) => [
    { key: "x", name: "x", isMain: false, note: null, asked: null, differs: false, cells: all.map(cellOf) },
  ],
}));
const cellOf = ({ quote: { id } }: Compared) => ({ id, content: id, isBest: false, beside: null });

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

it("all parts of the table say what they are: none is laid out as a table's", () => {
  const html = renderToStaticMarkup(
    <CompareTable
      request={ASKED}
      quotes={quotes}
      onlyDifferences={false}
      isBusy={false}
      onSet={nothing}
      onPin={nothing}
      onAct={nothing}
    />,
  );
  const parts = [...html.matchAll(/<(table|thead|tbody|tr|th|td)\b([^>]*)>/g)].map(([, name, attributes = ""]) => ({
    name,
    role: /role="(\w+)"/.exec(attributes)?.[1],
    scope: /scope="(\w+)"/.exec(attributes)?.[1],
  }));
  const said = new Set(parts.map(({ name, role, scope }) => [name, role, scope].filter(Boolean).join(" ")));
  expect([...said].sort()).toEqual([
    "table table",
    "tbody rowgroup",
    "td cell",
    "th columnheader col",
    "th rowheader row",
    "thead rowgroup",
    "tr row",
  ]);
});
