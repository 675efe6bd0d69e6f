import { createFileRoute } from "@tanstack/react-router";
import { m } from "#i18n/paraglide/messages.js";
import { AuditScreen } from "#src/features/admin/audit-screen.tsx";
import { readAuditSearch } from "#src/features/admin/audit-search.ts";
import { pageHead } from "#src/lib/page-head.ts";

export const Route = createFileRoute("/admin/audit")({
  validateSearch: readAuditSearch,
  head: ({ match }) =>
    pageHead(match.context.site, {
      title: m.admin_audit(),
      description: m.admin_audit_intro(),
      path: "/admin/audit",
      hidden: true,
    }),
  component: () => <AuditScreen search={readAuditSearch({ ...Route.useSearch() })} />,
});
