import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, expect, it } from "vitest";
import type { Currency } from "#domain/kernel/currency.ts";
import { formatMoney } from "#i18n/formats.ts";
import { CompareNotes } from "#src/features/rfq/compare/compare-notes.tsx";
import type { Asked } from "#src/features/rfq/compare/comparison.ts";
import { CostCell } from "#src/features/rfq/compare/cost-cell.tsx";
import { speak } from "../../../support/in-locale.ts";
import { ASKED, offered } from "./a-comparison.ts";

afterEach(() => speak("en"));

/** What stands above a comparison in riyals, and beside a freight that is assumed. */
function drawn(currency: Currency): string {
  const rate = { rateToAed: 979_333, rateSource: "peg", rateDate: "2026-11-27" };
  const request = { ...ASKED, money: { currency, rateToAed: 979_333, rate } } as Asked;
  const cost = { source: "assumed", amount: 50_000, rate: null } as const;
  return renderToStaticMarkup(
    <>
      <CompareNotes request={request} quotes={[offered({ id: "one", price: 2000 })]} />
      <CostCell step="freight" cost={cost} money={request.money} supplier="Sidra" onSet={() => undefined} />
    </>,
  );
}

it("a currency is said as its amounts are: in Arabic by its name alone, elsewhere by its code", () => {
  speak("ar");
  expect(drawn("SAR")).toContain("ريال سعودي");
  expect(drawn("SAR")).not.toMatch(/[A-Z]{3}/);
  expect(formatMoney(100, "SAR", "ar")).toContain("ريال سعودي");
  speak("en");
  expect(drawn("SAR")).toContain("SAR");
  // What another version wrote is no reason to show nothing.
  speak("ar");
  expect(drawn("mixed" as Currency)).toContain("mixed");
});
