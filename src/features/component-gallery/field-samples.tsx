import { useForm } from "react-hook-form";
import { EmailField } from "#src/ui/fields/contact-fields.tsx";
import { DisplayChoice } from "#src/ui/fields/display-choice.tsx";
import { PasswordField } from "#src/ui/fields/password-field.tsx";
import { PasswordStrength } from "#src/ui/fields/password-strength.tsx";
import { PhoneField } from "#src/ui/fields/phone-field.tsx";
import { PlaceField } from "#src/ui/fields/place-field.tsx";
import { QuantityStepper } from "#src/ui/fields/quantity-stepper.tsx";
import { SchemeChoice } from "#src/ui/fields/scheme-choice.tsx";
import { Select } from "#src/ui/fields/select.tsx";
import { SelectField } from "#src/ui/fields/select-field.tsx";
import { TextArea } from "#src/ui/fields/text-area.tsx";
import { TextField } from "#src/ui/fields/text-field.tsx";
import { WordsSearch } from "#src/ui/fields/words-search.tsx";
import { PhoneLink } from "#src/ui/text/phone-link.tsx";
import { Sample } from "./sample.tsx";

const KINDS = ["text", "name", "company", "email", "url", "number", "decimal", "search"] as const;

export function FieldSamples() {
  return (
    <>
      <TextFieldSample />
      <ContactFieldsSample />
      <PhoneFieldSample />
      <PasswordSample />
      <TextAreaSample />
      <SelectFieldSample />
      <SelectSample />
      <QuantityStepperSample />
      <WordsSearchSample />
      <DisplayChoiceSample />
    </>
  );
}

function DisplayChoiceSample() {
  return (
    <Sample name="DisplayChoice, SchemeChoice" note="Kept in this browser: the whole page follows.">
      {() => (
        <>
          <DisplayChoice />
          <SchemeChoice />
        </>
      )}
    </Sample>
  );
}

function TextFieldSample() {
  return (
    <Sample name="TextField" note="E-mail, phone, address and numbers stay left-to-right in both panes.">
      {({ word, sentence, long, error }) => (
        <>
          {KINDS.map((kind) => (
            <TextField key={kind} kind={kind} label={`${word} (${kind})`} />
          ))}
          <TextField label={word} required hint={sentence} defaultValue={long} />
          <PlaceField label={word} />
          <TextField label={word} required error={error} defaultValue={word} />
          <TextField label={word} placeholder={sentence} disabled />
        </>
      )}
    </Sample>
  );
}

function WordsSearchSample() {
  return (
    <Sample name="WordsSearch" note="What is typed follows the address.">
      {({ word, long }) => (
        <>
          <WordsSearch label={word} submit={word} asked={undefined} onSearch={() => undefined} />
          <WordsSearch label={word} submit={word} asked={long} onSearch={() => undefined} />
        </>
      )}
    </Sample>
  );
}

function ContactFieldsSample() {
  return <Sample name="EmailField">{() => <EmailField />}</Sample>;
}

function PhoneFieldSample() {
  const form = useForm({ defaultValues: { empty: "", kenyan: "+254712345678", unread: "0712 345 678" } });
  return (
    <Sample
      name="PhoneField, PhoneLink"
      note="Two parts, from the left in both panes; a number without a code has none chosen."
    >
      {({ word, error }) => (
        <>
          <PhoneField form={form} label={word} {...form.register("empty")} />
          <PhoneField form={form} label={word} {...form.register("kenyan")} />
          <PhoneField form={form} label={word} error={error} {...form.register("unread")} />
          <PhoneLink phone="+254712345678" />
          <PhoneLink phone="0712 345 678" />
        </>
      )}
    </Sample>
  );
}

function PasswordSample() {
  return (
    <Sample name="PasswordField, PasswordStrength">
      {({ word, error }) => (
        <>
          <PasswordField label={word} autoComplete="new-password" defaultValue="dates and dhows" />
          <PasswordField label={word} autoComplete="new-password" error={error} />
          {["", "123456", "dates1", "dates and", "dates and dhows 7"].map((password) => (
            <PasswordStrength key={password} password={password} />
          ))}
        </>
      )}
    </Sample>
  );
}

function TextAreaSample() {
  return (
    <Sample name="TextArea">
      {({ word, sentence, long, error }) => (
        <>
          <TextArea label={word} hint={sentence} placeholder={sentence} />
          <TextArea label={word} required error={error} defaultValue={long} />
          <TextArea label={word} disabled defaultValue={sentence} />
        </>
      )}
    </Sample>
  );
}

function SelectFieldSample() {
  return (
    <Sample name="SelectField" note="The platform's own list: press it.">
      {({ word, sentence, error, options }) => (
        <>
          <SelectField label={word} hint={sentence} options={options} placeholder={sentence} />
          <SelectField label={word} required error={error} options={options} placeholder={sentence} />
          <SelectField label={word} options={options} disabled />
        </>
      )}
    </Sample>
  );
}

function SelectSample() {
  return <Sample name="Select">{({ word, options }) => <Select options={options} aria-label={word} />}</Sample>;
}

function QuantityStepperSample() {
  return (
    <Sample name="QuantityStepper" note="At its least, beyond it, and refused.">
      {({ word }) =>
        [100, 250, 7].map((value) => (
          <QuantityStepper
            key={value}
            value={value}
            least={Math.min(value, 100)}
            step={50}
            onChange={() => undefined}
            label={`${word} ${value}`}
            lessLabel={`− ${value}`}
            moreLabel={`+ ${value}`}
            isInvalid={value === 7}
          />
        ))
      }
    </Sample>
  );
}
