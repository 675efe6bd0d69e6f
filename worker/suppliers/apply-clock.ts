import { and, eq, lte } from "drizzle-orm";
import { LICENCE_GRACE_MS, SUPPLIER_MOVES } from "#domain/suppliers/supplier-machine.ts";
import { suppliers } from "#drizzle/schema/suppliers.ts";
import type { Context } from "#worker/platform/context.ts";
import type { Post } from "#worker/platform/outbox.ts";
import { dismissFromRooms } from "#worker/platform/rooms.ts";
import { selectMovable } from "./movable-company.ts";
import { moveStatements } from "./move-company.ts";

/** Companies that one tick suspends; the next takes the rest. */
const MOST_AT_ONCE = 25;

type Clock = Post & Pick<Context, "env" | "waitUntil">;

/**
 * The clock's move of companies: suspended when their licence ended 30 days ago (workflows: Supplier), with event,
 * notice and mail, all in one batch; their sockets end. It gives no reason in words: there is one alone, and screens and mails name it.
 * @returns how many companies it suspended
 */
export async function applyLicenceClock(clock: Clock): Promise<number> {
  const { from } = SUPPLIER_MOVES.suspend;
  const hasEnded = lte(suppliers.licenceValidUntil, clock.now() - LICENCE_GRACE_MS);
  const due = await selectMovable(clock.db, and(eq(suppliers.status, from[0]), hasEnded)).limit(MOST_AT_ONCE);
  const moves = due.map((company) =>
    moveStatements(clock, company, {
      action: "suspend",
      actorId: null,
      note: null,
      changes: { decidedAt: clock.now(), decisionNote: null },
      precondition: hasEnded,
    }),
  );
  const [first, ...others] = moves.flatMap(({ moved, event, others: rows }) => [moved, event, ...rows]);
  if (!first) return 0;
  const results = await clock.db.batch([first, ...others]);
  const places = moves.map((_, at) => moves.slice(0, at).reduce((sum, move) => sum + 2 + move.others.length, 0));
  const isMoved = places.map((place) => results[place]?.rowsAffected === 1);
  for (const [place, { owner }] of due.entries()) if (isMoved[place] && owner) dismissFromRooms(clock, owner.id);
  return isMoved.filter(Boolean).length;
}
