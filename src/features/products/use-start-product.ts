import { useNavigate } from "@tanstack/react-router";
import { currentLocale } from "#i18n/locale.ts";
import { dropDraft } from "#src/lib/session-draft.ts";
import { api } from "#src/lib/trpc.ts";
import { useSendingForm } from "#src/ui/use-sending-form.ts";

const DRAFT = "product-start";
const loadSchema = () =>
  import("#domain/catalogue/manage-products.ts").then(({ startProductSchema }) => startProductSchema);

/** The first form of a product: sent once however often it is tried, then its editor opens. */
export function useStartProduct() {
  const { client, products } = api.useUtils();
  const navigate = useNavigate();
  return useSendingForm({
    loadSchema,
    draftKey: DRAFT,
    send: (values, idempotencyKey, signal) =>
      client.products.create.mutate({ ...values, locale: currentLocale(), idempotencyKey }, { signal }),
    onSent: async ({ id }) => {
      dropDraft(DRAFT);
      await products.mine.invalidate();
      await navigate({ to: "/add-product", search: { id }, replace: true });
    },
  });
}
