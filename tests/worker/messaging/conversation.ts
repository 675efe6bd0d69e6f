import { eq } from "drizzle-orm";
import type { Database } from "#drizzle/client.ts";
import { conversationMembers, conversations, messages } from "#drizzle/schema/messaging.ts";
import { supplierIdOf } from "../products/catalogue.ts";
import { type Actor, callerAs } from "../support/actors.ts";
import type { TestContext } from "../support/context.ts";

/** A clock that the messages of one test may run over without meeting the limit of 20 in 10 s. */
export function patientClock(start: number): Pick<TestContext, "now"> {
  let at = start;
  return {
    now: () => {
      at += 1000;
      return at;
    },
  };
}

/** Opens the conversation of a buyer with an actor's company, from its page. */
export async function startConversation(db: Database, buyer: Actor, seller: Actor): Promise<string> {
  const { id } = await callerAs(db, buyer).messages.start({
    with: { kind: "supplier", id: supplierIdOf(seller) },
    idempotencyKey: crypto.randomUUID(),
  });
  return id;
}

/** Says something as an actor. */
export function say(
  db: Database,
  actor: Actor,
  conversationId: string,
  content = "السلام عليكم",
  { clientId = crypto.randomUUID(), ...context }: Partial<TestContext> & { clientId?: string } = {},
) {
  return callerAs(db, actor, context).messages.send({ conversationId, clientId, kind: "text", content });
}

/** What the tables hold of a conversation. */
export async function storedConversation(db: Database, id: string) {
  const [[conversation], members, said] = await db.batch([
    db.select().from(conversations).where(eq(conversations.id, id)),
    db.select().from(conversationMembers).where(eq(conversationMembers.conversationId, id)),
    db.select().from(messages).where(eq(messages.conversationId, id)).orderBy(messages.seq),
  ]);
  if (!conversation) throw new Error(`no conversation ${id}`);
  const of = (side: "buyer" | "supplier") => members.find((member) => member.side === side);
  return { conversation, buyer: of("buyer"), supplier: of("supplier"), said };
}
