import { Link } from "@tanstack/react-router";
import type { RefusedKind } from "#domain/rfq/refused-kinds.ts";
import { formatDate } from "#i18n/formats.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import type { ApiOutputs } from "#src/lib/calls/trpc.ts";
import { Badge } from "#src/ui/badge.tsx";
import { Ltr, Written } from "#src/ui/text/bdi.tsx";
import { Named } from "#src/ui/text/named.tsx";
import { labelOf } from "#src/vocabulary/label-of.ts";
import { refusedName } from "#src/vocabulary/refused-name.ts";
import { Cell, ListCard, ListCards, ListTable, ROW_LINK, Row } from "../list-table.tsx";
import { UndoRefusal } from "./undo-refusal.tsx";

export type ListedRefusal = ApiOutputs["admin"]["refusals"]["items"][number];

export const KIND_LABELS: Record<RefusedKind, () => string> = {
  goods: m.admin_refusals_goods,
  subcategory: m.admin_refusals_subcategory,
};

/** The list on a phone. */
export function RefusalCards({ items }: { items: readonly ListedRefusal[] }) {
  return (
    <ListCards>
      {items.map((refusal) => (
        <ListCard key={refusal.id}>
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <Written className="wrap-anywhere font-bold text-gulf-900">{refusedName(refusal)}</Written>
            <Badge>{labelOf(KIND_LABELS, refusal.kind)}</Badge>
          </p>
          <Company refusal={refusal} />
          <p className="flex flex-wrap items-center gap-x-3 text-sand-700 text-sm">
            <RequestLink refusal={refusal} />
            <span>{formatDate(refusal.createdAt, currentLocale())}</span>
          </p>
          <UndoRefusal refusal={refusal} />
        </ListCard>
      ))}
    </ListCards>
  );
}

/** The list on a desk. */
export function RefusalTable({ items }: { items: readonly ListedRefusal[] }) {
  const head = [
    m.admin_refusals_column_line(),
    m.admin_refusals_column_kind(),
    m.admin_column_company(),
    m.admin_column_request(),
    m.admin_refusals_column_date(),
    m.admin_refusals_column_undo(),
  ];
  return (
    <ListTable head={head}>
      {items.map((refusal) => (
        <Row key={refusal.id}>
          <Cell>
            <Written className="wrap-anywhere font-bold text-gulf-900">{refusedName(refusal)}</Written>
          </Cell>
          <Cell isShort>{labelOf(KIND_LABELS, refusal.kind)}</Cell>
          <Cell>
            <Company refusal={refusal} />
          </Cell>
          <Cell isShort>
            <RequestLink refusal={refusal} />
          </Cell>
          <Cell isShort>{formatDate(refusal.createdAt, currentLocale())}</Cell>
          <Cell isShort>
            <UndoRefusal refusal={refusal} />
          </Cell>
        </Row>
      ))}
    </ListTable>
  );
}

function Company({ refusal: { company } }: { refusal: ListedRefusal }) {
  return (
    <Link to="/suppliers/$supplier" params={{ supplier: company.slug }} className={ROW_LINK}>
      <Named name={company.names} otherwise={company.slug} className="wrap-anywhere" />
    </Link>
  );
}

/** The request that it was said of, among all requests. */
function RequestLink({ refusal: { request } }: { refusal: ListedRefusal }) {
  if (request === null) return <span>{m.admin_refusals_request_gone()}</span>;
  return (
    <Link to="/admin/requests" search={{ status: "all", q: request }} className={ROW_LINK}>
      <Ltr>{request}</Ltr>
    </Link>
  );
}
