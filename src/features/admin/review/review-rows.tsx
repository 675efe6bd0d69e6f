import { Link } from "@tanstack/react-router";
import { categoryName } from "#domain/catalogue/category-names.ts";
import { formatDate } from "#i18n/formats.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import type { ApiOutputs } from "#src/lib/calls/trpc.ts";
import { Badge } from "#src/ui/badge.tsx";
import { Ltr, Written } from "#src/ui/text/bdi.tsx";
import { counted } from "#src/vocabulary/counted.ts";
import { CompanyName } from "../company-name.tsx";
import { LateBadge } from "../late-badge.tsx";
import { Cell, COVERING_LINK, ListCard, ListCards, ListTable, ROW_LINK, Row } from "../list-table.tsx";
import { productName, productStatus } from "./product-labels.ts";

export type ReviewItem = ApiOutputs["review"]["queue"]["items"][number];

/** The list on a phone. */
export function ReviewCards({ items }: { items: readonly ReviewItem[] }) {
  return (
    <ListCards>
      {items.map((item) => (
        <ListCard key={item.id}>
          <ProductLink item={item} variant={COVERING_LINK} />
          <p className="text-sand-700 text-sm">
            <CompanyName names={item.supplierNames} />
          </p>
          <p className="text-sand-700 text-sm">
            {categoryName(item.category, currentLocale())} · <Ltr>{item.sku}</Ltr>
          </p>
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sand-700 text-sm">
            <Status item={item} />
            <Age item={item} />
          </p>
        </ListCard>
      ))}
    </ListCards>
  );
}

/** The list on a desk. */
export function ReviewTable({ items }: { items: readonly ReviewItem[] }) {
  const head = [
    m.review_column_product(),
    m.catalogue_sku(),
    m.admin_column_company(),
    m.review_column_category(),
    m.review_column_since(),
    m.admin_column_age(),
    m.admin_column_status(),
  ];
  return (
    <ListTable head={head}>
      {items.map((item) => (
        <Row key={item.id}>
          <Cell>
            <ProductLink item={item} variant={ROW_LINK} />
          </Cell>
          <Cell isShort>
            <Ltr>{item.sku}</Ltr>
          </Cell>
          <Cell>
            <CompanyName names={item.supplierNames} />
          </Cell>
          <Cell>{categoryName(item.category, currentLocale())}</Cell>
          <Cell isShort>{item.since === null ? "–" : formatDate(item.since, currentLocale())}</Cell>
          <Cell isShort>
            <span className="inline-flex items-center gap-2">
              <Age item={item} />
            </span>
          </Cell>
          <Cell isShort>
            <Status item={item} />
          </Cell>
        </Row>
      ))}
    </ListTable>
  );
}

function ProductLink({ item: { id, names, sku }, variant }: { item: ReviewItem; variant: string }) {
  return (
    <Link to="/admin/products/$id" params={{ id }} className={variant}>
      <Written className="wrap-break-word min-w-0">{productName(names, sku)}</Written>
    </Link>
  );
}

function Status({ item: { status, revisionId } }: { item: ReviewItem }) {
  if (revisionId) return <Badge tone="brass">{m.review_revision_pending()}</Badge>;
  const { words, tone } = productStatus(status);
  return <Badge tone={tone}>{words}</Badge>;
}

function Age({ item: { workingDays, isLate } }: { item: ReviewItem }) {
  if (workingDays === null) return <span className="max-lg:hidden">–</span>;
  return (
    <>
      <span>{m.admin_working_days(counted(workingDays))}</span>
      {isLate && <LateBadge />}
    </>
  );
}
