import { CloudOff } from "lucide-react";
import { m } from "#i18n/paraglide/messages.js";
import { Button } from "../button.tsx";
import { EmptyState } from "./empty-state.tsx";

/** A list could not be read: nothing is lost, it can be tried again. */
export function LoadFailed({ onRetry, isBusy }: { onRetry: () => void; isBusy: boolean }) {
  return (
    <div role="alert">
      <EmptyState
        title={m.search_failed_title()}
        description={m.search_failed_hint()}
        icon={<CloudOff aria-hidden size={40} />}
      >
        <Button type="button" busy={isBusy} onClick={onRetry}>
          {m.shell_retry()}
        </Button>
      </EmptyState>
    </div>
  );
}
