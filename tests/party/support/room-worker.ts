import { answerRoomRequest } from "#party/authorize.ts";

export { Conversation } from "#party/conversation.ts";
export { Inbox } from "#party/inbox.ts";

export const ORIGIN = "https://mawrid.test";
export const SECRET = "room-secret-of-the-tests";

/** The rooms alone, as worker/http/rooms.ts mounts them. */
export default {
  fetch: (request, env) =>
    answerRoomRequest(request, env, { secret: SECRET, origins: [ORIGIN], now: () => Date.now() }),
} satisfies ExportedHandler<Env>;
