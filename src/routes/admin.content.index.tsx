import { createFileRoute } from "@tanstack/react-router";
import { m } from "#i18n/paraglide/messages.js";
import { AdminPage } from "#src/features/admin/admin-page.tsx";
import { ContentHome } from "#src/features/editor/content-home.tsx";
import { pageHead } from "#src/lib/page-head.ts";

export const Route = createFileRoute("/admin/content/")({
  head: ({ match }) =>
    pageHead(match.context.site, {
      title: m.editor_title(),
      description: m.editor_intro(),
      path: "/admin/content",
      hidden: true,
    }),
  component: () => (
    <AdminPage title={m.editor_title()}>
      <ContentHome />
    </AdminPage>
  ),
});
