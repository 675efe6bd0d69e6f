import { createSite } from "#worker/http/site.ts";

export { Conversation } from "#party/conversation.ts";
export { Inbox } from "#party/inbox.ts";

const site = createSite();

export default { fetch: site.fetch } satisfies ExportedHandler<Env>;
