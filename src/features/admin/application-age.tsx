import { m } from "#i18n/paraglide/messages.js";
import type { ApiOutputs } from "#src/lib/calls/trpc.ts";
import { counted } from "#src/vocabulary/counted.ts";
import { LateBadge } from "./late-badge.tsx";
import { shownDate } from "./lists/column.ts";

type Aged = Pick<ApiOutputs["admin"]["applications"]["items"][number], "workingDays" | "isLate" | "decidedAt">;

/** How long an application waits; for decided ones when the platform answered last. */
export function ApplicationAge({ application: { workingDays, isLate, decidedAt } }: { application: Aged }) {
  if (workingDays === null) return shownDate(decidedAt);
  return (
    <span className="inline-flex items-center gap-2">
      <span>{m.admin_working_days(counted(workingDays))}</span>
      {isLate && <LateBadge />}
    </span>
  );
}
