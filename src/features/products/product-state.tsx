import type { ProductStatus } from "#domain/catalogue/product-facts.ts";
import type { Locale } from "#domain/kernel/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { Badge } from "#src/ui/badge.tsx";
import { Written } from "#src/ui/text/bdi.tsx";
import { OwnParagraph } from "#src/ui/text/own-words.tsx";
import { labelOf } from "#src/vocabulary/label-of.ts";
import { toneOf } from "#src/vocabulary/look-of.ts";
import { PRODUCT_STATUS_LABELS } from "#src/vocabulary/product-status-labels.ts";
import { CompanyNotice } from "./company-notice.tsx";
import type { OwnProduct } from "./own-product.ts";
import { namesOf, productName } from "./product-name.ts";

const NEXT: Record<ProductStatus, () => string> = {
  draft: m.products_next_draft,
  in_review: m.products_next_in_review,
  changes_requested: m.products_next_changes_requested,
  rejected: m.products_next_rejected,
  published: m.products_next_published,
  paused: m.products_next_paused,
  archived: m.products_next_archived,
  removed: m.products_next_removed,
};

/** What a product's state means, and whose turn it is. */
function nextLabels(status: ProductStatus): string {
  return labelOf(NEXT, status);
}

interface ProductStateProps {
  product: OwnProduct;
  /** As they are typed now. */
  texts: Record<Locale, { name: string }>;
}

/** The product's name, where it stands, whose turn it is, and what the platform wrote to it. */
export function ProductState({ product: { status, reviewNote, mayPublish }, texts }: ProductStateProps) {
  return (
    <div aria-live="polite" className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 className="wrap-anywhere min-w-0 text-2xl text-gulf-900">
          <Written>{productName(namesOf(texts)) || m.products_unnamed()}</Written>
        </h2>
        <Badge tone={toneOf(PRODUCT_STATUS_LABELS, status).tone}>
          <span className="py-1 text-sm">{toneOf(PRODUCT_STATUS_LABELS, status).words}</span>
        </Badge>
      </div>
      <p>{nextLabels(status)}</p>
      {reviewNote && <Reason words={reviewNote} isGrave={status === "rejected" || status === "removed"} />}
      {!mayPublish && <CompanyNotice />}
    </div>
  );
}

/** What the platform wrote, in the language it was written in. */
function Reason({ words, isGrave }: { words: string; isGrave: boolean }) {
  const variant = isGrave ? "border-clay-600 bg-clay-50" : "border-brass-500 bg-brass-50";
  return (
    <div className={`grid gap-1 rounded-md border-s-4 p-4 ${variant}`}>
      <h3 className="font-bold text-gulf-900 text-sm">{m.products_review_note()}</h3>
      <OwnParagraph text={words} className="wrap-anywhere whitespace-pre-line" />
    </div>
  );
}
