import { keepPreviousData } from "@tanstack/react-query";
import { useState } from "react";
import { m } from "#i18n/paraglide/messages.js";
import { type ApiOutputs, api } from "#src/lib/calls/trpc.ts";
import { Button } from "#src/ui/button.tsx";
import { LoadFailed } from "#src/ui/list/load-failed.tsx";
import { Loading } from "#src/ui/list/loading.tsx";
import { Stars } from "#src/ui/text/stars.tsx";
import { counted } from "#src/vocabulary/counted.ts";
import { countryName } from "#src/vocabulary/origin-name.ts";
import { RatingCard } from "./rating-card.tsx";
import { RatingLines } from "./rating-lines.tsx";

type Ratings = ApiOutputs["ratings"]["ofSupplier"];

/** What buyers say of a supplier, after completed orders alone. */
export function SupplierRatings({ slug }: { slug: string }) {
  const [page, setPage] = useState(1);
  const query = api.ratings.ofSupplier.useQuery({ slug, page }, { placeholderData: keepPreviousData });
  return (
    <section aria-labelledby="supplier-ratings" className="grid content-start gap-4">
      <h2 id="supplier-ratings" className="text-2xl text-gulf-900">
        {m.ratings_public_title()}
      </h2>
      {query.data ? (
        <Published list={query.data} onPage={setPage} isBusy={query.isFetching} />
      ) : query.isError ? (
        <LoadFailed onRetry={() => void query.refetch()} isBusy={query.isFetching} />
      ) : (
        <Loading lines={3} />
      )}
    </section>
  );
}

interface PublishedProps {
  list: Ratings;
  onPage: (page: number) => void;
  isBusy: boolean;
}

function Published({ list, onPage, isBusy }: PublishedProps) {
  const { ratingAverage, ratingCount, byCriterion, items, page, pageSize, total } = list;
  if (ratingAverage === null || byCriterion === null || items.length === 0)
    return <p className="text-sand-700">{m.ratings_public_none()}</p>;
  return (
    <>
      <p className="flex flex-wrap items-center gap-3">
        <Stars value={ratingAverage} />
        <span className="text-sand-700">{m.suppliers_rating_count(counted(ratingCount))}</span>
      </p>
      <RatingLines values={byCriterion} />
      <ul aria-busy={isBusy} className={`grid gap-3 ${isBusy ? "opacity-60" : ""}`}>
        {items.map((rating) => (
          <li key={`${rating.publishedAt}-${rating.review}`}>
            <RatingCard rating={rating} giver={m.ratings_public_giver({ country: countryName(rating.buyerCountry) })} />
          </li>
        ))}
      </ul>
      {/* No button is refused while it loads: that would take the focus away. */}
      <div className="flex flex-wrap gap-3">
        {page > 1 && (
          <Button type="button" variant="secondary" onClick={() => onPage(page - 1)}>
            {m.shell_previous()}
          </Button>
        )}
        {page * pageSize < total && (
          <Button type="button" variant="secondary" onClick={() => onPage(page + 1)}>
            {m.shell_next()}
          </Button>
        )}
      </div>
    </>
  );
}
