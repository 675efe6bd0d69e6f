import { createFileRoute } from "@tanstack/react-router";
import { m } from "#i18n/paraglide/messages.js";
import { ImportScreen } from "#src/features/import/import-screen.tsx";
import { pageHead } from "#src/lib/page-head.ts";

export const Route = createFileRoute("/supplier-dashboard/import")({
  head: ({ match }) =>
    pageHead(match.context.site, {
      title: m.import_page_title(),
      description: m.import_page_description(),
      path: "/supplier-dashboard/import",
      hidden: true,
    }),
  component: () => <ImportScreen />,
});
