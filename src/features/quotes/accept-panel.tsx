import { useNavigate } from "@tanstack/react-router";
import { needsStreet } from "#domain/rfq/incoterms.ts";
import { m } from "#i18n/paraglide/messages.js";
import { api } from "#src/lib/calls/trpc.ts";
import { dropDraft } from "#src/lib/drafts/session-draft.ts";
import { placeTyped } from "#src/lib/format/place-typed.ts";
import { useFrozen } from "#src/lib/use-frozen.ts";
import { Button } from "#src/ui/button.tsx";
import { FormButtons } from "#src/ui/fields/form-buttons.tsx";
import { FormProblem } from "#src/ui/fields/form-problem.tsx";
import { FormSection, WideField } from "#src/ui/fields/form-section.tsx";
import { PlaceField } from "#src/ui/fields/place-field.tsx";
import { SelectField } from "#src/ui/fields/select-field.tsx";
import { TextArea } from "#src/ui/fields/text-area.tsx";
import { TextField } from "#src/ui/fields/text-field.tsx";
import { useSendingForm } from "#src/ui/fields/use-sending-form.ts";
import { Notice } from "#src/ui/notice.tsx";
import { Panel } from "#src/ui/panel.tsx";
import { countryOptions } from "#src/vocabulary/countries.ts";
import { taxNumberWords } from "#src/vocabulary/tax-number-words.ts";
import { FrozenTerms } from "./frozen-terms.tsx";
import type { Thread, Version } from "./thread.ts";

const loadSchema = () =>
  import("#domain/orders/accept-quote.ts").then((schemas) =>
    schemas.acceptQuoteSchema.pick({ country: true, city: true, address: true, trn: true }),
  );

interface AcceptPanelProps {
  thread: Thread;
  current: Version;
  onClose: () => void;
}

/** The last look before an order: the terms as they will be frozen, and where the goods go; new terms are looked at first. */
export function AcceptPanel(props: AcceptPanelProps) {
  const { frozen, isChanged, review } = useFrozen(props, ({ thread }) => thread.quote.version);
  if (!isChanged) return <AcceptForm {...frozen} />;
  return (
    <Panel title={m.quotes_accept_title()}>
      <Notice tone="error" title={m.quotes_stale()} />
      <Button type="button" onClick={review} className="justify-self-start">
        {m.forms_look_again()}
      </Button>
    </Panel>
  );
}

function AcceptForm({ thread, current, onClose }: AcceptPanelProps) {
  const { form, submit, problem, isSending, field } = useAccept(thread);
  const shown = (name: "country" | "city" | "address" | "trn") => {
    const { error, ...rest } = field(name);
    return error ? { ...rest, error } : rest;
  };
  return (
    <Panel title={m.quotes_accept_title()} intro={m.quotes_accept_intro()}>
      <FrozenTerms version={current} />
      <form noValidate method="post" onSubmit={submit} className="grid gap-5" data-dirty={form.formState.isDirty}>
        <FormSection title={m.quotes_accept_address()}>
          <SelectField label={m.forms_country()} required options={countryOptions()} {...shown("country")} />
          <PlaceField label={m.forms_city()} maxLength={100} autoComplete="address-level2" {...shown("city")} />
          <WideField>
            <TextArea
              label={m.checkout_address()}
              hint={m.checkout_address_hint()}
              required={needsStreet(current.incoterm)}
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
        <FormProblem problem={problem} />
        <FormButtons send={m.quotes_accept_send()} isSending={isSending} onCancel={onClose} />
      </form>
    </Panel>
  );
}

function useAccept({ quote: { id, version }, request }: Thread) {
  const { client, quotes } = api.useUtils();
  const navigate = useNavigate();
  const draftKey = `accept-quote:${id}`;
  return useSendingForm({
    loadSchema,
    draftKey,
    defaultValues: {
      country: request.destinationCountry ?? "AE",
      city: placeTyped(request.destinationCity),
      address: "",
      trn: "",
    },
    send: (values, idempotencyKey, signal) =>
      client.quotes.accept.mutate({ ...values, id, version, idempotencyKey }, { signal }),
    onSent: async ({ reference }) => {
      dropDraft(draftKey);
      await navigate({ href: `/orders/${reference}` });
      await quotes.invalidate();
    },
    onRefused: async ({ failure }) => {
      if (failure?.code === "CONFLICT") await quotes.invalidate();
    },
  });
}
