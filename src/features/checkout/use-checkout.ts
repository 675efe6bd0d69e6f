import { currentLocale } from "#i18n/locale.ts";
import { api } from "#src/lib/calls/trpc.ts";
import { removeFromCart } from "#src/lib/cart/cart-store.ts";
import { isOrderable } from "#src/lib/cart/cart-sums.ts";
import { type CartLineView, usePricedLines } from "#src/lib/cart/use-priced-lines.ts";
import { dropDraft } from "#src/lib/drafts/session-draft.ts";
import { useSendingForm } from "#src/ui/fields/use-sending-form.ts";
import { CHECKOUT_DRAFT, DEFAULT_COUNTRY, useKnownBuyer } from "./use-known-buyer.ts";

const loadSchema = () =>
  import("#domain/orders/checkout.ts").then(({ checkoutSchema }) =>
    checkoutSchema.omit({ lines: true, locale: true, idempotencyKey: true }),
  );

/** The checkout of what can be ordered: prices as they are shown travel along, and the server refuses others. */
export function useCheckout() {
  const { kept, lines, query } = usePricedLines();
  const { client } = api.useUtils();
  const ordered = lines.filter(isOrderable);
  const sending = useSendingForm({
    loadSchema,
    draftKey: CHECKOUT_DRAFT,
    defaultValues: { country: DEFAULT_COUNTRY },
    besides: () => ordered.flatMap(asSeen),
    send: (values, idempotencyKey, signal) =>
      client.orders.checkout.mutate(
        { ...values, lines: ordered.flatMap(asSeen), locale: currentLocale(), idempotencyKey },
        { signal },
      ),
    onSent: () => {
      dropDraft(CHECKOUT_DRAFT);
      removeFromCart(ordered.map(({ productId }) => productId));
    },
    onRefused: async ({ failure }) => {
      if (failure?.code === "CONFLICT" || failure?.code === "BAD_INPUT") await query.refetch();
    },
  });
  useKnownBuyer(sending.form);
  return { kept, ordered, query, ...sending };
}

function asSeen({ productId, quantity, unitPriceMinor, product }: CartLineView) {
  return product && unitPriceMinor !== null
    ? [{ productId, quantity, unitPriceMinor, currency: product.currency }]
    : [];
}
