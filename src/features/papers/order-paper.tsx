import { directionOf } from "#domain/kernel/locale.ts";
import { type OrderPaper, paperNumber } from "#domain/orders/order-reference.ts";
import { formatDate } from "#i18n/formats.ts";
import { m } from "#i18n/paraglide/messages.js";
import { Ltr } from "#src/ui/bdi.tsx";
import { PaperLines } from "./paper-lines.tsx";
import type { PaperOrder } from "./paper-order.ts";
import { PaperParties } from "./paper-parties.tsx";
import type { PaperLanguage } from "./paper-search.ts";
import { PaperTerms } from "./paper-terms.tsx";
import { PAPER_TITLES } from "./paper-titles.ts";
import { Said, type Tongue, tongueOf } from "./tongue.tsx";

interface OrderPaperSheetProps {
  page: PaperOrder;
  paper: OrderPaper;
  language: PaperLanguage;
  verifyAddress: string;
}

/** The sheet itself: black on white, in its own language and direction whatever the page's. */
export function OrderPaperSheet({ page, paper, language, verifyAddress }: OrderPaperSheetProps) {
  const tongue = tongueOf(language);
  return (
    <article
      lang={tongue.main}
      dir={directionOf(tongue.main)}
      className="grid min-w-0 gap-6 rounded-xl border border-sand-300 bg-white p-4 text-start text-sm leading-relaxed sm:p-10 print:rounded-none print:border-0 print:p-0 print:text-xs"
    >
      <PaperHead page={page} paper={paper} tongue={tongue} />
      <PaperParties page={page} tongue={tongue} />
      <PaperLines page={page} tongue={tongue} />
      <PaperTerms order={page.order} tongue={tongue} />
      <footer className="grid gap-1 border-gulf-900 border-t-2 pt-3 break-inside-avoid">
        <p className="font-bold">
          <Said tongue={tongue} words={m.papers_verify} />
        </p>
        <p>
          <Ltr className="wrap-anywhere">{verifyAddress}</Ltr>
        </p>
        <p className="flex flex-wrap gap-x-6">
          <span>
            <Said tongue={tongue} words={m.papers_number} />:{" "}
            <Ltr className="font-bold">{paperNumber(page.order.reference, paper)}</Ltr>
          </span>
          <span>
            <Said tongue={tongue} words={m.papers_code} />:{" "}
            <Ltr className="font-bold tracking-wider">{page.order.verifyCode}</Ltr>
          </span>
        </p>
        <p className="text-sand-700">
          <Said tongue={tongue} words={m.papers_no_money_held} />
        </p>
      </footer>
    </article>
  );
}

interface PaperHeadProps extends Pick<OrderPaperSheetProps, "page" | "paper"> {
  tongue: Tongue;
}

function PaperHead({ page: { order }, paper, tongue }: PaperHeadProps) {
  return (
    <header className="flex flex-wrap items-start justify-between gap-x-8 gap-y-3 border-gulf-900 border-b-2 pb-4">
      <div>
        <p className="font-bold text-brass-700">
          <Said tongue={tongue} words={m.shell_brand} />
        </p>
        <h2 className="text-2xl text-gulf-900 leading-snug">
          <Said tongue={tongue} words={PAPER_TITLES[paper]} />
        </h2>
      </div>
      <dl className="grid grid-cols-[auto_auto] gap-x-4">
        <dt>
          <Said tongue={tongue} words={m.papers_number} />
        </dt>
        <dd className="font-bold">
          <Ltr>{paperNumber(order.reference, paper)}</Ltr>
        </dd>
        <dt>
          <Said tongue={tongue} words={m.papers_date} />
        </dt>
        <dd>{formatDate(order.createdAt, tongue.main)}</dd>
        {paper !== "order" && (
          <>
            <dt>
              <Said tongue={tongue} words={m.papers_title_order} />
            </dt>
            <dd>
              <Ltr>{order.reference}</Ltr>
            </dd>
          </>
        )}
        {order.quoteReference && (
          <>
            <dt>
              <Said tongue={tongue} words={m.papers_quote} />
            </dt>
            <dd>
              <Ltr>{order.quoteReference}</Ltr>
            </dd>
          </>
        )}
      </dl>
    </header>
  );
}
