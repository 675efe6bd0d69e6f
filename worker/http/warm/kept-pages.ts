import { mayNameSomebody } from "#domain/analytics/seen-product.ts";
import { readProductIds } from "#domain/catalogue/address-products.ts";
import { readQuantity } from "#domain/catalogue/address-quantity.ts";
import { MAX_COMPARED } from "#domain/catalogue/named-product.ts";
import type { PageArea } from "#domain/kernel/page-areas.ts";
import { LOCALE_PARAM } from "#i18n/direction.ts";

/** What an address of a page that is the same for everybody may hold, and what the page is drawn from. */
interface KeptRoute {
  path: RegExp;
  /** Search parameters that the page reads; any other says nothing to it. */
  params: readonly string[];
  areas: readonly PageArea[];
}

const SEARCH_PARAMS = [
  ...["q", "category", "subcategory", "origin", "certification", "moq", "price", "verified"],
  ...["sort", "page"],
];
const COMPANY_PARAMS = ["q", "goods", "country", "page"];

/**
 * The routes that look alike to all who are not signed in, under their names in the route tree. A test walks that tree: what
 * does not stand here is drawn for each request.
 */
export const KEPT_ROUTES: Readonly<Record<string, KeptRoute>> = {
  "/": kept(/^\/$/, ["goods", "content"], ["open"]),
  "/about": kept(/^\/about$/, ["content"]),
  "/cart": kept(/^\/cart$/, []),
  "/compare-products": kept(/^\/compare-products$/, ["goods"], ["p", "qty"]),
  "/contact": kept(/^\/contact$/, []),
  "/logistics": kept(/^\/logistics$/, []),
  "/manufacturers": kept(/^\/manufacturers$/, ["goods"], COMPANY_PARAMS),
  "/partners": kept(/^\/partners$/, ["content"]),
  "/prd": kept(/^\/prd$/, []),
  "/privacy": kept(/^\/privacy$/, []),
  "/product-search": kept(/^\/product-search$/, ["goods"], SEARCH_PARAMS),
  "/products/": kept(/^\/products$/, []),
  "/products/$category/": kept(/^\/products\/[\w-]+$/, ["goods"], SEARCH_PARAMS),
  "/products/$category/$product": kept(/^\/products\/[\w-]+\/[\w-]+$/, ["goods"], ["qty"]),
  "/search": kept(/^\/search$/, ["goods"], SEARCH_PARAMS),
  "/suppliers/": kept(/^\/suppliers$/, ["goods"], COMPANY_PARAMS),
  "/suppliers/$supplier": kept(/^\/suppliers\/[\w-]+$/, ["goods"], ["page"]),
  "/terms": kept(/^\/terms$/, []),
  "/tips/": kept(/^\/tips$/, ["content"], ["q", "category"]),
  "/tips/$tip": kept(/^\/tips\/[\w-]+$/, ["content"]),
};

/** Longer ones are drawn for each request: nobody else will ask for them. */
const LONGEST_ADDRESS = 600;
/** Names that stand for somebody: what comes with one of them is drawn for its request alone. */
const SECRET_PARAMS = ["key", "proof", "token"];

/** A page that may be kept. */
export interface KeptPage {
  /** Path and the parameters that the page reads, in the order in which they were asked for. */
  address: string;
  /** Its name in the route tree. */
  route: string;
  areas: readonly PageArea[];
}

/**
 * The page that an address asks for, where it is the same for everybody. Parameters that no page reads (marks of campaigns)
 * are left out, so that they neither stand in what is kept nor make a page of their own. The order stays: the router leads on
 * to the one that it prefers. What may name somebody, as a search for an e-mail, is kept nowhere.
 * @returns null for every other page
 */
export function keptPageAt({ pathname, searchParams }: URL): KeptPage | null {
  const [name, route] = Object.entries(KEPT_ROUTES).find(([, { path }]) => path.test(pathname)) ?? [];
  if (!name || !route || SECRET_PARAMS.some((name) => searchParams.has(name))) return null;
  const known = [...searchParams].filter(([name]) => name === LOCALE_PARAM || route.params.includes(name));
  if (!isPlain(new URLSearchParams(known)) || known.some(([name, value]) => name !== "p" && mayNameSomebody(value)))
    return null;
  const address = known.length === 0 ? pathname : `${pathname}?${new URLSearchParams(known)}`;
  return address.length > LONGEST_ADDRESS ? null : { address, route: name, areas: route.areas };
}

/**
 * Products and a quantity as the site itself writes them. What the page would drop of them makes no page of its own; it can't be
 * left out here, as the page that comes to life knows its address by it. Ids are no telephone numbers, whatever digits they hold.
 */
function isPlain(params: URLSearchParams): boolean {
  const named = params.getAll("p");
  const wanted = params.getAll("qty");
  const areIds = readProductIds(named).length === named.length && named.every((id) => id.startsWith("prd_"));
  return (
    areIds && named.length <= MAX_COMPARED && wanted.length <= 1 && wanted.every((quantity) => readQuantity(quantity))
  );
}

function kept(path: RegExp, areas: readonly PageArea[], params: readonly string[] = []): KeptRoute {
  return { path, areas, params };
}
