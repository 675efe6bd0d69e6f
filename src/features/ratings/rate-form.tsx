import { type FormEvent, useState } from "react";
import { CRITERIA, type Criterion } from "#domain/reviews/rate.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { Written } from "#src/ui/bdi.tsx";
import { Button } from "#src/ui/button.tsx";
import { Notice } from "#src/ui/notice.tsx";
import { Panel } from "#src/ui/panel.tsx";
import { StarChoice } from "#src/ui/star-choice.tsx";
import { TextArea } from "#src/ui/text-area.tsx";
import { CRITERION_WORDS } from "./criterion-words.ts";
import { RatingProblem } from "./rating-problem.tsx";
import { RatingSent } from "./rating-sent.tsx";
import { useRating } from "./use-rating.ts";

type Stars = Record<Criterion, number>;

const NONE: Stars = { supplierRating: 0, productQuality: 0, deliveryTime: 0, communication: 0 };

interface RateFormProps {
  reference: string;
  party: string;
  /** False once the order was rated. */
  isOpen: boolean;
}

/** The buyer's rating of one order: four criteria, and words for who wants to say more. */
export function RateForm({ reference, party, isOpen }: RateFormProps) {
  const [stars, setStars] = useState(NONE);
  const [review, setReview] = useState("");
  const { send, failure, isSending, isSent, client } = useRating(`rate:${reference}`);
  const isWhole = CRITERIA.every((criterion) => stars[criterion] > 0);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const rating = { reference, ...stars, review, locale: currentLocale() };
    if (isWhole)
      void send(rating, (idempotencyKey) => client.ratings.rateSupplier.mutate({ ...rating, idempotencyKey }));
  };
  if (isSent) return <RatingSent />;
  if (!isOpen) return <Notice title={m.ratings_already()} />;
  return (
    <Panel title={m.ratings_of({ name: party })} intro={m.ratings_blind()}>
      <form noValidate onSubmit={submit} className="grid gap-5">
        <p className="text-sand-700">
          {m.ratings_supplier_name()}: <Written className="font-bold text-gulf-900">{party}</Written>
        </p>
        <div className="grid gap-5 sm:grid-cols-2">
          {CRITERIA.map((criterion) => (
            <StarChoice
              key={criterion}
              label={CRITERION_WORDS[criterion]()}
              value={stars[criterion]}
              onChange={(value) => setStars((before) => ({ ...before, [criterion]: value }))}
            />
          ))}
        </div>
        <TextArea
          label={m.ratings_review()}
          maxLength={1000}
          value={review}
          onChange={({ target }) => setReview(target.value)}
        />
        <RatingProblem failure={failure} />
        <div className="grid justify-items-start gap-2">
          <Button type="submit" busy={isSending} disabled={!isWhole} className="max-sm:w-full">
            {m.ratings_submit()}
          </Button>
          {!isWhole && <p className="text-sand-600 text-sm">{m.ratings_incomplete()}</p>}
        </div>
      </form>
    </Panel>
  );
}
