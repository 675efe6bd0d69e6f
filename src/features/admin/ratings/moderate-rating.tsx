import { useState } from "react";
import type { BuyerRatingStatus, RatingStatus } from "#domain/reviews/rating-status.ts";
import { isolatedLtr } from "#i18n/isolated.ts";
import { m } from "#i18n/paraglide/messages.js";
import { api } from "#src/lib/calls/trpc.ts";
import { Button } from "#src/ui/button.tsx";
import { showToast } from "#src/ui/overlay/toaster.tsx";
import { ratingStatusLabels } from "#src/vocabulary/rating-status-labels.ts";
import { ReasonDialog } from "../reason-dialog.tsx";

/** A rating that the platform may take down: the supplier's, or what it gave to the buyer. */
export interface Moderated {
  of: "supplier" | "buyer";
  reference: string;
  version: number;
  status: RatingStatus | BuyerRatingStatus;
}

/** Takes a rating down or puts it back, with a reason. */
export function ModerateRating({ rating }: { rating: Moderated }) {
  const [isOpen, setOpen] = useState(false);
  // What was asked for stays while the dialog is open, even when the rating has moved on.
  const [isHiding, setHiding] = useState(rating.status !== "hidden");
  const isHidden = rating.status === "hidden";
  const words = isHidden ? SHOW : HIDE;
  return (
    <>
      <Button
        type="button"
        variant="secondary"
        className="justify-self-start"
        aria-label={words.of({ reference: isolatedLtr(rating.reference) })}
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
  reasonHint: m.admin_ratings_reason_reads,
  done: m.admin_ratings_hidden,
};
const SHOW = {
  verb: m.admin_ratings_show,
  of: m.admin_ratings_show_of,
  reasonHint: m.admin_reason_audit,
  done: m.admin_ratings_shown,
};

function hintOf({ of, status }: Moderated, isHiding: boolean): string {
  if (!isHiding) return of === "buyer" ? m.admin_ratings_show_buyer_hint() : m.admin_ratings_show_hint();
  return of === "buyer" || status === "sealed" ? m.admin_ratings_hide_sealed_hint() : m.admin_ratings_hide_hint();
}

interface ModerationDialogProps {
  rating: Moderated;
  isHiding: boolean;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

function ModerationDialog({ rating, isHiding, ...dialog }: ModerationDialogProps) {
  const { client, ratings } = api.useUtils();
  const { of, reference, version, status } = rating;
  const { verb, reasonHint, done } = isHiding ? HIDE : SHOW;
  return (
    <ReasonDialog
      {...dialog}
      title={verb()}
      description={hintOf(rating, isHiding)}
      reason="required"
      reasonHint={reasonHint()}
      confirm={verb()}
      variant={isHiding ? "danger" : "primary"}
      draftKey={`admin-rating-${of}-${isHiding ? "hide" : "show"}-${reference}`}
      stateNow={ratingStatusLabels(status)}
      isPossible={isHiding === (status !== "hidden")}
      send={async (reason, signal) => {
        const input = { of, reference, version, reason: reason ?? "" };
        await (isHiding ? client.ratings.hide : client.ratings.show).mutate(input, { signal });
        void showToast("success", done());
      }}
      refresh={() => ratings.invalidate()}
      onDone={() => dialog.onOpenChange(false)}
    />
  );
}
