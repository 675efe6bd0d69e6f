import type { ReactNode } from "react";
import { exactOrNull, inAed } from "#domain/kernel/money.ts";
import { isFreightIncluded } from "#domain/rfq/incoterms.ts";
import { formatDate, formatDateTime } from "#i18n/formats.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { Badge } from "#src/ui/badge.tsx";
import { Delivery } from "#src/ui/text/delivery.tsx";
import { OwnWords } from "#src/ui/text/own-words.tsx";
import { PaymentTerms } from "#src/ui/text/payment-terms.tsx";
import { Price } from "#src/ui/text/price.tsx";
import { rateLabels } from "#src/vocabulary/rate-labels.ts";
import { formatLeadTime } from "#src/vocabulary/trade-terms.ts";
import { Changed } from "./changed.tsx";
import type { Thread, Version } from "./thread.ts";
import { vatPercent } from "./vat-rates.ts";
import { type ChangedTerm, changedTerms } from "./version-changes.ts";
import { VersionLines } from "./version-lines.tsx";

interface VersionCardProps {
  version: Version;
  before: Version | undefined;
  side: Thread["side"];
  /** What it is now: the terms that stand, or the counter-offer that waits. */
  role: "current" | "counter" | null;
}

/** One version of a negotiation, with what it changed. */
export function VersionCard({ version, before, side, role }: VersionCardProps) {
  const isMine = version.side === side;
  return (
    <article
      className={`grid min-w-0 gap-4 rounded-xl border bg-white p-4 shadow-card sm:p-5 ${role ? "border-gulf-500 border-s-4" : "border-sand-200"}`}
    >
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="text-gulf-900 text-lg">
          {version.side === "buyer"
            ? m.quotes_version_counter({ number: String(version.version) })
            : m.quotes_version_quote({ number: String(version.version) })}
        </h3>
        <Badge tone={isMine ? "gulf" : "neutral"}>{isMine ? m.quotes_version_mine() : m.quotes_version_theirs()}</Badge>
        {role === "current" && <Badge tone="leaf">{m.quotes_version_standing()}</Badge>}
        {role === "counter" && <Badge tone="brass">{m.quotes_version_waiting()}</Badge>}
        <span className="text-sand-600 text-sm">{formatDateTime(version.createdAt, currentLocale())}</span>
      </header>
      <VersionLines version={version} before={before} />
      <Terms version={version} changed={changedTerms(version, before)} before={before} />
    </article>
  );
}

interface TermsProps {
  version: Version;
  changed: Set<ChangedTerm>;
  before: Version | undefined;
}

function Terms({ version, changed, before }: TermsProps) {
  const { notes } = version;
  const locale = currentLocale();
  return (
    <div className="grid gap-4 sm:grid-cols-2 sm:gap-6">
      <dl className="grid content-start gap-2">
        <Term name={m.quotes_incoterm()}>
          <Changed isChanged={changed.has("delivery")}>
            <Delivery incoterm={version.incoterm} place={version.place} />
          </Changed>
        </Term>
        <Term name={m.quotes_lead_time()}>
          <Changed isChanged={changed.has("lead_time")}>
            {formatLeadTime(version.leadTimeDaysMin, version.leadTimeDaysMax)}
          </Changed>
        </Term>
        <Term name={m.quotes_payment_terms()}>
          <Changed isChanged={changed.has("payment")}>
            <PaymentTerms text={version.paymentTerms} />
          </Changed>
        </Term>
        <Term name={m.quotes_valid_until()}>
          <Changed isChanged={changed.has("validity")}>{formatDate(version.validUntil, locale)}</Changed>
        </Term>
        {version.bindingUntil !== null && (
          <Term name={m.quotes_binding_until()}>{formatDateTime(version.bindingUntil, locale)}</Term>
        )}
        {notes && (
          <Term name={m.quotes_notes()}>
            <Changed isChanged={changed.has("notes")}>
              <OwnWords text={notes} className="whitespace-pre-line" />
            </Changed>
          </Term>
        )}
      </dl>
      <Sums version={version} changed={changed} before={before} />
    </div>
  );
}

function Sums({ version, changed, before }: TermsProps) {
  const { currency } = version;
  const money = (term: ChangedTerm, minor: number) => (
    <Changed isChanged={changed.has(term)}>
      <Price minor={minor} currency={currency} />
    </Changed>
  );
  return (
    <dl className="grid content-start gap-2 rounded-lg bg-sand-50 p-3">
      <Term name={m.quotes_goods()} isSum>
        <Price minor={version.goodsMinor} currency={currency} />
      </Term>
      {(version.discountMinor > 0 || changed.has("discount")) && (
        <Term name={m.quotes_discount()} isSum>
          {money("discount", -version.discountMinor)}
        </Term>
      )}
      {(version.freightMinor > 0 || changed.has("freight") || isFreightIncluded(version)) && (
        <Term name={m.quotes_freight()} isSum>
          {isFreightIncluded(version) ? (
            <Changed isChanged={changed.has("freight")}>{m.documents_freight_included()}</Changed>
          ) : (
            money("freight", version.freightMinor)
          )}
        </Term>
      )}
      {(version.insuranceMinor > 0 || changed.has("insurance")) && (
        <Term name={m.quotes_insurance()} isSum>
          {money("insurance", version.insuranceMinor)}
        </Term>
      )}
      <Term name={m.quotes_vat({ rate: vatPercent(version.vatRate) })} isSum>
        {money("vat", version.vatMinor)}
      </Term>
      <Term name={m.quotes_total()} isSum>
        <Changed
          isChanged={changed.has("total")}
          {...(before ? { before: <Price minor={before.totalMinor} currency={before.currency} /> } : {})}
        >
          <Price minor={version.totalMinor} currency={currency} className="font-bold text-gulf-900 text-lg" />
        </Changed>
      </Term>
      {currency !== "AED" && <InDirhams version={version} />}
    </dl>
  );
}

/** At the rate that was frozen with the quote, which is named. */
function InDirhams({ version }: { version: Version }) {
  const { totalMinor, currency, rateToAed } = version;
  const minor = exactOrNull(() => inAed(totalMinor, { currency, rateToAed }));
  if (minor === null) return null;
  return (
    <div className="text-sand-600 text-sm">
      <dt className="inline">{m.quotes_in_aed()}</dt>{" "}
      <dd className="inline">
        <Price minor={minor} currency="AED" className="font-bold" />{" "}
        <span className="block text-xs">{rateLabels(version)}</span>
      </dd>
    </div>
  );
}

function Term({ name, isSum = false, children }: { name: string; isSum?: boolean; children: ReactNode }) {
  return (
    <div className={isSum ? "flex flex-wrap items-baseline justify-between gap-x-4" : "min-w-0"}>
      <dt className="text-sand-600 text-sm">{name}</dt>
      <dd className={`wrap-break-word text-gulf-900 ${isSum ? "ms-auto text-end" : ""}`}>{children}</dd>
    </div>
  );
}
