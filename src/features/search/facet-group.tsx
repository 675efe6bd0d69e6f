import { Check } from "lucide-react";
import type { ReactNode } from "react";
import type { SearchParams } from "#domain/catalogue/search/search-address.ts";
import type { FacetCount } from "#domain/catalogue/search/search-result.ts";
import { formatNumber } from "#i18n/formats.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { Ltr } from "#src/ui/text/bdi.tsx";
import { ListingLink } from "./listing-link.tsx";

/** Values of a filter that are seen before "show more". */
const SHOWN = 6;

interface FacetGroupProps<Value extends string> {
  title: string;
  counts: readonly FacetCount<Value>[];
  chosen: readonly Value[];
  nameOf: (value: Value) => string;
  /** The search after a press on the value. */
  paramsFor: (value: Value) => SearchParams;
  areLowerBounds: boolean;
}

/** One filter: its values with how many products each would leave. */
export function FacetGroup<Value extends string>(props: FacetGroupProps<Value>) {
  const { title, counts, chosen } = props;
  const missing = chosen.filter((value) => !counts.some((known) => known.value === value));
  const rows = [...counts, ...missing.map((value) => ({ value, count: 0 }))];
  if (rows.length === 0) return null;
  const draw = (row: FacetCount<Value>) => <FacetRow key={row.value} row={row} {...props} />;
  return (
    <section className="border-sand-200 border-b py-4 first:pt-0">
      <h3 className="mb-1 font-bold text-gulf-900 text-sm">{title}</h3>
      <ul>{rows.slice(0, SHOWN).map(draw)}</ul>
      {rows.length > SHOWN && (
        <More isOpen={rows.slice(SHOWN).some(({ value }) => chosen.includes(value))}>
          <ul>{rows.slice(SHOWN).map(draw)}</ul>
        </More>
      )}
    </section>
  );
}

function FacetRow<Value extends string>({
  row,
  chosen,
  nameOf,
  paramsFor,
  areLowerBounds,
}: FacetGroupProps<Value> & { row: FacetCount<Value> }) {
  const isChosen = chosen.includes(row.value);
  return (
    <li>
      <ListingLink
        params={paramsFor(row.value)}
        rel="nofollow"
        aria-current={isChosen ? "true" : undefined}
        className="flex min-h-11 items-center gap-2.5 text-sand-800 text-sm hover:text-gulf-700"
      >
        <span
          aria-hidden
          className={`grid size-5 shrink-0 place-items-center rounded-sm border ${isChosen ? "border-gulf-800 bg-gulf-800 text-white" : "border-sand-400 bg-white"}`}
        >
          {isChosen && <Check size={14} strokeWidth={3} />}
        </span>
        <span className={`grow ${isChosen ? "font-bold text-gulf-900" : ""}`}>
          <bdi>{nameOf(row.value)}</bdi>
        </span>
        <Ltr className="text-sand-600 text-xs">
          {formatNumber(row.count, currentLocale())}
          {areLowerBounds && row.count > 0 ? "+" : ""}
        </Ltr>
      </ListingLink>
    </li>
  );
}

function More({ isOpen, children }: { isOpen: boolean; children: ReactNode }) {
  return (
    <details open={isOpen} className="group">
      <summary className="flex min-h-11 cursor-pointer list-none items-center font-bold text-gulf-700 text-sm [&::-webkit-details-marker]:hidden">
        <span className="group-open:hidden">{m.search_filters_show_more()}</span>
        <span className="hidden group-open:inline">{m.search_filters_show_fewer()}</span>
      </summary>
      {children}
    </details>
  );
}
