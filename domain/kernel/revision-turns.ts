import type { RevisionStatus } from "./revision-machine.ts";
import { type Turns, type Wait, waitsUntil } from "./turn.ts";

/** Of a staged change; one that was declined is nobody's: its owner may send another one. */
export const REVISION_TURNS = {
  pending: [{ side: "admin", action: "apply" }],
  applied: [],
  declined: [],
  withdrawn: [],
} as const satisfies Turns<RevisionStatus>;
type RevisionTurn = (typeof REVISION_TURNS)[RevisionStatus][number];

/** What a staged change of a live product or of a company waits for. */
export function revisionWaits({ status }: { status: RevisionStatus }): Wait<RevisionTurn>[] {
  return waitsUntil<RevisionTurn>(REVISION_TURNS[status], null);
}
