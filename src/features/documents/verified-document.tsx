import type { ReactNode } from "react";
import type { Currency } from "#domain/kernel/currency.ts";
import type { Locale } from "#domain/kernel/locale.ts";
import { formatDate } from "#i18n/formats.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { toCallFailure } from "#src/lib/calls/errors.ts";
import { api } from "#src/lib/calls/trpc.ts";
import { LoadFailed } from "#src/ui/list/load-failed.tsx";
import { Loading } from "#src/ui/list/loading.tsx";
import { Notice } from "#src/ui/notice.tsx";
import { Panel } from "#src/ui/panel.tsx";
import { Ltr, Written } from "#src/ui/text/bdi.tsx";
import { Price } from "#src/ui/text/price.tsx";
import { labelOf } from "#src/vocabulary/label-of.ts";
import { localName } from "#src/vocabulary/local-name.ts";
import { DOCUMENT_TITLES } from "./document-titles.ts";

interface Asked {
  number: string;
  code: string;
}

/** What a printed order, pro-forma invoice or purchase order must say. */
export function VerifiedOrder({ number, code, locale }: Asked & { locale: Locale }) {
  const query = api.orders.verify.useQuery({ number, code, locale });
  const { data } = query;
  if (!data) return <NoAnswer query={query} />;
  return (
    <Genuine
      title={labelOf(DOCUMENT_TITLES, data.document, {}, { locale })}
      number={data.number}
      date={data.createdAt}
      seller={data.supplierName}
      buyer={data.buyerName}
      currency={data.currency}
      totalMinor={data.totalMinor}
    />
  );
}

/** What a printed quote must say. */
export function VerifiedQuote({ number, code }: Asked) {
  const query = api.quotes.verify.useQuery({ reference: number, code });
  const { data } = query;
  if (!data) return <NoAnswer query={query} />;
  return (
    <Genuine
      title={m.documents_title_quote()}
      number={data.reference}
      date={data.sentAt}
      seller={localName(data.supplier.names)}
      buyer={data.buyerCompany ?? ""}
      currency={data.currency}
      totalMinor={data.totalMinor}
    />
  );
}

interface NoAnswerProps {
  query: { isError: boolean; isFetching: boolean; error: unknown; refetch: () => unknown };
}

function NoAnswer({ query }: NoAnswerProps) {
  if (!query.isError) return <Loading lines={6} />;
  const { code } = toCallFailure(query.error);
  if (code !== "NOT_FOUND" && code !== "BAD_INPUT") {
    return <LoadFailed onRetry={() => void query.refetch()} isBusy={query.isFetching} />;
  }
  return (
    <Notice tone="error" title={m.documents_not_genuine()}>
      <p>{m.documents_not_genuine_text()}</p>
    </Notice>
  );
}

interface GenuineProps {
  title: string;
  number: string;
  date: number | null;
  seller: string;
  buyer: string;
  /** Missing where a quote was never priced. */
  currency: Currency | null;
  totalMinor: number | null;
}

function Genuine({ title, number, date, seller, buyer, currency, totalMinor }: GenuineProps) {
  return (
    <Panel>
      <Notice tone="success" title={m.documents_genuine()}>
        <p>{m.documents_genuine_text()}</p>
      </Notice>
      <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2">
        <Fact name={m.documents_kind()}>{title}</Fact>
        <Fact name={m.documents_number_field()}>
          <Ltr className="font-bold">{number}</Ltr>
        </Fact>
        {date !== null && <Fact name={m.documents_issued()}>{formatDate(date, currentLocale())}</Fact>}
        <Fact name={m.documents_seller()}>
          <Written>{seller}</Written>
        </Fact>
        <Fact name={m.documents_buyer()}>
          <Written>{buyer}</Written>
        </Fact>
        {totalMinor !== null && currency !== null && (
          <Fact name={m.documents_total()}>
            <Price minor={totalMinor} currency={currency} className="font-bold" />
          </Fact>
        )}
      </dl>
    </Panel>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-sand-600">{name}</dt>
      <dd className="wrap-anywhere text-gulf-900">{children}</dd>
    </>
  );
}
