import { Fragment, type ReactNode } from "react";
import type { CardPlace, Column } from "./column.ts";
import { Cell, COVERING_LINK, ListCard, ListCards, ListTable, ROW_LINK, Row } from "./list-table.tsx";

interface ColumnsViewProps<Item> {
  items: readonly Item[];
  columns: readonly Column<Item>[];
  keyOf: (item: Item) => string;
}

/** A list by its columns: a table on a desk, cards on a phone. */
export function ColumnsView<Item>({ items, columns, keyOf }: ColumnsViewProps<Item>) {
  const shown = columns.flatMap(({ header, cell, isShort = false }) => (cell ? [{ header, cell, isShort }] : []));
  return (
    <>
      <ListCards>
        {items.map((item) => (
          <ListCard key={keyOf(item)}>
            <CardParts item={item} columns={columns} />
          </ListCard>
        ))}
      </ListCards>
      <ListTable head={shown.map(({ header }) => header())}>
        {items.map((item) => (
          <Row key={keyOf(item)}>
            {shown.map(({ header, cell, isShort }) => (
              <Cell key={header()} isShort={isShort}>
                {cell(item, ROW_LINK)}
              </Cell>
            ))}
          </Row>
        ))}
      </ListTable>
    </>
  );
}

interface Part {
  name: string;
  content: ReactNode;
}

/** What of a place on the card there is to show. */
function partsOf<Item>(item: Item, columns: readonly Column<Item>[], place: CardPlace): Part[] {
  return columns
    .filter(({ card }) => card === place)
    .map(({ header, cell, onCard = cell }) => ({
      name: header(),
      content: onCard?.(item, place === "title" ? COVERING_LINK : ROW_LINK),
    }))
    .filter(({ content }) => Boolean(content));
}

function CardParts<Item>({ item, columns }: { item: Item; columns: readonly Column<Item>[] }) {
  const of = (place: CardPlace) => partsOf(item, columns, place);
  const foot = [...of("status"), ...of("foot")];
  return (
    <>
      <div className="flex items-start gap-x-3">
        <div className="flex min-w-0 grow flex-wrap items-center justify-between gap-x-3">
          <Contents parts={of("title")} />
          {of("aside").map(({ name, content }) => (
            <div key={name} className="font-bold text-gulf-900">
              {content}
            </div>
          ))}
        </div>
        <Contents parts={of("tick")} />
      </div>
      <Facts parts={of("fact")} />
      <Figures parts={of("figure")} />
      {of("line").map(({ name, content }) => (
        <p key={name} className="min-w-0 text-sand-700 text-sm">
          {content}
        </p>
      ))}
      {foot.length > 0 && (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sand-700 text-sm">
          {foot.map(({ name, content }) => (
            <span key={name}>{content}</span>
          ))}
        </p>
      )}
      <Contents parts={of("action")} />
    </>
  );
}

function Contents({ parts }: { parts: Part[] }) {
  return parts.map(({ name, content }) => <Fragment key={name}>{content}</Fragment>);
}

function Facts({ parts }: { parts: Part[] }) {
  if (parts.length === 0) return null;
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2 gap-y-1 text-sand-700 text-sm">
      {parts.map(({ name, content }) => (
        <Fragment key={name}>
          <dt className="text-sand-600">{name}</dt>
          <dd>{content}</dd>
        </Fragment>
      ))}
    </dl>
  );
}

/** Figures two a line, the last one, when it was, on a line of its own. */
function Figures({ parts }: { parts: Part[] }) {
  if (parts.length === 0) return null;
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-1 text-sand-700 text-sm">
      {parts.map(({ name, content }) => (
        <div key={name} className="flex justify-between gap-2 last:col-span-2 last:justify-start">
          <dt>{name}</dt>
          <dd className="font-bold text-gulf-900 tabular-nums">{content}</dd>
        </div>
      ))}
    </dl>
  );
}
