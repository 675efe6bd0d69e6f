import { type AnyTRPCRouter, lazy } from "@trpc/server";
import { withOwnLoads } from "./platform/lazy-areas.ts";
import { mergeRouters, router } from "./platform/procedures.ts";

const areas = router({
  auth: lazy(() => import("#worker/identity/router.ts").then((all) => all.authRouter)),
  account: lazy(() => import("#worker/identity/router.ts").then((all) => all.accountRouter)),
  notices: lazy(() => import("#worker/identity/notices/router.ts").then((all) => all.noticesRouter)),
  waits: lazy(() => import("#worker/waits/router.ts").then((all) => all.waitsRouter)),
  catalogue: merged(
    () => import("#worker/catalogue/router.ts").then((all) => all.catalogueRouter),
    () => import("#worker/analytics/router.ts").then((all) => all.countedSearchRouter),
  ),
  products: lazy(() => import("#worker/catalogue/manage/router.ts").then((all) => all.productsRouter)),
  review: lazy(() => import("#worker/catalogue/manage/router.ts").then((all) => all.reviewRouter)),
  saved: lazy(() => import("#worker/catalogue/saved/router.ts").then((all) => all.savedRouter)),
  suppliers: lazy(() => import("#worker/catalogue/router.ts").then((all) => all.suppliersRouter)),
  company: lazy(() => import("#worker/suppliers/router.ts").then((all) => all.companyRouter)),
  claims: lazy(() => import("#worker/suppliers/claims/router.ts").then((all) => all.claimsRouter)),
  rfq: lazy(() => import("#worker/rfq/router.ts").then((all) => all.rfqRouter)),
  rfqs: lazy(() => import("#worker/rfq/router.ts").then((all) => all.rfqsRouter)),
  guest: merged(
    () => import("#worker/rfq/guest/router.ts").then((all) => all.guestRouter),
    () => import("#worker/orders/accept-router.ts").then((all) => all.guestOrdersRouter),
  ),
  inbox: lazy(() => import("#worker/rfq/router.ts").then((all) => all.inboxRouter)),
  quotes: merged(
    () => import("#worker/rfq/quotes/router.ts").then((all) => all.quotesRouter),
    () => import("#worker/orders/accept-router.ts").then((all) => all.acceptRouter),
  ),
  cart: lazy(() => import("#worker/orders/cart-router.ts").then((all) => all.cartRouter)),
  analytics: lazy(() => import("#worker/analytics/router.ts").then((all) => all.analyticsRouter)),
  orders: lazy(() => import("#worker/orders/router.ts").then((all) => all.ordersRouter)),
  ratings: lazy(() => import("#worker/reviews/router.ts").then((all) => all.ratingsRouter)),
  messages: merged(
    () => import("#worker/messaging/router.ts").then((all) => all.messagesRouter),
    () => import("#worker/waits/conversation/router.ts").then((all) => all.openConversationRouter),
  ),
  leads: lazy(() => import("#worker/content/router.ts").then((all) => all.leadsRouter)),
  contact: lazy(() => import("#worker/content/router.ts").then((all) => all.contactRouter)),
  tips: lazy(() => import("#worker/content/router.ts").then((all) => all.tipsRouter)),
  content: lazy(() => import("#worker/content/router.ts").then((all) => all.contentRouter)),
  reports: lazy(() => import("#worker/reports/router.ts").then((all) => all.reportsRouter)),
  editor: lazy(() => import("#worker/admin/content/router.ts").then((all) => all.editorRouter)),
  admin: lazy(() => import("#worker/admin/router.ts").then((all) => all.adminRouter)),
});

/** All procedures of the site, an area's loaded with the first call of one. The browser imports the type alone. */
export const appRouter = withOwnLoads(areas);
export type AppRouter = typeof appRouter;

/** Two routers of one name, as one. */
function merged<One extends AnyTRPCRouter, Other extends AnyTRPCRouter>(
  loadOne: () => Promise<One>,
  loadOther: () => Promise<Other>,
) {
  return lazy(async () => mergeRouters(await loadOne(), await loadOther()));
}
