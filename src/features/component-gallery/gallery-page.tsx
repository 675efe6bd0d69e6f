import { type ReactNode, useState } from "react";
import { StarChoice } from "#src/ui/fields/star-choice.tsx";
import { Container } from "#src/ui/section.tsx";
import { AccountSamples } from "./account-samples.tsx";
import { ButtonSamples } from "./button-samples.tsx";
import { DocumentSamples } from "./document-samples.tsx";
import { FieldSamples } from "./field-samples.tsx";
import { FormSamples } from "./form-samples.tsx";
import { LabelSamples } from "./label-samples.tsx";
import { LayoutSamples } from "./layout-samples.tsx";
import { MarkSamples } from "./mark-samples.tsx";
import { MessageSamples } from "./message-samples.tsx";
import { OverlaySamples } from "./overlay-samples.tsx";
import { Sample, State } from "./sample.tsx";

/** Every component of src/ui in both directions with its states; for developers, in English. */
export function ComponentGallery() {
  return (
    <Container className="grid gap-12 py-8">
      <header lang="en" dir="ltr" className="grid gap-2">
        <h1 className="text-3xl text-gulf-900">Components</h1>
        <p className="max-w-3xl text-sand-700">
          Everything in src/ui: Arabic from the right, English from the left. Words that a component brings itself, and
          arrows, follow the language of the page: switch it above. Look at 360 and at 320 pixels too.
        </p>
      </header>
      <Group title="Buttons and chips">
        <ButtonSamples />
      </Group>
      <Group title="Fields">
        <FieldSamples />
        <FormSamples />
      </Group>
      <Group title="Labels and marks">
        <LabelSamples />
        <MarkSamples />
      </Group>
      <Group title="Messages and waiting">
        <MessageSamples />
      </Group>
      <Group title="Layout and navigation">
        <LayoutSamples />
      </Group>
      <Group title="One's own pages">
        <AccountSamples />
        <StarSamples />
      </Group>
      <Group title="Documents">
        <DocumentSamples />
      </Group>
      <Group title="Windows">
        <OverlaySamples />
      </Group>
    </Container>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-8">
      <h2 lang="en" dir="ltr" className="border-brass-400 border-b pb-1 text-2xl text-gulf-900">
        {title}
      </h2>
      {children}
    </section>
  );
}

function StarSamples() {
  return (
    <Sample name="StarChoice" note="Fills from where reading starts; the arrow keys follow it.">
      {({ word }) => (
        <State name="live">
          <LiveStars label={word} />
        </State>
      )}
    </Sample>
  );
}

function LiveStars({ label }: { label: string }) {
  const [value, setValue] = useState(3);
  return <StarChoice label={label} value={value} onChange={setValue} />;
}
