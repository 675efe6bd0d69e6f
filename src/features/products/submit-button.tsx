import { m } from "#i18n/paraglide/messages.js";
import { api } from "#src/lib/calls/trpc.ts";
import { Button } from "#src/ui/button.tsx";
import { showToast } from "#src/ui/overlay/toaster.tsx";
import { checkValues } from "./check-values.ts";
import { useEditor } from "./editor-context.ts";
import { loadProductRules } from "./product-rules.ts";
import { leadTo, leadToRefused, SECTIONS } from "./sections.ts";
import { transitionProblemLabels } from "./use-product-transitions.ts";

/** Hands the product in, once everything typed is saved and nothing is missing; a trusted supplier's goes on sale. */
export function SubmitButton() {
  const { product, saver, form, version } = useEditor();
  const { products } = api.useUtils();
  const showFailure = (error: unknown) =>
    void showToast("error", transitionProblemLabels(error), m.products_transition_again());
  const publishes = product.actions.includes("publish");
  const submit = api.products.submit.useMutation({
    onSuccess: () => {
      window.scrollTo({ top: 0 });
      void showToast("success", publishes ? m.products_done_publish() : m.products_done_submit());
    },
    onError: showFailure,
    onSettled: () => Promise.all([products.one.invalidate({ id: product.id }), products.mine.invalidate()]),
  });
  const handIn = async () => {
    const rules = await loadProductRules();
    const [first] = checkValues(rules, form.getValues()).missing;
    if (first) {
      void showToast("error", m.products_missing_title());
      return leadTo(first === "picture" ? SECTIONS.pictures : SECTIONS.texts);
    }
    if (!(await saver.flush())) return leadToRefused();
    submit.mutate({ id: product.id, version: version.current });
  };
  return (
    <Button
      type="button"
      busy={submit.isPending}
      disabled={!product.mayPublish}
      onClick={() => void handIn().catch(showFailure)}
      className="min-h-11 grow"
    >
      {publishes ? m.products_publish() : m.products_submit()}
    </Button>
  );
}
