import { m } from "#i18n/paraglide/messages.js";
import { counted } from "#src/vocabulary/counted.ts";
import { LateBadge } from "../late-badge.tsx";

interface Aged {
  workingDays: number | null;
  isLate: boolean;
}

/** How long it waits; null for what waits for nobody. */
export function reviewAge({ workingDays, isLate }: Aged) {
  if (workingDays === null) return null;
  return (
    <span className="inline-flex items-center gap-2">
      <span>{m.admin_working_days(counted(workingDays))}</span>
      {isLate && <LateBadge />}
    </span>
  );
}
