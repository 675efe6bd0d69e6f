import { readProductIds } from "#domain/catalogue/address-products.ts";
import { MAX_COMPARED } from "#domain/catalogue/named-product.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { api, type LoaderApi } from "#src/lib/calls/trpc.ts";
import { pageHead } from "#src/lib/page-head.ts";
import type { SiteFacts } from "#src/lib/site-facts.ts";

const inputOf = (asked: readonly string[]) => ({ ids: asked.slice(0, MAX_COMPARED), locale: currentLocale() });

/** Reads the products that an address names, in one call; none where it names none. */
export async function loadCompared(loaderApi: LoaderApi, given: unknown): Promise<void> {
  const asked = readProductIds(given);
  if (asked.length > 0) await loaderApi.catalogue.products.ensureData(inputOf(asked));
}

/**
 * What an address asks for, and the products of it that are on sale; undefined while they are on their way. `without` is what
 * the address asks for now but one, which is not read again where it is on screen: who is offline takes one off all the same.
 */
export function useCompared(given: unknown) {
  const asked = readProductIds(given);
  const isAsked = asked.length > 0;
  const read = api.catalogue.products.useQuery(inputOf(asked), { enabled: isAsked });
  const { catalogue } = api.useUtils();
  const without = (now: unknown, gone: string): string[] => {
    const rest = readProductIds(now).filter((id) => id !== gone);
    const { ids } = inputOf(rest);
    const known = new Set(inputOf(asked).ids);
    if (read.data && ids.every((id) => known.has(id))) {
      const items = read.data.items.filter(({ id }) => ids.includes(id));
      catalogue.products.setData(inputOf(rest), { items }, { updatedAt: read.dataUpdatedAt });
    }
    return rest;
  };
  return { asked, products: isAsked ? read.data?.items : [], without };
}

/** Every choice is a page of its own, which nobody searches for. */
export function compareHead(site: SiteFacts) {
  return pageHead(site, {
    title: m.catalogue_compare_title(),
    description: m.catalogue_compare_intro(),
    path: "/compare-products",
    hidden: true,
  });
}
