import { keepPreviousData } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { categoryName } from "#domain/catalogue/category-names.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { type ApiOutputs, api } from "#src/lib/calls/trpc.ts";
import { Badge } from "#src/ui/badge.tsx";
import { Ltr, Written } from "#src/ui/text/bdi.tsx";
import { CompanyName, companyName } from "../company-name.tsx";
import { AdminList } from "../lists/admin-list.tsx";
import { type Column, dateColumn, textColumn } from "../lists/column.ts";
import { ColumnsView } from "../lists/columns-view.tsx";
import { ListFilter } from "../lists/list-filter.tsx";
import { choiceColumn } from "../queue/many/choice-column.tsx";
import { ApprovedMany, ApproveMany, useApproveMany } from "./approve-many.tsx";
import { kindLabels, productName, productStatus } from "./product-labels.ts";
import { reviewAge } from "./review-age.tsx";
import { type ReviewSearch, reviewInput } from "./review-search.ts";

type ReviewItem = ApiOutputs["review"]["queue"]["items"][number];

export const REVIEW_COLUMNS: readonly Column<ReviewItem>[] = [
  { header: m.admin_column_id, csv: ({ id }) => id },
  {
    header: m.review_column_product,
    cell: ({ id, names, sku }, linkClass) => (
      <Link to="/admin/products/$id" params={{ id }} search={true} className={linkClass}>
        <Written className="wrap-anywhere min-w-0">{productName(names, sku)}</Written>
      </Link>
    ),
    card: "title",
    csv: ({ names, sku }) => productName(names, sku),
  },
  { header: m.catalogue_sku, cell: ({ sku }) => <Ltr>{sku}</Ltr>, isShort: true, csv: ({ sku }) => sku },
  {
    header: m.admin_column_company,
    cell: ({ supplierNames }) => <CompanyName names={supplierNames} />,
    card: "line",
    csv: ({ supplierNames }) => companyName(supplierNames),
  },
  textColumn(m.review_column_category, ({ category }) => categoryName(category, currentLocale()), {
    card: "line",
    onCard: ({ category, sku }) => (
      <>
        {categoryName(category, currentLocale())} · <Ltr>{sku}</Ltr>
      </>
    ),
  }),
  dateColumn(m.review_column_since, ({ since }) => since),
  {
    header: m.admin_column_age,
    cell: (item) => reviewAge(item) ?? "–",
    card: "foot",
    onCard: reviewAge,
    isShort: true,
    csv: ({ workingDays }) => workingDays,
  },
  {
    header: m.admin_column_status,
    cell: (item) => <Badge tone={statusOf(item).tone}>{statusOf(item).words}</Badge>,
    card: "status",
    isShort: true,
    csv: (item) => statusOf(item).words,
  },
];

function statusOf({ status, revisionId }: ReviewItem) {
  return revisionId ? { words: m.review_revision_pending(), tone: "brass" as const } : productStatus(status);
}

/** Products and changes that wait for a look, the oldest first; or what is on sale. New products can be approved together. */
export function ReviewListScreen({ search }: { search: ReviewSearch }) {
  const { client } = api.useUtils();
  const list = api.review.queue.useQuery(reviewInput(search), { placeholderData: keepPreviousData });
  const counts = list.data?.counts;
  const isChoosing = search.kind === undefined;
  const many = useApproveMany(isChoosing ? (list.data?.items ?? []) : []);
  const columns = isChoosing
    ? [choiceColumn<ReviewItem>(many.choice, ({ names, sku }) => productName(names, sku)), ...REVIEW_COLUMNS]
    : REVIEW_COLUMNS;
  return (
    <AdminList
      title={m.review_title()}
      intro={m.admin_overview_promise()}
      filter={
        <>
          <ListFilter
            search={search}
            label={m.review_kind()}
            param="kind"
            choices={["product", "revision", "live", "all"] as const}
            nameOf={kindLabels}
            countOf={(kind) => (kind === "product" || kind === "revision" ? counts?.[kind] : undefined)}
            words={m.review_search()}
          />
          {isChoosing && <ApprovedMany many={many} />}
        </>
      }
      list={list}
      search={search}
      count={m.review_count}
      clear={Boolean(search.q || search.page) && { search: { kind: search.kind } }}
      file={{
        subject: `mawrid-products-${search.kind ?? "review"}`,
        columns: REVIEW_COLUMNS,
        read: (page) => client.review.queue.query(reviewInput({ ...search, page })),
      }}
    >
      {(items) => (
        <>
          <section
            ref={many.listRef}
            tabIndex={-1}
            aria-label={kindLabels(search.kind ?? "product")}
            className="min-w-0"
          >
            <ColumnsView items={items} columns={columns} keyOf={({ id }) => id} />
          </section>
          <ApproveMany many={many} of={items.length} />
        </>
      )}
    </AdminList>
  );
}
