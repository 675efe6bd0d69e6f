import { Link } from "@tanstack/react-router";
import { RFQ_STATUSES, type RfqStatus } from "#domain/rfq/rfq-status.ts";
import { formatNumber } from "#i18n/formats.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { statusWords } from "#src/lib/rfq-status-words.ts";
import { chipClass } from "#src/ui/chip.tsx";
import { ChipRow } from "#src/ui/chip-row.tsx";
import type { RequestSearch } from "./request-search.ts";

interface RequestFilterProps {
  search: RequestSearch;
  counts: Partial<Record<RfqStatus, number>> | undefined;
}

/** The states of one's requests with their numbers; the chosen one stands in the address. */
export function RequestFilter({ search, counts = {} }: RequestFilterProps) {
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const shown = RFQ_STATUSES.filter((status) => counts[status] !== undefined || status === search.status);
  return (
    <ChipRow label={m.rfqs_list_states()}>
      <StateChip search={search} status={undefined} label={m.rfqs_list_all()} count={all} />
      {shown.map((status) => (
        <StateChip
          key={status}
          search={search}
          status={status}
          label={statusWords(status)}
          count={counts[status] ?? 0}
        />
      ))}
    </ChipRow>
  );
}

interface StateChipProps {
  search: RequestSearch;
  status: RfqStatus | undefined;
  label: string;
  count: number;
}

function StateChip({ search, status, label, count }: StateChipProps) {
  const isShown = search.status === status;
  return (
    <li className="shrink-0">
      <Link to="/rfqs" search={{ status }} aria-current={isShown} resetScroll={false} className={chipClass(isShown)}>
        {label} <span className="tabular-nums">{formatNumber(count, currentLocale())}</span>
      </Link>
    </li>
  );
}
