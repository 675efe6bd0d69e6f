import type { ProductStatus } from "#domain/catalogue/product-facts.ts";
import type { MissingPart } from "#domain/catalogue/product-form.ts";
import type { ReviewKind } from "#domain/catalogue/review-products.ts";
import type { Locale } from "#domain/kernel/locale.ts";
import { nameIn } from "#domain/kernel/names.ts";
import { formatList } from "#i18n/formats.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { labelOf } from "#src/vocabulary/label-of.ts";
import { toneOf } from "#src/vocabulary/look-of.ts";

const STATUSES: Record<ProductStatus, { words: () => string; tone: "neutral" | "gulf" | "brass" | "leaf" | "clay" }> = {
  draft: { words: m.review_status_draft, tone: "neutral" },
  in_review: { words: m.review_status_in_review, tone: "brass" },
  changes_requested: { words: m.review_status_changes_requested, tone: "gulf" },
  rejected: { words: m.review_status_rejected, tone: "clay" },
  published: { words: m.review_status_published, tone: "leaf" },
  paused: { words: m.review_status_paused, tone: "neutral" },
  archived: { words: m.review_status_archived, tone: "neutral" },
  removed: { words: m.review_status_removed, tone: "clay" },
};

/** Name and colour of a product's state. */
export function productStatus(status: ProductStatus) {
  return toneOf(STATUSES, status);
}

/** A product's name in the reader's language, else in the next best, else its item number. */
export function productName(names: Partial<Record<Locale, string>>, sku: string): string {
  return nameIn(names, currentLocale()) || sku;
}

const EVENTS = {
  create: m.review_event_create,
  duplicate: m.review_event_duplicate,
  submit: m.review_event_submit,
  recall: m.review_event_recall,
  publish: m.review_event_publish,
  approve: m.review_event_approve,
  request_changes: m.review_event_request_changes,
  reject: m.review_event_reject,
  pause: m.review_event_pause,
  resume: m.review_event_resume,
  archive: m.review_event_archive,
  remove: m.review_event_remove,
  terms: m.review_event_terms,
  edit: m.review_event_edit,
  stage: m.review_event_stage,
  withdraw: m.review_event_withdraw,
  apply: m.review_event_apply,
  decline: m.review_event_decline,
} as const;

/** An event of a product in words. */
export function productEventLabels(action: string): string {
  return (Object.entries(EVENTS).find(([name]) => name === action)?.[1] ?? m.review_event_other)();
}

const MISSING: Record<MissingPart, () => string> = {
  texts: m.review_missing_texts,
  picture: m.review_missing_picture,
};

/** What a product lacks before it can be published, as a sentence. */
export function missingLabels(missing: readonly MissingPart[]): string {
  const parts = missing.map((part) => labelOf(MISSING, part));
  return m.review_missing({ parts: formatList(parts, currentLocale()) });
}

const KINDS: Record<ReviewKind, () => string> = {
  product: m.review_kind_product,
  revision: m.review_kind_revision,
  live: m.review_kind_live,
  all: m.review_kind_all,
};

/** What of the products is listed, in words. */
export function kindLabels(kind: ReviewKind): string {
  return labelOf(KINDS, kind);
}
