import type { RfqLink } from "#domain/rfq/rfq-link.ts";
import { m } from "#i18n/paraglide/messages.js";
import { ForeignAnswer } from "#src/lib/errors.ts";
import { withinTime } from "#src/lib/within-time.ts";

/** A document of some megabytes on a slow line. */
const DOCUMENT_MS = 60_000;

/**
 * A document of a guest's order. The key goes along in a header, so no address of a file holds it.
 * @throws ForeignAnswer with the status of whatever answered instead
 */
export function fetchDocument(id: string, { reference, key }: RfqLink): Promise<Blob> {
  const headers = { "X-Request": reference, "X-Request-Key": key };
  const fetched = async (signal: AbortSignal) => {
    const answer = await fetch(`/files/private/guest-orders/${id}`, { headers, signal });
    if (!answer.ok) throw new ForeignAnswer(answer.status);
    return answer.blob();
  };
  return withinTime(fetched, { ms: DOCUMENT_MS });
}

export interface DocumentProblem {
  title: string;
  text: string;
}

/** Why a document did not come, in words. */
export function documentProblem(error: unknown): DocumentProblem {
  const status = error instanceof ForeignAnswer ? error.status : undefined;
  if (status === 404) return { title: m.rfq_track_document_gone(), text: m.rfq_track_document_gone_text() };
  if (status === 429) return { title: m.forms_failed_rate_title(), text: m.rfq_track_document_rate() };
  return { title: m.forms_failed_connection_title(), text: m.forms_failed_again() };
}
