import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { notesAuthor } from "#domain/orders/notes-author.ts";
import { formatDate } from "#i18n/formats.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { Notice } from "#src/ui/notice.tsx";
import { MessageButton } from "#src/ui/overlay/message-button.tsx";
import { Panel } from "#src/ui/panel.tsx";
import { Ltr, Written } from "#src/ui/text/bdi.tsx";
import { Delivery } from "#src/ui/text/delivery.tsx";
import { Named } from "#src/ui/text/named.tsx";
import { OwnWords } from "#src/ui/text/own-words.tsx";
import { PaymentTerms } from "#src/ui/text/payment-terms.tsx";
import { PhoneLink } from "#src/ui/text/phone-link.tsx";
import { Seat } from "#src/ui/text/seat.tsx";
import { countryName } from "#src/vocabulary/origin-name.ts";
import { taxNumberWords } from "#src/vocabulary/tax-number-words.ts";
import { formatLeadTime } from "#src/vocabulary/trade-terms.ts";
import type { OpenOrder } from "./order-labels.ts";

/** Who buys, who sells, where it goes and under which terms. */
export function OrderParties({ page }: { page: OpenOrder }) {
  const { buyer, supplier, order, side, isReachable, hidesContacts } = page;
  return (
    <Panel title={m.orders_parties()}>
      {hidesContacts && <Notice>{m.orders_contacts_hidden()}</Notice>}
      <dl className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
        <Fact name={m.orders_buyer()}>
          <span className="block">
            <Named name={buyer.companyName} className="font-bold text-gulf-900" />
          </span>
          <Written className="block w-fit">{buyer.contactName}</Written>
          {buyer.phone !== "" && (
            <PhoneLink phone={buyer.phone} className="flex min-h-11 items-center underline underline-offset-4" />
          )}
          {buyer.email !== "" && (
            <a href={`mailto:${buyer.email}`} className="flex min-h-11 items-center underline underline-offset-4">
              <Ltr className="wrap-anywhere">{buyer.email}</Ltr>
            </a>
          )}
          {buyer.trn && <Trn trn={buyer.trn} country={buyer.country} />}
        </Fact>
        <Fact name={m.orders_supplier()}>
          <Link
            to="/suppliers/$supplier"
            params={{ supplier: supplier.slug }}
            className="flex min-h-11 items-center font-bold text-gulf-800 underline underline-offset-4"
          >
            <span>
              <Named name={supplier.names} />
            </span>
          </Link>
          <span className="block">{countryName(supplier.country)}</span>
          {supplier.trn && <Trn trn={supplier.trn} country={supplier.country} />}
        </Fact>
        <Fact name={m.orders_delivery_address()}>
          <Written className="block w-fit whitespace-pre-line">{buyer.address}</Written>
          <Seat city={buyer.city} country={buyer.country} />
        </Fact>
        <Terms page={page} />
      </dl>
      <MessageButton
        about={{ kind: "order", id: order.reference }}
        isReachable={isReachable}
        label={side === "buyer" ? m.messages_start() : m.messages_start_buyer()}
      />
    </Panel>
  );
}

function Terms({ page: { order, side, events } }: { page: OpenOrder }) {
  const leadTime = formatLeadTime(order.leadTimeDaysMin, order.leadTimeDaysMax);
  return (
    <>
      {leadTime !== null && <Fact name={m.orders_lead_time()}>{leadTime}</Fact>}
      {order.incoterm && (
        <Fact name={m.orders_incoterm()}>
          <Delivery incoterm={order.incoterm} place={order.place} />
        </Fact>
      )}
      {order.paymentTerms && (
        <Fact name={m.orders_payment_terms()}>
          <PaymentTerms text={order.paymentTerms} />
        </Fact>
      )}
      {order.quoteReference && (
        <Fact name={m.orders_quote()}>
          <QuoteOf order={order} side={side} />
        </Fact>
      )}
      {order.notes && (
        <Fact name={notesAuthor(order, events) === "buyer" ? m.orders_notes() : m.orders_notes_supplier()}>
          <OwnWords text={order.notes} className="whitespace-pre-line" />
        </Fact>
      )}
      {order.carrier && (
        <Fact name={m.orders_shipment()}>
          <Written className="block w-fit">{order.carrier}</Written>
          <Ltr className="font-bold">{order.trackingReference}</Ltr>
          {order.shippedAt !== null && <span className="block">{formatDate(order.shippedAt, currentLocale())}</span>}
        </Fact>
      )}
    </>
  );
}

/** The way to the printed quote for both sides of it. */
function QuoteOf({ order: { quoteId, quoteReference }, side }: Pick<OpenOrder, "order" | "side">) {
  if (quoteId === null || side === "admin") return <Ltr>{quoteReference}</Ltr>;
  return (
    <Link
      to="/quotes/$id/print"
      params={{ id: quoteId }}
      className="inline-flex min-h-11 items-center underline underline-offset-4"
    >
      <Ltr>{quoteReference}</Ltr>
    </Link>
  );
}

function Trn({ trn, country }: { trn: string; country: string | null }) {
  return (
    <span className="block text-sm">
      {taxNumberWords(country)()} <Ltr>{trn}</Ltr>
    </span>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid min-w-0 content-start gap-0.5">
      <dt className="text-sand-600 text-sm">{name}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}
