import { Link } from "@tanstack/react-router";
import type { MissingPart } from "#domain/catalogue/product-form.ts";
import { m } from "#i18n/paraglide/messages.js";
import { type ApiOutputs, api } from "#src/lib/calls/trpc.ts";
import { Written } from "#src/ui/text/bdi.tsx";
import { TEXT_LINK } from "#src/ui/text/text-link.ts";
import { counted } from "#src/vocabulary/counted.ts";
import { ChoiceBar } from "../queue/many/choice-bar.tsx";
import { ManyOutcome } from "../queue/many/many-outcome.tsx";
import { useMany } from "../queue/many/use-many.ts";
import { missingLabels, productName } from "./product-labels.ts";

type Waiting = ApiOutputs["review"]["queue"]["items"][number];
type Many = ReturnType<typeof useApproveMany>;

/** Ticks on products that wait, and one approval for all that are ticked: each as if it were approved alone. */
export function useApproveMany(items: readonly Waiting[]) {
  const { client, review, admin } = api.useUtils();
  return useMany(
    items,
    ({ id, version }) => client.review.decide.mutate({ id, version, action: "approve", note: null }),
    async () => void (await Promise.all([review.invalidate(), admin.invalidate()])),
  );
}

/** The approval of what is ticked. */
export function ApproveMany({ many, of }: { many: Many; of: number }) {
  return (
    <ChoiceBar
      chosen={many.count}
      of={of}
      verb={m.review_approve_many(counted(many.count))}
      tried={many.tried}
      onAll={many.all}
      onNone={many.none}
      onDecide={() => void many.decide()}
    />
  );
}

/** Which of them are published, and what keeps back the others. */
export function ApprovedMany({ many: { result } }: { many: Many }) {
  if (!result) return null;
  return (
    <ManyOutcome
      result={result}
      done={m.review_approved_many(counted(result.done.length))}
      linkOf={({ id, names, sku }) => (
        <Link to="/admin/products/$id" params={{ id }} search={true} className={TEXT_LINK}>
          <Written>{productName(names, sku)}</Written>
        </Link>
      )}
      reasonOf={(_, { code, issues }) =>
        // An approval of what was listed is refused for what it lacks alone (worker/catalogue/manage/decide-product.ts).
        code === "BAD_INPUT" ? missingLabels(issues.map(({ path }) => path as MissingPart)) : null
      }
    />
  );
}
