import { formatNumber } from "#i18n/formats.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { Button } from "#src/ui/button.tsx";

interface ListPagesProps {
  /** From 0. */
  page: number;
  size: number;
  total: number;
  onPage: (page: number) => void;
}

/** Leads through a list that is longer than a page. */
export function ListPages({ page, size, total, onPage }: ListPagesProps) {
  if (total <= size) return null;
  const locale = currentLocale();
  const last = Math.min(total, (page + 1) * size);
  const numbers = { from: page * size + 1, to: last, total };
  const shown = Object.fromEntries(Object.entries(numbers).map(([name, value]) => [name, formatNumber(value, locale)]));
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <Button type="button" variant="secondary" held={page === 0} onClick={() => onPage(page - 1)}>
        {m.import_problems_previous()}
      </Button>
      <span className="text-sand-700 text-sm">
        {m.import_problems_shown({ from: shown.from ?? "", to: shown.to ?? "", total: shown.total ?? "" })}
      </span>
      <Button type="button" variant="secondary" held={last >= total} onClick={() => onPage(page + 1)}>
        {m.import_problems_next()}
      </Button>
    </div>
  );
}
