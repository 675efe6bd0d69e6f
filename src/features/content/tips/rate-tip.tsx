import { useState } from "react";
import { m } from "#i18n/paraglide/messages.js";
import { api } from "#src/lib/calls/trpc.ts";
import { hasRatedHere, noteRatedHere } from "#src/lib/rated-here.ts";
import { useSession } from "#src/lib/session/session.ts";
import { StarChoice } from "#src/ui/fields/star-choice.tsx";
import { TipFigures } from "./tip-card.tsx";

interface RateTipProps {
  tip: { slug: string; rating: number; ratings: number };
}

/** One to five stars for a tip, by whoever reads it: kept at once, and changed as often as one likes. */
export function RateTip({ tip }: RateTipProps) {
  const { slug } = tip;
  const { tips, content } = api.useUtils();
  const [chosen, setChosen] = useState<number>();
  const { session } = useSession();
  // Only the browser asks, since the page is the same for everybody; and only where there may be something to tell.
  const own = api.tips.ownRating.useQuery({ slug }, { retry: false, enabled: session !== null || hasRatedHere() });
  const rating = api.tips.rate.useMutation({
    onError: () => setChosen(undefined),
    onSuccess: ({ stars }) => {
      noteRatedHere();
      tips.ownRating.setData({ slug }, { stars });
      return content.invalidate();
    },
  });
  return (
    <section className="mt-8 grid max-w-[42rem] gap-2 rounded-xl border border-sand-200 bg-white p-5">
      <StarChoice
        label={m.content_tip_rate()}
        value={chosen ?? own.data?.stars ?? 0}
        onChange={(stars) => {
          setChosen(stars);
          rating.mutate({ slug, stars });
        }}
      />
      <p className="text-sand-600 text-sm">{m.content_tip_rate_hint()}</p>
      <TipFigures tip={{ ...tip, ...rating.data, views: 0 }} />
      <p role="status" className="text-gulf-800 text-sm">
        {rating.isSuccess && m.content_tip_rated()}
        {rating.isError && m.content_tip_rate_failed()}
      </p>
    </section>
  );
}
