import { CloudOff } from "lucide-react";
import { m } from "#i18n/paraglide/messages.js";
import { Button } from "#src/ui/button.tsx";
import { EmptyState } from "#src/ui/list/empty-state.tsx";

interface SectionFailedProps {
  query: { refetch: () => unknown; isFetching: boolean };
}

/** A section whose data did not come; nothing in the account changed. */
export function SectionFailed({ query }: SectionFailedProps) {
  return (
    <div role="alert">
      <EmptyState
        title={m.settings_load_failed()}
        description={m.settings_load_failed_hint()}
        icon={<CloudOff aria-hidden size={40} />}
      >
        <Button type="button" busy={query.isFetching} onClick={() => void query.refetch()}>
          {m.shell_retry()}
        </Button>
      </EmptyState>
    </div>
  );
}
