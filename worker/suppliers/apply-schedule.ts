import { and, eq, lte, sql } from "drizzle-orm";
import { LICENCE_GRACE_MS, SUPPLIER_TRANSITIONS } from "#domain/suppliers/supplier-machine.ts";
import { suppliers } from "#drizzle/schema/suppliers.ts";
import type { Context } from "#worker/platform/context.ts";
import type { Post } from "#worker/platform/outbox.ts";
import { dismissFromRooms } from "#worker/platform/rooms.ts";
import { transitionEach } from "#worker/platform/write/transition.ts";
import { selectToTransition } from "./company-to-transition.ts";
import { COMPANY, companyTransition } from "./transition-company.ts";

/** Companies that one tick suspends; the next takes the rest. */
const MOST_AT_ONCE = 25;

type Clock = Post & Pick<Context, "env" | "waitUntil">;

/**
 * The scheduler's move of companies: suspended when their licence ended 30 days ago (workflows: Supplier), with event,
 * notice and mail, all in one batch; their sockets end. It gives no reason in words: there is one alone, and screens and mails name it.
 * @returns how many companies it suspended
 */
export async function applyLicenceSchedule(clock: Clock): Promise<number> {
  const { from } = SUPPLIER_TRANSITIONS.suspend;
  const hasEnded = lte(suppliers.licenceValidUntil, clock.now() - LICENCE_GRACE_MS);
  const due = await selectToTransition(clock.db, and(eq(suppliers.status, from[0]), hasEnded)).limit(MOST_AT_ONCE);
  const moves = due.map((company) =>
    companyTransition(clock, company, {
      action: "suspend",
      actorId: null,
      note: null,
      changes: { decidedAt: clock.now(), decisionNote: null },
      precondition: sql`exists (select 1 from ${suppliers} where ${suppliers.id} = ${company.id} and ${hasEnded})`,
    }),
  );
  const isMoved = await transitionEach(clock, COMPANY, moves);
  for (const [place, { owner }] of due.entries()) if (isMoved[place] && owner) dismissFromRooms(clock, owner.id);
  return isMoved.filter(Boolean).length;
}
