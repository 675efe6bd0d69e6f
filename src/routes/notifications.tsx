import { createFileRoute } from "@tanstack/react-router";
import { m } from "#i18n/paraglide/messages.js";
import { readNoticeSearch } from "#src/features/notices/notice-search.ts";
import { NoticesScreen } from "#src/features/notices/notices-screen.tsx";
import { WaitsPanel } from "#src/features/waits/waits-panel.tsx";
import { pageHead } from "#src/lib/page-head.ts";
import { requireSession } from "#src/lib/session/route-guards.ts";

export const Route = createFileRoute("/notifications")({
  ssr: false,
  beforeLoad: requireSession,
  validateSearch: readNoticeSearch,
  head: ({ match }) =>
    pageHead(match.context.site, {
      title: m.notices_title(),
      description: m.notices_intro(),
      path: "/notifications",
      hidden: true,
    }),
  component: () => <NoticesScreen search={Route.useSearch()} waiting={<WaitsPanel />} />,
});
