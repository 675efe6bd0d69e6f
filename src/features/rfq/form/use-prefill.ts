import { useEffect } from "react";
import { UNITS } from "#domain/catalogue/product-facts.ts";
import { fromMinor } from "#domain/kernel/price.ts";
import { m } from "#i18n/paraglide/messages.js";
import { usePricedLines } from "#src/lib/cart/use-priced-lines.ts";
import { useSession } from "#src/lib/session.ts";
import { type ApiOutputs, api } from "#src/lib/trpc.ts";
import { readLines } from "./lines-draft.ts";
import { draftKeyOf, type RequestSource } from "./request-source.ts";
import { EMPTY_LINE, type LineValues, type RequestValues } from "./request-values.ts";
import type { RequestForm } from "./use-request-form.ts";

const MAX_LINES = 20;
const MAX_DESCRIPTION = 1000;

/** Fills the form from where it was opened, once, and never over what was typed before. */
export function usePrefill(source: RequestSource, { setValue, getValues }: RequestForm["form"]): void {
  const values = useSourceValues(source);
  const known = JSON.stringify(values);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the values by what they hold
  useEffect(() => {
    if (!values || readLines(draftKeyOf(source)).some(({ description }) => description !== "")) return;
    for (const [name, value] of Object.entries(values)) {
      const field = name as keyof RequestValues;
      if (field === "lines" || !getValues(field) || field === "targetCurrency") setValue(field, value);
    }
  }, [known, setValue, getValues]);
}

function useSourceValues({ q, from, again }: RequestSource): Partial<RequestValues> | null {
  const { session } = useSession();
  const cart = usePricedLines();
  const before = api.rfqs.one.useQuery(
    { reference: again ?? "" },
    { enabled: again !== undefined && session?.isVerified === true, staleTime: Number.POSITIVE_INFINITY },
  );
  if (again) return before.data ? fromRequest(before.data) : null;
  if (from === "cart") return cart.lines.length > 0 ? fromCart(cart.lines) : null;
  if (q) {
    return {
      productDescription: m.search_empty_request_text({ query: q }),
      lines: [{ ...EMPTY_LINE, description: q }],
    };
  }
  return null;
}

function fromCart(lines: ReturnType<typeof usePricedLines>["lines"]): Partial<RequestValues> {
  const goods = lines.flatMap(({ product, quantity }) => (product ? [{ product, quantity }] : [])).slice(0, MAX_LINES);
  const [first] = goods;
  if (!first) return {};
  const isOneCategory = goods.every(({ product }) => product.category === first.product.category);
  const names = goods.map(({ product }) => product.name).join("، ");
  return {
    productDescription: m.rfqs_form_from_cart({ products: names }).slice(0, MAX_DESCRIPTION),
    ...(isOneCategory ? { productCategory: first.product.category } : {}),
    lines: goods.map(
      ({ product, quantity }): LineValues => ({
        ...EMPTY_LINE,
        description: product.name,
        quantity: String(quantity),
        unit: product.unit,
        productId: product.id,
      }),
    ),
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
    destinationCity: request.destinationCity ?? "",
    incoterm: request.incoterm ?? "",
    targetCurrency: targetCurrency ?? "AED",
    companyName: request.companyName,
    contactName: request.contactName,
    phone: request.phone,
    lines: request.lines.map((line) => ({
      description: line.description,
      ...quantityOf(line),
      targetPrice:
        line.targetPriceMinor !== null && targetCurrency ? fromMinor(line.targetPriceMinor, targetCurrency) : "",
      productId: line.productId ?? "",
    })),
  };
}

/** A quantity in a unit of the house is shown as number and unit; any other as it was written. */
function quantityOf({ quantity, quantityMilli, unit }: Repeated["lines"][number]) {
  const known = UNITS.find((one) => one === unit);
  return known && quantityMilli !== null
    ? { quantity: String(quantityMilli / 1000), unit: known }
    : { quantity, unit: "" as const };
}
