import { useNavigate } from "@tanstack/react-router";
import { m } from "#i18n/paraglide/messages.js";
import { FilterChips } from "#src/ui/filter-chips.tsx";
import { Select } from "#src/ui/select-field.tsx";
import { type ApplicationSearch, QUEUE_CHOICES } from "./application-search.ts";
import { queueWords } from "./company-words.ts";
import { SearchField } from "./search-field.tsx";

/** State, words and order of the list of companies; all of it in the address. */
export function ApplicationFilter({ search }: { search: ApplicationSearch }) {
  const navigate = useNavigate();
  const show = (change: ApplicationSearch) =>
    void navigate({ to: "/admin/applications", search: { ...search, page: undefined, ...change }, resetScroll: false });
  return (
    <div className="grid min-w-0 gap-3">
      <FilterChips
        label={m.admin_status_filter()}
        chips={QUEUE_CHOICES.map((queue) => ({
          label: queueWords(queue),
          search: { ...search, status: queue === "pending" ? undefined : queue, page: undefined },
          isShown: queue === (search.status ?? "pending"),
        }))}
      />
      <SearchField label={m.admin_applications_search()} asked={search.q} onSearch={(q) => show({ q })}>
        <Select
          aria-label={m.admin_sort()}
          value={search.sort ?? "oldest"}
          onChange={({ target }) => show({ sort: target.value === "newest" ? "newest" : undefined })}
          options={[
            { value: "oldest", label: m.admin_sort_oldest() },
            { value: "newest", label: m.admin_sort_newest() },
          ]}
          className="grow basis-40 sm:max-w-56"
        />
      </SearchField>
    </div>
  );
}
