import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { m } from "#i18n/paraglide/messages.js";
import { AskedList } from "#src/features/rfq/tracked/asked-list.tsx";
import type { ApiOutputs } from "#src/lib/trpc.ts";

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
  companyName: "Coast Trading",
};
const NAMES = { ar: "تمر خلاص", en: "Khalas dates" };
/** What a guest reads, without marks. The list reads nothing else of a request. */
const read = (changes: Partial<typeof ASKED> | Record<string, null> = {}) => {
  const rfq = { ...ASKED, ...changes } as unknown as ApiOutputs["rfq"]["track"];
  return renderToStaticMarkup(<AskedList rfq={rfq} />).replace(/<[^>]*>|\p{Cf}/gu, " ");
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
