import { eq } from "drizzle-orm";
import { rfqInvitations, rfqQuestions, rfqs } from "#drizzle/schema/rfq.ts";
import { invitationsOf, openRfq } from "../../rfq/trade.ts";
import { TEST_NOW } from "../../support/context.ts";
import { forms } from "../../support/forms.ts";
import { key, type ReadyVerb, type World } from "../world.ts";

/** An open request and the invitation of its one supplier. */
async function asked({ db, actors }: World, productDescription = forms.rfq().productDescription) {
  const rfq = await openRfq(db, actors["buyer A"], { productDescription });
  const [invitation] = await invitationsOf(db, rfq.id);
  const { reference, version } = rfq;
  return { rfq: { reference, version }, invitation: { id: invitation?.id ?? "", version: invitation?.version ?? 0 } };
}

/** A question that waits for its answer. */
export async function question(db: World["db"], invitationId: string, asker: "buyer" | "supplier"): Promise<string> {
  const id = crypto.randomUUID();
  await db.insert(rfqQuestions).values({ id, invitationId, asker, question: "Which size?", createdAt: TEST_NOW });
  if (asker === "supplier") {
    await db.update(rfqInvitations).set({ status: "info_requested" }).where(eq(rfqInvitations.id, invitationId));
  }
  return id;
}

/** A request whose supplier said that it sells no such thing. */
export async function refused(world: World) {
  const { invitation } = await asked(world, "مطلوب تمر مجدول فاخر");
  const inbox = world.as("approved A").inbox;
  const { version } = await inbox.decline({ ...invitation, reason: "not_our_product", note: "" });
  const [line] = await world.as("approved A").inbox.refused();
  return { invitation: { id: invitation.id, version }, line: line?.id ?? "" };
}

export const REQUESTS: Record<string, ReadyVerb> = {
  "rfq.submit": async ({ as }) => {
    const form = forms.rfq();
    return () => as("buyer A").rfq.submit(form);
  },
  "rfqs.extend": async (world) => {
    const { rfq } = await asked(world);
    return () => world.as("buyer A").rfqs.extend({ ...rfq, days: 7 });
  },
  "rfqs.close": async (world) => {
    const { rfq } = await asked(world);
    return () => world.as("buyer A").rfqs.close(rfq);
  },
  "rfqs.cancel": async (world) => {
    const { rfq } = await asked(world);
    return () => world.as("buyer A").rfqs.cancel({ ...rfq, reason: "no need any more" });
  },
  "rfqs.answer": async (world) => {
    const { invitation } = await asked(world);
    const form = { questionId: await question(world.db, invitation.id, "supplier"), answer: "60 × 60" };
    return () => world.as("buyer A").rfqs.answer(form);
  },
  "rfqs.resubmit": async (world) => {
    const { rfq } = await asked(world);
    await world.db.update(rfqs).set({ status: "expired" });
    const form = { reference: rfq.reference, ...key() };
    return () => world.as("buyer A").rfqs.resubmit(form);
  },
  "inbox.view": async (world) => {
    const { invitation } = await asked(world);
    return () => world.as("approved A").inbox.view(invitation);
  },
  "inbox.decline": async (world) => {
    const { invitation } = await asked(world);
    return () => world.as("approved A").inbox.decline({ ...invitation, reason: "not_our_product", note: "" });
  },
  "inbox.reconsider": async (world) => {
    const { invitation } = await refused(world);
    return () => world.as("approved A").inbox.reconsider(invitation);
  },
  "inbox.askAgain": async (world) => {
    const { line } = await refused(world);
    return () => world.as("approved A").inbox.askAgain({ id: line });
  },
  "inbox.answer": async (world) => {
    const { invitation } = await asked(world);
    const form = { questionId: await question(world.db, invitation.id, "buyer"), answer: "Yes" };
    return () => world.as("approved A").inbox.answer(form);
  },
  "inbox.ask": async (world) => {
    const { invitation } = await asked(world);
    return () => world.as("approved A").inbox.ask({ ...invitation, question: "Which size?" });
  },
};
