import { createFileRoute } from "@tanstack/react-router";
import { m } from "#i18n/paraglide/messages.js";
import { AdminPage } from "#src/features/admin/admin-page.tsx";
import { tipCategoryLook } from "#src/features/content/tips/tip-category-looks.ts";
import { NewTipScreen } from "#src/features/editor/new-tip-screen.tsx";
import { pageHead } from "#src/lib/page-head.ts";
import { previewTip } from "./-content-previews.tsx";

export const Route = createFileRoute("/admin/content/tips/new")({
  validateSearch: (raw: { from?: unknown }): { from?: string | undefined } => ({
    from: typeof raw.from === "string" && raw.from.length <= 60 ? raw.from : undefined,
  }),
  head: ({ match }) =>
    pageHead(match.context.site, {
      title: m.editor_tip_new(),
      description: m.editor_tips_intro(),
      path: "/admin/content/tips/new",
      hidden: true,
    }),
  component: NewTipRoute,
});

function NewTipRoute() {
  return (
    <AdminPage title={m.editor_tip_new()} back={{ label: m.editor_tips(), to: "/admin/content/tips" }}>
      <NewTipScreen
        from={Route.useSearch().from}
        categoryName={(category) => tipCategoryLook(category).label()}
        renderPreview={previewTip}
      />
    </AdminPage>
  );
}
