import { useNavigate } from "@tanstack/react-router";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { api } from "#src/lib/calls/trpc.ts";
import { dropDraft } from "#src/lib/drafts/session-draft.ts";
import { Button } from "#src/ui/button.tsx";
import { FormProblem } from "#src/ui/fields/form-problem.tsx";
import { WideField } from "#src/ui/fields/form-section.tsx";
import { SelectField } from "#src/ui/fields/select-field.tsx";
import { TextField } from "#src/ui/fields/text-field.tsx";
import { useSendingForm } from "#src/ui/fields/use-sending-form.ts";
import { Panel } from "#src/ui/panel.tsx";
import { categoryOptions, NOTHING_CHOSEN, subcategoryOptions } from "./category-options.ts";
import { CompanyNotice } from "./company-notice.tsx";
import { EditorFrame } from "./editor-frame.tsx";

const DRAFT = "product-start";
const loadSchema = () =>
  import("#domain/catalogue/manage-products.ts").then(({ startProductSchema }) => startProductSchema);

/** The first form of a product: sent once however often it is tried, then its editor opens. */
function useStartProduct() {
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

/** The start of a new product: what it is and its name; all else follows in the editor. */
export function StartProduct() {
  const { form, field, submit, problem, isSending } = useStartProduct();
  const category = form.watch("category");
  const choose = field("category");
  const onChange: typeof choose.onChange = async (event) => {
    await choose.onChange(event);
    form.setValue("subcategory", NOTHING_CHOSEN);
  };
  return (
    <EditorFrame title={m.products_start_title()}>
      <Panel intro={m.products_start_intro()}>
        <CompanyNotice />
        <form noValidate method="post" onSubmit={submit} className="grid gap-5 sm:grid-cols-2">
          <WideField>
            <TextField
              label={m.products_name()}
              hint={m.products_start_name_hint()}
              required
              maxLength={200}
              autoComplete="off"
              {...field("name")}
            />
          </WideField>
          <SelectField
            label={m.products_category()}
            required
            placeholder={m.forms_choose()}
            options={categoryOptions()}
            {...choose}
            onChange={onChange}
          />
          <SelectField
            label={m.products_subcategory()}
            required
            placeholder={m.forms_choose()}
            options={subcategoryOptions(category ?? "")}
            {...field("subcategory")}
          />
          <WideField>
            <div className="grid gap-4">
              <FormProblem problem={problem} />
              <Button type="submit" busy={isSending} className="min-h-12 max-xs:w-full xs:justify-self-start">
                {m.products_start_submit()}
              </Button>
            </div>
          </WideField>
        </form>
      </Panel>
    </EditorFrame>
  );
}
