import { keepPreviousData } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { m } from "#i18n/paraglide/messages.js";
import { api } from "#src/lib/calls/trpc.ts";
import { TEXT_LINK } from "#src/ui/text/text-link.ts";
import { counted } from "#src/vocabulary/counted.ts";
import { AdminPage } from "./admin-page.tsx";
import { allPages } from "./all-pages.ts";
import { AuditFilter } from "./audit-filter.tsx";
import { ENTITY_CHOICES } from "./audit-labels.ts";
import { AuditLine } from "./audit-line.tsx";
import type { AuditSearch } from "./audit-search.ts";
import { ExportButton } from "./export-button.tsx";
import { ListStates } from "./list-states.tsx";
import { PagesOf } from "./pages-of.tsx";
import { readChoice } from "./read-search.ts";

/** What the platform did, newest first, with the state before and after. */
export function AuditScreen({ search }: { search: AuditSearch }) {
  const { page: _, ...asked } = search;
  const list = api.admin.audit.useQuery(auditInput(search), { placeholderData: keepPreviousData });
  const isFiltered = Object.values(asked).some(Boolean);
  const clear = isFiltered && (
    <Link to="/admin/audit" className={TEXT_LINK}>
      {m.admin_audit_clear()}
    </Link>
  );
  return (
    <AdminPage title={m.admin_audit()}>
      <p className="text-sand-700">{m.admin_audit_intro()}</p>
      <AuditFilter key={JSON.stringify(asked)} search={search} />
      <ListStates
        query={list}
        isEmpty={({ items }) => items.length === 0}
        hint={isFiltered ? undefined : m.admin_audit_empty()}
        clear={clear}
      >
        {(data) => (
          <section aria-label={m.admin_audit()} className="grid min-w-0 gap-4">
            <div className="flex flex-wrap items-center justify-between gap-3">
              <h2 aria-live="polite" className="text-gulf-900 text-lg">
                {m.admin_audit_count(counted(data.total))}
              </h2>
              <div className="flex flex-wrap items-center gap-4">
                {clear}
                <ExportAudit search={search} />
              </div>
            </div>
            <ol className="grid gap-3">
              {data.items.map((line) => (
                <AuditLine key={line.id} line={line} />
              ))}
            </ol>
            <PagesOf list={data} search={search} />
          </section>
        )}
      </ListStates>
    </AdminPage>
  );
}

function ExportAudit({ search }: { search: AuditSearch }) {
  const { client } = api.useUtils();
  async function write() {
    const { auditCsv } = await import("./audit-csv.ts");
    return auditCsv(await allPages((page) => client.admin.audit.query(auditInput({ ...search, page }))));
  }
  return <ExportButton subject="mawrid-audit" write={write} />;
}

/** The call that a search of the audit log makes. */
export function auditInput({ entity, page = 1, ...asked }: AuditSearch) {
  return { ...asked, entity: readChoice(entity, ENTITY_CHOICES), page };
}
