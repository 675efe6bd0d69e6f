import { readConversationSchema } from "#domain/messaging/conversation.ts";
import { procedureFor, router } from "#worker/platform/procedures.ts";
import { readConversation } from "./read-conversation.ts";

/** A conversation with what it is about, which the domains after messaging know. */
export const openConversationRouter = router({
  one: procedureFor("signed-in")
    .input(readConversationSchema)
    .query(({ ctx, input }) => readConversation(ctx, input)),
});
