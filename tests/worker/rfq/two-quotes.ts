import type { Database } from "#drizzle/client.ts";
import { type Actor, callerAs, contextOf } from "../support/actors.ts";
import { callerOf } from "../support/context.ts";
import { forms } from "../support/forms.ts";
import { invitationsOf, openRfq } from "./trade.ts";

/** Two quotes of one request: CIF 10,000 AED without VAT, and EXW 2,500 USD. */
export async function twoQuotes(
  db: Database,
  actors: Record<"buyer A" | "approved A" | "approved B", Actor>,
  destinationCountry: "AE" | "KE" = "AE",
  asked: Parameters<typeof openRfq>[2] = {},
) {
  const rfq = await openRfq(db, actors["buyer A"], { destinationCountry, ...asked });
  const [a, b] = await invitationsOf(db, rfq.id);
  const line = { line: 1, description: "تمر", unit: "carton" as const, quantity: "500" };
  const plain = { vatRate: 0, freight: "" };
  const cif = forms.quote({ ...plain, incoterm: "CIF", place: "Jebel Ali", lines: [{ ...line, unitPrice: "20" }] });
  const exw = { ...plain, incoterm: "EXW" as const, currency: "USD" as const, lines: [{ ...line, unitPrice: "5" }] };
  const send = async (actor: Actor, invitationId: string | undefined, terms: ReturnType<typeof forms.quote>) => {
    const { id, version } = await callerAs(db, actor).quotes.start({ invitationId: invitationId ?? "" });
    const context = contextOf(db, actor);
    await callerOf(context).quotes.send({ id, version, terms, idempotencyKey: crypto.randomUUID() });
    await context.settled();
    return id;
  };
  const first = await send(actors["approved A"], a?.id, cif);
  const second = await send(actors["approved B"], b?.id, forms.quote(exw));
  return { reference: rfq.reference, cif: first, exw: second };
}
