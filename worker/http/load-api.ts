import type { AppRouter } from "#worker/router.ts";

/**
 * All procedures, loaded with the first call that needs them: rooms, files and scheduled jobs do without. While developing they
 * are asked for with each call, so that an edit of one reaches them alone (scripts/vite/fresh-server-modules.ts).
 */
export async function loadApi(): Promise<AppRouter> {
  const { appRouter } = await import("#worker/router.ts");
  return appRouter;
}
