import { contactRouter, contentRouter, leadsRouter, tipsRouter } from "#worker/content/router.ts";
import { rfqRouter } from "#worker/rfq/router.ts";
import { router } from "./init.ts";

/** All procedures of the site. The browser imports the type alone. */
export const appRouter = router({
  rfq: rfqRouter,
  leads: leadsRouter,
  contact: contactRouter,
  tips: tipsRouter,
  content: contentRouter,
});
export type AppRouter = typeof appRouter;
