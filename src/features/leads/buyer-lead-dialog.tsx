import { useWatch } from "react-hook-form";
import { LEAD_TEXT } from "#domain/content/content-facts.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { api } from "#src/lib/calls/trpc.ts";
import { EmailField } from "#src/ui/fields/contact-fields.tsx";
import { FormSection, WideField } from "#src/ui/fields/form-section.tsx";
import { PhoneField } from "#src/ui/fields/phone-field.tsx";
import { TextArea } from "#src/ui/fields/text-area.tsx";
import { TextField } from "#src/ui/fields/text-field.tsx";
import { useSendingForm } from "#src/ui/fields/use-sending-form.ts";
import { Dialog } from "#src/ui/overlay/dialog.tsx";
import { countryIn } from "#src/vocabulary/country-in.ts";
import { AccountNext } from "./account-next.tsx";
import { LeadForm } from "./lead-form.tsx";
import { useIsAsSent } from "./use-is-as-sent.ts";

const loadSchema = () =>
  import("#domain/content/buyer-lead.ts").then(({ buyerLeadSchema }) =>
    buyerLeadSchema.omit({ locale: true, idempotencyKey: true }),
  );

interface BuyerLeadDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Buyer registration of the home page (spec §2, §3). */
export function BuyerLeadDialog({ open, onOpenChange }: BuyerLeadDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={m.forms_buyer_title()} description={m.forms_buyer_intro()}>
      <BuyerLeadForm onClose={() => onOpenChange(false)} />
    </Dialog>
  );
}

function BuyerLeadForm({ onClose }: { onClose: () => void }) {
  const { field, ...sending } = useBuyerLead();
  const country = useWatch({ control: sending.form.control, name: "country" });
  const isAsSent = useIsAsSent(sending.form, sending.sent);
  return (
    <LeadForm
      sending={sending}
      submitLabel={m.forms_buyer_submit()}
      sentLabels={m.forms_buyer_sent()}
      onClose={onClose}
      next={sending.sent && <AccountNext registered={sending.sent} />}
      isAsSent={isAsSent}
    >
      <FormSection title={m.forms_lead_company()} hint={m.forms_required_note()}>
        <TextField
          kind="company"
          label={m.forms_company_name()}
          required
          maxLength={LEAD_TEXT}
          {...field("companyName")}
        />
        <TextField
          kind="name"
          label={m.forms_contact_person()}
          required
          maxLength={LEAD_TEXT}
          {...field("contactName")}
        />
        <EmailField {...field("email")} />
        <PhoneField form={sending.form} country={countryIn(country)} {...field("phone")} />
        <TextField
          label={m.forms_country()}
          autoComplete="country-name"
          required
          maxLength={LEAD_TEXT}
          {...field("country")}
        />
        <WideField>
          <TextArea
            label={m.forms_products_interest()}
            hint={m.forms_products_interest_hint()}
            maxLength={LEAD_TEXT}
            {...field("productsInterest")}
          />
        </WideField>
      </FormSection>
    </LeadForm>
  );
}

function useBuyerLead() {
  const { client } = api.useUtils();
  return useSendingForm({
    loadSchema,
    draftKey: "buyer-lead",
    staysFilled: true,
    send: (values, idempotencyKey, signal) =>
      client.leads.submitBuyer.mutate({ ...values, locale: currentLocale(), idempotencyKey }, { signal }),
  });
}
