import { useNavigate } from "@tanstack/react-router";
import type { OrderQueue } from "#domain/orders/order-choices.ts";
import { m } from "#i18n/paraglide/messages.js";
import { toneOf } from "#src/lib/look-of.ts";
import { STATUS_WORDS } from "#src/lib/order-status-words.ts";
import { FilterChips } from "#src/ui/filter-chips.tsx";
import { SearchField } from "../search-field.tsx";
import { type OrderSearch, QUEUE_CHOICES } from "./order-search.ts";

/** State and words of the list of orders; all of it in the address. */
export function OrderFilter({ search }: { search: OrderSearch }) {
  const navigate = useNavigate();
  return (
    <div className="grid min-w-0 gap-3">
      <FilterChips
        label={m.orders_filter()}
        chips={QUEUE_CHOICES.map((queue) => ({
          label: queueWords(queue),
          search: { ...search, status: queue === "disputed" ? undefined : queue, page: undefined },
          isShown: queue === (search.status ?? "disputed"),
        }))}
      />
      <SearchField
        label={m.admin_orders_search()}
        asked={search.q}
        onSearch={(q) =>
          void navigate({ to: "/admin/orders", search: { ...search, q, page: undefined }, resetScroll: false })
        }
      />
    </div>
  );
}

function queueWords(queue: OrderQueue): string {
  if (queue === "all") return m.orders_filter_all();
  return queue === "disputed" ? m.admin_queue_disputes() : toneOf(STATUS_WORDS, queue).words;
}
