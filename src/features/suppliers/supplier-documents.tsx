import { BadgeCheck } from "lucide-react";
import { formatDate } from "#i18n/formats.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { Ltr } from "#src/ui/text/bdi.tsx";
import { certificationName, writtenCertification } from "#src/vocabulary/certification-name.ts";
import { counted } from "#src/vocabulary/counted.ts";
import { AcceptedChecks } from "./accepted-checks.tsx";
import type { SupplierPage } from "./supplier-head.ts";

type Supplier = SupplierPage["supplier"];

/** What the platform has checked, in full; the badge of the page's head leads here. */
export function SupplierChecks({ supplier }: { supplier: Supplier }) {
  const { isVerified, verifiedAt, checks } = supplier;
  if (!isVerified || verifiedAt === null) {
    return (
      <p className="rounded-xl border border-sand-200 bg-white p-5 text-sand-700 text-sm shadow-card">
        {m.suppliers_verified_not_yet()}
      </p>
    );
  }
  return (
    <section
      id="supplier-checked"
      aria-labelledby="supplier-checks"
      className="grid scroll-mt-4 content-start gap-3 rounded-xl border border-brass-200 bg-brass-50 p-5"
    >
      <h2 id="supplier-checks" className="flex items-center gap-2 text-gulf-900 text-xl">
        <BadgeCheck aria-hidden size={24} className="shrink-0 fill-brass-100 text-brass-700" />
        {m.suppliers_checks_title()}
      </h2>
      <p className="font-bold text-brass-700 text-sm">
        {m.suppliers_verified_since({ date: formatDate(verifiedAt, currentLocale()) })}
      </p>
      {checks.length > 0 && <AcceptedChecks supplier={supplier} />}
    </section>
  );
}

/** Certificates that still hold: the company's own, and those of its products. */
export function SupplierCertificates({ supplier }: { supplier: Supplier }) {
  const { certifications, certifiedProducts, checks } = supplier;
  const isSeen = checks.some(({ item }) => item === "certificates");
  return (
    <section aria-labelledby="supplier-certificates" className="grid content-start gap-3">
      <h2 id="supplier-certificates" className="text-2xl text-gulf-900">
        {m.suppliers_certificates_title()}
      </h2>
      {certifications.length === 0 && <p className="text-sand-700">{m.suppliers_certificates_none()}</p>}
      {certifications.length > 0 && (
        <p className="text-sand-700 text-sm">
          {isSeen ? m.suppliers_certificates_seen() : m.suppliers_certificates_stated()}
        </p>
      )}
      <Certificates
        rows={certifications.map(({ certification, validUntil }) => ({ name: certification, validUntil, note: null }))}
      />
      {certifiedProducts.length > 0 && (
        <>
          <h3 className="pt-2 text-gulf-900 text-lg">{m.suppliers_certified_products_title()}</h3>
          <Certificates
            rows={certifiedProducts.map(({ certification, products, validUntil }) => ({
              name: certificationName(certification),
              validUntil,
              note: m.catalogue_products_count(counted(products)),
            }))}
          />
        </>
      )}
    </section>
  );
}

interface Row {
  name: string;
  /** Milliseconds; null where nobody gave an end. */
  validUntil: number | null;
  note: string | null;
}

function Certificates({ rows }: { rows: readonly Row[] }) {
  return (
    <ul className="flex flex-wrap gap-2">
      {rows.map(({ name, validUntil, note }) => (
        <li key={name} className="grid rounded-lg border border-sand-200 bg-white px-3 py-2 text-sm">
          <Ltr className="justify-self-start font-bold text-gulf-900">{writtenCertification(name)}</Ltr>
          {note && <span className="text-sand-700">{note}</span>}
          {validUntil !== null && (
            <span className="text-sand-600 text-xs">
              {m.suppliers_certificate_until({ date: formatDate(validUntil, currentLocale()) })}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
