import { useNavigate } from "@tanstack/react-router";
import { m } from "#i18n/paraglide/messages.js";
import { statusWords } from "#src/lib/rfq-status-words.ts";
import { FilterChips } from "#src/ui/filter-chips.tsx";
import { SearchField } from "../search-field.tsx";
import { QUEUE_CHOICES, type RequestSearch } from "./request-search.ts";

/** State and words of the list of requests; all of it in the address. */
export function RequestFilter({ search }: { search: RequestSearch }) {
  const navigate = useNavigate();
  return (
    <div className="grid min-w-0 gap-3">
      <FilterChips
        label={m.admin_status_filter()}
        chips={QUEUE_CHOICES.map((queue) => ({
          label: queue === "all" ? m.orders_filter_all() : statusWords(queue),
          search: { ...search, status: queue === "open" ? undefined : queue, page: undefined },
          isShown: queue === (search.status ?? "open"),
        }))}
      />
      <SearchField
        label={m.admin_requests_search()}
        asked={search.q}
        onSearch={(q) =>
          void navigate({ to: "/admin/requests", search: { ...search, q, page: undefined }, resetScroll: false })
        }
      />
    </div>
  );
}
