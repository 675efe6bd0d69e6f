import { type ListWaits, WAITS_PER_PAGE } from "#domain/waits/list-waits.ts";
import { type TradeWaitName, type Waiting, waitsFor, whatWaits } from "#domain/waits/what-waits.ts";
import type { SignedInContext } from "#worker/platform/context.ts";
import { readKinds } from "./kind.ts";
import { ownKinds } from "./own-kinds.ts";
import type { WaitSubject } from "./subject.ts";

/**
 * A page of what waits for the caller, on both of its sides, by deadline, and how much there is: the one list that dashboard,
 * bell and page show, and of which mails remind. One database call besides the session's; of each kind no more rows are read than
 * the list needs up to this page.
 */
export async function listWaits(ctx: SignedInContext, { page }: ListWaits) {
  const limit = page * WAITS_PER_PAGE;
  const kinds = await readKinds(ctx, ownKinds(ctx, limit));
  const mine = (subjects: readonly WaitSubject[]) => waitsFor(whatWaits(subjects, ctx.now()), ctx.caller.userId);
  const totals = kinds.map(({ subjects, total }) => (subjects.length < limit ? mine(subjects).length : total));
  const waits = mine(kinds.flatMap(({ subjects }) => subjects)).slice(limit - WAITS_PER_PAGE, limit);
  return {
    items: waits.map((wait) => lineOf(wait)),
    page,
    pageSize: WAITS_PER_PAGE,
    total: totals.reduce((sum, one) => sum + one, 0),
  };
}

/** What one side reads of a thing that waits for it; names in all their languages, since a page is read in another than the account's. */
export function lineOf({ subject, name, side, until }: Waiting<WaitSubject>) {
  const { id, reference, about, parties, paths, since } = subject;
  return {
    id,
    // An account is on one of the two sides that trade.
    name: name as TradeWaitName,
    reference,
    party: side === "supplier" ? parties.supplier : parties.buyer,
    about,
    path: side === "buyer" ? paths.buyer : paths.supplier,
    since,
    until,
  };
}
