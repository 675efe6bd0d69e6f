import { Field } from "#src/ui/fields/field.tsx";
import { FormButtons } from "#src/ui/fields/form-buttons.tsx";
import { FormProblem } from "#src/ui/fields/form-problem.tsx";
import { FoldedSection, FormSection, WideField } from "#src/ui/fields/form-section.tsx";
import { TextField } from "#src/ui/fields/text-field.tsx";
import { Sample, WideState } from "./sample.tsx";

const FAILURE = { issues: [], requestId: "7f0c-2b", retryAfter: 120 } as const;

/** What a form is made of around its fields. */
export function FormSamples() {
  return (
    <>
      <FieldSample />
      <SectionSamples />
      <FormProblemSample />
      <FormButtonsSample />
    </>
  );
}

function FieldSample() {
  return (
    <Sample name="Field" note="The frame of every field: label, control, hint or refusal.">
      {({ word, sentence, error }) => (
        <>
          <Field label={word} hint={sentence}>
            {(control) => <input {...control} className="min-h-11 rounded-md border border-sand-400 px-3" />}
          </Field>
          <Field label={word} required error={error}>
            {(control) => <input {...control} className="min-h-11 rounded-md border border-clay-600 px-3" />}
          </Field>
        </>
      )}
    </Sample>
  );
}

function SectionSamples() {
  return (
    <>
      <Sample name="FormSection">
        {({ word, sentence }) => (
          <FormSection title={word} hint={sentence}>
            <TextField label={word} />
            <TextField label={word} />
            <WideField>
              <TextField label={sentence} />
            </WideField>
          </FormSection>
        )}
      </Sample>
      <Sample name="FoldedSection">
        {({ word, sentence }) => (
          <FoldedSection title={word} hint={sentence}>
            <TextField label={word} />
          </FoldedSection>
        )}
      </Sample>
    </>
  );
}

function FormProblemSample() {
  return (
    <Sample name="FormProblem">
      {({ error }) => (
        <>
          <WideState name="fields to mend">
            <FormProblem problem={{ words: [error] }} />
          </WideState>
          {(["UNAVAILABLE", "RATE_LIMITED", "BAD_INPUT", "UNEXPECTED"] as const).map((code) => (
            <WideState key={code} name={code}>
              <FormProblem problem={{ failure: { ...FAILURE, issues: [], code } }} />
            </WideState>
          ))}
        </>
      )}
    </Sample>
  );
}

function FormButtonsSample() {
  return (
    <Sample name="FormButtons">
      {({ word }) => (
        <>
          <WideState name="to be sent, for good">
            <FormButtons send={word} isSending={false} onCancel={() => undefined} />
            <FormButtons send={word} variant="danger" isSending={false} onCancel={() => undefined} />
          </WideState>
          <WideState name="on its way">
            <FormButtons send={word} isSending onCancel={() => undefined} />
          </WideState>
        </>
      )}
    </Sample>
  );
}
