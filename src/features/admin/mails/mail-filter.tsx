import { useNavigate } from "@tanstack/react-router";
import { MAIL_FAILURES, MAIL_KINDS } from "#domain/admin/mail-failures.ts";
import { formatNumber } from "#i18n/formats.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { Select } from "#src/ui/fields/select-field.tsx";
import { labelOf } from "#src/vocabulary/label-of.ts";
import { FAILURE_NAMES, KIND_NAMES } from "./mail-labels.ts";
import { type MailSearch, readMailSearch } from "./mail-search.ts";

interface MailFilterProps {
  search: MailSearch;
  /** How many there are of each; what there is none of is not offered, unless it is asked for. */
  kinds: Partial<Record<string, number>>;
  failures: Partial<Record<string, number>>;
}

/** Which of the failed mails, by what they are about and why they failed; all of it in the address. */
export function MailFilter({ search, kinds, failures }: MailFilterProps) {
  const navigate = useNavigate();
  const show = (change: Record<string, string>) => {
    const asked = readMailSearch({ ...search, page: undefined, ...change });
    void navigate({ to: "/admin/mails", search: asked, resetScroll: false });
  };
  return (
    <div className="flex flex-wrap gap-3">
      <Select
        aria-label={m.admin_mails_kind()}
        value={search.kind ?? ""}
        placeholder={m.admin_mails_kind_all()}
        onChange={({ target }) => show({ kind: target.value })}
        options={optionsOf(MAIL_KINDS, KIND_NAMES, kinds, search.kind)}
        className="grow basis-40 sm:max-w-72"
      />
      <Select
        aria-label={m.admin_mails_failure()}
        value={search.failure ?? ""}
        placeholder={m.admin_mails_failure_all()}
        onChange={({ target }) => show({ failure: target.value })}
        options={optionsOf(MAIL_FAILURES, FAILURE_NAMES, failures, search.failure)}
        className="grow basis-40 sm:max-w-72"
      />
    </div>
  );
}

function optionsOf<Name extends string>(
  names: readonly Name[],
  words: Record<Name, () => string>,
  counts: Partial<Record<string, number>>,
  asked: Name | undefined,
) {
  return names
    .filter((name) => name === asked || (counts[name] ?? 0) > 0)
    .map((value) => ({
      value,
      label: `${labelOf(words, value)} (${formatNumber(counts[value] ?? 0, currentLocale())})`,
    }));
}
