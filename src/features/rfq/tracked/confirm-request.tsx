import type { RfqLink } from "#domain/rfq/rfq-link.ts";
import { m } from "#i18n/paraglide/messages.js";
import { toCallFailure } from "#src/lib/errors.ts";
import { api } from "#src/lib/trpc.ts";
import { Button } from "#src/ui/button.tsx";
import { FormProblem } from "#src/ui/form-problem.tsx";

interface ConfirmRequestProps {
  link: RfqLink;
  proof: string;
  onConfirmed: () => void;
}

/** Confirms a guest's request. A button, since mail scanners open every link of a mail. */
export function ConfirmRequest({ link, proof, onConfirmed }: ConfirmRequestProps) {
  const { rfq } = api.useUtils();
  const confirm = api.rfq.confirm.useMutation({
    onSuccess: async () => {
      await rfq.track.invalidate();
      onConfirmed();
    },
    onError: (error) => {
      // Confirmed in another tab meanwhile: the page only has to catch up.
      if (toCallFailure(error).code === "CONFLICT") void rfq.track.invalidate();
    },
  });
  return (
    <div className="grid justify-items-start gap-4">
      {confirm.error && <FormProblem problem={{ failure: toCallFailure(confirm.error) }} />}
      <Button type="button" busy={confirm.isPending} onClick={() => confirm.mutate({ ...link, proof })}>
        {m.rfq_track_confirm()}
      </Button>
    </div>
  );
}
