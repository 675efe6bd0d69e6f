import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { m } from "#i18n/paraglide/messages.js";
import { api } from "#src/lib/calls/trpc.ts";
import { Badge } from "#src/ui/badge.tsx";
import { Chip } from "#src/ui/list/chip.tsx";
import { Notice } from "#src/ui/notice.tsx";
import { Panel } from "#src/ui/panel.tsx";
import { OwnParagraph } from "#src/ui/text/own-words.tsx";
import { TEXT_LINK } from "#src/ui/text/text-link.ts";
import { labelOf } from "#src/vocabulary/label-of.ts";
import { AdminPage } from "../admin-page.tsx";
import { LateBadge } from "../late-badge.tsx";
import { IfOpen } from "../operators/if-open.tsx";
import { useOpenQueue } from "../queue/queue-context.ts";
import { Timeline } from "../timeline.tsx";
import { waitLabels } from "../wait-labels.ts";
import { missingLabels, productEventLabels, productStatus } from "./product-labels.ts";
import { ProductTerms } from "./product-terms.tsx";
import { ProductTransitions } from "./product-transitions.tsx";
import { ProductView } from "./product-view.tsx";
import { nameOf, type Reviewed } from "./reviewed.ts";
import { RevisionPanel } from "./revision-panel.tsx";
import { SupplierPanel } from "./supplier-panel.tsx";

const BY: Record<Reviewed["events"][number]["by"], () => string> = {
  supplier: m.review_by_supplier,
  operator: m.admin_by_platform,
  clock: m.admin_by_clock,
};

/** Everything of one product, as buyers will see it, and every decision about it. */
export function ReviewScreen({ id }: { id: string }) {
  const { back } = useOpenQueue();
  const [product] = api.review.product.useSuspenseQuery({ id });
  return (
    <AdminPage title={nameOf(product)} back={{ label: m.review_back(), to: "/admin/products", ...back }}>
      <div className="grid gap-6 @3xl:grid-cols-[minmax(0,1fr)_22rem] @3xl:items-start">
        <div className="grid min-w-0 gap-6">
          <DecisionPanel product={product} />
          {product.revision && <RevisionPanel product={product} revision={product.revision} />}
          <Shown product={product} />
        </div>
        <div className="grid min-w-0 gap-6">
          <ProductTerms product={product} />
          <SupplierPanel product={product} />
          <Timeline
            title={m.review_history()}
            events={product.events
              .toReversed()
              .map((event) => ({ ...event, words: productEventLabels(event.action), by: labelOf(BY, event.by) }))}
          />
          <IfOpen place="/admin/audit">
            <Link to="/admin/audit" search={{ q: id }} className={TEXT_LINK}>
              {m.review_audit()}
            </Link>
          </IfOpen>
        </div>
      </div>
    </AdminPage>
  );
}

/** What buyers see: with a change that waits, as it becomes unless asked for as it is. */
function Shown({ product }: { product: Reviewed }) {
  const [isNext, setNext] = useState(true);
  const { revision } = product;
  const shown = revision && isNext ? revision : product;
  return (
    <Panel title={m.review_shown()} intro={m.review_shown_intro()}>
      {revision && (
        <fieldset aria-label={m.review_version()} className="flex flex-wrap gap-2">
          <Chip active={isNext} onClick={() => setNext(true)}>
            {m.review_version_next()}
          </Chip>
          <Chip active={!isNext} onClick={() => setNext(false)}>
            {m.review_version_now()}
          </Chip>
        </fieldset>
      )}
      <ProductView content={shown.content} pictures={shown.pictures} />
    </Panel>
  );
}

/** The product's state, how long it waits, its moves. */
function DecisionPanel({ product }: { product: Reviewed }) {
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
