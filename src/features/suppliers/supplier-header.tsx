import type { ReactNode } from "react";
import { m } from "#i18n/paraglide/messages.js";
import { CompanyLogo } from "#src/ui/company-logo.tsx";
import { Breadcrumbs } from "#src/ui/page/breadcrumbs.tsx";
import { SavePlace } from "#src/ui/saved/save-place.tsx";
import { Container } from "#src/ui/section.tsx";
import { LanguageTag, languageOf } from "#src/ui/text/language-tag.tsx";
import { VerifiedBadge } from "#src/ui/text/verified-badge.tsx";
import { countryName } from "#src/vocabulary/origin-name.ts";
import { Rating } from "./rating.tsx";
import type { SupplierPage } from "./supplier-head.ts";

interface SupplierHeaderProps {
  supplier: SupplierPage["supplier"];
  quote: ReactNode;
}

/** Who the company is: cover, sign, name, place, what it trades in. */
export function SupplierHeader({ supplier, quote }: SupplierHeaderProps) {
  const language = languageOf(supplier.textLocale);
  return (
    <header className="border-sand-200 border-b bg-white">
      <div className="h-28 overflow-hidden bg-gulf-900 sm:h-44">
        {supplier.coverPath && (
          <img
            src={supplier.coverPath}
            alt=""
            width={1200}
            height={300}
            decoding="async"
            className="size-full object-cover"
          />
        )}
      </div>
      <Container className="grid gap-4 pb-6">
        <div className="-mt-10 flex items-end justify-between sm:-mt-12">
          <div className="rounded-xl bg-white p-1.5 shadow-card">
            <CompanyLogo name={supplier.name} path={supplier.logoPath} size="large" />
          </div>
          <SavePlace kind="supplier" id={supplier.id} name={supplier.name} />
        </div>
        <Breadcrumbs
          crumbs={[
            { label: m.catalogue_home_crumb(), link: { to: "/" } },
            { label: m.suppliers_suppliers_title(), link: { to: "/suppliers" } },
            { label: supplier.name },
          ]}
        />
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
          <div className="grid gap-1.5">
            <h1 className="text-3xl text-gulf-900">
              <bdi {...language}>{supplier.name}</bdi> <LanguageTag locale={supplier.textLocale} />
            </h1>
            <p {...languageOf(supplier.specializationLocale)} className="text-lg text-sand-700">
              {supplier.specialization}
            </p>
            <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sand-700">
              <span>
                <bdi dir="auto">{supplier.city}</bdi>
                {m.suppliers_place_separator()}
                {countryName(supplier.country)}
              </span>
              {supplier.isVerified && <BadgeLink />}
              <Rating average={supplier.ratingAverage} count={supplier.ratingCount} />
            </p>
          </div>
          <div className="flex flex-wrap gap-3 print:hidden">{quote}</div>
        </div>
      </Container>
    </header>
  );
}

/** The badge of the page's head leads to what it stands for. */
function BadgeLink() {
  return (
    <a
      href="#supplier-checked"
      className="inline-flex min-h-11 items-center gap-2 text-brass-700 text-xs underline-offset-4 hover:underline"
    >
      <VerifiedBadge />
      <span className="underline underline-offset-4">{m.suppliers_checks_open()}</span>
    </a>
  );
}
