import { keepPreviousData } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { categoryName } from "#domain/catalogue/category-names.ts";
import { currentLocale } from "#i18n/locale.ts";
import { type ApiOutputs, api } from "#src/lib/calls/trpc.ts";
import { CompanyName } from "../company-name.tsx";
import { QueueFrame } from "../queue/queue-frame.tsx";
import type { QueueLink } from "../queue/queue-link.ts";
import { kindLabels, productName } from "./product-labels.ts";
import { reviewAge } from "./review-age.tsx";
import { type ReviewSearch, reviewInput } from "./review-search.ts";

interface ReviewQueueProps {
  search: ReviewSearch;
  /** The product that is open. */
  open: string;
  children: ReactNode;
}

/** Products of a kind beside the one that is open. */
export function ReviewQueue({ search, open, children }: ReviewQueueProps) {
  const { review } = api.useUtils();
  const list = api.review.queue.useQuery(reviewInput(search), { placeholderData: keepPreviousData });
  const { kind = "product" } = search;
  const linkTo = (id: string, page: number): QueueLink => ({
    to: "/admin/products/$id",
    params: { id },
    search: { ...search, page: page > 1 ? page : undefined },
  });
  return (
    <QueueFrame
      title={kindLabels(kind)}
      isWaiting={kind === "product" || kind === "revision"}
      search={search}
      list={list}
      read={(page) => review.queue.fetch(reviewInput({ ...search, page }), { staleTime: 0 })}
      linkTo={linkTo}
      backLink={{ to: "/admin/products", search }}
      row={(item) => <ReviewRow item={item} />}
      open={open}
    >
      {children}
    </QueueFrame>
  );
}

function ReviewRow({ item }: { item: ApiOutputs["review"]["queue"]["items"][number] }) {
  const { names, sku, supplierNames, category } = item;
  const age = reviewAge(item);
  return (
    <>
      <span dir="auto" className="line-clamp-2 font-bold text-gulf-900">
        {productName(names, sku)}
      </span>
      <span className="text-sand-700">
        <CompanyName names={supplierNames} /> · {categoryName(category, currentLocale())}
      </span>
      {age && <span className="text-sand-700">{age}</span>}
    </>
  );
}
