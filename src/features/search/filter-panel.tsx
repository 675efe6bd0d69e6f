import { SlidersHorizontal, X } from "lucide-react";
import { type ReactNode, useId, useRef } from "react";
import { formatNumber } from "#i18n/formats.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { counted } from "#src/vocabulary/counted.ts";

interface FilterPanelProps {
  id: string;
  /** How many products the filters leave, in words. */
  count: string;
  children: ReactNode;
}

/**
 * The filters: a column on a desk, a sheet from the bottom on a phone. The sheet is the platform's own popover,
 * so it opens before and without scripts.
 */
export function FilterPanel({ id, count, children }: FilterPanelProps) {
  const title = useId();
  const panel = useRef<HTMLElement>(null);
  return (
    <aside
      ref={panel}
      id={id}
      popover="auto"
      aria-labelledby={title}
      onBlur={({ relatedTarget }) => {
        if (relatedTarget && !panel.current?.contains(relatedTarget)) closeIfOpen(panel.current);
      }}
      className="max-lg:[&:popover-open]:fixed max-lg:[&:popover-open]:inset-x-0 max-lg:[&:popover-open]:top-auto max-lg:[&:popover-open]:bottom-0 max-lg:max-h-[85dvh] max-lg:w-full max-lg:overflow-y-auto max-lg:overscroll-contain max-lg:rounded-t-2xl max-lg:bg-white max-lg:shadow-raised max-lg:backdrop:bg-gulf-950/50 lg:static lg:block lg:w-full lg:bg-transparent lg:text-ink"
    >
      <div className="sticky top-0 z-10 flex items-center justify-between border-sand-200 border-b bg-white px-4 py-2 lg:static lg:border-0 lg:bg-transparent lg:px-0 lg:pt-0 lg:pb-3">
        <h2 id={title} className="text-gulf-900 text-lg">
          {m.search_filters()}
        </h2>
        <button
          type="button"
          popoverTarget={id}
          popoverTargetAction="hide"
          aria-label={m.shell_close()}
          className="grid size-11 place-items-center text-sand-700 lg:hidden"
        >
          <X aria-hidden size={20} />
        </button>
      </div>
      <div className="max-lg:px-4 max-lg:pt-4">{children}</div>
      <div className="sticky bottom-0 border-sand-200 border-t bg-white p-3 lg:hidden">
        <button
          type="button"
          popoverTarget={id}
          popoverTargetAction="hide"
          className="min-h-11 w-full rounded-md bg-gulf-800 px-4 font-bold text-white"
        >
          {m.search_show_results()} · {count}
        </button>
      </div>
    </aside>
  );
}

function closeIfOpen(panel: HTMLElement | null): void {
  if (panel?.matches(":popover-open")) panel.hidePopover();
}

/** Opens the sheet on a phone. */
export function FilterButton({ panelId, active }: { panelId: string; active: number }) {
  return (
    <button
      type="button"
      popoverTarget={panelId}
      aria-label={active > 0 ? m.search_filters_active(counted(active)) : undefined}
      className="inline-flex min-h-11 items-center justify-center gap-2 rounded-md border border-sand-300 bg-white px-4 text-gulf-900 lg:hidden"
    >
      <SlidersHorizontal aria-hidden size={18} />
      {m.search_filters()}
      {active > 0 && (
        <span
          aria-hidden
          className="grid size-6 place-items-center rounded-full bg-gulf-800 font-bold text-white text-xs"
        >
          {formatNumber(active, currentLocale())}
        </span>
      )}
    </button>
  );
}
