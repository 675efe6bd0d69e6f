import type { ReactNode } from "react";
import { type OrderPaper, paperNumber } from "#domain/orders/order-reference.ts";
import { m } from "#i18n/paraglide/messages.js";
import { Ltr } from "#src/ui/bdi.tsx";
import type { PaperLanguage } from "#src/ui/paper-language.ts";
import { PaperLines } from "#src/ui/paper-lines.tsx";
import { PaperSheet } from "#src/ui/paper-sheet.tsx";
import { sumsOf } from "#src/ui/paper-sums.tsx";
import { type PaperWords, SaidDate, tongueOf } from "#src/ui/paper-tongue.tsx";
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
    [m.papers_date, <SaidDate key="date" tongue={tongue} time={order.createdAt} />],
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
      <PaperLines
        tongue={tongue}
        currency={order.currency}
        lines={page.lines.map((line) => ({ ...line, number: String(line.position) }))}
        sums={sumsOf({ ...order, vatMinor: order.isVatOpen ? null : order.vatMinor }, true)}
        totalMinor={order.totalMinor}
      />
      <PaperTerms order={order} tongue={tongue} />
    </PaperSheet>
  );
}

function Reference({ children }: { children: string }) {
  return <Ltr className="font-bold">{children}</Ltr>;
}
