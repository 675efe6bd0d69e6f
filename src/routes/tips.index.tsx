import { createFileRoute } from "@tanstack/react-router";
import { m } from "#i18n/paraglide/messages.js";
import { orLater } from "#src/features/content/or-later.ts";
import { TipsPage } from "#src/features/content/tips/tips-page.tsx";
import { readTipsSearch, tipsInput } from "#src/features/content/tips/tips-search.ts";
import { pageHead } from "#src/lib/page-head.ts";

export const Route = createFileRoute("/tips/")({
  validateSearch: readTipsSearch,
  loaderDeps: ({ search }) => search,
  // While the reader types, the page stays and fetches by itself; only an arrival waits for its tips.
  loader: ({ context, deps, cause }) =>
    cause === "stay" ? undefined : orLater(context.loaderApi.content.tips.ensureData(tipsInput(deps))),
  head: ({ match }) =>
    pageHead(match.context.site, {
      title: m.content_tips_title(),
      description: m.content_tips_meta(),
      path: "/tips",
    }),
  component: () => <TipsPage search={Route.useSearch()} />,
});
