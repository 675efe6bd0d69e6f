import { CATEGORY_SLUGS } from "#domain/catalogue/categories.ts";
import { LOCALES } from "#domain/kernel/locale.ts";
import type { Shot } from "../bench/connection.ts";
import { QUERIES } from "../bench/queries.ts";
import { searchShot } from "../bench/shots.ts";
import type { Trader } from "../bench/traders.ts";
import type { Market } from "./market.ts";
import type { Kind } from "./outcome.ts";
import type { Acting } from "./session.ts";
import { addressOf, BROWSER, cart, headersOf, message, order, quote, quoteStart, request } from "./writes.ts";

/** Something that people do: one call, or several of which each needs the one before. */
export interface Act {
  name: string;
  kind: Kind;
  /** Of a thousand arrivals. */
  share: number;
  /** @param n counts what is done of this act, from 0 */
  run(acting: Acting, n: number): Promise<unknown>;
}

/**
 * What a thousand arrivals are. No shop of ours is measured yet, so shares follow what is known of such sites: most look, a
 * quarter is signed in, few write. Writes are more than on a real day, so that each kind occurs in every step.
 */
export const MIX: readonly Act[] = [
  // Campaigns and bookmarks begin here; it is kept for everybody.
  visit("home", 100, (_, n) => ({ path: `/?lang=${at(LOCALES, n)}` })),
  // From the home page, and from search engines.
  visit("category", 130, (_, n) => ({ path: `/products/${at(CATEGORY_SLUGS, n)}?lang=${at(LOCALES, n)}` })),
  // Each change of words, filter or page is one; the dearest read, kept for nobody.
  visit("search", 220, (_, n) => searchShot(at(QUERIES, n))),
  // Where most come in from search engines, few products far more often than the others.
  visit("product", 200, ({ products }, n) => {
    const { category, slug } = at(products, popular(n, products.length));
    return { path: `/products/${category}/${slug}?lang=${at(LOCALES, n)}` };
  }),
  // One cannot be kept: who has a session gets the page drawn.
  own("product, signed in", 50, buyers, ({ products }, n) => {
    const { category, slug } = at(products, popular(n, products.length));
    return { path: `/products/${category}/${slug}` };
  }),
  // A company's first screen of the day.
  own("dashboard", 50, sellers, () => ask("analytics.dashboard")),
  own("orders", 40, buyers, () => ask("orders.mine", {})),
  own("requests received", 40, sellers, () => ask("inbox.list", {})),
  // Open on a phone all day; sockets tell what is new, so it is asked for when it is opened.
  own("conversations", 40, buyers, () => ask("messages.list", { locale: "ar" })),
  own("messages", 50, buyers, ({ pairs }, n) => ask("messages.page", { id: at(pairs, n).conversation })),
  // Most of what is written is talk.
  write("message", 40, (acting, n) => acting.write("messages.send", message(acting.market, n))),
  write("request sent", 12, (acting, n) => acting.write("rfq.submit", request(acting.market, n))),
  // Two calls: begun, then sent.
  write("quote sent", 10, async (acting, n) => {
    const { shot, seller } = quoteStart(acting.market, n);
    const begun = await acting.call("write", "quotes.start", shot);
    if (begun.status === 200) await acting.write("quotes.send", quote(begun.text, seller));
  }),
  write("cart kept", 10, (acting, n) => acting.call("write", "cart.save", cart(acting.market, n))),
  write("order placed", 8, (acting, n) => acting.write("orders.checkout", order(acting.market, n))),
];

function visit(name: string, share: number, shot: (market: Market, n: number) => Shot): Act {
  const headersAt = (n: number) => ({ "cf-connecting-ip": addressOf(n * 31), "user-agent": BROWSER });
  const run: Act["run"] = async (acting, n) => {
    const { path } = shot(acting.market, n);
    await acting.call("visitor", name, { path, headers: headersAt(n) });
  };
  return { name, kind: "visitor", share, run };
}

function own(name: string, share: number, who: typeof buyers, shot: (market: Market, n: number) => Shot): Act {
  const run: Act["run"] = async (acting, n) => {
    const { path } = shot(acting.market, n);
    await acting.call("own", name, { path, headers: headersOf(who(acting.market, n)) });
  };
  return { name, kind: "own", share, run };
}

function write(name: string, share: number, run: Act["run"]): Act {
  return { name, kind: "write", share, run };
}

function ask(procedure: string, input?: object): Shot {
  const query = input ? `?input=${encodeURIComponent(JSON.stringify(input))}` : "";
  return { path: `/api/trpc/${procedure}${query}` };
}

function buyers({ pairs }: Market, n: number): Trader {
  return at(pairs, n).buyer;
}

function sellers({ pairs }: Market, n: number): Trader {
  return at(pairs, n).seller;
}

/** Half of all calls go to a tenth of the places, the same at every run. */
function popular(n: number, places: number): number {
  const spread = ((n * 7919) % 10_007) / 10_007;
  return Math.floor(spread ** 3.3 * places);
}

/** Entries of a list round and round. */
function at<T>(list: readonly T[], n: number): T {
  const entry = list[n % list.length];
  if (entry === undefined) throw new Error("nothing to choose from");
  return entry;
}

/** One of the mix, by its shares. */
export function drawn(random: () => number, mix: readonly Act[] = MIX): Act {
  let left = random() * mix.reduce((sum, { share }) => sum + share, 0);
  for (const act of mix) {
    left -= act.share;
    if (left < 0) return act;
  }
  throw new Error("a mix of nothing");
}
