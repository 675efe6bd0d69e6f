/** What follows a decision: another one is opened, the decided one stays on the screen, or nothing is left to decide. */
export type AfterDecision = { open: string } | "stay" | "done";

/**
 * Which one of a queue is opened after a decision: the one that came next and still waits, else what has moved up to its
 * place, else the nearest before it.
 * What never stood in the queue stays, and so does what a decision does not take out of it.
 * @param before the queue as it was when the decided one was still in it
 * @param now the queue after the decision
 */
export function afterDecision(before: readonly string[], now: readonly string[], decided: string): AfterDecision {
  const at = before.indexOf(decided);
  if (at < 0 || now.includes(decided)) return "stay";
  const waiting = new Set(now);
  const next = before.slice(at + 1).find((id) => waiting.has(id));
  const back = before.slice(0, at).findLast((id) => waiting.has(id));
  const from = back === undefined ? -1 : now.indexOf(back);
  // What has moved up from another page stands where the neighbours were.
  const open = next ?? now[from + 1] ?? back;
  return open === undefined ? "done" : { open };
}

/** A page of a queue, as far as walking through it asks. */
export interface QueuePage {
  ids: readonly string[];
  page: number;
  pageCount: number;
}

/** Whether the end of a queue stays in the place of the one decided last: whatever comes later, unless that waits again. */
export function isAtEnd({ ids }: Pick<QueuePage, "ids">, open: string, doneAt: string | undefined): boolean {
  return doneAt === open && !ids.includes(open);
}

/** Where somebody is in a queue. */
export interface Whereabouts {
  open: string;
  /** What was last asked for: it is on its way to the screen while that loads. */
  asked: string;
  isLoading: boolean;
}

/**
 * From which one of a page a step goes: from what is on its way to the screen, so that a key pressed twice steps twice. Null
 * where that is on another page: what comes after it is known once it is shown.
 */
export function stepStart({ ids }: Pick<QueuePage, "ids">, { open, asked, isLoading }: Whereabouts): string | null {
  if (asked === open || ids.includes(asked)) return asked;
  return isLoading ? null : open;
}

/** Reads something for whoever waits for it; null where they have gone elsewhere meanwhile. */
export async function unlessGone<Read>(placeNow: () => string, read: () => Promise<Read>): Promise<Read | null> {
  const place = placeNow();
  const answer = await read();
  return placeNow() === place ? answer : null;
}

/** Where a step through a queue leads: to one of this page, to the nearest one of another page, or nowhere. */
export type Step = { open: string } | { page: number } | null;

/**
 * A step forth (1) or back (-1) from the open one. From one that is not on the page, forth alone: to the one that came next
 * when it was still there, else to the first.
 * @param before the page as it was when the open one was last on it
 */
export function stepFrom(queue: QueuePage, open: string, by: 1 | -1, before: readonly string[] = []): Step {
  const { ids, page, pageCount } = queue;
  const at = ids.indexOf(open);
  if (at < 0 && by < 0) return null;
  const left = at < 0 ? afterDecision(before, ids, open) : "stay";
  if (typeof left === "object") return left;
  const neighbour = ids[at + by];
  if (neighbour !== undefined) return { open: neighbour };
  const other = page + by;
  return other >= 1 && other <= pageCount ? { page: other } : null;
}
