import { Link } from "@tanstack/react-router";
import { Clock, MapPin, Package } from "lucide-react";
import type { ReactNode } from "react";
import { leastQuantity } from "#domain/catalogue/order-quantity.ts";
import type { ProductCard as Product } from "#domain/catalogue/product-card.ts";
import type { Certification } from "#domain/catalogue/product-facts.ts";
import { withColon } from "#i18n/colon.ts";
import { formatNumber } from "#i18n/formats.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { sizedPicture } from "#src/ui/sized-picture.ts";
import { LanguageTag, languageOf } from "#src/ui/text/language-tag.tsx";
import { VerifiedBadge } from "#src/ui/text/verified-badge.tsx";
import { certificationName } from "#src/vocabulary/certification-name.ts";
import { originName } from "#src/vocabulary/origin-name.ts";
import { formatLeadTime, formatQuantity } from "#src/vocabulary/trade-terms.ts";
import { CardPrice } from "./price-line.tsx";

/** How wide the picture of a card is, by the columns of a grid of cards (src/ui/list/card-grid.tsx). */
const CARD_WIDTHS = "(min-width: 64rem) 18rem, (min-width: 40rem) 33vw, 50vw";

/** Certifications that a card names; the rest are counted. */
const NAMED_CERTIFICATIONS = 2;

export interface ProductCardProps {
  product: Product;
  /** The name with the matched words marked; the plain name otherwise. */
  name?: ReactNode;
  /** Why a search found it, when the name does not show it. */
  note?: ReactNode;
  /** Buttons at the foot of the card; they stay clickable above the card's own link. */
  action?: ReactNode;
  /** True for the cards in view when the page opens. */
  isFirst?: boolean;
  /** Of a search: whether it has all that was asked for, or only comes near. */
  match?: "all" | "near";
}

/** A product in a list: the whole card is one link to its page. */
export function ProductCard({ product, name, note, action, isFirst = false, match }: ProductCardProps) {
  return (
    <article
      data-match={match}
      className="group relative flex h-full flex-col overflow-hidden rounded-lg border border-sand-200 bg-white shadow-card focus-within:border-gulf-500 hover:border-gulf-400 hover:shadow-raised"
    >
      <div className="relative aspect-[4/3] overflow-hidden bg-sand-100">
        <img
          {...sizedPicture(product.imagePath, CARD_WIDTHS)}
          alt=""
          width={product.imageWidth ?? 800}
          height={product.imageHeight ?? 600}
          loading={isFirst ? "eager" : "lazy"}
          decoding="async"
          className="size-full object-cover"
        />
        {note && <span className="absolute start-2 top-2">{note}</span>}
      </div>
      <div className="flex grow flex-col gap-2 p-3 sm:p-4">
        <h3 className="line-clamp-4 font-bold text-base text-gulf-900 leading-snug">
          <LanguageTag locale={product.nameLocale} />{" "}
          <Link
            to="/products/$category/$product"
            params={{ category: product.category, product: product.slug }}
            className="after:absolute after:inset-0 group-hover:underline group-hover:underline-offset-4"
          >
            <bdi {...languageOf(product.nameLocale)}>{name ?? product.name}</bdi>
          </Link>
        </h3>
        <p className="text-sm">
          <CardPrice product={product} />
        </p>
        <Facts product={product} />
        <CertificationList codes={product.certifications} />
        <div className="mt-auto grid gap-2 pt-1">
          <p className="flex flex-wrap items-center gap-x-2 gap-y-0.5 text-sand-700 text-xs">
            <bdi dir="auto" className="line-clamp-1">
              {product.supplier.name}
            </bdi>
            {product.supplier.verified && <VerifiedBadge short />}
          </p>
          {action && (
            <div className="relative z-10 print:hidden [&_.rt-Button]:px-2 [&_.rt-Button]:text-sm">{action}</div>
          )}
        </div>
      </div>
    </article>
  );
}

function Facts({ product }: { product: Product }) {
  const leadTime = formatLeadTime(product.leadTimeDaysMin, product.leadTimeDaysMax);
  return (
    <dl className="grid gap-1 text-sand-700 text-xs">
      <Fact
        Icon={Package}
        label={m.catalogue_moq()}
        value={formatQuantity(leastQuantity({ moq: product.moq, multiple: product.orderMultiple }), product.unit)}
        prefix={m.catalogue_moq_short()}
      />
      {leadTime && <Fact Icon={Clock} label={m.catalogue_lead_time()} value={leadTime} />}
      <Fact Icon={MapPin} label={m.catalogue_origin()} value={originName(product.origin)} />
    </dl>
  );
}

interface FactProps {
  Icon: typeof Clock;
  label: string;
  value: string;
  /** Short label in sight where the icon alone could mislead. */
  prefix?: string;
}

function Fact({ Icon, label, value, prefix }: FactProps) {
  return (
    <div className="flex items-start gap-1.5">
      <dt className="shrink-0 pt-0.5">
        <Icon aria-hidden size={14} className="text-gulf-600" />
        <span className="sr-only">{label}</span>
      </dt>
      <dd>
        {prefix && <span aria-hidden>{withColon(prefix)} </span>}
        <bdi>{value}</bdi>
      </dd>
    </div>
  );
}

function CertificationList({ codes }: { codes: readonly Certification[] }) {
  if (codes.length === 0) return null;
  const rest = codes.length - NAMED_CERTIFICATIONS;
  return (
    <ul aria-label={m.catalogue_certifications()} className="flex flex-wrap gap-1">
      {codes.slice(0, NAMED_CERTIFICATIONS).map((code) => (
        <li key={code} className="rounded-sm border border-sand-200 bg-sand-50 px-1.5 text-sand-700 text-xs">
          <bdi dir="ltr">{certificationName(code)}</bdi>
        </li>
      ))}
      {rest > 0 && (
        <li className="px-1 text-sand-700 text-xs">
          <span aria-hidden>
            <bdi dir="ltr">+{formatNumber(rest, currentLocale())}</bdi>
          </span>
          <span className="sr-only">
            {m.catalogue_certifications_more({ number: formatNumber(rest, currentLocale()) })}
          </span>
        </li>
      )}
    </ul>
  );
}
