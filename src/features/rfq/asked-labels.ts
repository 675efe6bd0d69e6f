import { m } from "#i18n/paraglide/messages.js";
import { counted } from "#src/vocabulary/counted.ts";

/**
 * How many suppliers a request went to, and how many answers are still to come.
 * @param isOpen whether answers are still waited for
 * @param isDirect whether it names the only company that it goes to
 */
export function askedLabels(
  { invited, waiting }: { invited: number; waiting: number },
  isOpen: boolean,
  isDirect: boolean,
): string {
  if (invited === 0) return isDirect ? m.rfqs_invited_alone_none() : m.rfqs_invited_none();
  if (!isOpen || waiting === 0) return m.rfq_track_invited(counted(invited));
  if (waiting === invited) return m.rfq_track_all_awaited(counted(invited));
  return `${m.rfq_track_invited(counted(invited))} ${m.rfq_track_waiting(counted(waiting))}`;
}
