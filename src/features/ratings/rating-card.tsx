import type { ReactNode } from "react";
import type { Criterion } from "#domain/reviews/criteria.ts";
import { formatDate } from "#i18n/formats.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { OwnParagraph } from "#src/ui/text/own-words.tsx";
import { RatingLines } from "./rating-lines.tsx";

interface RatingCardProps {
  rating: Record<Criterion, number> & {
    review: string | null;
    reply: string | null;
    publishedAt: number | null;
  };
  /** Who gave it. */
  giver: ReactNode;
  children?: ReactNode;
}

/** A published rating with its reply. */
export function RatingCard({ rating, giver, children }: RatingCardProps) {
  const { review, reply, publishedAt } = rating;
  return (
    <article className="grid content-start gap-3 rounded-xl border border-sand-200 bg-white p-4 sm:p-5">
      <p className="flex flex-wrap justify-between gap-x-4 text-sand-700 text-sm">
        <span>{giver}</span>
        {publishedAt !== null && <span>{formatDate(publishedAt, currentLocale())}</span>}
      </p>
      <RatingLines values={rating} />
      {review && <OwnParagraph text={review} className="wrap-anywhere whitespace-pre-line text-gulf-900" />}
      {reply && (
        <div className="border-brass-300 border-s-2 ps-3">
          <p className="text-sand-600 text-sm">{m.ratings_reply_of_supplier()}</p>
          <OwnParagraph text={reply} className="wrap-anywhere whitespace-pre-line text-sand-800" />
        </div>
      )}
      {children}
    </article>
  );
}
