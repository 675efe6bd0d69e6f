/**
 * Who wrote the notes of an order: the buyer with its checkout; of a quote whoever put the version forward that was taken, which
 * is the buyer's own where the supplier accepted a binding counter-offer.
 * @param events the order's events
 */
export function notesAuthor(
  { quoteId }: { quoteId: string | null },
  events: readonly { action: string }[],
): "buyer" | "supplier" {
  if (quoteId === null) return "buyer";
  return events.some(({ action }) => action === "accept_binding") ? "buyer" : "supplier";
}
