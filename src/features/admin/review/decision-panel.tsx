import { m } from "#i18n/paraglide/messages.js";
import { Badge } from "#src/ui/badge.tsx";
import { Notice } from "#src/ui/notice.tsx";
import { Panel } from "#src/ui/panel.tsx";
import { OwnParagraph } from "#src/ui/text/own-words.tsx";
import { LateBadge } from "../late-badge.tsx";
import { waitLabels } from "../wait-labels.ts";
import { missingLabels, productStatus } from "./product-labels.ts";
import { ProductTransitions } from "./product-transitions.tsx";
import type { Reviewed } from "./reviewed.ts";

/** The product's state, how long it waits, its moves. */
export function DecisionPanel({ product }: { product: Reviewed }) {
  const { status, missing, reviewNote, workingDays, isLate } = product;
  const { words, tone } = productStatus(status);
  return (
    <Panel title={m.admin_decide()} action={<Badge tone={tone}>{words}</Badge>}>
      {workingDays !== null && (
        <p className="flex flex-wrap items-center gap-2 text-sand-800">
          {waitLabels(workingDays)}
          {isLate && <LateBadge />}
        </p>
      )}
      {status === "in_review" && missing.length > 0 && <Notice>{missingLabels(missing)}</Notice>}
      {reviewNote && (
        <div className="grid gap-1 border-brass-300 border-s-2 ps-3">
          <p className="text-sand-600 text-sm">{m.review_note()}</p>
          <OwnParagraph text={reviewNote} className="wrap-anywhere whitespace-pre-line text-sand-800" />
        </div>
      )}
      <ProductTransitions product={product} />
    </Panel>
  );
}
