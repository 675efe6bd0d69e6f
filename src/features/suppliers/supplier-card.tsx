import { Link } from "@tanstack/react-router";
import { ChevronDown, MapPin } from "lucide-react";
import { m } from "#i18n/paraglide/messages.js";
import type { ApiOutputs } from "#src/lib/calls/trpc.ts";
import { CompanyLogo } from "#src/ui/company-logo.tsx";
import { LanguageTag, languageOf } from "#src/ui/text/language-tag.tsx";
import { VerifiedBadge } from "#src/ui/text/verified-badge.tsx";
import { businessTypeName } from "#src/vocabulary/business-type-name.ts";
import { counted } from "#src/vocabulary/counted.ts";
import { countryName } from "#src/vocabulary/origin-name.ts";
import { AcceptedChecks, type CheckedSupplier } from "./accepted-checks.tsx";
import { Rating } from "./rating.tsx";
import { ResponseLine } from "./response-facts.tsx";

export type Supplier = ApiOutputs["suppliers"]["list"]["items"][number];

/** A company in a list: the whole card is one link to its page, but for what the badge tells. */
export function SupplierCard({ supplier }: { supplier: Supplier }) {
  const language = languageOf(supplier.textLocale);
  return (
    <article className="group relative grid h-full content-start gap-3 rounded-xl border border-sand-200 bg-white p-4 shadow-card focus-within:border-gulf-500 hover:border-gulf-400 hover:shadow-raised sm:p-5">
      <div className="flex items-start gap-4">
        <CompanyLogo name={supplier.name} path={supplier.logoPath} />
        <div className="grid min-w-0 gap-1">
          <h3 className="text-gulf-900 text-lg leading-snug">
            <Link
              to="/suppliers/$supplier"
              params={{ supplier: supplier.slug }}
              className="after:absolute after:inset-0 group-hover:underline group-hover:underline-offset-4"
            >
              <bdi {...language}>{supplier.name}</bdi>
            </Link>{" "}
            <LanguageTag locale={supplier.textLocale} />
          </h3>
          <p className="flex items-center gap-1.5 text-sand-700 text-sm">
            <MapPin aria-hidden size={15} className="shrink-0 text-gulf-600" />
            <span>
              <bdi dir="auto">{supplier.city}</bdi>
              {m.suppliers_place_separator()}
              {countryName(supplier.country)}
            </span>
          </p>
        </div>
      </div>
      <p {...languageOf(supplier.specializationLocale)} className="line-clamp-2 text-sand-800 text-sm">
        {supplier.specialization}
      </p>
      <BadgeDisclosure supplier={supplier} />
      <ResponseLine responses={supplier.responses} />
      <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-sand-200 border-t pt-3 text-sm">
        <span className="text-sand-700">
          {businessTypeName(supplier.businessType)} · {m.catalogue_products_count(counted(supplier.productsCount))}
          {supplier.ordersCount > 0 && ` · ${m.suppliers_orders_count(counted(supplier.ordersCount))}`}
        </span>
        <Rating average={supplier.ratingAverage} count={supplier.ratingCount} />
      </p>
    </article>
  );
}

interface BadgeDisclosureProps {
  supplier: CheckedSupplier & { isVerified: boolean; verifiedAt: number | null };
}

/** The badge of a card, which tells on a press what it stands for. The platform's own element: touch, keys, no scripts. */
function BadgeDisclosure({ supplier }: BadgeDisclosureProps) {
  if (!supplier.isVerified) return null;
  if (supplier.checks.length === 0) return <VerifiedBadge since={supplier.verifiedAt} />;
  return (
    // Above the card's link, which covers all of it.
    <details className="group/badge relative z-10 rounded-lg border border-brass-200 bg-brass-50">
      <summary className="flex min-h-11 cursor-pointer list-none flex-wrap items-center gap-x-2 rounded-lg px-3 hover:bg-brass-100 [&::-webkit-details-marker]:hidden">
        <VerifiedBadge since={supplier.verifiedAt} />
        <span className="ms-auto inline-flex items-center gap-1 text-brass-700 text-xs underline underline-offset-4">
          {m.suppliers_checks_open()}
          <ChevronDown aria-hidden size={16} className="transition-transform group-open/badge:rotate-180" />
        </span>
      </summary>
      <div className="px-3 pt-1 pb-2">
        <AcceptedChecks supplier={supplier} />
      </div>
    </details>
  );
}
