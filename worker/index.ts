import { app } from "./app.ts";

export { Conversation } from "#party/conversation.ts";
export { Inbox } from "#party/inbox.ts";

export default {
  fetch: app.fetch,
  async scheduled(_controller, env) {
    const { runScheduledJobs } = await import("./schedule.ts");
    await runScheduledJobs(env);
  },
} satisfies ExportedHandler<Env>;
