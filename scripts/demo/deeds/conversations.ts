import { eq } from "drizzle-orm";
import type { PhraseKey } from "#domain/messaging/phrases.ts";
import { conversations } from "#drizzle/schema/messaging.ts";
import type { SupplierId } from "#drizzle/seed/suppliers/all.ts";
import { type Deed, newKey, only, remembered } from "../thread.ts";

/** The buyer opens a conversation from a product's page. */
export const writeAbout =
  (sku: string): Deed =>
  async ({ me, memory }) => {
    const about = { kind: "product" as const, id: `prd_${sku.toLowerCase()}` };
    memory.conversation = (await me.messages.start({ with: about, idempotencyKey: newKey() })).id;
  };

/** The buyer opens a conversation from a company's page. */
export const writeTo =
  (company: SupplierId): Deed =>
  async ({ me, memory }) => {
    const about = { kind: "supplier" as const, id: company };
    memory.conversation = (await me.messages.start({ with: about, idempotencyKey: newKey() })).id;
  };

/** Either side goes on about the thread's order. */
export const writeAboutOrder: Deed = async ({ me, memory }) => {
  const about = { kind: "order" as const, id: remembered(memory, "order") };
  memory.conversation = (await me.messages.start({ with: about, idempotencyKey: newKey() })).id;
};

export const write =
  (content: string): Deed =>
  async ({ me, memory }) =>
    me.messages.send({
      conversationId: remembered(memory, "conversation"),
      ...{ kind: "text" as const, content, clientId: newKey() },
    });

/** A phrase that each side reads in its own language. */
export const phrase =
  (key: PhraseKey, params: Record<string, string> = {}): Deed =>
  async ({ me, memory }) =>
    me.messages.send({
      conversationId: remembered(memory, "conversation"),
      ...{ kind: "phrase" as const, phrase: { key, params }, clientId: newKey() },
    });

/** Reads all that is there. */
export const read: Deed = async ({ me, stage, memory }) => {
  const id = remembered(memory, "conversation");
  const rows = await stage.db
    .select({ seq: conversations.lastSeq })
    .from(conversations)
    .where(eq(conversations.id, id));
  return me.messages.seen({ id, seq: only(rows, "conversation").seq });
};
