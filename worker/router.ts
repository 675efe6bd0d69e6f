import { editorRouter } from "#worker/admin/content/router.ts";
import { adminRouter } from "#worker/admin/router.ts";
import { analyticsRouter, countedSearchRouter } from "#worker/analytics/router.ts";
import { productsRouter, reviewRouter } from "#worker/catalogue/manage/router.ts";
import { catalogueRouter, suppliersRouter } from "#worker/catalogue/router.ts";
import { contactRouter, contentRouter, leadsRouter, tipsRouter } from "#worker/content/router.ts";
import { noticesRouter } from "#worker/identity/notices/router.ts";
import { accountRouter, authRouter } from "#worker/identity/router.ts";
import { messagesRouter } from "#worker/messaging/router.ts";
import { acceptRouter, guestOrdersRouter } from "#worker/orders/accept-router.ts";
import { cartRouter } from "#worker/orders/cart-router.ts";
import { ordersRouter } from "#worker/orders/router.ts";
import { reportsRouter } from "#worker/reports/router.ts";
import { ratingsRouter } from "#worker/reviews/router.ts";
import { guestRouter } from "#worker/rfq/guest/router.ts";
import { quotesRouter } from "#worker/rfq/quotes/router.ts";
import { inboxRouter, rfqRouter, rfqsRouter } from "#worker/rfq/router.ts";
import { claimsRouter } from "#worker/suppliers/claims/router.ts";
import { companyRouter } from "#worker/suppliers/router.ts";
import { openConversationRouter } from "#worker/waits/conversation/router.ts";
import { waitsRouter } from "#worker/waits/router.ts";
import { mergeRouters, router } from "./platform/procedures.ts";

/** All procedures of the site. The browser imports the type alone. */
export const appRouter = router({
  auth: authRouter,
  account: accountRouter,
  notices: noticesRouter,
  waits: waitsRouter,
  catalogue: mergeRouters(catalogueRouter, countedSearchRouter),
  products: productsRouter,
  review: reviewRouter,
  suppliers: suppliersRouter,
  company: companyRouter,
  claims: claimsRouter,
  rfq: rfqRouter,
  rfqs: rfqsRouter,
  guest: mergeRouters(guestRouter, guestOrdersRouter),
  inbox: inboxRouter,
  quotes: mergeRouters(quotesRouter, acceptRouter),
  cart: cartRouter,
  analytics: analyticsRouter,
  orders: ordersRouter,
  ratings: ratingsRouter,
  messages: mergeRouters(messagesRouter, openConversationRouter),
  leads: leadsRouter,
  contact: contactRouter,
  tips: tipsRouter,
  content: contentRouter,
  reports: reportsRouter,
  editor: editorRouter,
  admin: adminRouter,
});
export type AppRouter = typeof appRouter;
