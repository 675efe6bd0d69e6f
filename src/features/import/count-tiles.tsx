import { formatNumber } from "#i18n/formats.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import type { ImportProgress } from "./import-run.ts";

interface CountTilesProps {
  counts: ImportProgress["counts"];
  wrong: number;
  /** It was imported; otherwise that is still to come. */
  isDone?: boolean;
}

/** What becomes of the rows, in numbers. */
export function CountTiles({ counts, wrong, isDone = false }: CountTilesProps) {
  const tiles = [
    {
      label: isDone ? m.import_report_created() : m.import_count_created(),
      count: counts.created,
      variant: "text-leaf-700",
    },
    {
      label: isDone ? m.import_report_updated() : m.import_count_updated(),
      count: counts.updated,
      variant: "text-gulf-800",
    },
    { label: m.import_count_staged(), count: counts.staged, variant: "text-brass-700" },
    { label: m.import_count_unchanged(), count: counts.unchanged, variant: "text-sand-700" },
    { label: m.import_count_wrong(), count: wrong, variant: wrong > 0 ? "text-clay-700" : "text-sand-700" },
  ];
  return (
    <dl className="grid grid-cols-2 gap-3 sm:grid-cols-5">
      {tiles.map(({ label, count, variant }) => (
        <div key={label} className="grid content-start rounded-lg border border-sand-200 bg-sand-50 p-3">
          <dt className="text-sand-700 text-sm">{label}</dt>
          <dd className={`order-first font-bold text-2xl ${variant}`}>{formatNumber(count, currentLocale())}</dd>
        </div>
      ))}
    </dl>
  );
}
