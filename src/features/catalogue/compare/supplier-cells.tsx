import { Link } from "@tanstack/react-router";
import type { NamedProduct } from "#domain/catalogue/named-product.ts";
import { m } from "#i18n/paraglide/messages.js";
import { languageOf } from "#src/ui/text/language-tag.tsx";
import { Stars } from "#src/ui/text/stars.tsx";
import { VerifiedBadge } from "#src/ui/text/verified-badge.tsx";
import { counted } from "#src/vocabulary/counted.ts";

type Seller = NamedProduct["seller"];

/** Who sells it, whether its documents were checked, and whether it takes requests. */
export function SupplierCell({ product: { supplier, seller } }: { product: NamedProduct }) {
  return (
    <>
      <Link
        to="/suppliers/$supplier"
        params={{ supplier: supplier.slug }}
        className="flex min-h-11 items-center text-gulf-700 underline-offset-4 hover:underline"
      >
        <bdi {...languageOf(seller.nameLocale)}>{supplier.name}</bdi>
      </Link>
      {supplier.verified && <VerifiedBadge short />}
      {!supplier.takesRequests && (
        <span className="block font-bold text-clay-700 text-xs">{m.claims_not_taking()}</span>
      )}
    </>
  );
}

/** What buyers think of it. */
export function RatingCell({ ratingAverage, ratingCount }: Seller) {
  if (ratingAverage === null || ratingCount === 0) {
    return <span className="text-sand-600">{m.suppliers_rating_none()}</span>;
  }
  return (
    <>
      <Stars value={ratingAverage} />
      <span className="block text-sand-700 text-xs">{m.suppliers_rating_count(counted(ratingCount))}</span>
    </>
  );
}

/** How soon it usually answers. */
export function AnswersCell({ answerHours }: Seller) {
  if (answerHours === null) return <span className="text-sand-600">{m.rfqs_compare_unknown()}</span>;
  return m.suppliers_answers_in(counted(answerHours));
}
