import { useEffect } from "react";
import { currentLocale } from "#i18n/locale.ts";
import { removeFromCart } from "#src/lib/cart/cart-store.ts";
import { isOrderable } from "#src/lib/cart/cart-sums.ts";
import { type CartLineView, usePricedLines } from "#src/lib/cart/use-priced-lines.ts";
import { useSession } from "#src/lib/session.ts";
import { dropDraft } from "#src/lib/session-draft.ts";
import { api } from "#src/lib/trpc.ts";
import { useSendingForm } from "#src/ui/use-sending-form.ts";

const DRAFT = "checkout";
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
    draftKey: DRAFT,
    defaultValues: { country: "AE" },
    besides: () => ordered.flatMap(asSeen),
    send: (values, idempotencyKey, signal) =>
      client.orders.checkout.mutate(
        { ...values, lines: ordered.flatMap(asSeen), locale: currentLocale(), idempotencyKey },
        { signal },
      ),
    onSent: () => {
      dropDraft(DRAFT);
      removeFromCart(ordered.map(({ productId }) => productId));
    },
    onRefused: async ({ failure }) => {
      if (failure?.code === "CONFLICT" || failure?.code === "BAD_INPUT") await query.refetch();
    },
  });
  useAccountBuyer(sending.form);
  return { kept, ordered, query, ...sending };
}

function asSeen({ productId, quantity, unitPriceMinor, product }: CartLineView) {
  return product && unitPriceMinor !== null
    ? [{ productId, quantity, unitPriceMinor, currency: product.currency }]
    : [];
}

interface BuyerForm {
  getValues: (name: "contactName" | "phone") => string | undefined;
  setValue: (name: "contactName" | "phone", value: string) => void;
}

/** Fills in who buys from the account, wherever nothing was typed. */
function useAccountBuyer({ getValues, setValue }: BuyerForm): void {
  const { session } = useSession();
  const { data: profile } = api.account.profile.useQuery(undefined, { enabled: session !== null });
  const contactName = session?.name;
  const phone = profile?.phone;
  useEffect(() => {
    if (contactName && !getValues("contactName")) setValue("contactName", contactName);
    if (phone && !getValues("phone")) setValue("phone", phone);
  }, [contactName, phone, getValues, setValue]);
}
