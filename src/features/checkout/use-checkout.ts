import { type FormEvent, useEffect, useState } from "react";
import { currentLocale } from "#i18n/locale.ts";
import { api, OF_NOW } from "#src/lib/calls/trpc.ts";
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
  const { kept, lines, query } = usePricedLines(OF_NOW);
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
  const { isComing } = useKnownBuyer(sending.form);
  return { kept, ordered, query, ...sending, ...useLaterSubmit(sending, isComing) };
}

interface Submitting {
  submit: (event?: FormEvent) => Promise<void>;
  isSending: boolean;
}

/** Holds a submit until what fills the form in has come: order again has nothing to type, and its button is pressed at once. */
function useLaterSubmit({ submit, isSending }: Submitting, isComing: boolean): Submitting {
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (!isHeld || isComing) return;
    setHeld(false);
    void submit();
  });
  return {
    isSending: isSending || isHeld,
    submit: async (event) => {
      if (!isComing) return submit(event);
      event?.preventDefault();
      setHeld(true);
    },
  };
}

function asSeen({ productId, quantity, unitPriceMinor, product }: CartLineView) {
  return product && unitPriceMinor !== null
    ? [{ productId, quantity, unitPriceMinor, currency: product.currency }]
    : [];
}
