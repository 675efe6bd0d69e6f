import { MAIL_FAILURES, MAIL_KINDS } from "#domain/admin/mail-failures.ts";
import { formatNumber } from "#i18n/formats.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { labelOf } from "#src/vocabulary/label-of.ts";
import { FilterSelect, useShow } from "../lists/list-filter.tsx";
import { SearchField } from "../lists/search-field.tsx";
import { FAILURE_NAMES, KIND_NAMES } from "./mail-labels.ts";
import type { MailSearch } from "./mail-search.ts";

type Counts = Partial<Record<string, number>>;

interface MailFilterProps {
  search: MailSearch;
  /** How many there are of each; what there is none of is not offered, unless it is asked for. */
  kinds: Counts;
  failures: Counts;
}

/** Which of the failed mails, by address, what they are about and why they failed; all of it in the address. */
export function MailFilter({ search, kinds, failures }: MailFilterProps) {
  const show = useShow(search);
  return (
    <SearchField label={m.admin_mails_search()} asked={search.q} onSearch={(q) => show({ q })}>
      <FilterSelect
        search={search}
        label={m.admin_mails_kind()}
        param="kind"
        choices={offered(MAIL_KINDS, kinds, search.kind)}
        nameOf={(kind) => withCount(labelOf(KIND_NAMES, kind), kinds[kind])}
        all={m.admin_mails_kind_all()}
      />
      <FilterSelect
        search={search}
        label={m.admin_mails_failure()}
        param="failure"
        choices={offered(MAIL_FAILURES, failures, search.failure)}
        nameOf={(failure) => withCount(labelOf(FAILURE_NAMES, failure), failures[failure])}
        all={m.admin_mails_failure_all()}
      />
    </SearchField>
  );
}

function offered<Name extends string>(names: readonly Name[], counts: Counts, asked: Name | undefined): Name[] {
  return names.filter((name) => name === asked || (counts[name] ?? 0) > 0);
}

function withCount(name: string, count = 0): string {
  return `${name} (${formatNumber(count, currentLocale())})`;
}
