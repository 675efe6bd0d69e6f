import type { ReactNode } from "react";
import { formatNumber } from "#i18n/formats.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { BackChevron, ForwardChevron } from "../forward-icon.tsx";

interface PaginationProps {
  page: number;
  pageCount: number;
  /** Draws the link to a page; the route knows its own search parameters. */
  linkTo: (page: number, className: string, children: ReactNode) => ReactNode;
}

const STEP =
  "inline-flex min-h-11 min-w-11 items-center justify-center gap-1 rounded-md border border-sand-300 bg-white px-3 text-gulf-800";

/** Previous, where we are, next. Nothing for a single page. */
export function Pagination({ page, pageCount, linkTo }: PaginationProps) {
  if (pageCount <= 1) return null;
  const locale = currentLocale();
  return (
    <nav aria-label={m.shell_pagination()} className="mt-8 flex items-center justify-center gap-4">
      {page > 1 &&
        linkTo(
          page - 1,
          STEP,
          <>
            <BackChevron /> {m.shell_previous()}
          </>,
        )}
      <span className="text-sand-700 text-sm">
        {m.shell_page_of({ page: formatNumber(page, locale), pages: formatNumber(pageCount, locale) })}
      </span>
      {page < pageCount &&
        linkTo(
          page + 1,
          STEP,
          <>
            {m.shell_next()} <ForwardChevron />
          </>,
        )}
    </nav>
  );
}
