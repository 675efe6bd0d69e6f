import { needsStreet } from "#domain/rfq/incoterms.ts";
import { m } from "#i18n/paraglide/messages.js";
import { api } from "#src/lib/calls/trpc.ts";
import { dropDraft } from "#src/lib/drafts/session-draft.ts";
import { placeTyped } from "#src/lib/format/place-typed.ts";
import { useFrozen } from "#src/lib/use-frozen.ts";
import { Button } from "#src/ui/button.tsx";
import { FormSection, WideField } from "#src/ui/fields/form-section.tsx";
import { PlaceField } from "#src/ui/fields/place-field.tsx";
import { SelectField } from "#src/ui/fields/select-field.tsx";
import { TextArea } from "#src/ui/fields/text-area.tsx";
import { TextField } from "#src/ui/fields/text-field.tsx";
import { useSendingForm } from "#src/ui/fields/use-sending-form.ts";
import { Notice } from "#src/ui/notice.tsx";
import { Dialog } from "#src/ui/overlay/dialog.tsx";
import { Price } from "#src/ui/text/price.tsx";
import { countryOptions } from "#src/vocabulary/countries.ts";
import { localName } from "#src/vocabulary/local-name.ts";
import { taxNumberWords } from "#src/vocabulary/tax-number-words.ts";
import { RequestProblem } from "../own/request-problem.tsx";
import type { GuestDialogProps } from "./answer-actions.tsx";
import { AnswerTerms } from "./answer-terms.tsx";

const loadSchema = () =>
  import("#domain/orders/accept-quote.ts").then((schemas) =>
    schemas.acceptQuoteSchema.pick({ country: true, city: true, address: true, trn: true }),
  );

/** The last look before an order: the terms as they will be frozen, and where the goods go; new terms are looked at first. */
export function GuestAcceptDialog(props: GuestDialogProps) {
  const { open, onOpenChange } = props;
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={m.quotes_accept_title()}
      description={m.quotes_accept_intro()}
    >
      <Look {...props} />
    </Dialog>
  );
}

function Look(props: GuestDialogProps) {
  const { frozen, isChanged, review } = useFrozen(props, ({ answer }) => answer.version);
  if (!isChanged) return <AcceptForm {...frozen} />;
  return (
    <div className="grid gap-4">
      <Notice tone="error" title={m.quotes_stale()} />
      <Button type="button" onClick={review}>
        {m.forms_look_again()}
      </Button>
    </div>
  );
}

function AcceptForm(props: GuestDialogProps) {
  const { answer } = props;
  const { form, submit, problem, isSending, field } = useAccept(props);
  const shown = (name: "country" | "city" | "address" | "trn") => {
    const { error, ...rest } = field(name);
    return error ? { ...rest, error } : rest;
  };
  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-5" data-dirty={form.formState.isDirty}>
      <p className="flex flex-wrap items-baseline justify-between gap-3 rounded-lg bg-sand-50 p-4">
        <b dir="auto">{localName(answer.supplier.names)}</b>
        {answer.currency !== null && answer.totalMinor !== null && (
          <Price minor={answer.totalMinor} currency={answer.currency} className="font-bold text-gulf-900 text-xl" />
        )}
      </p>
      <AnswerTerms answer={answer} />
      <FormSection title={m.quotes_accept_address()}>
        <SelectField label={m.forms_country()} required options={countryOptions()} {...shown("country")} />
        <PlaceField label={m.forms_city()} maxLength={100} autoComplete="address-level2" {...shown("city")} />
        <WideField>
          <TextArea
            label={m.checkout_address()}
            hint={m.checkout_address_hint()}
            required={answer.incoterm !== null && needsStreet(answer.incoterm)}
            rows={2}
            maxLength={300}
            autoComplete="street-address"
            {...shown("address")}
          />
        </WideField>
        <TextField
          kind="number"
          inputMode="text"
          label={taxNumberWords(form.watch("country"))()}
          hint={m.checkout_trn_hint()}
          maxLength={30}
          {...shown("trn")}
        />
      </FormSection>
      <p className="text-sand-700 text-sm">{m.rfq_guest_accept_contact()}</p>
      <RequestProblem problem={problem} />
      <Button type="submit" busy={isSending}>
        {m.quotes_accept_send()}
      </Button>
    </form>
  );
}

function useAccept({ answer: { id, version }, request, actKey, onOpenChange }: GuestDialogProps) {
  const { client, rfq } = api.useUtils();
  const { reference, destinationCountry, destinationCity } = request;
  const draftKey = `accept-quote:${id}`;
  return useSendingForm({
    loadSchema,
    draftKey,
    defaultValues: { country: destinationCountry ?? "", city: placeTyped(destinationCity), address: "", trn: "" },
    send: (values, idempotencyKey, signal) =>
      client.guest.accept.mutate({ ...values, reference, key: actKey, id, version, idempotencyKey }, { signal }),
    onSent: async () => {
      dropDraft(draftKey);
      onOpenChange(false);
      await rfq.track.invalidate();
      window.scrollTo({ top: 0 });
    },
    onRefused: async ({ failure }) => {
      if (failure?.code === "CONFLICT") await rfq.track.invalidate();
    },
  });
}
