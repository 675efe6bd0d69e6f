import { Link } from "@tanstack/react-router";
import { Columns3 } from "lucide-react";
import { formatDate } from "#i18n/formats.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { Button } from "#src/ui/button.tsx";
import { EmptyState } from "#src/ui/list/empty-state.tsx";
import { Notice } from "#src/ui/notice.tsx";
import { counted } from "#src/vocabulary/counted.ts";
import { wideningLabels } from "../widening-labels.ts";
import type { Asked } from "./comparison.ts";

/** Nothing to compare yet, or nothing to compare with: who may still quote, when more are asked, and the way to do more. */
export function FewQuotes({ request, count }: { request: Asked; count: 0 | 1 }) {
  const widening = wideningLabels(request, 0);
  const toRequest = (
    <Button asChild variant="secondary">
      <Link to="/rfqs/$reference" params={{ reference: request.reference }}>
        {m.rfqs_compare_to_request()}
      </Link>
    </Button>
  );
  if (count === 0) {
    return (
      <EmptyState
        title={m.rfqs_quotes_none()}
        description={[m.rfqs_quotes_none_text(), waitingLabels(request), widening].filter(Boolean).join(" ")}
        icon={<Columns3 aria-hidden size={40} />}
      >
        {toRequest}
      </EmptyState>
    );
  }
  return (
    <Notice title={m.rfqs_compare_one()}>
      <p>{waitingLabels(request) ?? m.rfqs_compare_one_closed()}</p>
      <div className="mt-2 print:hidden">{toRequest}</div>
    </Notice>
  );
}

/** Who was asked besides and still has time; null where nobody has. */
function waitingLabels({ status, waiting, deadlineAt }: Asked): string | null {
  if (status !== "open" || waiting === 0) return null;
  return m.rfqs_compare_waiting({ ...counted(waiting), date: formatDate(deadlineAt, currentLocale()) });
}
