import { m } from "#i18n/paraglide/messages.js";
import { Panel } from "#src/ui/panel.tsx";
import type { Report } from "./report.ts";
import { SheetTable } from "./sheet-table.tsx";

type Kind = Report["lost"][number]["kind"];

const KINDS: Partial<Record<Kind, () => string>> = {
  rejected: m.analytics_lost_rejected,
  not_selected: m.analytics_lost_not_selected,
  expired: m.analytics_lost_expired,
  withdrawn: m.analytics_lost_withdrawn,
  declined: m.analytics_lost_declined,
};

/** Codes of domain/rfq; one that is unknown here is another reason. */
const REASONS: Record<string, () => string> = {
  price: m.analytics_reason_price,
  lead_time: m.analytics_reason_lead_time,
  terms: m.analytics_reason_terms,
  specification: m.analytics_reason_specification,
  bought_elsewhere: m.analytics_reason_bought_elsewhere,
  no_stock: m.analytics_reason_no_stock,
  quantity_too_small: m.analytics_reason_quantity_too_small,
  not_our_product: m.analytics_reason_not_our_product,
  no_delivery: m.analytics_reason_no_delivery,
};

/** Quotes that ended without an order and requests that were declined, by reason. */
export function Lost({ report: { lost } }: { report: Report }) {
  return (
    <Panel title={m.analytics_lost()}>
      {lost.length === 0 ? (
        <p className="text-sand-700">{m.analytics_lost_empty()}</p>
      ) : (
        <SheetTable
          caption={m.analytics_lost()}
          sheet={{
            name: "mawrid-lost",
            columns: [
              { head: m.analytics_lost_what(), kind: "text" },
              { head: m.analytics_lost_why(), kind: "text" },
              { head: m.analytics_funnel_count(), kind: "number" },
            ],
            rows: lost.map(({ kind, reason, count }) => [KINDS[kind]?.() ?? kind, reasonLabels(reason), count]),
          }}
        />
      )}
    </Panel>
  );
}

function reasonLabels(reason: string | null): string {
  if (reason === null) return m.analytics_reason_none();
  return (REASONS[reason] ?? m.analytics_reason_other)();
}
