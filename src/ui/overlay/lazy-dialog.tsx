import type { ComponentType } from "react";
import { m } from "#i18n/paraglide/messages.js";
import { useLazyComponent } from "#src/lib/use-lazy-component.ts";
import { Button } from "../button.tsx";

interface DialogState {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

interface LazyDialogProps<Props extends DialogState> {
  /** Makes the import; must keep its identity between renders. */
  load: () => Promise<ComponentType<Props>>;
  /** Everything the dialog takes, its state included. */
  dialog: Props;
}

const STRIP =
  "fixed inset-x-4 bottom-20 z-50 mx-auto flex w-fit max-w-md flex-wrap items-center justify-center gap-3 rounded-xl bg-gulf-900 px-5 py-3 text-white shadow-raised";

/** A dialog whose chunk is fetched when it is first opened; says so on a slow network, and when it did not come. */
export function LazyDialog<Props extends DialogState>({ load, dialog }: LazyDialogProps<Props>) {
  const { Component, hasFailed, retry } = useLazyComponent(load, dialog.open);
  if (Component) return <Component {...dialog} />;
  if (!dialog.open) return null;
  if (!hasFailed) {
    return (
      <p role="status" className={`${STRIP} noscript:hidden`}>
        {m.shell_loading()}
      </p>
    );
  }
  return (
    <div role="alert" className={STRIP}>
      <p>{m.forms_dialog_unavailable()}</p>
      <Button type="button" variant="onDark" onClick={retry}>
        {m.shell_retry()}
      </Button>
      <Button type="button" variant="onDark" onClick={() => dialog.onOpenChange(false)}>
        {m.shell_close()}
      </Button>
    </div>
  );
}
