import { m } from "#i18n/paraglide/messages.js";
import { counted } from "#src/vocabulary/counted.ts";

/** How long something has waited for the platform, as a sentence of its own. @param workingDays whole ones */
export function waitLabels(workingDays: number): string {
  if (workingDays === 0) return m.admin_decide_waits_today();
  return m.admin_decide_waits({ age: m.admin_working_days(counted(workingDays)) });
}
