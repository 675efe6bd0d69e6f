/** What the clock does every minute: in production by cron, locally by the start script. */
export async function runScheduledJobs(_env: Env): Promise<void> {}
