import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, describe, expect, it } from "vitest";
import type { Incoterm } from "#domain/rfq/incoterms.ts";
import { formatMoney } from "#i18n/formats.ts";
import { m } from "#i18n/paraglide/messages.js";
import { FrozenTerms } from "#src/features/quotes/frozen-terms.tsx";
import { VersionCard } from "#src/features/quotes/version-card.tsx";
import { AnswerTerms } from "#src/features/rfq/tracked/answer-terms.tsx";
import { sumsOf } from "#src/ui/document/document-sums.tsx";
import { speak } from "../../../support/in-locale.ts";

const VERSION = {
  ...{ version: 1, side: "supplier", createdAt: 0, currency: "AED", rateToAed: 1_000_000, lines: [], notes: null },
  ...{ goodsMinor: 100_00, discountMinor: 0, freightMinor: 0, insuranceMinor: 0, vatMinor: 0, vatRate: 0 },
  ...{ totalMinor: 100_00, incoterm: "CIF", place: "Jeddah", leadTimeDaysMin: 1, leadTimeDaysMax: 2 },
  ...{ paymentTerms: "100% in advance", validUntil: 0, bindingUntil: null },
};
const STANDING = { before: undefined, side: "buyer", role: "current" } as const;
type Terms = { incoterm: Incoterm; freightMinor: number };

/** The places where a quote is looked at before it is accepted, and the paper that it is printed on. */
const LOOKS: Record<string, (terms: Terms) => string> = {
  "the last look before an order": (terms) =>
    renderToStaticMarkup(<FrozenTerms version={{ ...VERSION, ...terms } as never} />),
  "a version": (terms) =>
    renderToStaticMarkup(<VersionCard version={{ ...VERSION, ...terms } as never} {...STANDING} />),
  "a guest's answer": ({ incoterm, freightMinor }) =>
    renderToStaticMarkup(
      <AnswerTerms answer={{ currency: "AED", incoterm, lines: [], terms: { ...VERSION, freightMinor } } as never} />,
    ),
  "the printed quote": (terms) =>
    sumsOf({ ...VERSION, ...terms } as never, false)
      .map(({ instead, minor }) => instead?.({}, { locale: "en" }) ?? formatMoney(minor ?? 0, "AED", "en"))
      .join(),
};

beforeEach(() => speak("en"));

describe.each(Object.entries(LOOKS))("%s", (_, look) => {
  it("says that the price covers the freight where it does", () => {
    expect(look({ incoterm: "CIF", freightMinor: 0 })).toContain(m.documents_freight_included());
    expect(look({ incoterm: "FOB", freightMinor: 0 })).not.toContain(m.documents_freight_included());
  });

  it("tells a freight that is stated beside it", () => {
    const html = look({ incoterm: "CIF", freightMinor: 12_34 });
    expect(html).toContain(formatMoney(12_34, "AED", "en"));
    expect(html).not.toContain(m.documents_freight_included());
  });
});
