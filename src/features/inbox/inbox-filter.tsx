import { useNavigate } from "@tanstack/react-router";
import { CATEGORY_SLUGS } from "#domain/catalogue/categories.ts";
import { categoryName } from "#domain/catalogue/category-names.ts";
import { INVITATION_STATUSES, type InvitationStatus, UNANSWERED } from "#domain/rfq/invitation-machine.ts";
import { WAITING_FOR_SUPPLIER } from "#domain/rfq/invitation-turns.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { Select } from "#src/ui/fields/select.tsx";
import { WordsSearch } from "#src/ui/fields/words-search.tsx";
import { FilterChips } from "#src/ui/list/filter-chips.tsx";
import { countedStates } from "#src/vocabulary/counted-states.ts";
import { type InboxSearch, readInboxSearch } from "./inbox-search.ts";
import { statusLabels } from "./invitation-labels.ts";

interface InboxFilterProps {
  search: InboxSearch;
  counts: Partial<Record<InvitationStatus, number>> | undefined;
}

/** State, category and words of what one was asked; all of it in the address. */
export function InboxFilter({ search, counts }: InboxFilterProps) {
  const open: readonly string[] = UNANSWERED;
  const waiting: readonly string[] = WAITING_FOR_SUPPLIER;
  const { shown, count } = countedStates(INVITATION_STATUSES, counts, search.status);
  const chips = [
    { status: undefined, label: m.inbox_filter_open(), count: count((status) => open.includes(status)) },
    { status: "waiting" as const, label: m.inbox_filter_waiting(), count: count((status) => waiting.includes(status)) },
    { status: "done" as const, label: m.inbox_filter_done(), count: count((status) => !open.includes(status)) },
    ...shown.map((status) => ({ status, label: statusLabels(status), count: count((one) => one === status) })),
  ];
  return (
    <div className="grid min-w-0 gap-3">
      <FilterChips
        label={m.inbox_filter_status()}
        chips={chips.map((chip) => ({
          ...chip,
          search: { ...search, status: chip.status, page: undefined },
          isShown: chip.status === search.status,
        }))}
      />
      <WordsAndCategory search={search} />
    </div>
  );
}

function WordsAndCategory({ search }: { search: InboxSearch }) {
  const navigate = useNavigate();
  const show = (change: Record<string, unknown>) =>
    void navigate({
      to: "/inbox",
      search: readInboxSearch({ ...search, ...change, page: undefined }),
      resetScroll: false,
    });
  return (
    <div className="flex flex-wrap gap-3">
      <WordsSearch
        label={m.inbox_filter_words()}
        submit={m.inbox_filter_find()}
        asked={search.q}
        onSearch={(q) => show({ q })}
      />
      <Select
        aria-label={m.inbox_filter_category()}
        value={search.category ?? ""}
        placeholder={m.inbox_filter_all_categories()}
        onChange={({ target }) => show({ category: target.value })}
        options={CATEGORY_SLUGS.map((value) => ({ value, label: categoryName(value, currentLocale()) }))}
        className="grow basis-48 sm:max-w-64"
      />
    </div>
  );
}
