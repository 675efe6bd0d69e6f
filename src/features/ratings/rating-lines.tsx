import { CRITERIA, type Criterion } from "#domain/reviews/criteria.ts";
import { Stars } from "#src/ui/text/stars.tsx";
import { labelOf } from "#src/vocabulary/label-of.ts";
import { CRITERION_LABELS } from "./criterion-labels.ts";

/** Stars by criterion. */
export function RatingLines({ values }: { values: Record<Criterion, number> }) {
  return (
    <dl className="grid gap-x-6 gap-y-1 text-sm sm:grid-cols-2">
      {CRITERIA.map((criterion) => (
        <div key={criterion} className="flex flex-wrap items-center justify-between gap-x-3">
          <dt className="text-sand-700">{labelOf(CRITERION_LABELS, criterion)}</dt>
          <dd>
            <Stars value={values[criterion]} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
