import type { Names } from "#domain/kernel/names.ts";
import type { Widenable, wideningOf } from "#domain/rfq/widening.ts";
import { formatDateTime } from "#i18n/formats.ts";
import { isolated } from "#i18n/isolated.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { localName } from "#src/vocabulary/local-name.ts";

type Widening = Pick<Widenable, "status" | "openedAt" | "widenedAt" | "isDirect"> &
  ReturnType<typeof wideningOf> & {
    /** The only company that it goes to, where the page names it nowhere else. */
    addressee?: { names: Names } | null;
  };

/**
 * What the promised answer within 24 hours comes to where no quote has come: when more suppliers are looked for, or whether any
 * were found. One that is asked again is asked widely at once, and has nothing to tell;
 * one that names its supplier goes to nobody else, and says so.
 * @param added how many were asked by the widening
 */
export function wideningLabels(rfq: Widening, added: number): string | null {
  const { status, openedAt, widenedAt, widenAt, isWideningDue, isDirect } = rfq;
  const dated = (time: number) => ({ date: formatDateTime(time, currentLocale()) });
  if (status !== "open") return null;
  if (isDirect && widenedAt === null) return aloneLabels(rfq);
  if (isWideningDue) return m.rfqs_one_widening();
  if (widenAt !== null) return m.rfq_track_widen(dated(widenAt));
  if (widenedAt === null || widenedAt === openedAt) return null;
  return added > 0 ? m.rfqs_one_widened(dated(widenedAt)) : m.rfqs_one_widened_none(dated(widenedAt));
}

function aloneLabels({ addressee }: Widening): string {
  const name = addressee ? localName(addressee.names) : "";
  return name ? m.rfq_track_alone_named({ company: isolated(name) }) : m.rfq_track_alone();
}
