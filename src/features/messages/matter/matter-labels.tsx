import type { ReactNode } from "react";
import { formatMoney } from "#i18n/formats.ts";
import { isolated } from "#i18n/isolated.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { Ltr } from "#src/ui/text/bdi.tsx";
import { AskedWords, Named } from "#src/ui/text/named.tsx";
import { labelOf } from "#src/vocabulary/label-of.ts";
import { toneOf } from "#src/vocabulary/look-of.ts";
import { STATUS_LABELS } from "#src/vocabulary/order-status-labels.ts";
import { statusLabels as quoteStatusLabels } from "#src/vocabulary/quote-status-labels.ts";
import { statusLabels as rfqStatusLabels } from "#src/vocabulary/rfq-status-labels.ts";
import type { OpenConversation } from "../live/conversation.ts";

export type Matter = NonNullable<OpenConversation["matter"]>;
type Of<Kind extends Matter["kind"]> = Extract<Matter, { kind: Kind }>;

/** The words of what waits for the reader of an order, as its own page has them; null where nothing does. */
export type OrderAct = (order: Of<"order">) => string | null;

interface MatterLabels {
  /** What it is. */
  title: ReactNode;
  /** How it stands. */
  line: ReactNode;
  /** What the reader can do about it, and whether that waits for them. */
  act: string;
  isWaiting: boolean;
}

const QUOTE_ACTS: Record<NonNullable<Of<"quote">["act"]>, () => string> = {
  accept: m.messages_matter_decide,
  accept_counter: m.messages_matter_answer_counter,
  accept_binding: m.messages_matter_answer_counter,
};

const RFQ_ACTS: Record<NonNullable<Of<"rfq">["act"]>, () => string> = {
  quote: m.messages_matter_answer_rfq,
  provide_info: m.messages_matter_answer_question,
};

/** A matter in words: what it is, how it stands, and what its reader can do about it. */
export function matterLabels(matter: Matter, orderAct: OrderAct): MatterLabels {
  switch (matter.kind) {
    case "order":
      return orderLabels(matter, orderAct(matter));
    case "quote":
      return quoteLabels(matter);
    case "rfq":
      return rfqLabels(matter);
    case "product":
      return productLabels(matter);
  }
}

function orderLabels({ reference, order }: Of<"order">, act: string | null): MatterLabels {
  return {
    title: titleOf(reference, m.messages_matter_order()),
    line: toneOf(STATUS_LABELS, order.status).words,
    act: act ?? m.messages_matter_open_order(),
    isWaiting: act !== null,
  };
}

function quoteLabels({ reference, status, currency, totalMinor, act }: Of<"quote">): MatterLabels {
  return {
    title: titleOf(reference, m.messages_matter_quote()),
    line: (
      <>
        <bdi>{formatMoney(totalMinor, currency, currentLocale())}</bdi> · {quoteStatusLabels(status)}
      </>
    ),
    act: act ? labelOf(QUOTE_ACTS, act) : m.messages_matter_open_quote(),
    isWaiting: act !== null,
  };
}

function rfqLabels({ reference, status, about, act }: Of<"rfq">): MatterLabels {
  return {
    title: titleOf(reference, m.messages_matter_rfq()),
    line: (
      <>
        {rfqStatusLabels(status)} · <AskedWords asked={about} />
      </>
    ),
    act: act ? labelOf(RFQ_ACTS, act) : m.messages_matter_open_rfq(),
    isWaiting: act !== null,
  };
}

function productLabels({ names, priceMinor, currency, isFrom }: Of<"product">): MatterLabels {
  const price = priceMinor === null ? null : isolated(formatMoney(priceMinor, currency, currentLocale()));
  return {
    title: <Named name={names} />,
    line: price === null ? m.catalogue_price_on_request() : isFrom ? m.catalogue_price_from({ price }) : price,
    act: m.messages_matter_open_product(),
    isWaiting: false,
  };
}

/** The reference first: it is what a narrow screen must not cut. */
function titleOf(reference: string, kind: string): ReactNode {
  return (
    <>
      <Ltr>{reference}</Ltr> · {kind}
    </>
  );
}
