import { router } from "./init.ts";

/** All procedures of the site. The browser imports the type alone. */
export const appRouter = router({});
export type AppRouter = typeof appRouter;
