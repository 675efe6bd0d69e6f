import { useWatch } from "react-hook-form";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { api } from "#src/lib/calls/trpc.ts";
import { PhoneField } from "#src/ui/fields/phone-field.tsx";
import { useSendingForm } from "#src/ui/fields/use-sending-form.ts";
import { Dialog } from "#src/ui/overlay/dialog.tsx";
import { countryIn } from "#src/vocabulary/country-in.ts";
import { ApplyNext } from "./apply-next.tsx";
import { LeadForm } from "./lead-form.tsx";
import { BusinessSection, CompanySection, ContactSection, ExtraSection } from "./supplier-lead-sections.tsx";
import { useIsAsSent } from "./use-is-as-sent.ts";

const loadSchema = () =>
  import("#domain/content/supplier-lead.ts").then(({ supplierLeadSchema }) =>
    supplierLeadSchema.omit({ locale: true, idempotencyKey: true }),
  );

interface SupplierLeadDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Supplier registration of the home page (spec §2, §3). */
export function SupplierLeadDialog({ open, onOpenChange }: SupplierLeadDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={m.forms_supplier_title()}
      description={m.forms_supplier_intro()}
    >
      <SupplierLeadForm onClose={() => onOpenChange(false)} />
    </Dialog>
  );
}

function SupplierLeadForm({ onClose }: { onClose: () => void }) {
  const { client } = api.useUtils();
  const { field, ...sending } = useSendingForm({
    loadSchema,
    draftKey: "supplier-lead",
    staysFilled: true,
    send: (values, idempotencyKey, signal) =>
      client.leads.submitSupplier.mutate({ ...values, locale: currentLocale(), idempotencyKey }, { signal }),
  });
  const country = countryIn(useWatch({ control: sending.form.control, name: "country" }));
  const isAsSent = useIsAsSent(sending.form, sending.sent);
  return (
    <LeadForm
      sending={sending}
      submitLabel={m.forms_supplier_submit()}
      sentLabels={m.forms_supplier_sent()}
      onClose={onClose}
      next={sending.sent && <ApplyNext registered={sending.sent} />}
      isAsSent={isAsSent}
    >
      <CompanySection field={field} />
      <ContactSection field={field} phone={<PhoneField form={sending.form} country={country} {...field("phone")} />} />
      <BusinessSection field={field} />
      <ExtraSection field={field} />
    </LeadForm>
  );
}
