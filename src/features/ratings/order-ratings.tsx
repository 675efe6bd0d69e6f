import type { FormEvent } from "react";
import { formatDate } from "#i18n/formats.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import type { ApiOutputs } from "#src/lib/calls/trpc.ts";
import { Button } from "#src/ui/button.tsx";
import { StarChoice } from "#src/ui/fields/star-choice.tsx";
import { TextArea } from "#src/ui/fields/text-area.tsx";
import { Panel } from "#src/ui/panel.tsx";
import { OwnParagraph } from "#src/ui/text/own-words.tsx";
import { Stars } from "#src/ui/text/stars.tsx";
import { ratingStatusLabels } from "#src/vocabulary/rating-status-labels.ts";
import { RatingLines } from "./rating-lines.tsx";
import { RatingProblem } from "./rating-problem.tsx";
import { RatingSent } from "./rating-sent.tsx";
import { starsIn, useRating } from "./use-rating.ts";

type OrderPage = Pick<ApiOutputs["orders"]["one"], "side" | "actions" | "order" | "ratings">;

/** The ratings of an order that its reader may see, and the supplier's own. */
export function OrderRatings({ page }: { page: OrderPage }) {
  const { side, actions, ratings, order } = page;
  const { ofSupplier, ofBuyer, until } = ratings;
  const isSeller = side === "supplier";
  const mayRateBuyer = isSeller && actions.includes("rate");
  if (!ofSupplier && !ofBuyer && !mayRateBuyer) return null;
  return (
    <Panel title={m.ratings_order_title()}>
      {ofSupplier && (
        <section className="grid gap-3">
          <h3 className="font-bold text-gulf-900">{m.ratings_of_supplier()}</h3>
          <RatingLines values={ofSupplier} />
          <Words text={ofSupplier.review} />
          {ofSupplier.status === "sealed" && until !== null && (
            <p className="text-sand-600 text-sm">
              {m.ratings_sealed_until({ date: formatDate(until, currentLocale()) })}
            </p>
          )}
          {ofSupplier.reply && (
            <div className="grid gap-1">
              <p className="text-sand-600 text-sm">{m.ratings_reply_of_supplier()}</p>
              <Words text={ofSupplier.reply} />
            </div>
          )}
        </section>
      )}
      {ofBuyer && (
        <section className="grid gap-3">
          <h3 className="font-bold text-gulf-900">{m.ratings_of_buyer()}</h3>
          <Stars value={ofBuyer.rating} />
          <Words text={ofBuyer.review} />
          {ofBuyer.status === "hidden" && <p className="text-sand-600 text-sm">{ratingStatusLabels(ofBuyer.status)}</p>}
        </section>
      )}
      {isSeller && <RateBuyer reference={order.reference} isOpen={mayRateBuyer} givenStatus={sentStatus(ratings)} />}
    </Panel>
  );
}

function Words({ text }: { text: string | null }) {
  if (!text) return null;
  return (
    <OwnParagraph
      text={text}
      className="wrap-anywhere whitespace-pre-line border-brass-300 border-s-2 ps-3 text-sand-800"
    />
  );
}

interface Sent {
  ofBuyer: object | null;
  ofSupplier: object | null;
  isOpen: boolean;
}

/** How a rating of the buyer stands; nothing where the platform hid the buyer's own, which is neither read nor waited for. */
export function sentStatus({ ofBuyer, ofSupplier, isOpen }: Sent) {
  if (!ofBuyer || (isOpen && !ofSupplier)) return undefined;
  return isOpen ? "published" : "sealed";
}

interface RateBuyerProps {
  reference: string;
  /** False once the buyer was rated, or no longer may be: then only what was just sent is told. */
  isOpen: boolean;
  givenStatus: string | undefined;
}

function RateBuyer({ reference, isOpen, givenStatus }: RateBuyerProps) {
  const { send, keep, draft, failure, isSending, isSent, client } = useRating(`rate-buyer:${reference}`);
  const rating = starsIn(draft, "rating");
  const { review = "" } = draft;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (rating === 0) return;
    const given = { reference, rating, review };
    void send(given, (idempotencyKey, signal) =>
      client.ratings.rateBuyer.mutate({ ...given, idempotencyKey }, { signal }),
    );
  };
  if (isSent) return <RatingSent of="buyer" status={givenStatus} />;
  if (!isOpen) return null;
  return (
    <form noValidate method="post" onSubmit={submit} className="grid gap-4">
      <StarChoice label={m.ratings_rate_buyer()} value={rating} onChange={(value) => keep({ rating: String(value) })} />
      <p className="text-sand-600 text-sm">{m.ratings_blind()}</p>
      <TextArea
        label={m.ratings_review()}
        maxLength={1000}
        value={review}
        onChange={({ target }) => keep({ review: target.value })}
      />
      <RatingProblem failure={failure} />
      <Button type="submit" busy={isSending} disabled={rating === 0} className="justify-self-start max-sm:w-full">
        {m.ratings_submit()}
      </Button>
    </form>
  );
}
