import { createFileRoute } from "@tanstack/react-router";
import { m } from "#i18n/paraglide/messages.js";
import { AdminPage } from "#src/features/admin/admin-page.tsx";
import { tipCategoryLook } from "#src/features/content/tips/tip-category-looks.ts";
import { TipScreen } from "#src/features/editor/tip-screen.tsx";
import { orNotFound } from "#src/lib/calls/or-not-found.ts";
import { pageHead } from "#src/lib/page-head.ts";
import { previewTip } from "./-content-previews.tsx";

export const Route = createFileRoute("/admin/content/tips/$id")({
  // An edit rests on what is there now.
  loader: ({ context, params }) =>
    context.isOpen && orNotFound(context.loaderApi.editor.tip.fetch({ id: params.id }, { staleTime: 0 })),
  head: ({ match, params }) =>
    pageHead(match.context.site, {
      title: m.editor_tip_edit(),
      description: m.editor_tips_intro(),
      path: `/admin/content/tips/${params.id}`,
      hidden: true,
    }),
  component: TipRoute,
});

function TipRoute() {
  return (
    <AdminPage title={m.editor_tip_edit()} back={{ label: m.editor_tips(), to: "/admin/content/tips" }}>
      <TipScreen
        id={Route.useParams().id}
        categoryName={(category) => tipCategoryLook(category).label()}
        renderPreview={previewTip}
      />
    </AdminPage>
  );
}
