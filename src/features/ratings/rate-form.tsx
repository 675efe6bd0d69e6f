import type { FormEvent } from "react";
import { CRITERIA, type Criterion } from "#domain/reviews/criteria.ts";
import { withColon } from "#i18n/colon.ts";
import { isolated } from "#i18n/isolated.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import type { Draft } from "#src/lib/drafts/session-draft.ts";
import { Button } from "#src/ui/button.tsx";
import { StarChoice } from "#src/ui/fields/star-choice.tsx";
import { TextArea } from "#src/ui/fields/text-area.tsx";
import { Notice } from "#src/ui/notice.tsx";
import { Panel } from "#src/ui/panel.tsx";
import { Written } from "#src/ui/text/bdi.tsx";
import { labelOf } from "#src/vocabulary/label-of.ts";
import { CRITERION_LABELS } from "./criterion-labels.ts";
import { RatingProblem } from "./rating-problem.tsx";
import { RatingSent } from "./rating-sent.tsx";
import { starsIn, useRating } from "./use-rating.ts";

interface RateFormProps {
  reference: string;
  party: string;
  /** False once the order was rated. */
  isOpen: boolean;
  /** State of the rating that was given, once it is known. */
  givenStatus: string | undefined;
}

/** The buyer's rating of one order: four criteria, and words for who wants to say more. */
export function RateForm({ reference, party, isOpen, givenStatus }: RateFormProps) {
  const { send, keep, draft, failure, isSending, isSent, client } = useRating(`rate:${reference}`);
  const { review = "" } = draft;
  const isWhole = CRITERIA.every((criterion) => starsIn(draft, criterion) > 0);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isWhole) return;
    const rating = { reference, ...starsOf(draft), review, locale: currentLocale() };
    void send(rating, (idempotencyKey, signal) =>
      client.ratings.rateSupplier.mutate({ ...rating, idempotencyKey }, { signal }),
    );
  };
  if (isSent) return <RatingSent of="supplier" status={givenStatus} />;
  if (!isOpen) return <Notice title={m.ratings_already()} />;
  return (
    <Panel title={m.ratings_of({ name: isolated(party) })} intro={m.ratings_blind()}>
      <form noValidate method="post" onSubmit={submit} className="grid gap-5">
        <p className="text-sand-700">
          {withColon(m.ratings_supplier_name())} <Written className="font-bold text-gulf-900">{party}</Written>
        </p>
        <div className="grid gap-5 sm:grid-cols-2">
          {CRITERIA.map((criterion) => (
            <StarChoice
              key={criterion}
              label={labelOf(CRITERION_LABELS, criterion)}
              value={starsIn(draft, criterion)}
              onChange={(value) => keep({ [criterion]: String(value) })}
            />
          ))}
        </div>
        <TextArea
          label={m.ratings_review()}
          maxLength={1000}
          value={review}
          onChange={({ target }) => keep({ review: target.value })}
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

function starsOf(draft: Draft): Record<Criterion, number> {
  const [supplierRating, productQuality] = [starsIn(draft, "supplierRating"), starsIn(draft, "productQuality")];
  const [deliveryTime, communication] = [starsIn(draft, "deliveryTime"), starsIn(draft, "communication")];
  return { supplierRating, productQuality, deliveryTime, communication };
}
