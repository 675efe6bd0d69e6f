import { Link } from "@tanstack/react-router";
import { TRPCClientError } from "@trpc/client";
import type { MissingPart } from "#domain/catalogue/product-form.ts";
import type { FieldIssue } from "#domain/kernel/app-error.ts";
import { m } from "#i18n/paraglide/messages.js";
import { makeOwnTransition } from "#src/lib/calls/own-transition.ts";
import { retryTransient } from "#src/lib/calls/retry-transient.ts";
import { type ApiOutputs, api } from "#src/lib/calls/trpc.ts";
import { withTimeout } from "#src/lib/calls/with-timeout.ts";
import { Written } from "#src/ui/text/bdi.tsx";
import { TEXT_LINK } from "#src/ui/text/text-link.ts";
import { counted } from "#src/vocabulary/counted.ts";
import { ChoiceBar } from "../queue/many/choice-bar.tsx";
import { ManyOutcome } from "../queue/many/many-outcome.tsx";
import { useMany } from "../queue/many/use-many.ts";
import { missingLabels, productName } from "./product-labels.ts";
import { oddSizeOf } from "./unlike-sizes.ts";

type Waiting = ApiOutputs["review"]["queue"]["items"][number];
/** The code of a picture with a smaller size that is not like it. */
const ODD = "odd_size";
/** A network that answers no sooner reads as no answer. */
const APPROVE_MS = 20_000;

type Many = ReturnType<typeof useApproveMany>;

/** Ticks on products that wait, and one approval for all that are ticked: each as if it were approved alone. */
export function useApproveMany(items: readonly Waiting[]) {
  const { client, review, admin } = api.useUtils();
  return useMany(
    items,
    async ({ id, version }) => {
      const { pictures } = await client.review.product.query({ id });
      for (const { path } of pictures) if (await oddSizeOf(path)) throw picturesToSee();
      const once = (signal: AbortSignal) =>
        makeOwnTransition({
          name: JSON.stringify(["approve", id, version]),
          call: () => client.review.decide.mutate({ id, version, action: "approve", note: null }, { signal }),
          isMade: async () => isApproved(await client.review.product.query({ id }, { signal }), version),
        });
      return retryTransient(() => withTimeout(once, { ms: APPROVE_MS }));
    },
    async () => void (await Promise.all([review.invalidate(), admin.invalidate()])),
  );
}

/** Whether what was listed in one version is, in the next one, on sale. */
function isApproved(now: ApiOutputs["review"]["product"], version: number): boolean {
  return now.status === "published" && now.version === version + 1;
}

/** Somebody has to look at what lists would show. */
function picturesToSee(): TRPCClientError<never> {
  const data = { appCode: "BAD_INPUT", issues: [{ path: "pictures", code: ODD }] };
  return TRPCClientError.from({ error: { message: ODD, code: 0, data } } as { error: never });
}

function reasonLabels(issues: readonly FieldIssue[]): string {
  if (issues.some(({ code }) => code === ODD)) return m.review_picture_look();
  return missingLabels(issues.map(({ path }) => path as MissingPart));
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
      onStop={many.stop}
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
        code === "BAD_INPUT" ? reasonLabels(issues) : null
      }
    />
  );
}
