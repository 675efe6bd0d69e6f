import { useEffect } from "react";
import { UNITS } from "#domain/catalogue/product-facts.ts";
import { fromMinor } from "#domain/kernel/price.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { type ApiOutputs, api, OF_NOW } from "#src/lib/calls/trpc.ts";
import { usePricedLines } from "#src/lib/cart/use-priced-lines.ts";
import { asTyped } from "#src/lib/format/as-typed.ts";
import { placeTyped } from "#src/lib/format/place-typed.ts";
import { ofNow } from "#src/lib/offline/of-now.ts";
import { useSession } from "#src/lib/session/session.ts";
import { destinationOf, linesOf } from "./asked-values.ts";
import { type CartGoods, goodsAfterCart, goodsInCart, readTakenOver, writeTakenOver } from "./cart-goods.ts";
import { useChosenGoods } from "./chosen-goods.ts";
import { draftKeyOf } from "./draft-key.ts";
import { readLines } from "./lines-draft.ts";
import { fromOrder, useOrderAgain } from "./order-goods.ts";
import type { RequestSource } from "./request-source.ts";
import { amountOf, EMPTY_LINE, type LineValues, type RequestValues } from "./request-values.ts";
import type { RequestForm } from "./use-request-form.ts";

/** Fills the form from where it was opened, and never over what was typed before; from the cart as it is now. */
export function usePrefill(source: RequestSource, { setValue, getValues }: RequestForm["form"]): void {
  const { cart, values } = useSourceValues(source);
  const known = JSON.stringify(cart ?? values);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the values by what they hold
  useEffect(() => {
    const draftKey = draftKeyOf(source);
    if (cart) {
      const goods = goodsAfterCart(getValues(), readTakenOver(draftKey), cart);
      if (goods.productCategory !== getValues("productCategory")) setValue("subcategory", "");
      for (const name of GOODS) setValue(name, goods[name]);
      writeTakenOver(draftKey, cart);
    }
    if (!values || [...readLines(draftKey), ...getValues("lines")].some(isBegun)) return;
    for (const [name, value] of Object.entries(values)) {
      const field = name as keyof RequestValues;
      const isElsewhere = field === "destinationCity" && getValues("destinationCountry") !== values.destinationCountry;
      if (isElsewhere) continue;
      if (field === "lines" || !getValues(field) || field === "targetCurrency") setValue(field, value);
    }
  }, [known, setValue, getValues]);
}

/** Whether somebody wrote anything in a line. */
function isBegun({ description, quantity, targetPrice }: LineValues): boolean {
  return [description, quantity, targetPrice].some((typed) => typed.trim() !== "");
}

const NOWHERE = { country: "", city: "" };
const GOODS = ["productCategory", "productDescription", "lines"] as const;

interface SourceValues {
  cart?: CartGoods | undefined;
  values?: Partial<RequestValues> | undefined;
}

function useSourceValues(source: RequestSource): SourceValues {
  const { q, quantity = "", category, from, again, order, chosen } = source;
  const { session } = useSession();
  const cart = usePricedLines(OF_NOW);
  const before = ofNow(
    api.rfqs.one.useQuery(
      { reference: again ?? "" },
      { enabled: again !== undefined && session?.isVerified === true, staleTime: Number.POSITIVE_INFINITY, ...OF_NOW },
    ),
  );
  const ordered = useOrderAgain(source);
  const ticked = useChosenGoods(chosen, quantity);
  // What a search has read already need not be read again. Without the server the words stand as they are.
  const isSentence = q !== undefined && quantity === "" && category === undefined;
  const { data: understood, isLoading: isUnderstanding } = api.rfq.understand.useQuery(
    { text: q ?? "", locale: currentLocale() },
    { enabled: isSentence, staleTime: Number.POSITIVE_INFINITY, retry: false },
  );
  if (order) return { values: ordered.data && fromOrder(ordered.data) };
  if (again) return { values: before.data && fromRequest(before.data) };
  if (from === "cart") return { cart: goodsInCart(cart.lines) };
  if (chosen) return { values: ticked.goods };
  if (!q || isUnderstanding) return {};
  const { country, city } = understood ? destinationOf(understood) : NOWHERE;
  const found = category ?? understood?.category;
  const lines = understood?.lines.length
    ? linesOf(understood)
    : [{ ...EMPTY_LINE, description: q, ...amountOf(quantity) }];
  return {
    values: {
      productDescription: m.search_empty_request_text({ query: q }),
      lines,
      destinationCountry: country,
      destinationCity: city,
      ...(found ? { productCategory: found } : {}),
    },
  };
}

type Repeated = ApiOutputs["rfqs"]["one"];

function fromRequest(request: Repeated): Partial<RequestValues> {
  const { targetCurrency } = request;
  return {
    productCategory: request.category,
    subcategory: request.subcategory ?? "",
    productDescription: request.description,
    additionalNotes: request.notes ?? "",
    destinationCountry: request.destinationCountry ?? "",
    destinationCity: placeTyped(request.destinationCity),
    incoterm: request.incoterm ?? "",
    targetCurrency: targetCurrency ?? "AED",
    companyName: request.companyName,
    contactName: request.contactName,
    phone: request.phone,
    lines: request.lines.map((line) => ({
      description: line.description,
      ...quantityOf(line),
      targetPrice:
        line.targetPriceMinor !== null && targetCurrency
          ? asTyped(fromMinor(line.targetPriceMinor, targetCurrency), currentLocale())
          : "",
      productId: line.productId ?? "",
    })),
  };
}

/** A quantity in a unit of the platform is shown as number and unit; any other as it was written. */
function quantityOf({ quantity, quantityMilli, unit }: Repeated["lines"][number]) {
  const known = UNITS.find((one) => one === unit);
  return known && quantityMilli !== null
    ? { quantity: String(quantityMilli / 1000), unit: known }
    : { quantity, unit: "" as const };
}
