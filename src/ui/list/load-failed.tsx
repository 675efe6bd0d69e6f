import { CloudOff } from "lucide-react";
import { m } from "#i18n/paraglide/messages.js";
import { Button } from "../button.tsx";
import { EmptyState } from "./empty-state.tsx";

interface LoadFailedProps {
  onRetry: () => void;
  isBusy: boolean;
  /** What was not loaded, and what is kept of it, where there are words of its own. */
  title?: string;
  hint?: string;
}

/** A list could not be read: nothing is lost, it can be tried again. */
export function LoadFailed({ onRetry, isBusy, title, hint }: LoadFailedProps) {
  return (
    <div role="alert">
      <EmptyState
        title={title ?? m.shell_load_failed()}
        description={hint ?? m.shell_load_failed_hint()}
        icon={<CloudOff aria-hidden size={40} />}
      >
        <Button type="button" busy={isBusy} onClick={onRetry}>
          {m.shell_retry()}
        </Button>
      </EmptyState>
    </div>
  );
}
