import { type ReactNode, useState } from "react";
import { Container } from "#src/ui/section.tsx";
import { StarChoice } from "#src/ui/star-choice.tsx";
import { AccountSpecimens } from "./account-specimens.tsx";
import { ButtonSpecimens } from "./button-specimens.tsx";
import { FieldSpecimens } from "./field-specimens.tsx";
import { LabelSpecimens } from "./label-specimens.tsx";
import { LayoutSpecimens } from "./layout-specimens.tsx";
import { MessageSpecimens } from "./message-specimens.tsx";
import { OverlaySpecimens } from "./overlay-specimens.tsx";
import { PaperSpecimens } from "./paper-specimens.tsx";
import { Specimen, State } from "./specimen.tsx";

/** Every component of src/ui in both directions with its states; for developers, in English. */
export function SpecimensPage() {
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
        <ButtonSpecimens />
      </Group>
      <Group title="Fields">
        <FieldSpecimens />
      </Group>
      <Group title="Labels and marks">
        <LabelSpecimens />
      </Group>
      <Group title="Messages and waiting">
        <MessageSpecimens />
      </Group>
      <Group title="Layout and navigation">
        <LayoutSpecimens />
      </Group>
      <Group title="One's own pages">
        <AccountSpecimens />
        <StarSpecimens />
      </Group>
      <Group title="Papers">
        <PaperSpecimens />
      </Group>
      <Group title="Windows">
        <OverlaySpecimens />
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

function StarSpecimens() {
  return (
    <Specimen name="StarChoice" note="Fills from where reading starts; the arrow keys follow it.">
      {({ word }) => (
        <State name="live">
          <LiveStars label={word} />
        </State>
      )}
    </Specimen>
  );
}

function LiveStars({ label }: { label: string }) {
  const [value, setValue] = useState(3);
  return <StarChoice label={label} value={value} onChange={setValue} />;
}
