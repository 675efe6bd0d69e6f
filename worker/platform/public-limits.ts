import type { LimitedProcedure } from "./rate-limits.ts";

/** What holds a public procedure back: counters of its own, or why the flood limit, which counts each call, is enough. */
type PublicLimit = readonly [LimitedProcedure, ...LimitedProcedure[]] | { none: string };

const SAME_FOR_ALL = { none: "reads what everybody may read, in one call by index" };
const LONG_KEY = { none: "opens by a key of 256 bits alone" };

/** Every procedure that anybody may call (security 33); a test walks the router and misses none. */
export const PUBLIC_LIMITS: Record<string, PublicLimit> = {
  "auth.session": { none: "reads the caller's own session" },
  "auth.signUp": ["auth.signUp"],
  "auth.signIn": ["auth.signIn"],
  "auth.confirmSignIn": ["auth.confirmSignIn"],
  "auth.signOut": { none: "ends the caller's own session" },
  "auth.requestReset": ["auth.requestReset"],
  "auth.resetPassword": ["auth.resetPassword"],
  "account.confirmEmailChange": LONG_KEY,
  "catalogue.home": SAME_FOR_ALL,
  "catalogue.product": SAME_FOR_ALL,
  "catalogue.products": SAME_FOR_ALL,
  "catalogue.search": { none: "reads what everybody may read; what it costs is bounded by the search itself" },
  "catalogue.suggest": { none: "reads what everybody may read; what it costs is bounded by the search itself" },
  "rfq.understand": { none: "reads what everybody may read; what it costs is bounded by the search itself" },
  "suppliers.list": SAME_FOR_ALL,
  "suppliers.bySlug": SAME_FOR_ALL,
  "claims.company": SAME_FOR_ALL,
  "ratings.ofSupplier": SAME_FOR_ALL,
  "content.tips": SAME_FOR_ALL,
  "content.tip": SAME_FOR_ALL,
  "content.partners": SAME_FOR_ALL,
  "content.about": SAME_FOR_ALL,
  "cart.price": { none: "reads public prices, of so many lines as a cart has" },
  "rfq.submit": ["rfq.submit", "rfq.submitSignedIn"],
  "rfq.confirm": LONG_KEY,
  "rfq.confirmByCode": ["rfq.confirmByCode"],
  "rfq.track": LONG_KEY,
  "guest.accept": ["guest.act", "quotes.accept"],
  "guest.askToCancel": ["guest.act"],
  "guest.consentToCancel": ["guest.act"],
  "guest.refuseToCancel": ["guest.act"],
  "guest.reject": ["guest.act"],
  "guest.answer": ["guest.act"],
  "guest.ask": ["guest.act", "guest.ask"],
  "guest.setMails": ["guest.act"],
  "guest.sendLink": ["guest.sendLink"],
  "guest.renewLink": ["guest.act", "guest.sendLink"],
  "quotes.verify": ["quotes.verify", "quotes.verifyShort"],
  "orders.verify": ["orders.verify"],
  "leads.submitSupplier": ["leads.submitSupplier"],
  "leads.submitBuyer": ["leads.submitBuyer"],
  "contact.send": ["contact.send"],
  "tips.submit": ["tips.submit"],
  "tips.rate": ["tips.rate"],
  "tips.ownRating": { none: "reads the caller's own rating, in one call by index" },
  "reports.submit": ["reports.submit"],
};
