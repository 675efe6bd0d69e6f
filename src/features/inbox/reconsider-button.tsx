import { useState } from "react";
import { m } from "#i18n/paraglide/messages.js";
import { Button } from "#src/ui/button.tsx";
import type { Invitation } from "./invitation-screen.tsx";
import { useReconsider } from "./use-reconsider.ts";

/** Takes a decline back while its request takes quotes. */
export function ReconsiderButton({ invitation: { id, version } }: { invitation: Invitation }) {
  const reconsider = useReconsider();
  const [isBusy, setBusy] = useState(false);
  return (
    <Button
      type="button"
      variant="secondary"
      wide
      busy={isBusy}
      onClick={() => {
        setBusy(true);
        void reconsider({ id, version }).finally(() => setBusy(false));
      }}
    >
      {m.inbox_reconsider()}
    </Button>
  );
}
