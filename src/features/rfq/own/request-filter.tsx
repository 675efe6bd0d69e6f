import { RFQ_STATUSES, type RfqStatus } from "#domain/rfq/rfq-status.ts";
import { m } from "#i18n/paraglide/messages.js";
import { statusWords } from "#src/lib/rfq-status-words.ts";
import { FilterChips } from "#src/ui/filter-chips.tsx";
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
    <FilterChips
      label={m.rfqs_list_states()}
      chips={[undefined, ...shown].map((status) => ({
        label: status ? statusWords(status) : m.rfqs_list_all(),
        count: status ? (counts[status] ?? 0) : all,
        search: { status },
        isShown: status === search.status,
      }))}
    />
  );
}
