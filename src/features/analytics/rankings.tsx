import { m } from "#i18n/paraglide/messages.js";
import { Panel } from "#src/ui/panel.tsx";
import { localName } from "#src/vocabulary/local-name.ts";
import { searchText } from "#src/vocabulary/search-words.ts";
import type { Report } from "./report.ts";
import { SheetTable } from "./sheet-table.tsx";

/** The products that were looked at most, with what came of it. */
export function TopProducts({ report: { topProducts } }: { report: Report }) {
  return (
    <Panel title={m.analytics_products()}>
      {topProducts.length === 0 ? (
        <p className="text-sand-700">{m.analytics_products_empty()}</p>
      ) : (
        <SheetTable
          caption={m.analytics_products()}
          sheet={{
            name: "mawrid-products",
            columns: [
              { head: m.analytics_products_name(), kind: "text" },
              { head: m.analytics_views(), kind: "number" },
              { head: m.analytics_rfqs(), kind: "number" },
              { head: m.analytics_orders(), kind: "number" },
            ],
            rows: topProducts.map(({ names, slug, views, rfqs, orders }) => [
              localName(names) || slug,
              views,
              rfqs,
              orders,
            ]),
          }}
        />
      )}
    </Panel>
  );
}

/** What several people had searched for right before they looked. */
export function SearchTerms({ report: { terms } }: { report: Report }) {
  return (
    <Panel title={m.analytics_terms()} intro={m.analytics_terms_intro()}>
      {terms.length === 0 ? (
        <p className="text-sand-700">{m.analytics_terms_empty()}</p>
      ) : (
        <SheetTable
          caption={m.analytics_terms()}
          sheet={{
            name: "mawrid-searches",
            columns: [
              { head: m.analytics_terms_term(), kind: "text" },
              { head: m.analytics_terms_arrivals(), kind: "number" },
            ],
            rows: terms.map((term) => [searchText(term), term.arrivals]),
          }}
        />
      )}
    </Panel>
  );
}
