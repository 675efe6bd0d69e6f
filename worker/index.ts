import { app } from "./app.ts";
import { runScheduledJobs } from "./schedule.ts";

export { Conversation } from "#party/conversation.ts";
export { Inbox } from "#party/inbox.ts";

export default {
  fetch: app.fetch,
  async scheduled(_controller, env) {
    await runScheduledJobs(env);
  },
} satisfies ExportedHandler<Env>;
