import {
  conversationSchema,
  deliveredSchema,
  listConversationsSchema,
  pageOfMessagesSchema,
  readConversationSchema,
  receiptsSchema,
  roomTokenSchema,
  searchMessagesSchema,
  sharedFilesSchema,
  startConversationSchema,
} from "#domain/messaging/conversation.ts";
import { sendMessageSchema } from "#domain/messaging/send-message.ts";
import { procedureFor, router } from "#worker/platform/procedures.ts";
import { blockConversation, unblockConversation } from "./block-conversation.ts";
import { countUnread } from "./count-unread.ts";
import { giveRoomToken } from "./give-room-token.ts";
import { listSharedFiles } from "./info/list-shared-files.ts";
import { readInfo } from "./info/read-info.ts";
import { listConversations } from "./list-conversations.ts";
import { readMessages } from "./read-messages.ts";
import { markDelivered, markSeen } from "./receipts.ts";
import { searchMessages } from "./search-messages.ts";
import { sendMessage } from "./send-message.ts";
import { startConversation } from "./start/start-conversation.ts";

const account = procedureFor("signed-in");
const writer = procedureFor("verified");

/** Chat: which side of a conversation the caller is on is asked in the statements. `one` is worker/waits/conversation. */
export const messagesRouter = router({
  list: account.input(listConversationsSchema).query(({ ctx, input }) => listConversations(ctx, input)),
  search: account.input(searchMessagesSchema).query(({ ctx, input }) => searchMessages(ctx, input)),
  info: account.input(readConversationSchema).query(({ ctx, input }) => readInfo(ctx, input)),
  files: account.input(sharedFilesSchema).query(({ ctx, input }) => listSharedFiles(ctx, input)),
  page: account.input(pageOfMessagesSchema).query(({ ctx, input }) => readMessages(ctx, input)),
  unread: account.query(({ ctx }) => countUnread(ctx)),
  start: writer.input(startConversationSchema).mutation(({ ctx, input }) => startConversation(ctx, input)),
  send: writer.input(sendMessageSchema).mutation(({ ctx, input }) => sendMessage(ctx, input)),
  seen: account.input(receiptsSchema).mutation(({ ctx, input }) => markSeen(ctx, input)),
  delivered: account.input(deliveredSchema).mutation(({ ctx, input }) => markDelivered(ctx, input)),
  block: account.input(conversationSchema).mutation(({ ctx, input }) => blockConversation(ctx, input)),
  unblock: account.input(conversationSchema).mutation(({ ctx, input }) => unblockConversation(ctx, input)),
  // It reads alone, but a token is for one use and must not be kept on the way.
  roomToken: account.input(roomTokenSchema).mutation(({ ctx, input }) => giveRoomToken(ctx, input)),
});
