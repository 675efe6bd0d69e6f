import type { Database } from "#drizzle/client.ts";
import type { Shot } from "./connection.ts";
import type { SampleProduct } from "./sample-products.ts";
import { nextCategoryPage, nextHomePage, nextProductPage, nextProductRead, nextSearch } from "./shots.ts";
import { requestFor, someGoods } from "./trade-requests.ts";
import type { Trader } from "./traders.ts";

/** Trips to the database that somebody waits for, at most, as tests/worker/support/call-budget.ts holds it. */
const MOST_TRIPS = { public: 1, "signed in": 2, write: 3 } as const;

export interface EdgeCase {
  label: string;
  mostTrips: number;
  /** What the n-th asks; each asks for something else, as long as there is something else. */
  shot: (n: number) => Shot;
}

interface Askers {
  db: Database;
  products: readonly SampleProduct[];
  buyer: Trader;
  seller: Trader;
  operator: Trader;
  /** Each sends a request of its own: nobody may send many an hour. */
  buyers: readonly Trader[];
}

/** The pages and verbs that are told: what visitors read, what people read of their own, what they send. */
export async function edgeCases({ db, products, buyer, seller, operator, buyers }: Askers): Promise<EdgeCase[]> {
  const goods = await someGoods(db, buyers.length);
  const ask =
    (procedure: string, { cookie }: Trader, input: object = {}) =>
    (): Shot => ({
      path: `/api/trpc/${procedure}?input=${encodeURIComponent(JSON.stringify(input))}`,
      headers: { cookie },
    });
  const read = (label: string, shot: EdgeCase["shot"]) => ({ label, mostTrips: MOST_TRIPS.public, shot });
  const own = (label: string, shot: EdgeCase["shot"]) => ({ label, mostTrips: MOST_TRIPS["signed in"], shot });
  return [
    read("home, drawn", nextHomePage),
    read("category, drawn", nextCategoryPage),
    read("product, drawn", nextProductPage(products)),
    read("search (tRPC)", nextSearch),
    read("product (tRPC)", nextProductRead(products)),
    own("buyer's requests (tRPC)", ask("rfqs.mine", buyer)),
    own("buyer's orders (tRPC)", ask("orders.mine", buyer)),
    own("conversations (tRPC)", ask("messages.list", buyer, { locale: "ar" })),
    own("seller's today (tRPC)", ask("analytics.dashboard", seller)),
    own("seller's requests (tRPC)", ask("inbox.list", seller)),
    own("operator's overview (tRPC)", ask("admin.overview", operator)),
    { label: "request sent (tRPC)", mostTrips: MOST_TRIPS.write, shot: (n) => requestShot(n) },
  ];

  function requestShot(n: number): Shot {
    const [some, sender] = [goods[n % goods.length], buyers[n % buyers.length]];
    if (!some || !sender) throw new Error("nothing to ask for");
    const headers = { "content-type": "application/json", "sec-fetch-site": "same-origin", cookie: sender.cookie };
    return {
      path: "/api/trpc/rfq.submit",
      method: "POST",
      headers,
      body: JSON.stringify(requestFor(some, sender.email)),
    };
  }
}
