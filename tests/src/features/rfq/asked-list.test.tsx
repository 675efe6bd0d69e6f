import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { LANGUAGE_NAMES } from "#i18n/direction.ts";
import { m } from "#i18n/paraglide/messages.js";
import { AskedList } from "#src/features/rfq/tracked/asked-list.tsx";
import type { ApiOutputs } from "#src/lib/calls/trpc.ts";
import { speak } from "../../../support/in-locale.ts";

vi.mock("@tanstack/react-router", () => ({
  Link: ({ to, params, children }: { to: string; params: Record<string, string>; children: ReactNode }) => (
    <a href={Object.entries(params).reduce((path, [name, value]) => path.replace(`$${name}`, value), to)}>{children}</a>
  ),
}));

const line = { position: 1, description: "Khalas dates", quantity: "500 kg", quantityMilli: 500_000, unit: "kg" };
const ASKED = {
  category: "food-products",
  subcategory: "dates",
  description: "Khalas dates, 5 kg cartons",
  quantity: "500 kg",
  lines: [{ ...line, targetPriceMinor: 375, productId: null }],
  destinationCountry: "KE",
  destinationCity: "Mombassa",
  incoterm: "CIF",
  targetCurrency: "USD",
  deadlineAt: Date.UTC(2026, 11, 9, 8),
  files: [],
  notes: null,
  product: null,
  addressee: null,
  companyName: "Coast Trading",
};
const NAMES = { ar: "تمر خلاص", en: "Khalas dates" };
/** What a guest reads, without marks. The list reads nothing else of a request. */
const read = (changes: object = {}) => markup(changes).replace(/<[^>]*>|\p{Cf}/gu, " ");
const markup = (changes: object) => {
  const rfq = { ...ASKED, ...changes } as unknown as ApiOutputs["rfq"]["track"];
  return renderToStaticMarkup(<AskedList rfq={rfq} />);
};

it("shows a guest all that was asked for: where to, on which terms, at what price and until when", () => {
  const text = read();
  expect(text).toContain("كينيا");
  expect(text).toContain("مومباسا");
  expect(text).toContain("CIF");
  expect(text).toContain(m.rfqs_asked_target());
  expect(text).toMatch(/3[.,]75/);
  expect(text).toContain("9 ديسمبر 2026");
});

it("shows the buyer's own text beside the goods' name in the page's language", () => {
  const other = { ...line, targetPriceMinor: null, productId: null, names: NAMES };
  const text = read({ lines: [other, { ...other, position: 2, description: "Rutab of the season" }] as never });
  expect(text).toMatch(/تمر خلاص.*Khalas dates.*تمر خلاص.*Rutab of the season/);
});

it("has no line for what was not asked for", () => {
  const text = read({ destinationCountry: null, destinationCity: null, incoterm: null, targetCurrency: null });
  for (const term of [m.rfqs_form_destination(), m.rfqs_form_incoterm(), m.rfqs_asked_target()])
    expect(text).not.toContain(term);
});

it("names the only company that was asked in the page's language, with a link while its page is shown", () => {
  const names = { ar: "شركة الساحل", en: "Coast Company" };
  expect(read()).not.toContain(m.rfq_form_supplier());
  const shown = markup({ addressee: { slug: "coast", names } });
  expect(shown).toContain(m.rfq_form_supplier());
  expect(shown).toMatch(/<a href="\/suppliers\/coast">.*شركة الساحل.*<\/a>/);
  expect(markup({ addressee: { slug: null, names } })).not.toContain("/suppliers/");
});

it("says the form's own sentence in the page's language, and marks what stands in another", () => {
  speak("en");
  const product = { category: "food-products", slug: "dates", names: { ar: "تمر خلاص", en: "Khalas dates" } };
  const description = m.rfq_form_description_for_product({ name: "تمر خلاص" }, { locale: "ar" });
  expect(read({ product, description })).toContain("I would like a quote for this product: Khalas dates");
  const mark = `title="${m.catalogue_shown_in({ language: LANGUAGE_NAMES.ar })}"`;
  expect(markup({})).not.toContain(mark);
  for (const foreign of [{ description: "تمر فاخر" }, { notes: "في أكياس" }, { companyName: "شركة الساحل" }]) {
    const shown = markup(foreign);
    expect(shown).toContain(mark);
    expect(shown).toContain('lang="ar"');
  }
  speak("ar");
});
