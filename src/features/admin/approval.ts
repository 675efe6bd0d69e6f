import { ACCEPTED_TOGETHER, type ChecklistItem } from "#domain/suppliers/checklist.ts";
import type { Item } from "./checklist.tsx";
import type { Application } from "./in-the-way.ts";

/** An item that an approval accepts with it, with the file that was seen. */
export interface AcceptedItem {
  item: AcceptedTogether;
  document: string | null;
}

export interface Approval {
  accept: AcceptedItem[];
  /** Items with files that nobody has looked at yet. */
  unopened: Item[];
}
type AcceptedTogether = (typeof ACCEPTED_TOGETHER)[number];

/**
 * What an approval takes as accepted: what the company provided and the page shows, with every file of it looked at. A licence
 * whose last day is over, or not said, is left to a decision of its own, which asks for it.
 */
export function approvalOf(
  application: Pick<Application, "checklist">,
  seen: ReadonlySet<string>,
  now: number,
): Approval {
  const provided = application.checklist.filter(
    (item) => item.state === "provided" && isAcceptedTogether(item.item) && !isEndUnclear(item, now),
  );
  const isSeen = ({ documents }: Item) => documents.every(({ id }) => seen.has(id));
  return {
    accept: provided.flatMap((item) =>
      isAcceptedTogether(item.item) && isSeen(item)
        ? [{ item: item.item, document: item.documents[0]?.id ?? null }]
        : [],
    ),
    unopened: provided.filter((item) => !isSeen(item)),
  };
}

function isAcceptedTogether(item: ChecklistItem): item is AcceptedTogether {
  return ACCEPTED_TOGETHER.some((one) => one === item);
}

function isEndUnclear({ item, documents: [newest] }: Item, now: number): boolean {
  return item === "trade_licence" && newest !== undefined && (newest.validUntil ?? 0) <= now;
}
