import { createFileRoute } from "@tanstack/react-router";
import { m } from "#i18n/paraglide/messages.js";
import { WaitsScreen } from "#src/features/waits/waits-screen.tsx";
import { pageHead } from "#src/lib/page-head.ts";
import { requireSession } from "#src/lib/session/route-guards.ts";

/** Pages as far as the server counts them (domain/kernel/page.ts). */
const LAST_PAGE = 500;

export const Route = createFileRoute("/waiting")({
  ssr: false,
  validateSearch: ({ page }: Record<string, unknown>): { page?: number } => {
    const wanted = Math.min(LAST_PAGE, Math.trunc(Number(page)) || 1);
    return wanted > 1 ? { page: wanted } : {};
  },
  beforeLoad: requireSession,
  head: ({ match }) =>
    pageHead(match.context.site, {
      title: m.waits_title(),
      description: m.waits_description(),
      path: "/waiting",
      hidden: true,
    }),
  component: () => <WaitsScreen page={Route.useSearch().page ?? 1} />,
});
