import type { ChecklistAnswer } from "#domain/suppliers/checklist-answer.ts";
import { m } from "#i18n/paraglide/messages.js";
import { FormProblem } from "#src/ui/fields/form-problem.tsx";
import { WideField } from "#src/ui/fields/form-section.tsx";
import { PlaceField } from "#src/ui/fields/place-field.tsx";
import { SelectField } from "#src/ui/fields/select-field.tsx";
import { TextField } from "#src/ui/fields/text-field.tsx";
import { Written } from "#src/ui/text/bdi.tsx";
import { Seat } from "#src/ui/text/seat.tsx";
import { countryOptions } from "#src/vocabulary/countries.ts";
import { AnswerButtons, AnswerFrame } from "./answer-frame.tsx";
import { useAnswerForm } from "./use-answer-form.ts";
import type { ChecklistEntry } from "./use-company.ts";

type Addresses = Extract<ChecklistAnswer, { item: "addresses" }>;

const loadSchema = () =>
  import("#domain/suppliers/checklist-answer.ts").then(({ addressesAnswerSchema }) => addressesAnswerSchema);

/** Where the company sits, and where its goods lie. */
export function AddressesAnswer({ entry, isLocked }: { entry: ChecklistEntry; isLocked: boolean }) {
  const known = entry.answer?.item === "addresses" ? entry.answer : undefined;
  return (
    <AnswerFrame
      item="addresses"
      isLocked={isLocked}
      answer={known ? <KnownAddresses addresses={known} /> : null}
      form={(close, canCancel) => <AddressesForm known={known} onClose={close} canCancel={canCancel} />}
    />
  );
}

function KnownAddresses({ addresses: { country, city, street, warehouse } }: { addresses: Addresses }) {
  return (
    <address className="wrap-anywhere grid gap-2 not-italic">
      <p>
        <Written className="font-bold text-gulf-900">{street}</Written>
        <br />
        <Seat city={city} country={country} />
      </p>
      {warehouse && (
        <p>
          <span className="text-sand-600 text-sm">{m.company_address_warehouse()}</span>
          <br />
          <Written>{warehouse}</Written>
        </p>
      )}
    </address>
  );
}

interface AddressesFormProps {
  known: Addresses | undefined;
  onClose: () => void;
  canCancel: boolean;
}

function AddressesForm({ known, onClose, canCancel }: AddressesFormProps) {
  const { field, submit, problem, isSending, cancel } = useAnswerForm({
    item: "addresses",
    loadSchema,
    defaultValues: {
      item: "addresses" as const,
      country: known?.country ?? "AE",
      city: known?.city ?? "",
      street: known?.street ?? "",
      warehouse: known?.warehouse ?? "",
    },
    onSaved: onClose,
  });
  return (
    <form noValidate method="post" onSubmit={submit} className="grid gap-4 sm:grid-cols-2">
      <SelectField label={m.company_address_country()} required options={countryOptions()} {...field("country")} />
      <PlaceField label={m.company_address_city()} required maxLength={80} {...field("city")} />
      <WideField>
        <TextField
          label={m.company_address_street()}
          hint={m.company_address_street_hint()}
          required
          maxLength={300}
          autoComplete="street-address"
          {...field("street")}
        />
      </WideField>
      <WideField>
        <TextField label={m.company_address_warehouse()} maxLength={300} {...field("warehouse")} />
      </WideField>
      <WideField>
        <div className="grid gap-4">
          <FormProblem problem={problem} />
          <AnswerButtons isSending={isSending} onCancel={canCancel ? cancel : undefined} />
        </div>
      </WideField>
    </form>
  );
}
