import { useState } from "react";
import { Button } from "#src/ui/button.tsx";
import { TextField } from "#src/ui/fields/text-field.tsx";
import { Dialog } from "#src/ui/overlay/dialog.tsx";
import { LazyDialog } from "#src/ui/overlay/lazy-dialog.tsx";
import { Menu, MenuItem, MenuSeparator } from "#src/ui/overlay/menu.tsx";
import { showToast } from "#src/ui/overlay/toaster.tsx";
import { Sample, State } from "./sample.tsx";
import type { Samples } from "./samples.ts";

const neverLoads = () => Promise.reject(new Error("no such chunk"));

export function OverlaySamples() {
  return (
    <>
      <Sample name="Dialog" note="Windows open in the direction of the page. Focus stays inside and comes back.">
        {(samples) => <DialogOpener samples={samples} />}
      </Sample>
      <Sample name="LazyDialog" note="Here its download always fails.">
        {({ word }) => <LazyDialogOpener word={word} />}
      </Sample>
      <Sample name="Menu, MenuItem, MenuSeparator">
        {({ word, sentence }) => (
          <Menu trigger={<Button variant="secondary">{word}</Button>}>
            <MenuItem>{sentence}</MenuItem>
            <MenuItem disabled>{sentence}</MenuItem>
            <MenuSeparator />
            <MenuItem>{word}</MenuItem>
          </Menu>
        )}
      </Sample>
      <Sample name="showToast">
        {({ word, sentence }) => (
          <State name="success, error">
            <Button variant="secondary" onClick={() => void showToast("success", sentence)}>
              {word} ✓
            </Button>
            <Button variant="danger" onClick={() => void showToast("error", sentence)}>
              {word} ✕
            </Button>
          </State>
        )}
      </Sample>
    </>
  );
}

function DialogOpener({ samples: { word, sentence, long } }: { samples: Samples }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <State name="closed; press to open">
      <Button onClick={() => setOpen(true)}>{word}</Button>
      <Dialog open={isOpen} onOpenChange={setOpen} title={sentence} description={long}>
        <TextField label={word} />
      </Dialog>
    </State>
  );
}

function LazyDialogOpener({ word }: { word: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <State name="closed; press to open">
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {word}
      </Button>
      <LazyDialog load={neverLoads} dialog={{ open: isOpen, onOpenChange: setOpen }} />
    </State>
  );
}
