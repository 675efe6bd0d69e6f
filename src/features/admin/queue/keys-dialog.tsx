import { m } from "#i18n/paraglide/messages.js";
import { Switch } from "#src/ui/fields/switch.tsx";
import { Dialog } from "#src/ui/overlay/dialog.tsx";
import { Ltr } from "#src/ui/text/bdi.tsx";
import { switchKeys, useKeysOn } from "./keys-switch.ts";
import { KEY_LETTERS } from "./queue-keys.ts";

interface KeysDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

const KEYS: readonly (readonly [string, () => string])[] = [
  [KEY_LETTERS.next, m.admin_queue_after],
  [KEY_LETTERS.previous, m.admin_queue_before],
  [KEY_LETTERS.approve, m.admin_keys_approve],
  [KEY_LETTERS.refuse, m.admin_keys_refuse],
  ["?", m.admin_keys_help],
  ["Esc", m.admin_queue_back],
];

/** The keys of a queue, and the switch that turns those without a modifier off (WCAG 2.1.4). */
export function KeysDialog(dialog: KeysDialogProps) {
  const isOn = useKeysOn();
  return (
    <Dialog {...dialog} title={m.admin_keys()} description={m.admin_keys_intro()}>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-2">
        {KEYS.map(([key, words]) => (
          <div key={key} className="contents">
            <dt>
              <kbd className="inline-grid min-h-9 min-w-9 place-items-center rounded-md border border-sand-300 bg-sand-50 px-2 font-bold text-gulf-900 text-sm">
                <Ltr>{key}</Ltr>
              </kbd>
            </dt>
            <dd className="text-sand-800">{words()}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-5 flex items-center justify-between gap-4 border-sand-200 border-t pt-3">
        <p>
          <span className="font-bold text-gulf-900">{m.admin_keys_switch()}</span>
          <br />
          <span className="text-sand-700 text-sm">{m.admin_keys_switch_hint()}</span>
        </p>
        <Switch label={m.admin_keys_switch()} checked={isOn} onChange={switchKeys} />
      </div>
    </Dialog>
  );
}
