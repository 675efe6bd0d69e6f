import { isCategory } from "#domain/catalogue/categories.ts";
import { MILLI } from "#domain/kernel/money.ts";
import { formatList } from "#i18n/formats.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { type ApiOutputs, api, OF_NOW } from "#src/lib/calls/trpc.ts";
import { asTyped } from "#src/lib/format/as-typed.ts";
import { placeTyped } from "#src/lib/format/place-typed.ts";
import { ofNow } from "#src/lib/offline/of-now.ts";
import { useSession } from "#src/lib/session/session.ts";
import type { RequestSource } from "./request-source.ts";
import { EMPTY_LINE, MAX_LINES, type RequestValues } from "./request-values.ts";

type Order = ApiOutputs["orders"]["one"];
const MAX_DESCRIPTION = 1000;
const MAX_LINE = 500;

/** The order whose goods a request asks for once more; the server gives it to its own two sides alone. */
export function useOrderAgain({ order }: RequestSource) {
  const { session } = useSession();
  return ofNow(
    api.orders.one.useQuery(
      { reference: order ?? "" },
      {
        enabled: order !== undefined && session?.isVerified === true,
        staleTime: Number.POSITIVE_INFINITY,
        retry: 1,
        ...OF_NOW,
      },
    ),
  );
}

interface AskedAgain {
  /** Undefined where the company takes no requests now, so that it goes to all that fit. */
  company?: { id: string; name: string } | undefined;
  /** Whom it goes to is not known yet: nothing may be sent. */
  isWaiting: boolean;
  /** Whom it goes to could not be read; asks again. */
  retry?: (() => void) | undefined;
}

/** Whom such a request goes to. An order names its company by its page alone, which says how to ask it. */
export function useCompanyAgain(source: RequestSource): AskedAgain {
  const order = useOrderAgain(source);
  const { data } = order;
  const slug = data?.side === "buyer" && data.isReachable ? data.supplier.slug : undefined;
  const page = api.suppliers.bySlug.useQuery(
    { slug: slug ?? "", page: 1, locale: currentLocale() },
    { enabled: slug !== undefined },
  );
  const failed = [order, page].find(({ isError }) => isError);
  if (failed) return { isWaiting: true, retry: () => void failed.refetch() };
  if (slug === undefined) return { isWaiting: order.data === undefined && order.isFetching };
  const company = page.data?.supplier;
  return { company: company && { id: company.id, name: company.name }, isWaiting: company === undefined };
}

/** The lines, the place and the sender of an order as a request begins with them. */
export function fromOrder({ order, lines, buyer }: Order): Partial<RequestValues> {
  const goods = formatList(
    lines.map(({ description }) => description),
    currentLocale(),
  );
  return {
    productCategory: order.category !== null && isCategory(order.category) ? order.category : "",
    productDescription: m.rfqs_form_from_order({ reference: order.reference, goods }).slice(0, MAX_DESCRIPTION),
    destinationCountry: buyer.country,
    destinationCity: placeTyped(buyer.city),
    incoterm: order.incoterm ?? "",
    targetCurrency: order.currency,
    companyName: buyer.companyName,
    contactName: buyer.contactName,
    phone: buyer.phone,
    lines: lines.slice(0, MAX_LINES).map((line) => ({
      ...EMPTY_LINE,
      description: line.description.slice(0, MAX_LINE),
      quantity: asTyped(String(line.quantityMilli / MILLI), currentLocale()),
      unit: line.unit,
      productId: line.productId ?? "",
    })),
  };
}
