import { formatDateTime } from "#i18n/formats.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { labelOf } from "#src/lib/label-of.ts";
import { Written } from "#src/ui/bdi.tsx";
import { Panel } from "#src/ui/panel.tsx";
import { productEventWords } from "./product-words.ts";
import type { Reviewed } from "./reviewed.ts";

const BY: Record<Reviewed["events"][number]["by"], () => string> = {
  supplier: m.review_by_supplier,
  house: m.admin_by_house,
  clock: m.admin_by_clock,
};

/** Who did what with a product, newest first. */
export function ProductHistory({ product: { events } }: { product: Reviewed }) {
  return (
    <Panel title={m.review_history()}>
      {events.length === 0 && <p className="text-sand-700">{m.admin_timeline_empty()}</p>}
      <ol className="grid gap-4">
        {events.toReversed().map(({ id, action, by, note, createdAt }) => (
          <li key={id} className="grid gap-0.5 border-brass-300 border-s-2 ps-3">
            <p className="font-bold text-gulf-900">{productEventWords(action)}</p>
            {note && (
              <p className="wrap-break-word whitespace-pre-line text-sand-800">
                <Written>{note}</Written>
              </p>
            )}
            <p className="text-sand-600 text-sm">
              {labelOf(BY, by)} · {formatDateTime(createdAt, currentLocale())}
            </p>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
