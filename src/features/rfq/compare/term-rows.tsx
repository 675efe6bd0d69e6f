import { placeIn } from "#domain/kernel/places.ts";
import { formatDate, formatNumber, formatPercent } from "#i18n/formats.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { Delivery } from "#src/ui/text/delivery.tsx";
import { OwnParagraph } from "#src/ui/text/own-words.tsx";
import { PaymentTerms } from "#src/ui/text/payment-terms.tsx";
import { Stars } from "#src/ui/text/stars.tsx";
import { counted } from "#src/vocabulary/counted.ts";
import { paymentTermsIn } from "#src/vocabulary/payment-terms.ts";
import { formatLeadTime } from "#src/vocabulary/trade-terms.ts";
import type { RowMaker, RowValue } from "./compare-rows.tsx";
import type { Asked, Compared } from "./comparison.ts";

/** What a quote says besides its price, and what is known of who made it. */
export function termRows(request: Pick<Asked, "incoterm">): RowMaker[] {
  const asked = request.incoterm === null ? m.rfqs_form_incoterm_any() : <Delivery incoterm={request.incoterm} />;
  return [
    { key: "incoterm", name: m.rfqs_quotes_incoterm(), asked, of: incoterm },
    { key: "lead", name: m.rfqs_quotes_lead(), of: leadTime },
    { key: "payment", name: m.rfqs_row_payment(), of: ({ terms }) => payment(terms.paymentTerms) },
    { key: "valid", name: m.rfqs_quotes_valid(), of: validity },
    { key: "notes", name: m.rfq_track_notes(), of: ({ terms }) => written(terms.notes) },
    { key: "rating", name: m.rfqs_row_rating(), of: rating },
    { key: "orders", name: m.rfqs_row_orders(), of: orders },
    { key: "answers", name: m.rfqs_row_answers(), of: answers },
    { key: "since", name: m.rfqs_row_since(), of: ({ record }) => plain(record.yearEstablished?.toString() ?? null) },
  ];
}

/** What a quote does not say is said to be missing. */
function plain(text: string | null, rank?: number | null): RowValue {
  const said = text ?? m.rfqs_compare_not_stated();
  return { content: said, text: said, ...(rank === undefined ? {} : { rank }) };
}

function written(text: string | null): RowValue {
  if (!text) return plain(null);
  const content = <OwnParagraph text={text} className="whitespace-pre-line wrap-anywhere text-sm" />;
  return { content, text };
}

/** Alike where it means the same, in whichever language it was chosen. */
function payment(terms: string): RowValue {
  const content = (
    <p className="break-words text-sm">
      <PaymentTerms text={terms} />
    </p>
  );
  return { content, text: paymentTermsIn(terms, currentLocale()) };
}

function incoterm({ quote }: Compared): RowValue {
  if (quote.incoterm === null) return plain(null);
  const content = (
    <span>
      <Delivery incoterm={quote.incoterm} place={quote.place} />
    </span>
  );
  return { content, text: `${quote.incoterm} ${placeIn(quote.place ?? "", currentLocale())}` };
}

function leadTime({ quote }: Compared): RowValue {
  const longest = quote.leadTimeDaysMax ?? quote.leadTimeDaysMin;
  return plain(formatLeadTime(quote.leadTimeDaysMin, quote.leadTimeDaysMax), longest);
}

function validity({ quote: { validUntil } }: Compared): RowValue {
  return plain(validUntil === null ? null : formatDate(validUntil, currentLocale()));
}

function rating({ quote: { supplier } }: Compared): RowValue {
  if (supplier.ratingCount === 0 || supplier.ratingAverage === null) return plain(m.rfqs_row_no_rating());
  const content = (
    <span className="grid">
      <Stars value={supplier.ratingAverage} />
      <span className="text-sand-600 text-xs">{m.rfqs_row_ratings(counted(supplier.ratingCount))}</span>
    </span>
  );
  return { content, text: `${supplier.ratingAverage} ${supplier.ratingCount}`, rank: -supplier.ratingAverage };
}

function orders({ record }: Compared): RowValue {
  return plain(formatNumber(record.ordersCount, currentLocale()), -record.ordersCount);
}

function answers({ record: { responsePercent } }: Compared): RowValue {
  if (responsePercent === null) return plain(m.rfqs_compare_unknown());
  return plain(formatPercent(responsePercent, currentLocale()), -responsePercent);
}
