import { m } from "#i18n/paraglide/messages.js";
import type { ApiOutputs } from "#src/lib/calls/trpc.ts";
import { counted } from "#src/vocabulary/counted.ts";

type Quote = Pick<ApiOutputs["rfqs"]["one"]["quotes"][number], "status" | "lastMover" | "roundsLeft">;

/** Who moved last, and so whose turn it is. */
export function turnLabels({ status, lastMover, roundsLeft }: Quote): string {
  if (status === "countered") return m.rfqs_quotes_turn_supplier();
  if (status !== "sent") return m.rfqs_quotes_turn_over();
  return lastMover === "buyer" ? m.rfqs_quotes_turn_supplier() : m.rfqs_quotes_turn_buyer(counted(roundsLeft));
}
