import { useState } from "react";
import { m } from "#i18n/paraglide/messages.js";
import { Button } from "#src/ui/button.tsx";
import { LazyDialog } from "#src/ui/overlay/lazy-dialog.tsx";
import type { TrackedAnswer } from "./tracked-answers.tsx";
import type { Tracked } from "./tracked-request.tsx";

const loadAccept = () => import("./guest-accept-dialog.tsx").then(({ GuestAcceptDialog }) => GuestAcceptDialog);
const loadReject = () => import("./guest-reject-dialog.tsx").then(({ GuestRejectDialog }) => GuestRejectDialog);
const loadAsk = () => import("./guest-ask-dialog.tsx").then(({ GuestAskDialog }) => GuestAskDialog);

type Part = "accept" | "reject" | "ask";

/** What each of the dialogs takes. */
export interface GuestDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  answer: TrackedAnswer;
  request: Pick<Tracked, "reference" | "destinationCountry" | "destinationCity">;
  /** Acts for the guest. */
  actKey: string;
}

/** Just those moves that the reader of the mailbox may make now. */
export function AnswerActions({ rfq, answer }: { rfq: Tracked; answer: TrackedAnswer }) {
  const [opened, setOpened] = useState<Part>();
  const { actKey } = rfq;
  if (actKey === null) return null;
  const { actions, status } = answer;
  const canAsk = status === "sent" || status === "countered" || status === "accepted";
  const dialogOf = (part: Part): GuestDialogProps => ({
    ...{ answer, request: rfq, actKey },
    open: opened === part,
    onOpenChange: (open) => setOpened(open ? part : undefined),
  });
  return (
    <div className="flex flex-wrap gap-3">
      {actions.includes("accept") && (
        <Button type="button" className="max-sm:w-full" onClick={() => setOpened("accept")}>
          {m.quotes_accept()}
        </Button>
      )}
      {canAsk && (
        <Button type="button" variant="secondary" className="max-sm:w-full" onClick={() => setOpened("ask")}>
          {m.rfq_guest_ask()}
        </Button>
      )}
      {actions.includes("reject") && (
        <Button type="button" variant="danger" className="max-sm:w-full" onClick={() => setOpened("reject")}>
          {m.quotes_reject()}
        </Button>
      )}
      <LazyDialog load={loadAccept} dialog={dialogOf("accept")} />
      <LazyDialog load={loadReject} dialog={dialogOf("reject")} />
      <LazyDialog load={loadAsk} dialog={dialogOf("ask")} />
    </div>
  );
}
