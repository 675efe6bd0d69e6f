import { m } from "#i18n/paraglide/messages.js";
import { Stars } from "#src/ui/text/stars.tsx";
import { counted } from "#src/vocabulary/counted.ts";

interface RatingProps {
  average: number | null;
  count: number;
}

/** Stars where buyers gave some; else it says that there are none. */
export function Rating({ average, count }: RatingProps) {
  if (average === null || count === 0) {
    return <span className="text-sand-600 text-sm">{m.suppliers_rating_none()}</span>;
  }
  return (
    <span className="inline-flex flex-wrap items-center gap-2">
      <Stars value={average} />
      <span className="text-sand-600 text-sm">{m.suppliers_rating_count(counted(count))}</span>
    </span>
  );
}
