import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { formatDate } from "#i18n/formats.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import type { ApiOutputs } from "#src/lib/calls/trpc.ts";
import { Notice } from "#src/ui/notice.tsx";
import { Ltr, Written } from "#src/ui/text/bdi.tsx";
import { Named } from "#src/ui/text/named.tsx";
import { TEXT_LINK } from "#src/ui/text/text-link.ts";
import { ModerateRating } from "./moderate-rating.tsx";

export type ListedRating = ApiOutputs["ratings"]["all"]["items"][number];

/** A buyer's rating with all that the platform needs to judge it. */
export function RatingEntry({ rating, lines }: { rating: ListedRating; lines: ReactNode }) {
  const { reference, buyerName, supplierNames, createdAt, opensAt, status, review, reply, hiddenReason } = rating;
  const locale = currentLocale();
  return (
    <li className="grid min-w-0 content-start gap-3 rounded-xl border border-sand-200 bg-white p-4 shadow-card sm:p-5">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h3 className="min-w-0 font-bold text-gulf-900">
          <Named name={supplierNames} className="wrap-anywhere" />
        </h3>
        <Link to="/orders/$reference" params={{ reference }} className={TEXT_LINK}>
          <Ltr>{reference}</Ltr>
        </Link>
      </div>
      <p className="text-sand-700 text-sm">
        {m.admin_ratings_by()} <Named name={buyerName} className="wrap-anywhere" /> · {formatDate(createdAt, locale)}
      </p>
      {lines}
      {review && <Words>{review}</Words>}
      {reply && (
        <div className="border-brass-300 border-s-2 ps-3">
          <p className="text-sand-600 text-sm">{m.ratings_reply_of_supplier()}</p>
          <Words>{reply}</Words>
        </div>
      )}
      {status === "sealed" && (
        <p className="text-sand-700 text-sm">{m.ratings_sealed_until({ date: formatDate(opensAt, locale) })}</p>
      )}
      {hiddenReason && (
        <Notice title={m.admin_ratings_hidden_for()}>
          <Words>{hiddenReason}</Words>
        </Notice>
      )}
      <ModerateRating rating={{ ...rating, of: "supplier" }} />
    </li>
  );
}

/** What somebody wrote, its line breaks kept. */
export function Words({ children }: { children: string }) {
  return (
    <p className="wrap-anywhere whitespace-pre-line">
      <Written>{children}</Written>
    </p>
  );
}
