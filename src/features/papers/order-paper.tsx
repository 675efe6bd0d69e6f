import type { ReactNode } from "react";
import { type OrderPaper, paperNumber } from "#domain/orders/order-reference.ts";
import { formatDate } from "#i18n/formats.ts";
import { m } from "#i18n/paraglide/messages.js";
import { Ltr } from "#src/ui/bdi.tsx";
import { PaperSheet } from "#src/ui/paper-sheet.tsx";
import { type PaperLanguage, type PaperWords, tongueOf } from "#src/ui/paper-tongue.tsx";
import { PaperLines } from "./paper-lines.tsx";
import type { PaperOrder } from "./paper-order.ts";
import { PaperParties } from "./paper-parties.tsx";
import { PaperTerms } from "./paper-terms.tsx";
import { PAPER_TITLES } from "./paper-titles.ts";

interface OrderPaperSheetProps {
  page: PaperOrder;
  paper: OrderPaper;
  language: PaperLanguage;
  verifyAddress: string;
}

/** A paper of an order. */
export function OrderPaperSheet({ page, paper, language, verifyAddress }: OrderPaperSheetProps) {
  const tongue = tongueOf(language);
  const { order } = page;
  const number = paperNumber(order.reference, paper);
  const facts: [PaperWords, ReactNode][] = [
    [m.papers_number, <Reference key="number">{number}</Reference>],
    [m.papers_date, formatDate(order.createdAt, tongue.main)],
  ];
  if (paper !== "order") facts.push([m.papers_title_order, <Ltr key="order">{order.reference}</Ltr>]);
  if (order.quoteReference) facts.push([m.papers_quote, <Ltr key="quote">{order.quoteReference}</Ltr>]);
  return (
    <PaperSheet
      tongue={tongue}
      title={PAPER_TITLES[paper]}
      facts={facts}
      number={number}
      code={order.verifyCode}
      verifyAddress={verifyAddress}
    >
      <PaperParties page={page} tongue={tongue} />
      <PaperLines page={page} tongue={tongue} />
      <PaperTerms order={order} tongue={tongue} />
    </PaperSheet>
  );
}

function Reference({ children }: { children: string }) {
  return <Ltr className="font-bold">{children}</Ltr>;
}
