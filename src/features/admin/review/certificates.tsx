import type { ProductForm } from "#domain/catalogue/product-form.ts";
import { formatDate } from "#i18n/formats.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { Ltr } from "#src/ui/text/bdi.tsx";
import { certificationName } from "#src/vocabulary/certification-name.ts";

type Certificate = ProductForm["certificates"][number];

/** Certificates of a product, each with its end; one that is over says so. */
export function Certificates({ certificates }: { certificates: readonly Certificate[] }) {
  if (certificates.length === 0) return m.catalogue_certifications_none();
  return (
    <ul className="grid gap-1">
      {certificates.map((certificate) => (
        <li key={certificate.code} className="flex flex-wrap gap-x-2">
          <Ltr className="font-bold">{certificationName(certificate.code)}</Ltr>
          <span className={isOver(certificate) ? "font-bold text-clay-700" : "text-sand-700"}>
            {endLabels(certificate)}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** A certificate with its end, in words. */
export function certificateLabels(certificate: Certificate): string {
  return `${certificationName(certificate.code)} (${endLabels(certificate)})`;
}

function isOver({ validUntil }: Certificate): boolean {
  return validUntil !== null && validUntil <= Date.now();
}

function endLabels(certificate: Certificate): string {
  if (certificate.validUntil === null) return m.review_certificate_endless();
  const date = formatDate(certificate.validUntil, currentLocale());
  return isOver(certificate) ? m.review_certificate_ended({ date }) : m.review_certificate_until({ date });
}
