import { Link } from "@tanstack/react-router";
import { Printer } from "lucide-react";
import type { ReactNode } from "react";
import { isCalledOff } from "#domain/orders/order-facts.ts";
import { formatDateTime } from "#i18n/formats.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { api } from "#src/lib/calls/trpc.ts";
import { livePage } from "#src/lib/realtime/live-reads.ts";
import { StaleNote } from "#src/ui/list/stale-note.tsx";
import { AccountHeader } from "#src/ui/page/account-header.tsx";
import { Panel } from "#src/ui/panel.tsx";
import { Container } from "#src/ui/section.tsx";
import { Ltr } from "#src/ui/text/bdi.tsx";
import { OwnParagraph } from "#src/ui/text/own-words.tsx";
import { DisputePanel } from "./dispute-panel.tsx";
import { eventLabels, eventNote } from "./event-labels.ts";
import { OrderDocuments } from "./order-documents.tsx";
import { OrderHead } from "./order-head.tsx";
import { actorLabels, type OpenOrder } from "./order-labels.ts";
import { OrderLines } from "./order-lines.tsx";
import { OrderParties } from "./order-parties.tsx";
import { OrderPayments } from "./order-payments.tsx";

interface OrderScreenProps {
  reference: string;
  /** The ratings of the two sides, and the way to give one's own. */
  renderRatings: (page: OpenOrder) => ReactNode;
  /** What waits for another operator's word. */
  renderProposal: (page: OpenOrder) => ReactNode;
}

/** Declined and cancelled orders don't move; a completed one waits for ratings, and may be disputed for a while. */
function isOver({ order, actions }: OpenOrder): boolean {
  if (order.status === "completed") return actions.every((action) => action === "upload");
  return isCalledOff(order.status);
}

/** One order, for its buyer, its supplier or the platform. */
export function OrderScreen({ reference, renderRatings, renderProposal }: OrderScreenProps) {
  const [page, read] = api.orders.one.useSuspenseQuery({ reference }, livePage<OpenOrder>(isOver));
  return (
    <>
      <AccountHeader title={m.orders_title()} back={backOf(page.side)} />
      <Container className="grid gap-5 py-4 sm:py-6">
        <StaleNote read={read} />
        <p className="flex flex-wrap items-baseline gap-x-4 text-sand-700">
          <Ltr className="font-bold text-gulf-900 text-xl">{reference}</Ltr>
          <span>{formatDateTime(page.order.createdAt, currentLocale())}</span>
        </p>
        {renderProposal(page)}
        <OrderHead page={page} />
        <div className="grid gap-5 lg:grid-cols-[minmax(0,1fr)_24rem] lg:items-start">
          <div className="grid gap-5">
            <div id="dispute" className="scroll-mt-24 empty:hidden">
              <DisputePanel page={page} />
            </div>
            <OrderLines page={page} />
            <div id="payments" className="scroll-mt-24">
              <OrderPayments page={page} />
            </div>
            <OrderDocuments page={page} />
            {renderRatings(page)}
          </div>
          <div className="grid gap-5">
            <OrderParties page={page} />
            <PrintedDocuments reference={reference} />
            <OrderTimeline events={page.events} />
          </div>
        </div>
      </Container>
    </>
  );
}

function backOf(side: OpenOrder["side"]) {
  if (side === "supplier") return { label: m.orders_sold(), to: "/orders/sold" as const };
  if (side === "admin") return { label: m.admin_orders_title(), to: "/admin/orders" as const };
  return { label: m.orders_mine(), to: "/orders" as const };
}

const DOCUMENTS = [
  { document: "order", label: m.orders_document_order },
  { document: "proforma", label: m.orders_document_proforma },
  { document: "purchase_order", label: m.orders_document_purchase_order },
] as const;

function PrintedDocuments({ reference }: { reference: string }) {
  return (
    <div className="print:hidden">
      <Panel title={m.orders_printed_documents()}>
        <ul className="grid gap-1">
          {DOCUMENTS.map(({ document, label }) => (
            <li key={document}>
              <Link
                to="/orders/$reference/print"
                params={{ reference }}
                search={{ document, language: undefined }}
                className="inline-flex min-h-11 items-center gap-2 text-gulf-800 underline underline-offset-4"
              >
                <Printer aria-hidden size={18} /> {label()}
              </Link>
            </li>
          ))}
        </ul>
      </Panel>
    </div>
  );
}

/** Who did what with an order, the latest first. */
function OrderTimeline({ events }: Pick<OpenOrder, "events">) {
  return (
    <Panel title={m.orders_timeline()}>
      <ol className="grid gap-4">
        {events.toReversed().map((event) => (
          <li
            key={`${event.createdAt}-${event.action}-${event.actor}`}
            className="grid gap-0.5 border-brass-300 border-s-2 ps-3"
          >
            <p className="font-bold text-gulf-900">{eventLabels(event)}</p>
            {eventNote(event) && (
              <OwnParagraph text={eventNote(event) ?? ""} className="wrap-anywhere whitespace-pre-line text-sand-800" />
            )}
            <p className="text-sand-600 text-sm">
              {actorLabels(event.actor)} · {formatDateTime(event.createdAt, currentLocale())}
            </p>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
