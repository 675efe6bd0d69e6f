import { Link } from "@tanstack/react-router";
import { formatDate } from "#i18n/formats.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import type { ApiOutputs } from "#src/lib/calls/trpc.ts";
import { Notice } from "#src/ui/notice.tsx";
import { Ltr } from "#src/ui/text/bdi.tsx";
import { Named } from "#src/ui/text/named.tsx";
import { Stars } from "#src/ui/text/stars.tsx";
import { TEXT_LINK } from "#src/ui/text/text-link.ts";
import { ModerateRating } from "./moderate-rating.tsx";
import { Words } from "./rating-entry.tsx";

/** A supplier's rating of a buyer: nobody but the two sides reads it. */
export function BuyerRatingEntry({ rating }: { rating: ApiOutputs["ratings"]["ofBuyers"]["items"][number] }) {
  const { reference, buyerName, supplierNames, createdAt, review, hiddenReason } = rating;
  return (
    <li className="grid min-w-0 content-start gap-3 rounded-xl border border-sand-200 bg-white p-4 shadow-card sm:p-5">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h3 className="min-w-0 font-bold text-gulf-900">
          <Named name={buyerName} className="wrap-anywhere" />
        </h3>
        <Link to="/orders/$reference" params={{ reference }} className={TEXT_LINK}>
          <Ltr>{reference}</Ltr>
        </Link>
      </div>
      <p className="text-sand-700 text-sm">
        {m.admin_ratings_by()} <Named name={supplierNames} className="wrap-anywhere" /> ·{" "}
        {formatDate(createdAt, currentLocale())}
      </p>
      <p>
        <Stars value={rating.rating} />
      </p>
      {review && <Words>{review}</Words>}
      {hiddenReason && (
        <Notice title={m.admin_ratings_hidden_for()}>
          <Words>{hiddenReason}</Words>
        </Notice>
      )}
      <ModerateRating rating={{ ...rating, of: "buyer" }} />
    </li>
  );
}
