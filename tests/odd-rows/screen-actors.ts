import type { Who } from "../../scripts/demo/stage.ts";

/** Who opens screens: the demo's people with the most to see. */
export const ACTORS = {
  buyer: "buyer",
  supplier: "sup_demo_1",
  applicant: "sup_demo_pending",
  operator: "admin",
} as const satisfies Record<string, Who>;
export type Actor = keyof typeof ACTORS;

const SUPPLIERS =
  /^\/(supplier-dashboard|inbox|quotes|orders\/sold|orders\/\$|analytics|add-product|messages|waiting|notifications)/;

/** Each screen is opened by who has something to do there. */
export function isOf(actor: Actor, pattern: string): boolean {
  if (pattern in CLOSED_ROUTES) return false;
  if (pattern.startsWith("/admin")) return actor === "operator";
  if (actor === "operator") return false;
  if (actor === "applicant") return pattern === "/supplier-registration" || pattern === "/supplier-dashboard";
  return actor === "supplier" ? SUPPLIERS.test(pattern) : !/^\/(supplier-dashboard|inbox|analytics)/.test(pattern);
}

/** Routes that are not opened, with why. */
export const CLOSED_ROUTES: Record<string, string> = {
  "/auth": "is left at once by who is signed in",
  "/dev/components": "is there in development alone",
};

/** Lists that no screen shows as it opens, with why. */
export const UNSHOWN_LISTS: Record<string, string> = {
  "admin.refusals": "no company of the demo has refused anything",
  "admin.stops": "nothing holds anybody up in the demo",
  "cart.mine": "the cart is the browser's",
  "cart.price": "the cart is the browser's",
  "catalogue.suggest": "is asked for as somebody types",
  "inbox.refused": "in a panel that is opened",
  "messages.files": "in a panel that is opened",
  "messages.info": "in a panel that is opened",
  "messages.page": "earlier messages are asked for",
  "messages.search": "is asked for as somebody types",
  "orders.bought": "on the home page, once it is read that far",
  "products.exportPage": "goes into a file",
  "quotes.ofRequest": "no screen asks for it",
  "quotes.templates": "in the form of a quote, which waits for its draft",
  "rfq.understand": "is asked for as somebody writes a request",
};

/** Lists whose answer holds no code and no time but grants, or no row in the demo: what is missing in their rows is tried alone. */
export const PLAIN_LISTS: readonly string[] = [
  // Accounts with an odd suspension propose nothing any more.
  "admin.proposals",
  "admin.refusals",
  "admin.searches",
  "admin.stops",
  "auth.session",
  "catalogue.suggest",
  "content.about",
  "content.partners",
  "editor.claims",
  "editor.partners",
  "editor.statistics",
  "inbox.refused",
  "rfq.understand",
  "saved.ids",
];
