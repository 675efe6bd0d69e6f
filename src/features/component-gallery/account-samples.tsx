import { useState } from "react";
import { Button } from "#src/ui/button.tsx";
import { Switch } from "#src/ui/fields/switch.tsx";
import { UploadRow } from "#src/ui/fields/upload-row.tsx";
import { ChosenStatus } from "#src/ui/list/chosen-status.tsx";
import { ProgressBar } from "#src/ui/list/progress-bar.tsx";
import { ConfirmDialog } from "#src/ui/overlay/confirm-dialog.tsx";
import { Details } from "#src/ui/overlay/details.tsx";
import { AccountHeader } from "#src/ui/page/account-header.tsx";
import { Panel } from "#src/ui/panel.tsx";
import { Sample, State, WideState } from "./sample.tsx";
import type { Samples } from "./samples.ts";

export function AccountSamples() {
  return (
    <>
      <Sample name="Switch" note="The thumb runs with the reading direction.">
        {({ word }) => (
          <State name="off, on, disabled: off, on">
            <LiveSwitch label={word} isOn={false} />
            <LiveSwitch label={word} isOn />
            <Switch label={word} checked={false} onChange={() => undefined} disabled />
            <Switch label={word} checked onChange={() => undefined} disabled />
          </State>
        )}
      </Sample>
      <Sample name="ProgressBar">
        {({ word }) =>
          [0, 0.3, 1].map((share) => (
            <WideState key={share} name={`${share * 100} %`}>
              <ProgressBar label={word} share={share} />
            </WideState>
          ))
        }
      </Sample>
      <Sample name="ChosenStatus" note="Heard, and not seen.">
        {({ word, sentence }) => <ChosenStatus count={1} some={word} none={sentence} />}
      </Sample>
      <Sample name="UploadRow">{({ word, sentence }) => <UploadRows name={word} problem={sentence} />}</Sample>
      <Sample name="Panel">
        {({ word, sentence, long }) => (
          <Panel title={word} intro={long} action={<Button variant="secondary">{word}</Button>}>
            <p>{sentence}</p>
          </Panel>
        )}
      </Sample>
      <Sample name="Details">
        {({ word, sentence }) => (
          <WideState name="closed; press to open">
            <Details summary={word}>
              <p>{sentence}</p>
            </Details>
          </WideState>
        )}
      </Sample>
      <Sample name="ConfirmDialog">{(samples) => <ConfirmOpener samples={samples} />}</Sample>
      <Sample name="AccountHeader">
        {({ word, sentence }) => <AccountHeader title={sentence} back={{ label: word, to: "/" }} />}
      </Sample>
    </>
  );
}

function UploadRows({ name, problem }: { name: string; problem: string }) {
  const upload = { key: name, file: new File([], `${name}.pdf`), about: null, state: "sending", share: 0.4 } as const;
  const nothing = () => undefined;
  return (
    <WideState name="on its way, failed">
      <ul className="grid gap-2">
        <UploadRow upload={upload} onRetry={nothing} onDrop={nothing} />
        <UploadRow upload={{ ...upload, state: "failed", problem }} onRetry={nothing} onDrop={nothing} />
      </ul>
    </WideState>
  );
}

function LiveSwitch({ label, isOn }: { label: string; isOn: boolean }) {
  const [checked, setChecked] = useState(isOn);
  return <Switch label={label} checked={checked} onChange={setChecked} />;
}

function ConfirmOpener({ samples: { word, sentence, long } }: { samples: Samples }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <State name="closed; press to open">
      <Button variant="danger" onClick={() => setOpen(true)}>
        {word}
      </Button>
      <ConfirmDialog
        open={isOpen}
        onOpenChange={setOpen}
        title={sentence}
        description={long}
        confirm={word}
        onConfirm={() => setOpen(false)}
      />
    </State>
  );
}
