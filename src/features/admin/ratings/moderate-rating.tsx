import { useState } from "react";
import { m } from "#i18n/paraglide/messages.js";
import { api } from "#src/lib/trpc.ts";
import { Button } from "#src/ui/button.tsx";
import { showToast } from "#src/ui/toaster.tsx";
import { ReasonDialog } from "../reason-dialog.tsx";
import type { ListedRating } from "./rating-entry.tsx";

/** Takes a rating down or puts it back, with a reason. */
export function ModerateRating({ rating }: { rating: ListedRating }) {
  const [isOpen, setOpen] = useState(false);
  // What was asked for stays while the dialog is open, even when the rating has moved on.
  const [isHiding, setHiding] = useState(rating.status !== "hidden");
  const isHidden = rating.status === "hidden";
  const words = isHidden ? SHOW : HIDE;
  return (
    <>
      <Button
        type="button"
        look="secondary"
        className="justify-self-start"
        aria-label={words.of({ reference: `\u2066${rating.reference}\u2069` })}
        onClick={() => {
          setHiding(!isHidden);
          setOpen(true);
        }}
      >
        {words.verb()}
      </Button>
      <ModerationDialog rating={rating} isHiding={isHiding} open={isOpen} onOpenChange={setOpen} />
    </>
  );
}

const HIDE = {
  verb: m.admin_ratings_hide,
  of: m.admin_ratings_hide_of,
  hint: m.admin_ratings_hide_hint,
  reasonHint: m.admin_ratings_reason_reads,
  done: m.admin_ratings_hidden,
};
const SHOW = {
  verb: m.admin_ratings_show,
  of: m.admin_ratings_show_of,
  hint: m.admin_ratings_show_hint,
  reasonHint: m.admin_reason_audit,
  done: m.admin_ratings_shown,
};

interface ModerationDialogProps {
  rating: ListedRating;
  isHiding: boolean;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

function ModerationDialog({ rating, isHiding, ...dialog }: ModerationDialogProps) {
  const { client, ratings } = api.useUtils();
  const { reference, version, status } = rating;
  const { verb, hint, reasonHint, done } = isHiding ? HIDE : SHOW;
  return (
    <ReasonDialog
      {...dialog}
      title={verb()}
      description={hint()}
      reason="required"
      reasonHint={reasonHint()}
      confirm={verb()}
      look={isHiding ? "danger" : "primary"}
      draftKey={`admin-rating-${isHiding ? "hide" : "show"}-${reference}`}
      stateNow={status === "hidden" ? m.ratings_status_hidden() : m.ratings_status_published()}
      isPossible={isHiding === (status !== "hidden")}
      send={async (reason, signal) => {
        const input = { reference, version, reason: reason ?? "" };
        await (isHiding ? client.ratings.hide : client.ratings.show).mutate(input, { signal });
        void showToast("success", done());
      }}
      refresh={() => ratings.invalidate()}
      onDone={() => dialog.onOpenChange(false)}
    />
  );
}
