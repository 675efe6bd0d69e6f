import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { AskedGoods } from "#src/features/inbox/asked-goods.tsx";
import { AnswerTerms } from "#src/features/rfq/tracked/answer-terms.tsx";
import { Said } from "#src/features/rfq/tracked/asked-and-answered.tsx";

vi.mock("@tanstack/react-router", () => ({ Link: () => null }));

const FRENCH = "Dattes séchées";
const ENGLISH = "delivery before Ramadan";

it("marks what a buyer asked for with its language, its notes and lines too", () => {
  const line = { position: 1, description: FRENCH, quantity: "5", quantityMilli: null, unit: null };
  const lines = [{ ...line, targetPriceMinor: null, product: null }];
  const request = { description: FRENCH, notes: ENGLISH, lines, files: [], category: "food-products" };
  const shown = renderToString(createElement(AskedGoods, { request: request as never }));
  expect(shown.match(/lang="fr">Dattes/g)).toHaveLength(2);
  expect(shown).toContain(`lang="en">${ENGLISH}`);
});

it("marks what was said about a request, and what a quote names", () => {
  expect(renderToString(createElement(Said, { who: "Atlas", at: 0, text: ENGLISH }))).toContain(`lang="en">${ENGLISH}`);
  const quoted = {
    position: 1,
    description: FRENCH,
    quantityMilli: 1000,
    unit: "kg",
    unitPriceMinor: 1,
    amountMinor: 1,
  };
  const sums = { goodsMinor: 1, discountMinor: 0, freightMinor: 0, insuranceMinor: 0, vatMinor: 0, vatRate: 0 };
  const terms = { ...sums, paymentTerms: "x", notes: ENGLISH, leadTimeDaysMin: 1, leadTimeDaysMax: 2 };
  const answer = { terms, lines: [{ ...quoted, offer: 1, isSubstitute: false }], currency: "AED", totalMinor: 1 };
  const shown = renderToString(createElement(AnswerTerms, { answer: answer as never }));
  expect(shown).toContain('lang="fr"');
  expect(shown).toContain(`lang="en">${ENGLISH}`);
});
