import { m } from "#i18n/paraglide/messages.js";
import { FilterChips } from "#src/ui/filter-chips.tsx";
import type { InboxSearch } from "./inbox-search.ts";

/** New things or those that are done. */
export function InboxFilter({ search: { status } }: { search: InboxSearch }) {
  return (
    <FilterChips
      label={m.admin_status_filter()}
      chips={([undefined, "done"] as const).map((choice) => ({
        label: choice ? m.admin_inbox_done() : m.admin_inbox_new(),
        search: choice ? { status: choice } : {},
        isShown: choice === status,
      }))}
    />
  );
}
