import { m } from "#i18n/paraglide/messages.js";
import { useLazyComponent } from "#src/lib/use-lazy-component.ts";
import { Button } from "#src/ui/button.tsx";
import type { VoiceBarProps } from "./voice-bar.tsx";

const loadBar = () => import("./voice-bar.tsx").then(({ VoiceBar }) => VoiceBar);

/** The recorder, fetched when somebody first speaks. */
export function ComposerVoice(bar: VoiceBarProps) {
  const { Component, hasFailed, retry } = useLazyComponent(loadBar, true);
  if (Component) return <Component {...bar} />;
  return (
    <div className="flex min-h-17 flex-wrap items-center gap-2 border-sand-200 border-t bg-white p-3">
      <p role="status" className="grow text-sand-600 text-sm">
        {hasFailed ? m.forms_dialog_unavailable() : m.shell_loading()}
      </p>
      {hasFailed && (
        <Button type="button" look="secondary" onClick={retry}>
          {m.shell_retry()}
        </Button>
      )}
      <Button type="button" look="secondary" onClick={bar.onClose}>
        {m.shell_close()}
      </Button>
    </div>
  );
}
