import { say, startConversation } from "../../messaging/conversation.ts";
import { supplierIdOf } from "../../rfq/trade.ts";
import { forms } from "../../support/forms.ts";
import type { Told } from "../retried.ts";
import { key, type ReadyVerb, type World } from "../world.ts";

/** A conversation in which the buyer has said something. */
export async function talk({ db, actors }: World): Promise<string> {
  const id = await startConversation(db, actors["buyer A"], actors["approved A"]);
  await say(db, actors["buyer A"], id);
  return id;
}

/** What people write to each other, and to the platform. */
export const TALKS: Record<string, ReadyVerb> = {
  "messages.start": async ({ as, actors }) => {
    const form = { with: { kind: "supplier" as const, id: supplierIdOf(actors["approved A"]) }, ...key() };
    return () => as("buyer A").messages.start(form);
  },
  "messages.send": async (world) => {
    const form = {
      conversationId: await talk(world),
      clientId: crypto.randomUUID(),
      kind: "text",
      content: "سلام",
    } as const;
    return () => world.as("buyer A").messages.send(form);
  },
  "messages.seen": async (world) => {
    const id = await talk(world);
    return () => world.as("approved A").messages.seen({ id, seq: 1 });
  },
  "messages.delivered": async (world) => {
    const id = await talk(world);
    return () => world.as("approved A").messages.delivered({ id, seq: 1 });
  },
  "messages.block": async (world) => {
    const id = await talk(world);
    return () => world.as("approved A").messages.block({ id });
  },
  "messages.unblock": async (world) => {
    const id = await talk(world);
    await world.as("approved A").messages.block({ id });
    return () => world.as("approved A").messages.unblock({ id });
  },
  "messages.roomToken": async (world) => {
    const id = await talk(world);
    return () => world.as("approved A").messages.roomToken({ kind: "conversation", id });
  },
  "leads.submitSupplier": async ({ as }) => {
    const form = forms.supplierLead();
    return () => as(null).leads.submitSupplier(form);
  },
  "leads.submitBuyer": async ({ as }) => {
    const form = forms.buyerLead();
    return () => as(null).leads.submitBuyer(form);
  },
  "contact.send": async ({ as }) => {
    const form = forms.contact();
    return () => as(null).contact.send(form);
  },
  "tips.submit": async ({ as }) => {
    const form = forms.tip();
    return () => as(null).tips.submit(form);
  },
  "tips.rate": async ({ as }) => {
    const { id } = await as("admin").editor.createTip(forms.newTip());
    await as("admin").editor.publishTip({ id, version: 1, isPublished: true });
    return () => as("buyer A").tips.rate({ slug: "insure-by-value", stars: 4 });
  },
  "reports.submit": async ({ as, actors }) => {
    const form = forms.report({ subjectKind: "supplier", subjectId: supplierIdOf(actors["approved A"]) });
    return () => as(null).reports.submit(form);
  },
};

export const TALKS_TOLD: Record<string, Told> = {
  "messages.roomToken": { isRead: true, answers: true, why: "each call gives a key of a minute" },
};
