import { useNavigate } from "@tanstack/react-router";
import { BUSINESS_TYPES } from "#domain/suppliers/supplier-facts.ts";
import { m } from "#i18n/paraglide/messages.js";
import { api } from "#src/lib/calls/trpc.ts";
import { dropDraft } from "#src/lib/drafts/session-draft.ts";
import { given } from "#src/lib/given-field.ts";
import { Button } from "#src/ui/button.tsx";
import { FormProblem } from "#src/ui/fields/form-problem.tsx";
import { WideField } from "#src/ui/fields/form-section.tsx";
import { SelectField } from "#src/ui/fields/select-field.tsx";
import { TextField } from "#src/ui/fields/text-field.tsx";
import { useSendingForm } from "#src/ui/fields/use-sending-form.ts";
import { showToast } from "#src/ui/overlay/toaster.tsx";
import { Panel } from "#src/ui/panel.tsx";
import { businessTypeName } from "#src/vocabulary/business-type-name.ts";
import { countryOptions } from "#src/vocabulary/countries.ts";
import { AdminPage } from "../admin-page.tsx";

const DRAFT = "admin-list-company";
const loadSchema = () =>
  import("#domain/suppliers/claims.ts").then(({ listCompanyFormSchema }) => listCompanyFormSchema);

/** Lists a company that nobody owns yet; its page in the administration invites the owner. */
export function ListCompanyScreen() {
  const { field, submit, problem, isSending } = useListing();
  const name = { kind: "company" as const, required: true, maxLength: 160 };
  return (
    <AdminPage title={m.claims_list_title()} back={{ label: m.admin_application_back(), to: "/admin/applications" }}>
      <Panel intro={m.claims_list_intro()}>
        <form method="post" noValidate onSubmit={submit} className="grid gap-5 sm:grid-cols-2">
          <TextField {...name} label={m.claims_list_name_ar()} {...given(field("nameAr"))} />
          <TextField {...name} label={m.claims_list_name_en()} {...given(field("nameEn"))} />
          <TextField {...name} label={m.claims_list_name_fr()} {...given(field("nameFr"))} />
          <SelectField
            label={m.company_apply_type()}
            required
            placeholder={m.forms_choose()}
            options={BUSINESS_TYPES.map((value) => ({ value, label: businessTypeName(value) }))}
            {...given(field("businessType"))}
          />
          <SelectField
            label={m.claims_list_country()}
            required
            options={countryOptions()}
            {...given(field("country"))}
          />
          <TextField label={m.claims_list_city()} required maxLength={80} {...given(field("city"))} />
          <TextField kind="url" label={m.company_apply_website()} maxLength={200} {...given(field("website"))} />
          <TextField label={m.company_apply_licence()} maxLength={64} {...given(field("licenceNumber"))} />
          <WideField>
            <div className="grid gap-4">
              <FormProblem problem={problem} />
              <Button type="submit" busy={isSending} className="justify-self-start max-sm:w-full">
                {m.claims_list_submit()}
              </Button>
            </div>
          </WideField>
        </form>
      </Panel>
    </AdminPage>
  );
}

function useListing() {
  const { client, admin } = api.useUtils();
  const navigate = useNavigate();
  return useSendingForm({
    loadSchema,
    draftKey: DRAFT,
    defaultValues: { country: "AE" },
    send: ({ nameAr: ar, nameEn: en, nameFr: fr, ...facts }, idempotencyKey, signal) =>
      client.admin.listCompany.mutate({ ...facts, names: { ar, en, fr }, idempotencyKey }, { signal }),
    onSent: async ({ id }) => {
      dropDraft(DRAFT);
      void showToast("success", m.claims_list_done());
      await admin.invalidate();
      await navigate({ to: "/admin/applications/$id", params: { id } });
    },
  });
}
